import { beforeEach, expect, it } from "vitest";
import type { Carrying } from "../../moving/carry";
import { changes, dragging, pulledTo, TRAVEL, WAITS, type Grip, type Pulled } from "./drag";

let touched: number[];
let pulled: (Pulled | null)[];
let blocks: Carrying<Grip>;

/** A pointer takes a block, goes up or down from there, and lets go. */
function drag(number: number, unit: number, ...ways: number[]): void {
  const at = (clientY: number) => ({ clientX: 0, clientY, pointerId: 1, button: 0 });
  const happens = (name: string, y: number) => dispatchEvent(Object.assign(new Event(name), at(y)));
  document.elementFromPoint = () => null;
  blocks.down(at(300), { number, unit });
  for (const way of ways) happens("pointermove", 300 - way);
  happens("pointerup", 300 - (ways.at(-1) ?? 0));
}

beforeEach(() => {
  touched = [];
  pulled = [];
  blocks = dragging({
    can: (number) => number !== 12,
    touched: (number) => touched.includes(number),
    pull: (now) => pulled.push(now),
    touch: (number) =>
      (touched = touched.includes(number) ? touched.filter((n) => n !== number) : [...touched, number]),
  });
});

it("a block stays in its slot, however far the pointer goes", () => {
  expect(pulledTo(500, false)).toBe(TRAVEL);
  expect(pulledTo(-500, true)).toBe(0);
  expect(pulledTo(0, true)).toBe(WAITS * TRAVEL);
});

it("in touches a block, back lets it go, and a little of either does nothing", () => {
  expect(changes(40, false)).toBe(true);
  expect(changes(6, false)).toBe(false);
  expect(changes(0, true)).toBe(true);
  expect(changes(60, true)).toBe(false);
});

it("a drag inward touches the block and swallows the click after it; a drag back lets go", () => {
  drag(5, 0.5, 10, 20);
  expect(pulled).toEqual([{ number: 5, by: 20 }, { number: 5, by: 40 }, null]);
  expect(touched).toEqual([5]);
  expect(blocks.swallows()).toBe(true);
  expect(blocks.swallows()).toBe(false);
  drag(5, 0.5, -20);
  expect(touched).toEqual([]);
});

it("a tap with a trembling finger stays a tap", () => {
  drag(5, 1, 3);
  expect([pulled, touched]).toEqual([[], []]);
  expect(blocks.swallows()).toBe(false);
});

it("a block that may not move stays, and is tapped", () => {
  drag(12, 1, 100);
  expect([pulled, touched]).toEqual([[], []]);
  expect(blocks.swallows()).toBe(false);
});
