import { beforeEach, expect, it } from "vitest";
import { settings } from "../../settings.svelte";
import { Zoom } from "./zoom.svelte";

beforeEach(() => void (settings.pace = "none"));

const SHEET = { left: 0, top: 0, width: 400, height: 300 };
const event = (id: number, x: number, y: number) => ({
  pointerId: id,
  pointerType: "touch",
  button: 0,
  clientX: x,
  clientY: y,
  timeStamp: 0,
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

it("a room that is higher than the sheet shows paper around it, and more of the map when looked at closely", () => {
  const zoom = new Zoom();
  zoom.span = { x: 1, y: 2 };
  expect(zoom.box(1000, 800)).toBe("0 -400 1000 1600");
  zoom.to(2, 0, 0);
  // Nothing beside the sheet is looked at for nothing.
  expect(zoom.box(1000, 800)).toBe("0 0 500 800");
  expect([zoom.shows(0.1, 0.9), zoom.shows(0.9, 0.5)]).toEqual([true, false]);
});

it("two taps look closer there, and two more at the whole map again", () => {
  const zoom = new Zoom();
  const tap = (x: number, y: number, timeStamp: number) => zoom.tapped({ ...event(1, x, y), timeStamp });
  tap(300, 75, 1000);
  tap(100, 200, 1100);
  tap(300, 75, 2000);
  expect(zoom.k).toBe(1);
  tap(302, 75, 2200);
  expect([zoom.k, zoom.x, zoom.y]).toEqual([2, 0.75, 0.25]);
  // A third tap is none of them.
  tap(302, 76, 2300);
  expect(zoom.k).toBe(2);
  tap(302, 76, 2400);
  expect(zoom.k).toBe(1);
});

it("keys look closer and back", () => {
  const zoom = new Zoom();
  expect(["+", "-", "=", "0", "x"].map((key) => [zoom.pressed(key), zoom.k])).toEqual([
    [true, 1.7],
    [true, 1],
    [true, 1.7],
    [true, 1],
    [false, 1],
  ]);
});

it("in a low room the map is so close that it can be read, until somebody wants to see all of it", () => {
  const zoom = new Zoom();
  zoom.use(1.5);
  expect(zoom.k).toBe(1.5);
  zoom.to(3);
  zoom.use(1.4);
  expect(zoom.k).toBe(3);
  zoom.rest();
  expect(zoom.k).toBe(1.4);
  zoom.whole();
  expect(zoom.k).toBe(1);
  zoom.use(1.6);
  expect(zoom.k).toBe(1);
  zoom.rest();
  zoom.use(0.7);
  expect(zoom.k).toBe(1);
});
