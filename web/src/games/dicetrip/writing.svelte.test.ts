import { beforeEach, describe, expect, it, vi } from "vitest";
import { choice as offered } from "../../examples";
import { speech } from "../../words/language.svelte";
import { THROW } from "../board";
import { Given } from "../examples.svelte";
import { table as shown, written } from "./examples";
import type { About, Choice, Colour, Shown } from "./shown";
import { Writing } from "./writing.svelte";

const choice = offered<About>;
const NEWS = { before: null, changed: true, turned: false, fall: 0, falling: false };
const WRITE = [
  written(["red", "yellow"], 0),
  written(["red", "yellow"], 2),
  written(["yellow", "red"], 1),
  written(["green", "blue"], 1),
];
const CROSS = choice("x 3", { kind: "cross", city: 2 });
const DOUBLE = choice("double r-g", { kind: "double", twice: "red", ignored: "green" });
const REROLL = choice("reroll rg", { kind: "reroll", dice: ["red", "green"] });
const KEEP = choice("keep", { kind: "keep" });
const DONE = choice("done", { kind: "done" });

let table: Given<Shown, About>;
let page: { atCity(): boolean; toCity(city: number): void };
let writing: Writing;

/** How things stand now, and what can be done. */
function stands(choices: Choice[], change: Partial<Shown> = {}): void {
  table.stands({ board: shown(change), choices });
  writing.hear(NEWS);
}

beforeEach(async () => {
  await speech.choose("en");
  await speech.learn("dicetrip");
  table = new Given(shown());
  page = { atCity: vi.fn(() => true), toCity: vi.fn() };
  writing = new Writing(() => table, page);
  stands([...WRITE, CROSS, DOUBLE, REROLL, KEEP]);
});

const touch = (...colours: Colour[]) => colours.forEach((colour) => writing.touchDie(colour));
const foreseen = () => table.foresee.mock.lastCall![0](table.view.board).cards[0];
const labels = () => writing.actions.map((action) => Boolean(action.main));

describe("the dice", () => {
  it("lie as they fell, those that are thrown again fall anew", () => {
    expect(writing.dice.map((die) => die.face)).toEqual([3, 4, 5, 6]);
    table.fallen = { number: 7, faces: [1, 0, 2, 0], still: false };
    writing.hear({ ...NEWS, changed: false, fall: 7, falling: true });
    expect(writing.dice.map(({ face, fall }) => [face, fall])).toEqual([
      [1, 7],
      [4, 0],
      [2, 7],
      [6, 0],
    ]);
  });

  it("two make a number, which may be written where the choices say", () => {
    expect(writing.how).not.toBe("");
    touch("red", "yellow");
    expect([[...writing.aims.keys()], writing.barred]).toEqual([[0, 2], false]);
    expect(writing.next).toContain("34");
    writing.swap();
    expect([...writing.aims.keys()]).toEqual([1]);
    expect(writing.next).toContain("43");
    touch("green");
    expect(writing.picked).toEqual(["green"]);
    touch("green");
    expect(writing.picked).toEqual([]);
  });

  it("what can be written nowhere is barred", () => {
    touch("yellow", "blue");
    expect([writing.barred, writing.aims.size]).toEqual([true, 0]);
    expect(writing.next).toContain("46");
    // The page points at what leads on.
    expect(writing.litDice).toEqual(["red", "yellow", "green"]);
  });

  it("the last two are in hand already", () => {
    stands(WRITE.slice(0, 3));
    expect(writing.picked).toEqual(["red", "yellow"]);
    // In an order in which they can be written.
    stands([WRITE[2]!]);
    expect(writing.picked).toEqual(["yellow", "red"]);
    stands(WRITE.slice(0, 3));
    touch("blue", "green");
    expect(table.why).toHaveBeenLastCalledWith("gr 1");
    expect(writing.picked).toEqual(["blue"]);
  });

  it("are asked about while somebody else is up", () => {
    table.stands({ board: shown(), choices: [] });
    touch("yellow");
    expect(table.why).toHaveBeenLastCalledWith("yr 1");
  });
});

