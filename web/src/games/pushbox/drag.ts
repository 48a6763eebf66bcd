// Dragging a block: a pleasure beside tapping it. What a drag means is decided here; what is legal is not.

import { Carrying } from "../../moving/carry";

/** How far a block slides from standing out to being in, in units of the drawing. */
export const TRAVEL = 80;
/** Where a touched block waits, as a part of that way. */
export const WAITS = 0.22;

/** A block on its way: how far in, in units of the drawing. */
export interface Pulled {
  number: number;
  by: number;
}

/** A block that a pointer has, and how many pixels one unit of its drawing takes. */
export interface Grip {
  number: number;
  unit: number;
}

/** Where a block is when the pointer has moved so far inward. It never leaves its slot. */
export function pulledTo(moved: number, touched: boolean): number {
  return Math.max(0, Math.min(TRAVEL, moved + (touched ? WAITS * TRAVEL : 0)));
}

/** Whether a block let go here changes: pushed in it is touched, pulled back it is let go. */
export function changes(by: number, touched: boolean): boolean {
  return touched ? by < (WAITS * TRAVEL) / 2 : by > WAITS * TRAVEL;
}

interface Hooks {
  /** Whether this block may be moved now, and whether it is touched already. */
  can(number: number): boolean;
  touched(number: number): boolean;
  pull(pulled: Pulled | null): void;
  touch(number: number): void;
}

/** Follows a pointer with one block at a time. A block goes in and out, so what counts is how far up the pointer is. */
export function dragging(hooks: Hooks): Carrying<Grip> {
  let by = 0;
  return new Carrying<Grip>({
    far: (_, y) => Math.abs(y),
    take: ({ number }) => hooks.can(number),
    carry: (now) => {
      if (!now) return hooks.pull(null);
      const { number, unit } = now.what;
      by = pulledTo((now.from.y - now.y) / (unit || 1), hooks.touched(number));
      hooks.pull({ number, by });
    },
    drop: ({ number }) => {
      if (changes(by, hooks.touched(number))) hooks.touch(number);
    },
  });
}
