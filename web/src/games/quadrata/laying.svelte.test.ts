import { beforeEach, describe, expect, it, vi } from "vitest";
import { choice as offered } from "../../examples";
import { speech } from "../../words/language.svelte";
import { Given } from "../examples.svelte";
import { table as shown } from "./examples";
import { Laying } from "./laying.svelte";
import { Pointing } from "./pointing.svelte";
import { placeText } from "./shapes";
import type { About, Point, Shown, Source } from "./shown";

const choice = offered<About>;
const STOCK: Source = { from: "stock", number: 2 };
const RESERVE: Source = { from: "reserve", number: 2, seat: 0 };
const pick = (text: string, source: Source) => choice(text, { kind: "pick", source });
const lay = (way: number, x: number, y: number) =>
  choice(`lay ${placeText({ way, x, y })}`, { kind: "lay", way, x, y });
const PICKS = [pick("take 2", STOCK), pick("take 2 reserve", RESERVE)];
const LAYS = [lay(0, 0, 0), lay(0, 2, 3), lay(1, 3, 0), choice("reserve", { kind: "put", to: "reserve" })];

let table: Given<Shown, About>;
let page: { toSquare(): void; along(by: number): void; picking(): void };
let laying: Laying;
let pointing: Pointing;

/** The domino of the stock is in hand. */
function inHand(): void {
  table.stands({ board: shown({ hand: STOCK }), choices: LAYS });
  laying.begin();
  pointing.begin();
}

beforeEach(async () => {
  await speech.choose("en");
  await speech.learn("quadrata");
  table = new Given(shown());
  table.stands({ choices: PICKS });
  page = { toSquare: vi.fn(), along: vi.fn(), picking: vi.fn() };
  laying = new Laying(() => table, page);
  // A cell is ten pixels wide.
  pointing = new Pointing(
    laying,
    (x, y): Point => [x / 10, y / 10],
    () => {},
  );
  laying.remember();
  laying.begin();
});

describe("picking", () => {
  it("takes what may be picked, and puts away what lies over the board", async () => {
    await laying.pick(STOCK);
    expect(table.play).toHaveBeenCalledWith("take 2");
    expect(page.picking).toHaveBeenCalled();
  });

  it("asks about what may not", async () => {
    await laying.pick({ from: "stock", number: 1 });
    expect(table.why).toHaveBeenCalledWith("take 1");
    expect(page.picking).not.toHaveBeenCalled();
    table.ready = false;
    await laying.pick(STOCK);
    expect(table.why).toHaveBeenCalledWith("take 2");
    expect([laying.carries(STOCK), laying.how]).toEqual([false, ""]);
  });

  it("turns what is in hand already", async () => {
    inHand();
    await laying.pick(STOCK);
    expect([laying.holding.way, table.play.mock.calls]).toEqual([1, []]);
    expect([laying.carries(STOCK), laying.carries(RESERVE)]).toEqual([true, false]);
  });

  it("takes another instead, in one command if it is known what could be picked", async () => {
    const back = vi.fn(() => Promise.resolve(true));
    table.back = back;
    inHand();
    await laying.pick(RESERVE);
    expect(back).toHaveBeenLastCalledWith({ type: "play", text: "take 2 reserve" });
    laying.forget();
    await laying.pick(RESERVE);
    expect(back).toHaveBeenLastCalledWith();
    expect(table.why).toHaveBeenCalledWith("take 2 reserve");
  });

  it("does nothing with another while nothing can be taken back", async () => {
    inHand();
    await laying.pick(RESERVE);
    expect([table.play.mock.calls, table.why.mock.calls]).toEqual([[], []]);
  });

  it("what another has in hand is not in one's own", () => {
    table.stands({ board: shown({ hand: STOCK }), acting: [1] });
    expect([laying.hand, laying.held]).toEqual([null, ""]);
  });
});

