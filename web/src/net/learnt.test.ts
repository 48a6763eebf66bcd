import { beforeEach, expect, it } from "vitest";
import type { GameInfo } from "../protocol";
import { following, learnt, lessonIn, note, scenarioOf } from "./learnt";

const game: GameInfo = {
  name: "chess",
  least: 2,
  most: 2,
  version: 1,
  published: false,
  bots: [],
  lessons: [
    { name: "first", steps: 3 },
    { name: "more", steps: 5 },
  ],
};

beforeEach(() => localStorage.clear());

it("what was learnt stays so, and the next is the first that was not", () => {
  expect(following(game)).toBe("first");
  note("chess", "first");
  note("chess", "first");
  expect([learnt("chess"), following(game)]).toEqual([["first"], "more"]);
  note("chess", "more");
  expect(following(game)).toBe("");
});

it("rubbish in its place is nothing", () => {
  localStorage.setItem("teerling.learnt", "{");
  expect(learnt("chess")).toEqual([]);
});

it("a lesson is one kind of scenario", () => {
  expect(lessonIn(scenarioOf("first"))).toBe("first");
  expect(lessonIn("day 2026-01-01")).toBe("");
});
