// The six shapes of the box of 1973, for pictures only: at a table they come from the set that is played with.

import type { Point, Way } from "./shown";

const way = (middle: Point, ...outline: Point[]): Way => ({
  outline,
  width: Math.max(...outline.map(([x]) => x)),
  height: Math.max(...outline.map(([, y]) => y)),
  middle,
  turned: 0,
  flipped: 0,
});

/** By number. */
export const SIX: Record<number, Way> = {
  1: way([0.33, 0.66], [0, 0], [1, 1], [0, 1]),
  2: way([0.5, 0.5], [0, 0], [1, 0], [1, 1], [0, 1]),
  3: way([0.72, 0.5], [0, 0], [1, 0], [2, 1], [0, 1]),
  4: way([0.67, 1.33], [0, 0], [2, 2], [0, 2]),
  5: way([1.25, 0.5], [0, 0], [2, 0], [3, 1], [0, 1]),
  6: way([2, 0.5], [1, 0], [4, 0], [3, 1], [0, 1]),
};
