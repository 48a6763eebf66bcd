import type { Noted } from "../fair/fair";
import type { Keeper } from "../fair/words";
import type { Held } from "../protocol";

// The seats this browser holds. A token is the only proof that a seat is yours.

export interface Kept extends Held {
  game: string;
  name: string;
  when: number;
  over?: boolean;
  /** Of a game that is not a usual one, such as "lesson first": it is gone on with where it was begun. */
  scenario?: string;
}

const KEY = "teerling.seats";
const MOST = 60;

export function all(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}

function write(seats: Kept[]): void {
  localStorage.setItem(KEY, JSON.stringify(seats.slice(0, MOST)));
}

/** Usual games, newest first. */
export const usual = () => all().filter((kept) => !kept.scenario);

/** Keep the seat of a lesson, in the place of the one before it: nobody looks for an old one. */
export function keepScenario(seat: Kept): void {
  const kind = seat.scenario?.split(" ")[0];
  write([seat, ...all().filter((old) => old.game !== seat.game || old.scenario?.split(" ")[0] !== kind)]);
}

export function at(table: string): Kept[] {
  return all()
    .filter((kept) => kept.table === table)
    .sort((a, b) => a.seat - b.seat);
}

/** Keep seats, newest first; a seat with the same table and token is replaced. */
export function keep(seats: Kept[]): void {
  const others = all().filter((old) => !seats.some((s) => s.table === old.table && s.token === old.token));
  write([...seats, ...others]);
}

export function forget(table: string, token?: string): void {
  write(all().filter((kept) => kept.table !== table || (token !== undefined && kept.token !== token)));
}

export function markOver(table: string): void {
  write(all().map((kept) => (kept.table === table ? { ...kept, over: true } : kept)));
}

// What this browser needs to check the dice of a table afterwards: the commitment as it was published before the
// first roll, and the words of its own seats that went into the dice.

interface Note {
  commitment?: string;
  words?: Record<number, { text: string; shown: boolean }>;
}

const DICE = "teerling.dice";
const MOST_NOTED = 200;

function notes(): Record<string, Note> {
  try {
    return JSON.parse(localStorage.getItem(DICE) ?? "{}") as Record<string, Note>;
  } catch {
    return {};
  }
}

function note(table: string, change: (note: Note) => Note): void {
  const all = notes();
  const rows = Object.entries({ [table]: {}, ...all, ...{ [table]: change(all[table] ?? {}) } });
  localStorage.setItem(DICE, JSON.stringify(Object.fromEntries(rows.slice(0, MOST_NOTED))));
}

/** Note what was published; once the game has begun the first word counts. */
export function noteCommitment(table: string, commitment: string, begun: boolean): void {
  if (!commitment || (begun && notes()[table]?.commitment)) return;
  if (notes()[table]?.commitment !== commitment) note(table, (old) => ({ ...old, commitment }));
}

/** Where a seat's words for the dice are kept. */
export function wordsOf(table: string, seat: number): Keeper {
  const write = (text: string, shown: boolean) =>
    note(table, (old) => ({ ...old, words: { ...old.words, [seat]: { text, shown } } }));
  const read = () => notes()[table]?.words?.[seat]?.text ?? "";
  return { read, write: (text) => write(text, false), shown: () => write(read(), true) };
}

/** What was noted about a table's dice. */
export function notedDice(table: string): Noted {
  const { commitment, words = {} } = notes()[table] ?? {};
  const shown = Object.entries(words).filter(([, kept]) => kept.shown);
  return { commitment, words: Object.fromEntries(shown.map(([seat, kept]) => [seat, kept.text])) };
}
