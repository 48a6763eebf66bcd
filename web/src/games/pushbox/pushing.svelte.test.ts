import { beforeEach, describe, expect, it } from "vitest";
import { choice as offered } from "../../examples";
import { speech } from "../../words/language.svelte";
import { Given } from "../examples.svelte";
import { NUMBERS } from "./calc";
import { boxOf, crossings, floorOf } from "./measures";
import { Pushing } from "./pushing.svelte";
import type { About, Tray } from "./shown";
import { learning, ways } from "./ways.svelte";

const choice = offered<About>;
const CHOICES = [
  choice("5+4", { kind: "play", numbers: [5, 4], free: true }),
  choice("6+3", { kind: "play", numbers: [6, 3], free: false }),
  choice("single 9", { kind: "single", numbers: [9] }),
  choice("pass", { kind: "pass" }),
];
const TRAY: Tray = {
  dice: [4, 5],
  left: 1,
  mode: "two",
  needed: [9],
  opening: false,
  turn: 0,
  sides: [
    { seat: 0, side: 0, level: 2, numbers: [2, 3, 4, 5, 6, 8, 9, 10, 11] },
    { seat: 1, side: 2, level: 1, numbers: [...NUMBERS] },
  ],
};

let table: Given<Tray, About>;
let pushing: Pushing;

beforeEach(async () => {
  await speech.choose("en");
  await speech.learn("pushbox");
  Object.assign(ways, { hints: false, practice: false });
  learning.pushed = 0;
  table = new Given(TRAY);
  table.stands({ choices: CHOICES, puzzle: true });
  pushing = new Pushing(() => table);
});

const touch = (...numbers: number[]) => numbers.forEach((number) => pushing.touch(number));
const offers = () => pushing.actions.map(({ label, main }) => [label.replaceAll("\u00a0", " "), Boolean(main)]);

describe("touching blocks", () => {
  it("those that make a choice are pushed by one button", () => {
    touch(5);
    expect(pushing.building).toBe("5  …");
    touch(4);
    expect(pushing.picked).toEqual([5, 4]);
    const main = pushing.actions.find((action) => action.main)!;
    main.do();
    expect(table.play).toHaveBeenCalledWith("5+4");
    expect(learning.pushed).toBe(1);
    const [own, across] = table.foresee.mock.lastCall![0](TRAY).sides;
    expect([own!.numbers, across!.numbers]).toEqual([[2, 3, 6, 8, 9, 10, 11], NUMBERS]);
  });

  it("a block that is touched again is let go, and a new situation lets go of all", () => {
    touch(5, 4, 5);
    expect(pushing.picked).toEqual([4]);
    pushing.letGo();
    expect([pushing.picked, pushing.building]).toEqual([[], ""]);
  });

  it("what leads nowhere makes light up what does, and is asked about only after that", () => {
    expect(pushing.glowing).toBeNull();
    touch(5, 6);
    expect(pushing.picked).toEqual([5]);
    expect(table.why).not.toHaveBeenCalled();
    expect(pushing.how).toContain("5 and 6");
    expect([...pushing.lit]).toEqual([4]);
    touch(6);
    expect(pushing.picked).toEqual([5]);
    expect(table.why).toHaveBeenLastCalledWith("any 5 6");
    pushing.letGo();
    expect([pushing.glowing, pushing.how.includes("6")]).toEqual([null, false]);
  });

  it("all that stand there are to be touched until some light up; none while somebody else is up", () => {
    expect([...pushing.lit]).toEqual(TRAY.sides[0]!.numbers);
    touch(5);
    expect(pushing.lit.includes(5)).toBe(false);
    table.ready = false;
    expect(pushing.lit.length).toBe(0);
  });

  it("a block that is in, and any block while somebody else is up, is asked about", () => {
    touch(12);
    expect(table.why).toHaveBeenLastCalledWith("any 12");
    table.ready = false;
    touch(5);
    expect(table.why).toHaveBeenLastCalledWith("any 5");
    expect(pushing.picked).toEqual([]);
  });

  it("blocks light up only for who wants it, or where there is nothing to find", () => {
    expect(pushing.glowing).toBeNull();
    ways.hints = true;
    touch(5);
    expect([...pushing.glowing!].sort()).toEqual([4, 5]);
    ways.hints = false;
    table.stands({ choices: CHOICES });
    expect(pushing.glowing?.has(4)).toBe(true);
    table.ready = false;
    expect(pushing.glowing).toBeNull();
  });

  it("what pushes nothing is offered beside, and is the main thing where it is all there is", () => {
    expect(offers().map(([, main]) => main)).toEqual([false]);
    table.stands({ choices: [CHOICES[3]!] });
    expect(offers().map(([, main]) => main)).toEqual([true]);
    pushing.actions[0]!.do();
    expect(table.play).toHaveBeenCalledWith("pass");
  });
});

