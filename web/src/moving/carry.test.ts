import { beforeEach, expect, it, vi } from "vitest";
import { Carrying, type Carried } from "./carry";

let carried: (Carried<string> | null)[];
let dropped: [string, string | null][];
let allowed: boolean;
let carrying: Carrying<string>;

function at(clientX: number, clientY: number, pointerId = 1, button = 0) {
  return { clientX, clientY, pointerId, button };
}

/** Something the pointer does anywhere on the page. */
function happens(name: string, ...where: [number, number, number?]): void {
  dispatchEvent(Object.assign(new Event(name), at(...where)));
}

beforeEach(() => {
  carried = [];
  dropped = [];
  allowed = true;
  document.body.innerHTML = '<div data-drop="square-4"><span></span></div>';
  document.elementFromPoint = vi.fn((x: number) => (x > 50 ? document.querySelector("span") : document.body));
  carrying = new Carrying<string>({
    take: () => allowed,
    carry: (now) => carried.push(now),
    drop: (what, on) => dropped.push([what, on]),
  });
});

it("a tap carries nothing, and its click counts", () => {
  carrying.down(at(10, 10), "die");
  happens("pointermove", 13, 12);
  happens("pointerup", 13, 12);
  expect([carried, dropped]).toEqual([[], []]);
  expect(carrying.swallows()).toBe(false);
});

it("a die is carried and dropped on what lies under the pointer", () => {
  carrying.down(at(10, 10), "die");
  happens("pointermove", 40, 40);
  happens("pointermove", 90, 40);
  happens("pointerup", 90, 40);
  const from = { x: 10, y: 10 };
  expect(carried).toEqual([
    { what: "die", x: 40, y: 40, from, touch: false },
    { what: "die", x: 90, y: 40, from, touch: false },
    null,
  ]);
  expect(dropped).toEqual([["die", "square-4"]]);
  expect([carrying.swallows(), carrying.swallows()]).toEqual([true, false]);
});

it("let go over nothing it is dropped on nothing", () => {
  carrying.down(at(10, 10), "die");
  happens("pointermove", 10, 40);
  happens("pointerup", 10, 40);
  expect(dropped).toEqual([["die", null]]);
});

it("what may not be carried stays where it is", () => {
  allowed = false;
  carrying.down(at(10, 10), "die");
  happens("pointermove", 90, 40);
  happens("pointerup", 90, 40);
  expect([carried, dropped]).toEqual([[], []]);
});

it("a second finger, another button or a call from the system changes nothing", () => {
  carrying.down(at(10, 10, 1, 2), "die");
  happens("pointermove", 90, 40);
  expect(carried).toEqual([]);
  carrying.down(at(10, 10, 1), "die");
  carrying.down(at(10, 10, 2), "other");
  happens("pointermove", 90, 40, 2);
  expect(carried).toEqual([]);
  happens("pointermove", 90, 40, 1);
  happens("pointercancel", 90, 40, 1);
  expect(carried.at(-1)).toBeNull();
  expect(dropped).toEqual([]);
});

it("what only goes along a slot is tapped by a finger that slips beside it", () => {
  carrying = new Carrying<string>({
    far: (_, y) => Math.abs(y),
    take: () => true,
    carry: (now) => carried.push(now),
    drop: (what, on) => dropped.push([what, on]),
  });
  carrying.down(at(10, 10), "block");
  happens("pointermove", 40, 12);
  happens("pointerup", 40, 12);
  expect([carried, dropped, carrying.swallows()]).toEqual([[], [], false]);
  carrying.down(at(10, 10), "block");
  happens("pointermove", 40, 17);
  happens("pointerup", 40, 17);
  expect(dropped).toEqual([["block", null]]);
});