describe("laying", () => {
  it("where it fits it is laid, and elsewhere asked about", () => {
    inHand();
    laying.lay({ way: 0, x: 2, y: 3 });
    expect(table.play).toHaveBeenCalledWith("lay c4 a");
    laying.lay({ way: 0, x: 1, y: 1 });
    expect(table.why).toHaveBeenLastCalledWith("lay b2 a");
    laying.lay("reserve");
    expect(table.play).toHaveBeenLastCalledWith("reserve");
    laying.lay("stock");
    expect(table.why).toHaveBeenLastCalledWith("back");
    expect([laying.may("reserve"), laying.may("stock")]).toEqual([true, false]);
  });

  it("by a button where it is aimed at, not while the pointer only moves", () => {
    inHand();
    laying.holding.point([3, 3.5], true);
    expect([laying.actions, laying.told]).toEqual([[], ""]);
    laying.holding.point([3, 3.5], false);
    expect(laying.told).toContain("column 3, row 4: it fits");
    laying.actions[0]!.do();
    expect(table.play).toHaveBeenCalledWith("lay c4 a");
  });

  it("one's own board shows where it would lie", () => {
    expect(laying.mine).toMatchObject({ hand: 0, goals: [], ghost: null, reserve: false });
    inHand();
    laying.holding.point([3, 3.5], true);
    expect(laying.mine).toMatchObject({ hand: 2, fits: true, reserve: true, ghost: { number: 2, way: 0, x: 2, y: 3 } });
  });
});

describe("what is suggested", () => {
  const suggest = (text: string, changes: Partial<Shown> = {}, choices = LAYS) => {
    table.stands({ board: shown({ hand: STOCK, suggested: text, ...changes }), choices });
    laying.begin();
  };

  it("lies there at once, and the button lays it", () => {
    suggest("lay d1 b");
    expect(laying.mine).toMatchObject({ ghost: { number: 2, way: 1, x: 3, y: 0 }, fits: true, suggested: null });
    laying.actions[0]!.do();
    expect(table.play).toHaveBeenCalledWith("lay d1 b");
  });

  it("stays in sight while it is held elsewhere, and it goes back there", () => {
    suggest("lay d1 b");
    laying.holding.point([1, 2], true);
    expect(laying.mine.suggested).toEqual({ number: 2, way: 1, x: 3, y: 0 });
    laying.holding.rest();
    expect(laying.holding.aim).toEqual({ way: 1, x: 3, y: 0 });
  });

  it("beside the square is a button", () => {
    suggest("reserve", {}, [LAYS[3]!]);
    expect([laying.lit, laying.mine.better, laying.how]).toEqual(["reserve", true, ""]);
    laying.actions[0]!.do();
    expect(table.play).toHaveBeenCalledWith("reserve");
  });

  it("of all that may be picked one is lit", () => {
    table.stands({ board: shown({ suggested: "take 2 reserve" }), choices: PICKS });
    expect([laying.lit, laying.actions]).toEqual(["reserve-0-2", []]);
  });

  it("on another's board it is picked by a button, and it is said who has it", () => {
    const theirs: Source = { from: "square", seat: 1, number: 2, way: 0, x: 0, y: 0 };
    table.stands({ board: shown({ suggested: "rob 2 a" }), choices: [pick("rob 2 a", theirs)] });
    expect(laying.how).toContain("Bram");
    laying.actions[0]!.do();
    expect(table.play).toHaveBeenCalledWith("rob 2 a");
  });
});

it("a new round is told of until something is laid in it", () => {
  table.stands({ board: shown({ round: 2, hand: STOCK }), choices: LAYS });
  laying.hear(shown());
  const told = laying.how;
  expect(told).toContain("round");
  laying.lay("reserve");
  expect(laying.how).not.toBe(told);
});

