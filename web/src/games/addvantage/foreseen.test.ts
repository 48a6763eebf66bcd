import { expect, it } from "vitest";
import { board, table } from "./examples";
import { foreseen, JUST_LAID } from "./foreseen";
import type { About, Shown } from "./shown";

const faces = (shown: Shown, seat: number) => shown.boards[seat]!.squares.map(({ face }) => face).join("");
const after = (about: About, before = table({ thrown: [3, 3, 5] })) => foreseen(before, about, 0);

it("a die that was thrown lies where it was put, or is gone", () => {
  const placed = after({ kind: "place", face: 3, square: 8 });
  expect([faces(placed, 0), faces(placed, 1), placed.thrown]).toEqual(["000000003", "000000000", [3, 5]]);
  expect(placed.boards[0]!.squares[8]!.die).toBe(JUST_LAID);
  expect(after({ kind: "give", face: 5 }).thrown).toEqual([3, 3]);
});

it("a die that is bought is the same die, and one that is taken off is gone", () => {
  const squares = [{ face: 4, die: 7 }, ...board(1).squares.slice(1)];
  const before = table({ boards: [board(0), board(1, { squares })] });
  const bought = after({ kind: "buy", owner: 1, source: 0, face: 4, square: 2 }, before);
  expect([faces(bought, 0), faces(bought, 1), bought.boards[0]!.squares[2]]).toEqual([
    "004000000",
    "000000000",
    squares[0],
  ]);
  expect(faces(after({ kind: "off", source: 2 }, bought), 0)).toBe("000000000");
});

it("tiles lie at their lines, and nothing is foreseen of dice to come", () => {
  const before = table({ boards: [board(0, { arranged: false, hand: [5, 6, 7, 8, 9, 10] }), board(1)] });
  const laid = after({ kind: "arrange", letters: "bacdef" }, before).boards[0]!;
  expect([laid.arranged, laid.hand, laid.lines.map(({ tile }) => tile)]).toEqual([true, [], [6, 5, 7, 8, 9, 10]]);
  expect(after({ kind: "throw", count: 2 }, before)).toBe(before);
});
