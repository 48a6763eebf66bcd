import { beforeEach, describe, expect, it, vi } from "vitest";
import { choice as offered } from "../../examples";
import { speech } from "../../words/language.svelte";
import { THROW } from "../board";
import { Given } from "../examples.svelte";
import { board, table as shown } from "./examples";
import { Placing } from "./placing.svelte";
import type { About, Choice, Shown } from "./shown";

const choice = offered<About>;
const NEWS = { before: null, changed: true, turned: false, fall: 0, falling: false };
const dice = (...faces: number[]) => faces.map((face) => ({ face, die: 1 })).concat(Array(9).fill({ face: 0, die: 0 }));
const squares = (...faces: number[]) => dice(...faces).slice(0, 9);

let table: Given<Shown, About>;
let page: { changing(): void; toSquare(square: number): void; toPlace(place: number): void };
let placing: Placing;

/** How things stand now, and what can be done. */
function stands(change: Partial<Shown>, ...choices: Choice[]): void {
  table.stands({ board: shown(change), choices });
  placing.hear(NEWS);
}

const place = (face: number, square: number, name: string) =>
  choice(`${face} ${name}`, { kind: "place", face, square });
const PLACES = [place(3, 0, "a1"), place(3, 8, "c3"), place(5, 8, "c3"), choice("give 3", { kind: "give", face: 3 })];

beforeEach(async () => {
  await speech.choose("en");
  await speech.learn("addvantage");
  table = new Given(shown());
  page = { changing: vi.fn(), toSquare: vi.fn(), toPlace: vi.fn() };
  placing = new Placing(() => table, page);
});

describe("thrown dice", () => {
  beforeEach(() => stands({ thrown: [3, 5] }, ...PLACES));
  const touch = (index: number) => placing.touchDie(placing.loose[index]!);

  it("fall before the view knows of them, and stay the same dice when it does", () => {
    table.fallen = { number: 7, faces: [2, 2], still: false };
    placing.hear({ ...NEWS, changed: false, fall: 7, falling: true });
    const fallen = placing.loose;
    expect(fallen.map(({ face, fall }) => [face, fall])).toEqual([
      [2, 7],
      [2, 7],
    ]);
    stands({ thrown: [2, 2] });
    expect(placing.loose).toEqual(fallen);
    // One of them was placed: the other is still the same.
    stands({ thrown: [2] });
    expect(placing.loose).toEqual([fallen[0]]);
  });

  it("a die that is touched may go where the choices say, and is laid by a touch there", () => {
    touch(0);
    expect([...placing.aims]).toEqual([0, 8]);
    placing.touchOwn(8);
    expect(table.play).toHaveBeenCalledWith("3 c3");
    touch(0);
    expect(placing.held).toMatchObject({ face: 3 });
  });

  it("the first is in hand by itself, and squares light up for it", () => {
    expect(placing.held).toMatchObject({ kind: "place", face: 3 });
    expect(placing.lit).toBe("squares");
    placing.touchOwn(0);
    expect(table.play).toHaveBeenCalledWith("3 a1");
  });

  it("where there are more than squares one is chosen, and a square may be touched first", () => {
    stands(
      { thrown: [3, 5], boards: [board(0, { squares: squares(0, 2, 2, 2, 2, 2, 2, 2, 2) }), board(1)] },
      ...PLACES,
    );
    expect([placing.held, placing.lit]).toEqual([null, "dice"]);
    placing.touchOwn(0);
    touch(1);
    expect(table.play).not.toHaveBeenCalled();
    expect(placing.held).toMatchObject({ kind: "place", face: 5 });
    touch(1);
    touch(0);
    expect(table.play).toHaveBeenCalledWith("3 a1");
  });

  it("where it may not go is asked about", () => {
    touch(1);
    placing.touchOwn(0);
    expect(table.why).toHaveBeenLastCalledWith("5 a1");
    table.ready = false;
    touch(0);
    expect(table.why).toHaveBeenLastCalledWith("3 a1");
  });

  it("one that may be given away is given", () => {
    touch(1);
    placing.give();
    expect(table.play).not.toHaveBeenCalled();
    touch(0);
    placing.give();
    expect(table.play).toHaveBeenCalledWith("give 3");
  });

  it("the only number left is in hand by itself", () => {
    stands({ thrown: [3, 3] }, ...PLACES);
    expect(placing.held).toMatchObject({ kind: "place", face: 3 });
    table.ready = false;
    expect(placing.held).toBeNull();
  });

  it("what changes lets go of all", () => {
    touch(1);
    placing.hear(NEWS);
    expect(placing.held).toMatchObject({ face: 3 });
  });
});

