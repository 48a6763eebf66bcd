// How large the tray is drawn, in units of the drawing.

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

/** Where no side is played, nothing can stand out: the drawing needs no room there. */
export function boxOf(sides: readonly (Side | undefined)[]): Box {
  const [left, top] = [sides[1] ? 0 : OUT, sides[2] ? 0 : OUT];
  return { left, top, width: (sides[3] ? WHOLE : WHOLE - OUT) - left, height: WHOLE - top };
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
