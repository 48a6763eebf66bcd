import { beforeEach, expect, it } from "vitest";
import { table, view } from "../examples";
import { dated, dateIn, days, forget, note } from "./days";

const OVER = view({ turn: "over", scores: [24, 31], winners: [0] });
const day = (date: string) => table({ scenario: `day ${date}` });

beforeEach(() => localStorage.clear());

it("notes what came of a day once, and forgets it when asked", () => {
  const { game } = day("2026-11-18");
  note(day("2026-11-18"), OVER);
  note(day("2026-11-18"), { ...OVER, scores: [0, 0] });
  note(day("2026-11-19"), { ...OVER, scores: [7, null] });
  expect(days(game)).toEqual({
    "2026-11-18": { points: [24, 31], winners: [0] },
    "2026-11-19": { points: [7, 0], winners: [0] },
  });
  forget(game);
  expect(days(game)).toEqual({});
});

it("notes no usual game and no lesson", () => {
  note(table(), OVER);
  note(table({ scenario: "lesson first" }), OVER);
  expect(localStorage.length).toBe(0);
  expect([dateIn("day 2026-11-18"), dateIn("lesson day"), dateIn("")]).toEqual(["2026-11-18", "", ""]);
});

it("begins anew when something else wrote there", () => {
  localStorage.setItem("teerling.days", "{");
  expect(days("x")).toEqual({});
});

it("a date is that of where somebody plays", () => {
  expect(dated(new Date(2026, 0, 2, 0, 5))).toBe("2026-01-02");
  expect(dated(new Date(2026, 11, 31, 23, 55))).toBe("2026-12-31");
});
