import { note, type Noted } from "../net/best";
import * as days from "../net/days";
import type { TableInfo, View } from "../protocol";

/** The people of this device, of all its seats: who watches and who is the computer is none of them. */
export const people = (table: TableInfo, mine: readonly number[]) =>
  mine.filter((seat) => table.seats[seat]?.kind === "person");

/** Note the results of the people of this device; what they mean, by seat. */
export function noteResults(
  table: TableInfo,
  view: View,
  mine: readonly number[],
  names: string[],
): Map<number, Noted> {
  const found = new Map<number, Noted>();
  const { ending, winners, seats } = view;
  if (ending) days.note(table, view);
  // What was led is no result.
  for (const seat of ending && !table.scenario ? people(table, mine) : []) {
    const points = view.scores[seat];
    if (points === null || points === undefined) continue;
    const { among } = ending!.accounts[seat]!;
    const result = { game: table.game, seats, among, goal: ending!.goal, points, name: names[seat] ?? "" };
    found.set(seat, note({ ...result, table: table.id, seat, won: winners.includes(seat) }));
  }
  return found;
}
