import type { Held } from "../protocol";

// The seats this browser holds. A token is the only proof that a seat is yours.

export interface Kept extends Held {
  game: string;
  name: string;
  when: number;
  over?: boolean;
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

// The seal of a table's dice, as this browser first saw it: to compare when the key is revealed.

const SEALS = "teerling.seals";

export function noteSeal(table: string, commitment: string): void {
  const seals = seals_();
  if (seals[table]) return;
  const rows = Object.entries({ [table]: commitment, ...seals }).slice(0, 200);
  localStorage.setItem(SEALS, JSON.stringify(Object.fromEntries(rows)));
}

export function seal(table: string): string {
  return seals_()[table] ?? "";
}

function seals_(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(SEALS) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}
