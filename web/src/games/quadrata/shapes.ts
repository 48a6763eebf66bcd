// Small questions about what the table of Quadrata shows. What is possible is decided elsewhere.

import { ofKind } from "../choices";
import type { Choice, Kit, Laid, Picking, Place, Point, Shown, Source, Way } from "./shown";

/** A source by name: where it lies on the screen has the same name. */
export function nameOf(source: Source): string {
  if (source.from === "stock") return `stock-${source.number}`;
  if (source.from === "reserve") return `reserve-${source.seat}-${source.number}`;
  const { seat, number, way, x, y } = source;
  return `square-${seat}-${number}-${way}-${x}-${y}`;
}

/** What may be picked now, by the name of where it is. */
export function picks(choices: readonly Choice[]): Map<string, Picking> {
  return new Map(ofKind(choices, "pick").map((choice) => [nameOf(choice.about.source), choice]));
}

/** The places in the square where what is in hand may be laid. */
export function places(choices: readonly Choice[]): Place[] {
  return ofKind(choices, "lay").map(({ about: { way, x, y } }) => ({ way, x, y }));
}

/** The choice to lay what is in hand somewhere, if it is possible. */
export function laying(choices: readonly Choice[], to: "reserve" | "stock" | Place): Choice | undefined {
  return typeof to === "string"
    ? ofKind(choices, "put").find(({ about }) => about.to === to)
    : ofKind(choices, "lay").find(({ about }) => same(about, to));
}

export const same = (a: Place, b: Place) => a.way === b.way && a.x === b.x && a.y === b.y;

/**
 * Where the shape that lies somewhere new came from: what was in hand; or, where a pick and a lay were seen as one,
 * what is gone from where it was.
 */
export function origin(before: Shown, now: Shown): string {
  if (before.hand) return nameOf(before.hand);
  for (const [seat, player] of before.players.entries()) {
    const after = now.players[seat]!;
    const gone = player.square.find((one) => !after.square.some((two) => two.number === one.number && same(one, two)));
    if (gone) return nameOf({ from: "square", seat, ...gone });
    const spent = player.reserve.findIndex((count, index) => count > after.reserve[index]!);
    if (spent >= 0) return nameOf({ from: "reserve", seat, number: spent + 1 });
  }
  const taken = before.stock.findIndex((count, index) => count > now.stock[index]!);
  return taken >= 0 ? nameOf({ from: "stock", number: taken + 1 }) : "";
}

/** Whether somebody has just taken a shape out of a seat's square, and which; -1 for nobody. */
export function robbed(before: Shown | null, now: Shown, seat: number, acting: number): { by: number; number: number } {
  const taken = now.hand?.from === "square" && now.hand.seat === seat && acting !== seat;
  return taken && !before?.hand ? { by: acting, number: now.hand!.number } : { by: -1, number: 0 };
}

// Aiming

// How far from a place where it fits a shape is still drawn to it, in cells.
const REACH = 0.8;

/** Where a shape held by its middle at a point would lie: drawn to where it fits, or else on the grid. */
export function aimAt(set: Kit, fitting: readonly Place[], way: number, held: Way, [px, py]: Point): Place | null {
  const x = px - held.width / 2;
  const y = py - held.height / 2;
  // Over the board means with its middle: what is carried past it aims at nothing.
  if (px < -REACH || py < -REACH || px > set.width + REACH || py > set.height + REACH) return null;
  let best: Place | null = null;
  let least = REACH;
  for (const place of fitting) {
    const far = Math.hypot(place.x - x, place.y - y);
    if (place.way === way && far < least) [best, least] = [place, far];
  }
  return best ?? within(set, held, { way, x: Math.round(x), y: Math.round(y) });
}

// A finger is not as exact, and means a hole rather than a way of holding.
const FINGER = 1.3;

