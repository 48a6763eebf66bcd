import { expect, it } from "vitest";
import { choice as offered } from "../../examples";
import { find } from "../choices";
import { board } from "./examples";
import type { About, One } from "./shown";
import { around, arrangement, goals, lettered, nameOf, pile, stillThere, swapped } from "./table";

const choice = offered<About>;

it("squares are called by column and row", () => {
  expect([0, 2, 4, 6, 8].map(nameOf)).toEqual(["a1", "c1", "b2", "a3", "c3"]);
});

it("what is in hand can go where the choices say, and nowhere else", () => {
  const choices = [
    choice("5 a1", { kind: "place", face: 5, square: 0 }),
    choice("5 c3", { kind: "place", face: 5, square: 8 }),
    choice("2 b2", { kind: "place", face: 2, square: 4 }),
    choice("buy 2b3 a2", { kind: "buy", owner: 1, source: 7, square: 3, face: 5 }),
    choice("off b2", { kind: "off", source: 4 }),
  ];
  expect([...goals(choices, { kind: "place", face: 5, id: 1 })]).toEqual([0, 8]);
  expect([...goals(choices, { kind: "buy", face: 5, owner: 1, source: 7 })]).toEqual([3]);
  expect([...goals(choices, { kind: "buy", face: 5, owner: 2, source: 7 })]).toEqual([]);
  expect([...goals(choices, { kind: "off", face: 5, source: 4 })]).toEqual([]);
  expect(goals(choices, null).size).toBe(0);
  expect(find(choices, { kind: "place", face: 2, square: 4 })?.move.text).toBe("2 b2");
  expect(find(choices, { kind: "give", face: 2 })).toBeUndefined();
  expect(find(choices, { kind: "buy" })?.about.owner).toBe(1);
});

it("tiles that are alike are laid in the one order that is legal", () => {
  const hand = [9, 9, 10, 11, 12, 12];
  const choices = [
    choice("abc def", { kind: "arrange", letters: "abcdef" }),
    choice("ace bdf", { kind: "arrange", letters: "acebdf" }),
  ];
  // The second 9 lies first, and the second 12 before the first: the numbers decide.
  expect(arrangement(choices, hand, [1, 2, 5, 0, 3, 4])?.move.text).toBe("ace bdf");
  expect(arrangement(choices, hand, [2, 1, 0, 3, 4, 5])).toBeUndefined();
});

it("tiles lie as letters say, and two of them are swapped", () => {
  expect(lettered("cabfed")).toEqual([2, 0, 1, 5, 4, 3]);
  expect(swapped([2, 0, 1, 5, 4, 3], 0, 3)).toEqual([5, 0, 1, 2, 4, 3]);
  expect(swapped([2, 0, 1, 5, 4, 3], 1, 1)).toEqual([2, 0, 1, 5, 4, 3]);
});

it("thrown dice stay the same dice while others are placed", () => {
  let made = 0;
  const fresh = (face: number) => ({ id: ++made, face, fall: 7 });
  const first = stillThere([], [3, 5, 5], fresh);
  expect(first.map((die) => die.id)).toEqual([1, 2, 3]);
  const second = stillThere(first, [3, 5], fresh);
  expect(second.map((die) => die.id)).toEqual([1, 2]);
  const back = stillThere(second, [3, 5, 5], fresh);
  expect(back.map((die) => [die.id, die.face])).toEqual([
    [1, 3],
    [2, 5],
    [4, 5],
  ]);
});

it("every won tile knows where it came from", () => {
  const lines = board(1).lines.map((line, i) => (i === 4 || i === 0 ? { ...line, state: "won" as const } : line));
  const one = board(1, { lines, won: [10, null, 12] });
  const bonus = [
    { tile: 9, seat: -1 },
    { tile: 12, seat: 1 },
  ];
  expect(pile(one, bonus)).toEqual([
    { from: "1-0", tile: 10 },
    { from: "1-4", tile: null },
    { from: "bonus-1", tile: 12 },
  ]);
});

it("the own board is near, the others follow in the order of play; a watcher sees all alike", () => {
  const boards = [board(0), board(1), board(2), board(3)];
  const seats = (list: One[]) => list.map((one) => one.seat);
  const from2 = around(boards, 2);
  expect([seats(from2.far), seats(from2.near)]).toEqual([[3, 0, 1], [2]]);
  const watching = around(boards, -1);
  expect([seats(watching.far), seats(watching.near)]).toEqual([
    [0, 1],
    [2, 3],
  ]);
});
