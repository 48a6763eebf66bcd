import { beforeEach, expect, it } from "vitest";
import { table, view } from "../examples";
import { all } from "../net/best";
import type { Ending, SeatInfo } from "../protocol";
import { noteResults } from "./noting";

const seat = (kind: SeatInfo["kind"]): SeatInfo => ({ kind, name: "", bot: "", here: true, host: false });
const account = { lines: [], among: {}, usual: null, perfect: null };
const ending: Ending = {
  why: { rule: "", message: { id: "", args: {} } },
  goal: "most",
  accounts: [account, { ...account, among: { level: "2" } }, account],
};
const OVER = view({ turn: "over", seats: 3, scores: [5, 7, 9], winners: [2], ending });
const TABLE = table({ seats: [seat("person"), seat("person"), seat("bot")] });
const NAMES = ["Anna", "Bram", "Mees"];

beforeEach(() => localStorage.clear());

it("of every person of this device, each among their own, and of no computer", () => {
  expect([...noteResults(TABLE, OVER, [0, 1, 2], NAMES).keys()]).toEqual([0, 1]);
  expect(all().map(({ name, among, won }) => [name, among, won])).toEqual([
    ["Bram", { level: "2" }, 0],
    ["Anna", {}, 0],
  ]);
});

it("of nobody who plays elsewhere, watches, or whose points are unknown", () => {
  expect(noteResults(TABLE, OVER, [-1], NAMES).size).toBe(0);
  expect(noteResults(TABLE, { ...OVER, scores: [null, 7, 9] }, [0], NAMES).size).toBe(0);
  expect(noteResults(TABLE, view(), [0], NAMES).size).toBe(0);
  expect(all()).toEqual([]);
});