describe("cities", () => {
  it("a number is seen there at once", () => {
    touch("red", "yellow");
    writing.touchCity(2);
    expect(table.play).toHaveBeenCalledWith("ry 3");
    expect(foreseen()).toMatchObject({ numbers: [null, null, 41], fresh: [2] });
  });

  it("a finger looks first what would stand there, and the button writes it", () => {
    touch("red", "yellow");
    writing.touchCity(2, true);
    expect([table.play.mock.calls, writing.chosen, labels()]).toEqual([[], 2, [true]]);
    expect([writing.next, writing.how]).toEqual([expect.stringContaining("34"), expect.stringContaining("route")]);
    writing.touchCity(0, true);
    expect(writing.chosen).toBe(0);
    writing.actions[0]!.do();
    expect(table.play).toHaveBeenCalledWith("ry 1");
  });

  it("a second touch writes it too; another number, or Escape, forgets it", () => {
    touch("red", "yellow");
    writing.touchCity(2, true);
    writing.swap();
    expect(writing.chosen).toBe(-1);
    writing.swap();
    writing.touchCity(2, true);
    writing.pressed("Escape");
    expect([writing.chosen, writing.picked.length]).toEqual([-1, 2]);
    writing.touchCity(2, true);
    writing.touchCity(2, true);
    expect(table.play).toHaveBeenCalledWith("ry 3");
  });

  it("where it may not be written is asked about; without dice one is told to begin with those", () => {
    writing.touchCity(1);
    expect(table.why).not.toHaveBeenCalled();
    const told = writing.next;
    expect(told).not.toBe("");
    touch("red", "yellow");
    expect(writing.next).not.toBe(told);
    writing.touchCity(1);
    expect(table.why).toHaveBeenLastCalledWith("ry 2");
  });

  it("are nothing to touch for who watches, or when all is over", () => {
    table.stands({ board: shown(), turn: "over" });
    writing.touchCity(0);
    table.seat = -1;
    table.stands({ board: shown(), choices: WRITE });
    writing.touchCity(0);
    expect([table.why.mock.calls, table.play.mock.calls]).toEqual([[], []]);
  });

  it("the one aimed at is known, and where the keys are", () => {
    writing.aim(2, true, false);
    expect([writing.aimed, writing.at]).toEqual([2, 0]);
    writing.aim(1, true, true);
    writing.aim(2, false, false);
    expect([writing.aimed, writing.at]).toEqual([1, 1]);
    writing.aim(1, false, false);
    expect(writing.aimed).toBe(-1);
  });
});

describe("what is lit", () => {
  it("dice that lead to a number that can be written", () => {
    expect(writing.litDice).toEqual(["red", "yellow", "green"]);
    touch("red");
    expect(writing.litDice).toEqual(["yellow"]);
    touch("yellow");
    expect(writing.litDice).toEqual([]);
  });

  it("dice for a power, as far as it can be used", () => {
    writing.toggle("double");
    expect(writing.litDice).toEqual(["red"]);
    touch("red");
    expect(writing.litDice).toEqual(["green"]);
    touch("green");
    expect(writing.litDice).toEqual([]);
    writing.toggle("reroll");
    expect(writing.litDice).toHaveLength(4);
  });

  it("cities to cross out, at once where no number can be written", () => {
    stands([CROSS]);
    expect([writing.crossing, [...writing.aims.keys()], writing.litDice]).toEqual([true, [2], []]);
    writing.touchCity(2, true);
    writing.actions[0]!.do();
    expect(table.play).toHaveBeenCalledWith("x 3");
  });
});

