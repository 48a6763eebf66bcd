import { expect, it } from "vitest";
import { empty, table } from "./examples";
import { foreseen, putBack } from "./foreseen";
import type { Source } from "./shown";

const LAID = { number: 2, way: 1, x: 0, y: 2 };
const STOCK: Source = { from: "stock", number: 1 };
const RESERVE: Source = { from: "reserve", number: 2, seat: 0 };
const SQUARE: Source = { from: "square", seat: 1, ...LAID };
const full = () =>
  table({
    players: [
      { ...empty(), reserve: [0, 1] },
      { ...empty(), square: [LAID] },
    ],
  });
const picked = (source: Source, before = full()) => foreseen(before, { kind: "pick", source }, 0);

it("what is picked is in hand, and no longer where it was", () => {
  expect(picked(STOCK)).toEqual({ ...full(), hand: STOCK, stock: [2, 3] });
  expect(picked(RESERVE).players[0]!.reserve).toEqual([0, 0]);
  expect(picked(SQUARE).players[1]!.square).toEqual([]);
});

it("what is put back, or picked instead of another, lies where it was", () => {
  for (const source of [STOCK, RESERVE, SQUARE]) expect(putBack(picked(source))).toEqual(full());
  expect(putBack(full())).toEqual(full());
  expect(picked(RESERVE, picked(STOCK))).toEqual(picked(RESERVE));
});

it("what is laid lies there", () => {
  const held = picked(STOCK);
  const laid = foreseen(held, { kind: "lay", way: 0, x: 3, y: 1 }, 0);
  expect([laid.hand, laid.players[0]!.square]).toEqual([null, [{ number: 1, way: 0, x: 3, y: 1 }]]);
  expect(foreseen(held, { kind: "put", to: "reserve" }, 0).players[0]!.reserve).toEqual([1, 1]);
  expect(foreseen(held, { kind: "put", to: "stock" }, 0)).toEqual(full());
  expect(foreseen(full(), { kind: "put", to: "stock" }, 0)).toEqual(full());
});
