import type { DayTold } from "../protocol";
import { router } from "../router.svelte";
import { scenarioOf, type Day } from "./days";
import * as kept from "./kept";
import { lines } from "./lines";
import * as scenarios from "./scenarios";

// Playing the throw of a day, and seeing what was in it.

/** The seat of a day that was begun here. */
export const begun = (game: string, date: string) =>
  kept.all().find((seat) => seat.game === game && seat.scenario === scenarioOf(date));

/** Begin a day, or go on with it; what is wrong is thrown as `Failed`. */
export async function play(game: string, date: string): Promise<void> {
  const seat = begun(game, date);
  if (seat) router.go(`/table/${seat.table}`);
  else await scenarios.begin(game, scenarioOf(date));
}

/** What came of a day in words, and at last what was in it. It takes a while. */
export const compared = (game: string, date: string, day: Day, signal: AbortSignal) =>
  lines<DayTold>("days", { game, date, ...day }, signal);