it("who was robbed is told so, until something is in hand", () => {
  const lost: Source = { from: "square", seat: 0, number: 2, way: 0, x: 0, y: 0 };
  table.stands({ board: shown({ hand: lost }), acting: [1] });
  laying.hear(shown());
  table.stands({ choices: PICKS });
  laying.hear(shown({ hand: lost }));
  expect(laying.how).toContain("Bram");
  table.stands({ board: shown({ hand: STOCK }), choices: LAYS });
  laying.hear(shown());
  table.stands({ choices: PICKS });
  expect(laying.how).not.toContain("Bram");
});

describe("keys", () => {
  it("arrows go along what may be picked, and move what is in hand", () => {
    expect(laying.pressed("ArrowDown")).toBe(true);
    expect(page.along).toHaveBeenCalledWith(1);
    // Who picks by keys aims by keys.
    inHand();
    expect(page.toSquare).toHaveBeenCalledTimes(1);
    const from = laying.holding.aim!;
    laying.pressed("ArrowDown");
    expect(laying.holding.aim).toEqual({ ...from, y: Math.min(3, from.y + 1) });
    expect(laying.how).not.toBe("");
  });

  it("numbers pick, the same again from the next place where it lies", () => {
    laying.pressed("2");
    expect(table.play).toHaveBeenLastCalledWith("take 2");
    const back = vi.fn(() => Promise.resolve(true));
    table.back = back;
    inHand();
    laying.pressed("2");
    expect(back).toHaveBeenLastCalledWith({ type: "play", text: "take 2 reserve" });
    laying.pressed("5");
    expect(table.why).toHaveBeenLastCalledWith("take 5");
  });

  it("letters turn and flip, Escape lays back; without a shape they are left to others", () => {
    expect(["r", "F", "Escape", "x"].map((key) => laying.pressed(key))).toEqual([false, false, false, false]);
    inHand();
    expect(laying.pressed("Escape")).toBe(false);
    table.back = vi.fn(() => Promise.resolve(true));
    expect(["r", "Escape"].map((key) => laying.pressed(key))).toEqual([true, true]);
    expect(laying.holding.way).toBe(1);
    expect(table.back).toHaveBeenCalledWith();
  });
});