describe("practice", () => {
  beforeEach(() => (ways.practice = true));

  it("any three blocks can be tried, with signs and brackets of one's own", () => {
    touch(5, 6, 2);
    pushing.signs = ["-", "*"];
    pushing.brackets = "first";
    expect(offers()[0]).toEqual([expect.stringContaining("(5 − 6) × 2"), true]);
    pushing.actions[0]!.do();
    expect(table.play).toHaveBeenCalledWith("(5-6)*2");
    touch(3);
    expect(table.why).toHaveBeenLastCalledWith("any 5 6 2 3");
    touch(6);
    expect([pushing.picked, pushing.signs]).toEqual([[5, 2], ["-"]]);
  });

  it("after a double one need not give signs", () => {
    touch(5, 4);
    pushing.actions[1]!.do();
    expect(table.play).toHaveBeenCalledWith("any 5 4");
  });
});

describe("how it is done is told", () => {
  it("until it has been done a few times", () => {
    expect(pushing.how).not.toBe("");
    learning.pushed = 5;
    expect(pushing.how).toBe("");
  });

  it("step by step, and no more once there is something to push", () => {
    touch(5);
    expect(pushing.how).toContain("5");
    touch(4);
    expect(pushing.how).toBe("");
  });
});

describe("keys", () => {
  const gone: number[] = [];
  const press = (...keys: string[]) => keys.map((key) => pushing.pressed(key, (to) => gone.push(NUMBERS[to]!)));
  beforeEach(() => void (gone.length = 0));

  it("arrows go around along the blocks", () => {
    expect(press("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowDown")).not.toContain(false);
    expect(gone).toEqual([3, 4, 3, 2, 12]);
  });

  it("a number is a block, also one of two digits", () => {
    press("5", "1", "2", "1", "7", "1", "ArrowLeft", "2");
    expect(gone).toEqual([5, 12, 11, 2]);
  });

  it("Escape lets go, and is left to others if there is nothing to let go of", () => {
    expect(press("Escape", "a")).toEqual([false, false]);
    touch(5);
    expect(press("Escape")).toEqual([true]);
    expect(pushing.picked).toEqual([]);
  });
});

describe("the drawing", () => {
  it("has room for the sides that are played", () => {
    const [near, far] = TRAY.sides;
    expect(boxOf([near, undefined, far, undefined])).toEqual({ left: 66, top: 0, width: 868, height: 1000 });
    expect(boxOf([near, near, far, far])).toEqual({ left: 0, top: 0, width: 1000, height: 1000 });
    expect(boxOf([near])).toEqual({ left: 66, top: 66, width: 868, height: 934 });
  });

  it("needs no room below for blocks that lie below the tray", () => {
    const [near, far] = TRAY.sides;
    expect(boxOf([near, undefined, far], true)).toEqual({ left: 72, top: 0, width: 856, height: 928 });
    expect(boxOf([near, near, far, far], true)).toEqual({ left: 0, top: 0, width: 1000, height: 928 });
  });

  it("shows which blocks went from one side to another", () => {
    const [near, far] = TRAY.sides.map((side) => ({ ...side, numbers: [] as number[] }));
    const has = (side: typeof near, ...numbers: number[]) => ({ ...side!, numbers });
    const all = crossings([has(near, 2, 3, 4), undefined, has(far, 9)], [has(near, 2), undefined, has(far, 3, 4)]);
    expect(all).toEqual([
      { number: 3, from: 0, to: 2 },
      { number: 4, from: 0, to: 2 },
    ]);
    expect(crossings([], [near, undefined, far])).toEqual([]);
  });

  it("has its floor in the middle", () => {
    expect(floorOf({ left: 0, top: 0, width: 1000, height: 1000 })).toBe("22.00% 21.00% 24.00% 21.00%");
  });
});
