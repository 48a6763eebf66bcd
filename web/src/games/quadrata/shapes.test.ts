import { describe, expect, it } from "vitest";
import { choice as offered } from "../../examples";
import { empty, KIT, table } from "./examples";
import { Holding } from "./holding.svelte";
import type { About, Place } from "./shown";
import { aimAt, beginning, inset, laying, nameOf, origin, picks, pickText, places, placeText, within } from "./shapes";

const choice = offered<About>;

const lay = (way: number, x: number, y: number) =>
  choice(`lay ${placeText({ way, x, y })}`, { kind: "lay", way, x, y });

describe("what is possible stands in the choices", () => {
  const choices = [
    choice("take 2", { kind: "pick", source: { from: "stock", number: 2 } }),
    choice("take 2 reserve", { kind: "pick", source: { from: "reserve", number: 2, seat: 0 } }),
    choice("rob 2 a", { kind: "pick", source: { from: "square", number: 2, seat: 1, way: 1, x: 3, y: 0 } }),
  ];

  it("a shape is picked by where it lies", () => {
    const found = picks(choices);
    expect([...found.keys()]).toEqual(["stock-2", "reserve-0-2", "square-1-2-1-3-0"]);
    expect(found.get("square-1-2-1-3-0")!.move.text).toBe("rob 2 a");
    expect(picks([lay(0, 0, 0)]).size).toBe(0);
  });

  it("it is laid in a place, in the reserve or in the stock", () => {
    const lays = [lay(0, 1, 2), choice("reserve", { kind: "put", to: "reserve" })];
    expect(places(lays)).toMatchObject([{ way: 0, x: 1, y: 2 }]);
    expect(laying(lays, { way: 0, x: 1, y: 2 })!.move.text).toBe("lay b3 a");
    expect(laying(lays, { way: 1, x: 1, y: 2 })).toBeUndefined();
    expect(laying(lays, "reserve")!.move.text).toBe("reserve");
    expect(laying(lays, "stock")).toBeUndefined();
  });
});

describe("what lies somewhere new came from somewhere", () => {
  const laid = { number: 2, way: 0, x: 0, y: 0 };

  it("from what was in hand", () => {
    const before = table({ hand: { number: 2, from: "reserve", seat: 1 } });
    expect(origin(before, table())).toBe("reserve-1-2");
  });

  it("or from where one is gone, if nobody saw it in a hand", () => {
    expect(origin(table(), table({ stock: [3, 2] }))).toBe("stock-2");
    const robbed = table({ players: [empty(), { ...empty(), reserve: [0, 1] }] });
    expect(origin(robbed, table())).toBe("reserve-1-2");
    const before = table({ players: [empty(), { ...empty(), square: [laid] }] });
    const moved = table({ players: [{ ...empty(), square: [laid] }, empty()] });
    expect(origin(before, moved)).toBe(nameOf({ from: "square", seat: 1, ...laid }));
    expect(origin(table(), table())).toBe("");
  });
});

describe("aiming", () => {
  const domino = KIT.shapes[1]!.ways[0]!;
  const fitting: Place[] = [
    { way: 0, x: 0, y: 0 },
    { way: 0, x: 2, y: 3 },
    { way: 1, x: 1, y: 1 },
  ];

  it("a shape is drawn to a place near by where it fits as it is held", () => {
    expect(aimAt(KIT, fitting, 0, domino, [1.3, 0.9])).toEqual({ way: 0, x: 0, y: 0 });
    expect(aimAt(KIT, fitting, 0, domino, [2.6, 3.1])).toEqual({ way: 0, x: 2, y: 3 });
  });

  it("elsewhere it lies on the grid, and never beside the board", () => {
    expect(aimAt(KIT, fitting, 0, domino, [2, 1.6])).toEqual({ way: 0, x: 1, y: 1 });
    expect(aimAt(KIT, fitting, 0, domino, [4.2, 2.4])).toEqual({ way: 0, x: 2, y: 2 });
    expect(aimAt(KIT, fitting, 0, domino, [6, 2])).toBeNull();
    expect(within(KIT, domino, { way: 0, x: -3, y: 9 })).toEqual({ way: 0, x: 0, y: 3 });
  });

  it("keys begin where it fits, nearest to the middle", () => {
    expect(beginning(KIT, fitting, 1, KIT.shapes[1]!.ways[1]!)).toEqual({ way: 1, x: 1, y: 1 });
    expect(beginning(KIT, [], 0, domino)).toEqual({ way: 0, x: 1, y: 2 });
  });
});

