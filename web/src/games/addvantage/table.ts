// Small questions about what the table of Add-Vantage shows. What is possible is decided elsewhere.

import { ofKind } from "../choices";
import type { Bonus, Choice, One } from "./shown";

export const PLACES = [0, 1, 2, 3, 4, 5];
export const SQUARES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** What somebody has in hand: a thrown die, another's die that can be bought, or an own die to be taken off. */
export type Held =
  | { kind: "place"; face: number; id: number }
  | { kind: "buy"; face: number; owner: number; source: number }
  | { kind: "off"; face: number; source: number };

/** Squares have names: columns a to c, rows 1 to 3 from the top. */
export const nameOf = (square: number) => `${"abc"[square % 3]}${Math.floor(square / 3) + 1}`;

/** The squares that something in hand may go to. */
export function goals(choices: readonly Choice[], held: Held | null): Set<number> {
  if (!held || held.kind === "off") return new Set();
  const fitting =
    held.kind === "place"
      ? ofKind(choices, "place").filter(({ about }) => about.face === held.face)
      : ofKind(choices, "buy").filter(({ about }) => about.owner === held.owner && about.source === held.source);
  return new Set(fitting.map(({ about }) => about.square));
}

/** Where the tiles of a hand lie while they are arranged: for each place which of the hand. */
export type Laid = readonly number[];

/** Tiles as letters name them: those at the rows, then those at the columns. */
export const lettered = (letters: string): Laid => PLACES.map((place) => "abcdef".indexOf(letters[place]!));

/** The choice that lays these tiles at these places. Tiles that are alike have one legal order among them. */
export function arrangement(choices: readonly Choice[], hand: readonly number[], laid: Laid): Choice | undefined {
  const fits = (letters: string) => lettered(letters).every((tile, place) => hand[tile] === hand[laid[place]!]);
  return ofKind(choices, "arrange").find(({ about }) => fits(about.letters));
}

/** The tiles at two places change theirs. */
export const swapped = (laid: Laid, one: number, other: number): Laid =>
  laid.map((there, at) => (at === one ? laid[other]! : at === other ? laid[one]! : there));

/** A thrown die keeps its identity on the screen while others are placed. */
export interface Loose {
  id: number;
  face: number;
  /** The throw it fell in; 0 if it was only put back. */
  fall: number;
}

/** The dice that lie there now: those that still do, and fresh ones for the rest. */
export function stillThere(
  before: readonly Loose[],
  faces: readonly number[],
  fresh: (face: number) => Loose,
): Loose[] {
  const rest = [...faces];
  const kept = before.filter(({ face }) => {
    const at = rest.indexOf(face);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return [...kept, ...rest.map(fresh)];
}

/** The tiles somebody has won, each with the place it came from. */
export function pile(board: One, bonus: readonly Bonus[]): { from: string; tile: number | null }[] {
  const lines = PLACES.filter((line) => board.lines[line]!.state === "won").map((line) => `${board.seat}-${line}`);
  const extra = bonus.flatMap(({ seat }, i) => (seat === board.seat ? [`bonus-${i}`] : []));
  const from = [...lines, ...extra];
  return board.won.map((tile, i) => ({ from: from[i] ?? `more-${i}`, tile }));
}

/** The boards as they stand on the screen: those across, and those near. */
export function around(boards: readonly One[], seat: number): { far: One[]; near: One[] } {
  if (seat < 0) return { far: boards.slice(0, 2), near: boards.slice(2) };
  const next = boards.map((_, i) => boards[(seat + 1 + i) % boards.length]!);
  return { far: next.slice(0, -1), near: next.slice(-1) };
}
