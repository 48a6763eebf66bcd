import { describe, expect, it } from "vitest";
import { view } from "../examples";
import type { Best } from "../net/best";
import type { Ending, View } from "../protocol";
import { expected, headline, isBest, ranked, record } from "./meaning";

const account = { lines: [], among: {}, usual: null, perfect: null };
const ending = (seats: number, goal: Ending["goal"] = "most"): Ending => ({
  why: { rule: "1.1", message: { id: "", args: {} } },
  goal,
  accounts: Array.from({ length: seats }, () => account),
});
const over = (scores: number[], winners: number[], goal: Ending["goal"] = "most"): View =>
  view({ turn: "over", seats: scores.length, scores, winners, ending: ending(scores.length, goal) });
const best = (change: Partial<Best> = {}): Best => ({
  ...{ game: "chess", seats: 1, among: {}, goal: "most", points: 12, name: "Anna", games: 1, won: 0, when: 0 },
  ...change,
});
const ids = (messages: { id: string }[]) => messages.map(({ id }) => id);

describe("who won, to whoever looks", () => {
  it("tells the one person here whether they won, and is kind to who did not", () => {
    expect(ids(headline(over([9, 4], [0]), [0]))).toEqual(["web-ending-won"]);
    expect(ids(headline(over([9, 9], [0, 1]), [0]))).toEqual(["web-ending-shared"]);
    expect(ids(headline(over([9, 4], [0]), [1]))).toEqual(["web-ending-lost", "web-ending-well"]);
    expect(headline(over([9, 7], [0]), [1])[1]).toEqual({ id: "web-ending-close", args: { points: 2 } });
  });

  it("in a race a small gap in points is no close thing", () => {
    expect(ids(headline(over([0, 2], [0], "least"), [1]))).toEqual(["web-ending-lost", "web-ending-well"]);
  });

  it("watching, or together at one screen it is told as the table tells it", () => {
    const told = over([9, 4], [0]);
    for (const mine of [[], [0, 1]]) expect(headline(told, mine)).toEqual([told.prompt]);
  });
});

it("alone, what counts is how many points there are, or are left", () => {
  expect(headline(over([9], []), [0])).toEqual([{ id: "web-ending-got", args: { points: 9 } }]);
  expect(headline(over([9], [], "least"), [0])).toEqual([{ id: "web-ending-left", args: { points: 9 } }]);
});

describe("what a result is beside those before it", () => {
  const told = (points: number, before: number | null, seats = 1, goal: Ending["goal"] = "most", games = 1) =>
    record(ending(seats, goal), points, { best: best({ games }), before });

  it("says whether it is the first, a new best, as good, or which is the best", () => {
    expect(ids(told(12, null))).toEqual(["web-best-first"]);
    expect(told(12, 9)).toEqual([{ id: "web-best-new", args: { points: 9 } }]);
    expect(ids(told(12, 12))).toEqual(["web-best-same"]);
    expect(told(5, 12)).toEqual([{ id: "web-best-still", args: { points: 12 } }]);
    expect(ids(told(3, 9, 1, "least"))).toEqual(["web-best-new"]);
  });

  it("with others it says how often was won, in a race nothing else", () => {
    expect(ids(told(5, 12, 2, "most", 3))).toEqual(["web-best-still", "web-best-won"]);
    expect(ids(told(5, 12, 2, "race", 3))).toEqual(["web-best-won"]);
    expect(ids(told(5, null, 2, "race", 1))).toEqual([]);
  });

  it("only a better one than before is a new best", () => {
    expect(isBest(ending(1), 12, { best: best(), before: 9 })).toBe(true);
    expect(isBest(ending(1), 12, { best: best(), before: null })).toBe(false);
    expect(isBest(ending(2, "race"), 12, { best: best(), before: 9 })).toBe(false);
  });
});

it("what is usual is said as far as it is known, for points that are won and for points that are left", () => {
  expect(expected(ending(1), account)).toEqual([]);
  expect(ids(expected(ending(1), { ...account, usual: 31.6 }))).toEqual(["web-usual-most"]);
  expect(expected(ending(1, "least"), { ...account, usual: 24.3, perfect: 1.5 })).toEqual([
    { id: "web-usual-least", args: { points: 24 } },
    { id: "web-perfect-least", args: { points: 1.5 } },
  ]);
});

it("winners stand first, then whoever has done better", () => {
  expect(ranked(over([4, 9, 6], [1]))).toEqual([1, 2, 0]);
  expect(ranked(over([30, 0, 12], [1], "least"))).toEqual([1, 2, 0]);
  expect(ranked(over([5, 5], [0, 1]))).toEqual([0, 1]);
});
