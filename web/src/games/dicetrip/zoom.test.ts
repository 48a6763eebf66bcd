import { expect, it } from "vitest";
import { Zoom } from "./zoom.svelte";

const SHEET = { width: 400, height: 300 };
const event = (id: number, x: number, y: number) => ({
  pointerId: id,
  pointerType: "touch",
  button: 0,
  clientX: x,
  clientY: y,
  currentTarget: { getBoundingClientRect: () => SHEET },
});

it("the whole sheet at first, and never beyond its edges", () => {
  const zoom = new Zoom();
  expect(zoom.box(1000, 800)).toBe("0 0 1000 800");
  zoom.to(2, 0, 1);
  expect(zoom.box(1000, 800)).toBe("0 400 500 400");
  zoom.to(0.5);
  expect(zoom.box(1000, 800)).toBe("0 0 1000 800");
});

it("two fingers that move apart look closer", () => {
  const zoom = new Zoom();
  zoom.down(event(1, 100, 100));
  zoom.down(event(2, 200, 100));
  zoom.move(event(2, 300, 100));
  expect(zoom.k).toBe(2);
  zoom.up(event(2, 300, 100));
  zoom.up(event(1, 100, 100));
  expect(zoom.swallows()).toBe(true);
});

it("one finger shifts what is seen; a finger that hardly moves has tapped", () => {
  const zoom = new Zoom();
  zoom.to(2);
  zoom.down(event(1, 200, 150));
  zoom.move(event(1, 203, 150));
  expect([zoom.x, zoom.swallows()]).toEqual([0.5, false]);
  zoom.move(event(1, 120, 150));
  expect(zoom.x).toBeCloseTo(0.6);
  expect(zoom.swallows()).toBe(true);
  zoom.up(event(1, 120, 150));
  zoom.down(event(1, 120, 150));
  expect(zoom.swallows()).toBe(false);
});