describe("dice on boards", () => {
  const boards = [board(0, { squares: squares(4, 2) }), board(1, { squares: squares(6, 1) })];
  const buy = choice("buy 2a1 c1", { kind: "buy", owner: 1, source: 0, square: 2, face: 6 });
  const off = choice("off a1", { kind: "off", source: 0 });
  beforeEach(() => stands({ boards }, buy, off));

  it("another's is bought, if it can be", () => {
    placing.touchOther(1, 0);
    expect([placing.lifted(1), placing.lifted(0), [...placing.aims]]).toEqual([0, -1, [2]]);
    expect(placing.how).not.toBe("");
    placing.touchOwn(3);
    expect(table.why).toHaveBeenLastCalledWith("buy 2a1 a2");
    placing.touchOwn(2);
    expect(table.play).toHaveBeenCalledWith("buy 2a1 c1");
  });

  it("another's that can't be is asked about, an empty square is nothing", () => {
    placing.touchOther(1, 1);
    expect(table.why).toHaveBeenLastCalledWith("buy 2b1 c1");
    placing.touchOther(1, 5);
    expect(table.why).toHaveBeenCalledTimes(1);
  });

  it("an own one is taken off by a button, if it can be", () => {
    placing.touchOwn(1);
    expect(table.why).toHaveBeenLastCalledWith("off b1");
    placing.touchOwn(0);
    expect([placing.lifted(0), placing.lifted(1)]).toEqual([0, -1]);
    const [action] = placing.actions;
    expect(action!.main).toBe(true);
    action!.do();
    expect(table.play).toHaveBeenCalledWith("off a1");
    placing.touchOwn(0);
    expect(placing.held).toBeNull();
  });
});

describe("how many dice", () => {
  const count = (number: number) => choice(`throw ${number}`, { kind: "throw", count: number });

  it("two are usual, and saying it throws them", () => {
    stands({}, count(1), count(2), count(3), choice("pass", { kind: "pass" }));
    expect(placing.actions.map((action) => Boolean(action.main))).toEqual([false, true, false, false]);
    expect(placing.waiting).toBe(2);
    placing.actions[1]!.do();
    expect(table.play).toHaveBeenCalledWith("throw 2", THROW);
    placing.actions[3]!.do();
    expect(table.play).toHaveBeenLastCalledWith("pass");
  });

  it("nothing to do while somebody else is up", () => {
    stands({}, count(2));
    table.ready = false;
    expect([placing.actions, placing.how]).toEqual([[], ""]);
  });
});

describe("arranging tiles", () => {
  const hand = [9, 9, 10, 11, 12, 12];
  const arranged = choice("abc def", { kind: "arrange", letters: "abcdef" });
  beforeEach(() => {
    stands({ stage: "arrange", boards: [board(0, { hand, arranged: false }), board(1)] }, arranged);
    placing.arranging.begin("abcdef");
  });

  it("they lie as it is suggested, and one button says that it is good so", () => {
    expect([placing.arranges, placing.tiles]).toEqual([true, hand]);
    expect(placing.actions.map((action) => action.main)).toEqual([true]);
    placing.actions[0]!.do();
    expect(table.play).toHaveBeenCalledWith("abc def");
  });

  it("two that are touched are swapped", () => {
    placing.arranging.touch(0);
    expect([placing.arranging.picked, page.changing]).toEqual([0, expect.anything()]);
    const before = placing.how;
    placing.arranging.touch(3);
    expect(page.changing).toHaveBeenCalledTimes(1);
    expect([placing.arranging.laid, placing.arranging.picked]).toEqual([[3, 1, 2, 0, 4, 5], -1]);
    expect(placing.how).not.toBe(before);
    placing.arranging.touch(4);
    placing.arranging.touch(4);
    expect(placing.arranging.laid).toEqual([3, 1, 2, 0, 4, 5]);
  });

  it("is over once one is ready", () => {
    stands({ stage: "arrange", boards: [board(0, { hand, arranged: true }), board(1)] });
    expect([placing.arranges, placing.tiles]).toEqual([false, []]);
  });

  it("a number leads to where that tile lies, arrows go around", () => {
    placing.arranging.begin("fabcde");
    placing.pressed("3");
    expect(page.toPlace).toHaveBeenLastCalledWith(3);
    placing.pressed("ArrowUp");
    expect(page.toPlace).toHaveBeenLastCalledWith(4);
    placing.arranging.touch(4);
    expect(placing.pressed("Escape")).toBe(true);
    expect(placing.arranging.picked).toBe(-1);
  });
});