describe("what is in hand", () => {
  const choices = [lay(1, 3, 0), lay(1, 0, 2), lay(0, 0, 0)];
  const hold = (kind = KIT.shapes[1]!, from = choices) =>
    new Holding(() => ({ set: KIT, kind, choices: from, suggested: null }));

  it("is held so that it fits somewhere, and as it was the last time", () => {
    const holding = hold(KIT.shapes[1]!, [lay(1, 3, 0)]);
    holding.begin();
    expect([holding.way, holding.goals.length]).toEqual([1, 1]);
    const again = hold();
    again.begin();
    expect(again.way).toBe(0);
    again.turn();
    again.begin();
    expect(again.way).toBe(1);
    expect(again.goals).toHaveLength(2);
  });

  it("is turned about its middle, and flipped", () => {
    const holding = hold();
    holding.begin();
    holding.point([1, 0.5], true);
    expect([holding.aim, holding.fits, holding.hovers]).toEqual([{ way: 0, x: 0, y: 0 }, true, true]);
    holding.turn();
    expect(holding.aim).toMatchObject({ way: 1 });
    expect(holding.fits).toBe(false);
    holding.flip();
    expect(holding.way).toBe(1);
    holding.turn(3);
    expect(holding.way).toBe(0);
  });

  it("goes by keys one cell at a time, and not off the board", () => {
    const holding = hold();
    holding.begin();
    holding.step([0, 0]);
    expect(holding.aim).toMatchObject({ way: 0, x: 0, y: 0 });
    holding.step([1, 0]);
    holding.step([1, 0]);
    holding.step([1, 0]);
    holding.step([0, 1]);
    expect([holding.aim, holding.fits]).toEqual([{ way: 0, x: 2, y: 1 }, false]);
    expect([holding.covers([2.5, 1.5]), holding.covers([1.5, 1.5]), holding.covers(null)]).toEqual([
      true,
      false,
      false,
    ]);
    holding.letGo();
    expect(holding.aim).toBeNull();
  });
});

it("an outline is made smaller all around, also at an inner corner and where a corner is none", () => {
  const corner = inset(
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [1, 1],
      [1, 2],
      [0, 2],
    ],
    0.1,
  );
  const wanted = [
    [0.1, 0.1],
    [1, 0.1],
    [1.9, 0.1],
    [1.9, 0.9],
    [0.9, 0.9],
    [0.9, 1.9],
    [0.1, 1.9],
  ];
  corner.flat().forEach((number, i) => expect(number).toBeCloseTo(wanted.flat()[i]!));
  // The other way around too.
  const triangle = inset(
    [
      [0, 2],
      [2, 2],
      [0, 0],
    ],
    0.1,
  );
  expect(triangle[0]![0]).toBeCloseTo(0.1);
  expect(triangle[0]![1]).toBeCloseTo(1.9);
});

it("what can't be picked is named as moves name it", () => {
  const square = [
    { number: 1, way: 0, x: 0, y: 0 },
    { number: 2, way: 1, x: 3, y: 0 },
  ];
  const shown = table({ players: [empty(), { ...empty(), square }], die: 2 });
  expect(pickText(shown, { from: "stock", number: 1 }, 0)).toBe("take 1");
  expect(pickText(shown, { from: "reserve", number: 2, seat: 0 }, 0)).toBe("take 2 reserve");
  expect(pickText(shown, { from: "reserve", number: 2, seat: 1 }, 0)).toBe("rob 2");
  expect(pickText(shown, { from: "reserve", number: 1, seat: 1 }, 0)).toBe("take 1");
  expect(pickText(shown, { from: "square", seat: 1, ...square[1]! }, 0)).toBe("rob 2 b");
  expect(pickText(shown, { from: "square", seat: 1, ...square[1]! }, 1)).toBe("lift b");
});
