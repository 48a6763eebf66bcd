import { beforeEach, expect, it } from "vitest";
import { changes, Dragging, pulledTo, TRAVEL, WAITS, type Pulled } from "./drag";

let touched: number[];
let pulled: (Pulled | null)[];
let dragging: Dragging;
const captured: number[] = [];
const target = { setPointerCapture: (id: number) => captured.push(id) };

function at(clientY: number, pointerId = 1, button = 0) {
  return { clientY, pointerId, button, currentTarget: target };
}

beforeEach(() => {
  touched = [];
  pulled = [];
  captured.length = 0;
  dragging = new Dragging({
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
  dragging.down(at(300), 5, 0.5);
  dragging.move(at(290));
  dragging.move(at(280));
  expect(pulled.at(-1)).toEqual({ number: 5, by: 40 });
  dragging.up(at(280));
  expect(pulled.at(-1)).toBeNull();
  expect(touched).toEqual([5]);
  expect(captured).toEqual([1]);
  expect(dragging.swallows()).toBe(true);
  expect(dragging.swallows()).toBe(false);
  dragging.down(at(280), 5, 0.5);
  dragging.move(at(300));
  dragging.up(at(300));
  expect(touched).toEqual([]);
});

it("a tap with a trembling finger stays a tap", () => {
  dragging.down(at(300), 5, 1);
  dragging.move(at(297));
  dragging.up(at(297));
  expect(pulled).toEqual([]);
  expect(captured).toEqual([]);
  expect(dragging.swallows()).toBe(false);
});

it("a second finger, another button, a cancelled drag and a block that may not move change nothing", () => {
  dragging.down(at(300), 12, 1);
  dragging.move(at(200));
  dragging.down(at(300, 1, 2), 5, 1);
  dragging.move(at(200));
  expect(pulled).toEqual([]);
  dragging.down(at(300, 1), 5, 1);
  dragging.down(at(300, 2), 6, 1);
  dragging.move(at(200, 2));
  expect(pulled).toEqual([]);
  dragging.move(at(200, 1));
  dragging.cancel(at(200, 1));
  expect(pulled.at(-1)).toBeNull();
  expect(touched).toEqual([]);
});
