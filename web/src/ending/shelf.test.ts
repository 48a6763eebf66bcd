import { expect, it } from "vitest";
import type { Best } from "../net/best";
import { bestOf } from "./shelf";

const best = (change: Partial<Best>): Best => ({
  ...{ game: "chess", seats: 1, among: {}, goal: "most", points: 10, name: "Anna", games: 1, won: 0, when: 0 },
  ...change,
});

it("a game that was never played has nothing on its box", () => {
  expect(bestOf([], "chess")).toEqual([]);
  expect(bestOf([best({ game: "go" })], "chess")).toEqual([]);
});

it("alone it is the points of the usual game, or else of the last one", () => {
  const hard = best({ among: { level: "3" }, points: 2 });
  expect(bestOf([hard, best({})], "chess")).toEqual([{ id: "web-shelf-alone", args: { points: 10 } }]);
  expect(bestOf([hard], "chess")).toEqual([{ id: "web-shelf-alone", args: { points: 2 } }]);
  expect(bestOf([best({ goal: "least", points: 3 })], "chess")).toEqual([
    { id: "web-shelf-left", args: { points: 3 } },
  ]);
});

it("with others it is the most points, and how often was won, whoever played", () => {
  const played = [best({ seats: 2, points: 31, games: 3, won: 1 }), best({ seats: 4, points: 20, games: 2, won: 2 })];
  expect(bestOf(played, "chess")).toEqual([
    { id: "web-shelf-together", args: { points: 31 } },
    { id: "web-shelf-won", args: { won: 3, games: 5 } },
  ]);
});

it("in a race points say nothing, and who has never won is not told so", () => {
  expect(bestOf([best({ seats: 2, goal: "race", won: 1 })], "chess")).toEqual([
    { id: "web-shelf-won", args: { won: 1, games: 1 } },
  ]);
  expect(bestOf([best({ seats: 2, goal: "least" })], "chess")).toEqual([]);
});
