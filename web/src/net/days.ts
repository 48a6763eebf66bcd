import type { TableInfo, View } from "../protocol";

// The throw of the day at this device: what came of each, which nobody else knows.

export interface Day {
  points: number[];
  winners: number[];
}

type Days = Record<string, Record<string, Day>>;

const KEY = "teerling.days";

function read(): Days {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? (found as Days) : {};
  } catch {
    return {};
  }
}

/** A date where somebody plays, such as 2026-11-18. */
export const dated = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

export const today = () => dated(new Date());

/** What came of the days of a game, by date. */
export const days = (game: string): Record<string, Day> => read()[game] ?? {};

/** Forget the days of a game. */
export function forget(game: string): void {
  const others = Object.entries(read()).filter(([name]) => name !== game);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(others)));
}

/** The scenario of a date, and the date of a scenario; nothing if it is no day. */
export const scenarioOf = (date: string) => `day ${date}`;
export const dateIn = (scenario: string) => /^day (.+)$/.exec(scenario)?.[1] ?? "";

/** Note what came of a day, once: there is one try. */
export function note({ game, scenario }: TableInfo, { scores, winners }: View): void {
  const date = dateIn(scenario);
  if (!date || days(game)[date]) return;
  const points = scores.map((score) => score ?? 0);
  localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: { ...days(game), [date]: { points, winners } } }));
}