describe("keys", () => {
  beforeEach(() => stands({ thrown: [3, 5] }, ...PLACES));

  it("arrows go around the squares", () => {
    for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowUp"]) placing.pressed(key);
    expect(vi.mocked(page.toSquare).mock.calls.flat()).toEqual([1, 4, 3, 5, 2, 8]);
  });

  it("a number takes that die in hand and leads to where it may go", () => {
    placing.pressed("5");
    expect(placing.held).toMatchObject({ face: 5 });
    expect(page.toSquare).toHaveBeenLastCalledWith(8);
    // It stays in hand, and goes where the keys are if it may.
    placing.pressed("5");
    placing.pressed("3");
    expect(placing.held).toMatchObject({ face: 3 });
    expect(page.toSquare).toHaveBeenLastCalledWith(8);
    placing.pressed("6");
    expect(placing.held).toMatchObject({ face: 3 });
  });

  it("Escape lets go, and is left to others if there is nothing to let go of", () => {
    expect(["Escape", "a"].map((key) => placing.pressed(key))).toEqual([false, false]);
    placing.pressed("5");
    expect(placing.pressed("Escape")).toBe(true);
    expect(placing.held).toMatchObject({ face: 3 });
    table.looked = 1;
    expect(placing.pressed("Escape")).toBe(true);
    expect(table.looked).toBe(-1);
  });
});

describe("carrying", () => {
  const at = (clientX: number, how: object = {}) => ({ clientX, clientY: 0, pointerId: 1, button: 0, ...how });
  function carry<T>(carrying: { down(event: ReturnType<typeof at>, what: T): void }, what: T, on: string): void {
    document.body.innerHTML = `<i data-drop="${on}"></i>`;
    document.elementFromPoint = () => document.querySelector("i");
    carrying.down(at(0), what);
    dispatchEvent(Object.assign(new Event("pointermove"), at(50)));
    expect(placing.carried).not.toBeNull();
    dispatchEvent(Object.assign(new Event("pointerup"), at(50)));
    expect(placing.carried).toBeNull();
  }

  it("a die is laid, or given away, where it is let go", () => {
    stands({ thrown: [3, 5] }, ...PLACES);
    carry(placing.dice, placing.loose[0]!, "square-8");
    expect(table.play).toHaveBeenLastCalledWith("3 c3");
    carry(placing.dice, placing.loose[0]!, "give");
    expect(table.play).toHaveBeenLastCalledWith("give 3");
  });

  it("a tile comes to lie where it is let go", () => {
    const arrange = choice("abc def", { kind: "arrange", letters: "abcdef" });
    stands(
      { stage: "arrange", boards: [board(0, { hand: [7, 8, 9, 10, 11, 12], arranged: false }), board(1)] },
      arrange,
    );
    placing.arranging.begin("abcdef");
    carry(placing.laying, 2, "place-5");
    expect(placing.arranging.laid).toEqual([0, 1, 5, 3, 4, 2]);
    carry(placing.laying, 0, "nowhere");
    expect(placing.arranging.laid).toEqual([0, 1, 5, 3, 4, 2]);
  });
});
