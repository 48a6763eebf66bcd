import type { TableInfo } from "../protocol";
import * as best from "./best";

// Whether somebody still wants to be helped in a game.

const KEY = "teerling.coach";

function away(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as string[]) : [];
  } catch {
    return [];
  }
}

/** A first real game of its kind has a coach, until it is sent away. */
export const needsCoach = ({ game, scenario }: TableInfo) =>
  !scenario && !away().some((one) => one === game || one === "*") && !best.all().some((one) => one.game === game);

export function sendCoachAway(game: string): void {
  localStorage.setItem(KEY, JSON.stringify([...new Set([...away(), game])]));
}
