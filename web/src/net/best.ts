import type { Ending } from "../protocol";

// The best results of whoever plays at this device. Only results that can be compared are: of one game, with as many
// players, and with the same agreements as far as they decide how many points are good.

export interface Best {
  game: string;
  seats: number;
  among: Record<string, string>;
  goal: Ending["goal"];
  points: number;
  /** Who has it. */
  name: string;
  /** How many games there were, and how many of them were won. */
  games: number;
  won: number;
  /** When the last one was. */
  when: number;
}

export interface Result extends Pick<Best, "game" | "seats" | "among" | "goal" | "points" | "name"> {
  table: string;
  seat: number;
  won: boolean;
}

/** What a result means: the best there is now, and the one there was before. */
export interface Noted {
  best: Best;
  before: number | null;
}

interface Memory {
  bests: Best[];
  /** The seats that were counted, newest last, each with the best before it: a reload counts nothing twice. */
  counted: [seat: string, before: number | null][];
}

const KEY = "teerling.best";
const MOST = 200;
const MOST_COUNTED = 600;

function read(): Memory {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    const { bests, counted } = (found ?? {}) as Partial<Memory>;
    if (Array.isArray(bests) && Array.isArray(counted)) return { bests, counted };
  } catch {
    // Something else wrote there: start afresh.
  }
  return { bests: [], counted: [] };
}

/** Which results can be compared with each other. */
const kind = ({ game, seats, among }: Pick<Best, "game" | "seats" | "among">) =>
  JSON.stringify([game, seats, Object.entries(among).sort()]);

/** Whether points are better than others. */
export const better = (goal: Ending["goal"], one: number, other: number) =>
  goal === "least" ? one < other : one > other;

/** Note a result of a seat of this device, once; what it means is the same however often it is asked. */
export function note({ table, seat, won, ...result }: Result): Noted {
  const memory = read();
  const old = memory.bests.find((best) => kind(best) === kind(result));
  const counted = memory.counted.find(([id]) => id === `${table}/${seat}`);
  if (counted) return { best: old ?? { ...result, games: 1, won: Number(won), when: Date.now() }, before: counted[1] };
  const is = !old || better(result.goal, result.points, old.points);
  const top = is ? result : { ...result, points: old.points, name: old.name };
  const best = { ...top, games: (old?.games ?? 0) + 1, won: (old?.won ?? 0) + Number(won), when: Date.now() };
  const before = old?.points ?? null;
  const bests = [best, ...memory.bests.filter((other) => other !== old)].slice(0, MOST);
  const every = [...memory.counted, [`${table}/${seat}`, before]];
  localStorage.setItem(KEY, JSON.stringify({ bests, counted: every.slice(-MOST_COUNTED) }));
  return { best, before };
}

/** The best results, those of the latest games first. */
export const all = (): Best[] => read().bests;

/** Forget them all. Games that were counted stay so: looking at an old one again makes it no new result. */
export function forget(): void {
  localStorage.setItem(KEY, JSON.stringify({ bests: [], counted: read().counted }));
}