describe("the pointer", () => {
  const on = (html = "") => {
    document.body.innerHTML = `<i></i><div class="reserve"><b></b></div>${html}`;
    return document.body.querySelector("i")!;
  };
  const event = (type: string, x: number, y: number, how: object = {}) =>
    Object.assign(new Event(type), { clientX: x, clientY: y, pointerType: "mouse", ...how });
  const at = (x: number, y: number, how: object = {}, target: Element = on()) => {
    const made = event("x", x, y, how);
    Object.defineProperty(made, "target", { value: target });
    return made as PointerEvent;
  };

  it("moved over the square shows where the shape would lie, and a click lays it", () => {
    inHand();
    pointing.hover(at(30, 35));
    expect([laying.holding.aim, laying.holding.hovers]).toEqual([{ way: 0, x: 2, y: 3 }, true]);
    pointing.tapped(at(30, 35));
    expect(table.play).toHaveBeenCalledWith("lay c4 a");
    // What fitted stays there when the pointer is gone, to be laid by the button.
    expect(laying.actions).toEqual([]);
    pointing.unhover();
    expect([laying.holding.aim, laying.actions.length]).toEqual([{ way: 0, x: 2, y: 3 }, 1]);
  });

  it("beside the square aims at nothing", () => {
    inHand();
    pointing.hover(at(15, 15));
    expect(laying.holding.fits).toBe(false);
    on();
    pointing.hover(at(15, 15, {}, document.querySelector("b")!));
    expect(laying.holding.aim).toBeNull();
    pointing.tapped(at(30, 35, {}, document.querySelector("b")!));
    expect(table.play).not.toHaveBeenCalled();
  });

  it("where it rests is seen what comes into the hand", () => {
    pointing.hover(at(30, 35));
    inHand();
    expect(laying.holding.aim).toEqual({ way: 0, x: 2, y: 3 });
  });

  it("a finger means a hole: what fits there only otherwise is turned", () => {
    inHand();
    pointing.pressing(at(38, 12, { pointerType: "touch" }));
    pointing.tapped(at(38, 12));
    expect([laying.holding.aim, laying.holding.way, laying.holding.fits]).toEqual([{ way: 1, x: 3, y: 0 }, 1, true]);
    // Where it fits in no way it is shown there all the same, and there is nothing to lay it with.
    pointing.tapped(at(15, 20));
    expect([laying.holding.fits, laying.actions]).toEqual([false, []]);
  });

  it("a finger moves what waits in the square, which stays above it and is not laid yet", () => {
    inHand();
    pointing.pressing(at(5, 5, { pointerType: "touch" }));
    pointing.slide(at(5, 5, { pointerId: 1, button: 0, pointerType: "touch" }, document.body));
    dispatchEvent(event("pointermove", 30, 91, { pointerId: 1, pointerType: "touch" }));
    expect(laying.holding.aim).toEqual({ way: 0, x: 2, y: 3 });
    dispatchEvent(event("pointerup", 30, 91, { pointerId: 1, pointerType: "touch" }));
    expect([pointing.carried, table.play.mock.calls]).toEqual([null, []]);
    expect(laying.actions).toHaveLength(1);
  });

  it("a finger shows it first, and turns it with the next tap", () => {
    inHand();
    pointing.pressing(at(30, 35, { pointerType: "touch" }));
    pointing.tapped(at(30, 35));
    expect([laying.holding.aim, laying.holding.hovers]).toEqual([{ way: 0, x: 2, y: 3 }, false]);
    pointing.tapped(at(30, 35));
    expect([laying.holding.way, table.play.mock.calls]).toEqual([1, []]);
  });

  it("a wheel turns, once however it runs, and is left to the page without a shape", () => {
    const wheel = (how: object) => {
      const made = Object.assign(new Event("wheel", { cancelable: true }), { deltaY: 1, ...how }) as WheelEvent;
      pointing.wheel(made);
      return made.defaultPrevented;
    };
    expect(wheel({})).toBe(false);
    inHand();
    const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
    expect([wheel({}), wheel({}), wheel({ ctrlKey: true })]).toEqual([true, true, false]);
    expect(laying.holding.way).toBe(1);
    clock.mockReturnValue(1200);
    wheel({});
    expect(laying.holding.way).toBe(0);
    clock.mockRestore();
  });

  describe("carrying", () => {
    /** Carry something from here to there, over something or nothing. */
    async function carry(source: Source, to: Point, over = ""): Promise<void> {
      document.body.innerHTML = over && `<i data-drop="${over}"></i>`;
      document.elementFromPoint = () => document.querySelector("i");
      const [x, y] = to;
      pointing.down(at(500, 500, { pointerId: 1, button: 0 }, document.body), source);
      dispatchEvent(event("pointermove", x, y, { pointerId: 1 }));
      dispatchEvent(event("pointerup", x, y, { pointerId: 1 }));
      await vi.waitFor(() => expect(pointing.carried).toBeNull());
    }

    it("lays it where it is let go", async () => {
      inHand();
      await carry(STOCK, [30, 35], "square");
      expect(table.play).toHaveBeenCalledWith("lay c4 a");
    });

    it("picks what is not in hand yet", async () => {
      table.play.mockImplementationOnce(() => {
        inHand();
        return Promise.resolve(true);
      });
      await carry(STOCK, [30, 35], "square");
      expect(table.play.mock.calls).toEqual([["take 2"], ["lay c4 a"]]);
    });

    it("back to where it was is thinking better of it", async () => {
      table.back = vi.fn(() => Promise.resolve(true));
      inHand();
      await carry(STOCK, [900, 900], "stock");
      expect(table.back).toHaveBeenCalledWith();
      await carry(STOCK, [900, 900], "reserve");
      expect(table.play).toHaveBeenCalledWith("reserve");
    });
  });
});