describe("powers", () => {
  it("crossing out is done in a city", () => {
    writing.toggle("cross");
    expect([writing.crossing, [...writing.aims.keys()]]).toEqual([true, [2]]);
    writing.touchCity(0);
    expect(table.why).toHaveBeenLastCalledWith("x 1");
    writing.touchCity(2);
    expect(table.play).toHaveBeenCalledWith("x 3");
    expect(foreseen()).toMatchObject({ crossed: [2], fresh: [2] });
    // A die means that a number is wanted after all.
    touch("red");
    expect([writing.mode, writing.picked]).toEqual(["write", ["red"]]);
  });

  it("a die counts twice, and another not at all", () => {
    writing.toggle("double");
    touch("red", "green");
    expect([labels(), writing.next]).toEqual([[true], `${writing.actions[0]!.label}.`]);
    writing.actions[0]!.do();
    expect(table.play).toHaveBeenCalledWith("double r-g");
    touch("red");
    touch("red");
    touch("green", "red");
    expect(table.why).toHaveBeenLastCalledWith("double g-r");
    expect(writing.picked).toEqual([]);
  });

  it("dice are thrown again, as many as one likes", () => {
    writing.toggle("reroll");
    expect(labels()).toEqual([false]);
    touch("green", "blue", "red", "blue");
    expect(labels()).toEqual([true]);
    writing.actions[0]!.do();
    expect(table.play).toHaveBeenCalledWith("reroll rg", THROW);
    writing.toggle("reroll");
    expect(writing.mode).toBe("write");
  });

  it("that can't be used are asked about", () => {
    stands(WRITE);
    writing.toggle("cross");
    writing.toggle("double");
    writing.toggle("reroll");
    expect(table.why.mock.calls.flat()).toEqual(["x 1", "double r-y", "reroll r"]);
    expect(writing.mode).toBe("write");
  });

  it("being done is the main thing when it can be said", () => {
    stands([...WRITE, DONE]);
    expect([labels(), writing.next]).toEqual([[true], ""]);
    writing.actions[0]!.do();
    expect(table.play).toHaveBeenCalledWith("done");
    expect(foreseen()).toMatchObject({ done: true });
  });
});

describe("what is in hand", () => {
  it("stays while others do something, and is let go when something else can be done", () => {
    touch("red");
    stands([...WRITE, CROSS, DOUBLE, REROLL, KEEP], { round: 2 });
    expect(writing.picked).toEqual(["red"]);
    stands([...WRITE, KEEP]);
    expect(writing.picked).toEqual([]);
  });

  it("is let go when somebody else looks", () => {
    touch("red");
    writing.overlay.listing = true;
    writing.hear({ ...NEWS, turned: true });
    expect([writing.picked, writing.overlay.open]).toEqual([[], false]);
  });
});

describe("keys", () => {
  const press = (...keys: string[]) => keys.map((key) => writing.pressed(key));

  it("arrows go from city to city, at first to where they were", () => {
    vi.mocked(page.atCity).mockReturnValueOnce(false);
    press("ArrowRight", "ArrowRight", "ArrowDown");
    expect(vi.mocked(page.toCity).mock.calls.flat()).toEqual([0, 1, 2]);
    writing.overlay.listing = true;
    expect(press("ArrowUp")).toEqual([false]);
  });

  it("numbers and letters pick dice, letters are for powers", () => {
    expect(press("1", "Y")).toEqual([true, true]);
    expect(writing.picked).toEqual(["red", "yellow"]);
    expect(press("x", "d", "t", "q")).toEqual([true, true, true, false]);
    expect(writing.mode).toBe("reroll");
    expect(press("Escape", "Escape")).toEqual([true, false]);
    expect(writing.mode).toBe("write");
  });

  it("do nothing to dice that are to be thrown", () => {
    table.stands({ board: shown({ stage: "throw" }), turn: "dice", thrower: 0 });
    expect([press("1"), writing.inviting]).toEqual([[false], true]);
  });
});
