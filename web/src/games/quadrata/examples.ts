// A small table, for tests to change.

import type { Kit, Shown, Way } from "./shown";

const box = (width: number, height: number, turned: number, flipped: number): Way => ({
  outline: [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ],
  width,
  height,
  middle: [width / 2, height / 2],
  turned,
  flipped,
});

// A single cell, a domino in two ways, and four empty kinds.
export const KIT: Kit = {
  width: 4,
  height: 4,
  frame: [],
  square: [],
  shapes: [
    { number: 1, ways: [box(1, 1, 0, 0)] },
    { number: 2, ways: [box(2, 1, 1, 0), box(1, 2, 0, 1)] },
  ],
};

export const empty = () => ({ square: [], reserve: [0, 0], covered: 0, area: 16, rounds: [], points: 0 });
export const table = (changes: Partial<Shown> = {}): Shown => ({
  set: KIT,
  stock: [3, 3],
  players: [empty(), empty()],
  round: 1,
  rounds: 3,
  limit: 200,
  die: 2,
  joker: false,
  hand: null,
  suggested: null,
  over: null,
  ...changes,
});