/** Where a shape fits near a point, held in whatever way; rather as it is held now. Nothing if it fits nowhere near. */
export function nearest(ways: readonly Way[], fitting: readonly Place[], held: number, [px, py]: Point): Place | null {
  let best: Place | null = null;
  let least = FINGER;
  for (const place of fitting) {
    const { width, height } = ways[place.way]!;
    const off = Math.hypot(place.x + width / 2 - px, place.y + height / 2 - py);
    const far = off + (place.way === held ? 0 : 0.4);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** The same, but nowhere beside the board. */
export function within(set: Kit, held: Way, { way, x, y }: Place): Place {
  return {
    way,
    x: Math.max(0, Math.min(set.width - held.width, x)),
    y: Math.max(0, Math.min(set.height - held.height, y)),
  };
}

/** The place to begin at when nobody points: where it fits in this way of holding, nearest to the middle. */
export function beginning(set: Kit, fitting: readonly Place[], way: number, held: Way): Place {
  const middle = { x: (set.width - held.width) / 2, y: (set.height - held.height) / 2 };
  const far = (place: Place) => Math.hypot(place.x - middle.x, place.y - middle.y);
  const here = fitting.filter((place) => place.way === way);
  if (here.length) return here.reduce((best, place) => (far(place) < far(best) ? place : best));
  return within(set, held, { way, x: Math.round(middle.x), y: Math.round(middle.y) });
}

// Drawing. A cell is a hundred units wide.

export const CELL = 100;
export const points = (outline: readonly Point[]) => outline.map(([x, y]) => `${x * CELL},${y * CELL}`).join(" ");

/** An outline made smaller all around by some part of a cell, so that shapes that touch are seen apart. */
export function inset(outline: readonly Point[], by: number): Point[] {
  const turn = Math.sign(
    outline.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = outline[(i + 1) % outline.length]!;
      return sum + x * nextY - nextX * y;
    }, 0),
  );
  // Each side moves inward, and two sides meet again where they now cross.
  const sides = outline.map(([x, y], i) => {
    const [toX, toY] = outline[(i + 1) % outline.length]!;
    const long = Math.hypot(toX - x, toY - y);
    const [dx, dy] = [(toX - x) / long, (toY - y) / long];
    return { x: x - dy * turn * by, y: y + dx * turn * by, dx, dy };
  });
  return sides.map((side, i): Point => {
    const last = sides[(i + sides.length - 1) % sides.length]!;
    const cross = last.dx * side.dy - last.dy * side.dx;
    // In line with the side before: the corner is none.
    if (Math.abs(cross) < 1e-9) return [side.x, side.y];
    const along = ((side.x - last.x) * side.dy - (side.y - last.y) * side.dx) / cross;
    return [last.x + last.dx * along, last.y + last.dy * along];
  });
}

// A square in thirds, by which one says where something lies in it, as hints do.
const ROWS = ["top", "", "bottom"];
const COLUMNS = ["left", "", "right"];

/** Where a shape lies, for who does not see it: whereabouts in the square, and the column and row it begins at. */
export function whereabouts(set: Kit, number: number, { way, x, y }: Place) {
  const { width, height } = set.shapes[number - 1]!.ways[way]!;
  const third = (axis: 0 | 1, at: number) => {
    const all = set.square.map((point) => point[axis]);
    const first = Math.min(...all);
    return Math.max(0, Math.min(2, Math.floor((3 * (at - first)) / (Math.max(...all) - first))));
  };
  const parts = [ROWS[third(1, y + height / 2)], COLUMNS[third(0, x + width / 2)]];
  return { where: parts.filter(Boolean).join("-") || "middle", column: x + 1, row: y + 1 };
}

// Texts of moves, for asking why something is not possible.

const letter = (index: number) => String.fromCharCode(97 + index);

/** A cell as moves write it: a letter for its column, a number for its row. */
export const cellText = ({ x, y }: { x: number; y: number }) => `${letter(x)}${y + 1}`;

/** A place as moves write it: the corner of the box, and the way of holding. */
export const placeText = (place: Place) => `${cellText(place)} ${letter(place.way)}`;

/** Picking something, as a move writes it. Shapes in a square are a, b, c … in the order they were laid. */
export function pickText(shown: Shown, source: Source, seat: number): string {
  const { number } = source;
  if (source.from === "stock") return `take ${number}`;
  const owner = source.seat;
  if (source.from === "reserve")
    // Only what was thrown can be robbed: of another number that is the reason.
    return owner === seat ? `take ${number} reserve` : number === shown.die ? `rob ${owner + 1}` : `take ${number}`;
  const index = shown.players[owner]!.square.findIndex((one) => one.number === number && same(one, source));
  const piece = letter(index % 26).repeat(1 + Math.floor(index / 26));
  return owner === seat ? `lift ${piece}` : `rob ${owner + 1} ${piece}`;
}

/** What one's own board shows of what is in hand. */
export interface Mine {
  /** The number in hand; 0 for none. */
  hand: number;
  /** Where it may lie, held in any way. */
  goals: Place[];
  ghost: Laid | null;
  fits: boolean;
  /** Where it would lie well, while it is held elsewhere. */
  suggested: Laid | null;
  /** Whether it may go into the reserve, and how; and whether it had better. */
  reserve: boolean;
  better: boolean;
  lay(): void;
}

/** Points as they are written: a round may bring less than nothing. */
export const signed = (points: number) => (points < 0 ? `−${-points}` : String(points || 0));
