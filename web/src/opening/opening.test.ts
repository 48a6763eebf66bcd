import { expect, it } from "vitest";
import type { GameInfo, OptionInfo } from "../protocol";
import { Opening } from "./opening.svelte";

const everyone = [1, 2, 3, 4];
const bots = ["pip", "mees", "vera"].map((name) => ({ name, seats: everyone }));
const game: GameInfo = {
  name: "chess",
  least: 1,
  most: 4,
  version: 1,
  published: true,
  lessons: [],
  bots: [...bots, { name: "perfect", seats: [1, 2] }],
};
const option = (name: string, change: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  allowed: ["a", "b"],
  chosen: "a",
  per_seat: false,
  own: false,
  ...change,
});

function opening(): Opening {
  const made = new Opening();
  made.begin(game, "Anna");
  return made;
}

it("a new table is me against an easy opponent", () => {
  const made = opening();
  expect(made.seats.map(({ kind, name, bot }) => kind + name + bot)).toEqual(["hereAnna", "botmees"]);
});

it("whoever does not play with so many gives the seat to somebody who does", () => {
  const made = opening();
  made.seats[1]!.bot = "perfect";
  made.add();
  expect(made.seats[1]!.bot).toBe("vera");
});

it("a choice for each player is one for all again when another player comes", () => {
  const made = opening();
  const level = option("level", { per_seat: true, chosen: "a a" });
  made.offer([level]);
  made.apart(level, true);
  made.chooseAt(level, 1, "b");
  expect(made.chosen.level).toBe("a b");
  made.add();
  expect(made.chosen.level).toBe("a");
  expect(made.each).toBe(false);
});

it("a choice that is not possible any more is forgotten", () => {
  const made = opening();
  made.choose(option("mode"), "b");
  made.offer([option("mode", { allowed: ["a", "c"] })]);
  expect(made.chosen).toEqual({});
});

it("only what is not as usual is told as agreed", () => {
  const made = opening();
  const [first, limit] = [option("first"), option("limit")];
  made.offer([first, limit]);
  expect(made.unusual([first, limit])).toEqual([]);
  made.choose(limit, "b");
  made.hints = false;
  expect(made.unusual([first, limit])).toHaveLength(2);
});
