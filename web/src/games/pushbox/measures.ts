// How large the tray is drawn, in units of the drawing.

import { NUMBERS } from "./calc";
import type { Side } from "./shown";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

// How much of the drawing blocks that stand out need on each side.
const OUT = 66;
const WHOLE = 1000;

// The frame alone, with a little room for its shadow.
const EDGE = 72;

/**
 * Where no side is played, nothing can stand out: the drawing needs no room there; nor below where the blocks of one's
 * own side are not drawn because they lie below the tray.
 */
export function boxOf(sides: readonly (Side | undefined)[], handed = false): Box {
  const edge = handed ? EDGE : OUT;
  const [left, top] = [sides[1] ? 0 : edge, sides[2] ? 0 : edge];
  const bottom = handed ? WHOLE - EDGE : WHOLE;
  return { left, top, width: (sides[3] ? WHOLE : WHOLE - edge) - left, height: bottom - top };
}

/** Where a block lies that stands out, and where its number is. */
export interface Lying {
  x: number;
  y: number;
  w: number;
  h: number;
  tx: number;
  ty: number;
}

/** The block with this index at a place: 0 near, 1 left, 2 far, 3 right. */
export function blockAt(place: number, index: number): Lying {
  const along = 110 + 78 * (place % 2 ? NUMBERS.length - 1 - index : index);
  if (place === 0) return { x: along + 4, y: 900, w: 70, h: 96, tx: along + 39, ty: 961 };
  if (place === 2) return { x: along + 4, y: 4, w: 70, h: 96, tx: along + 39, ty: 39 };
  if (place === 1) return { x: 4, y: along + 4, w: 96, h: 70, tx: 40, ty: along + 39 };
  return { x: 900, y: along + 4, w: 96, h: 70, tx: 960, ty: along + 39 };
}

/** A block that goes from one side of the tray to another. */
export interface Crossing {
  number: number;
  from: number;
  to: number;
}

/** The blocks that left one place and now stand out at another. */
export function crossings(before: readonly (Side | undefined)[], now: readonly (Side | undefined)[]): Crossing[] {
  const places = [0, 1, 2, 3];
  const has = (sides: readonly (Side | undefined)[], place: number, number: number) =>
    Boolean(sides[place]?.numbers.includes(number));
  return NUMBERS.flatMap((number) => {
    const from = places.find((place) => has(before, place, number) && !has(now, place, number));
    const to = places.find((place) => !has(before, place, number) && has(now, place, number));
    return from === undefined || to === undefined ? [] : [{ number, from, to }];
  });
}

/** Where the floor lies in such a drawing, where dice fall: as CSS says `inset`. */
export function floorOf({ left, top, width, height }: Box): string {
  const parts = [
    (220 - top) / height,
    (left + width - 790) / width,
    (top + height - 760) / height,
    (210 - left) / width,
  ];
  return parts.map((part) => `${(100 * part).toFixed(2)}%`).join(" ");
}
