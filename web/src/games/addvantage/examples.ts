// A table at its beginning, for tests to change.

import type { One, Shown } from "./shown";

export function board(seat: number, changes: Partial<One> = {}): One {
  const line = { tile: 10, state: "waiting" as const, sum: 0, dice: 0, needed: 10 };
  return {
    seat,
    coins: 2,
    arranged: true,
    hand: [],
    suggested: "",
    squares: Array.from({ length: 9 }, () => ({ face: 0, die: 0 })),
    lines: Array.from({ length: 6 }, () => line),
    diagonals: [{ sum: 0, dice: 0 }],
    won: [],
    ...changes,
  };
}

export function table(changes: Partial<Shown> = {}): Shown {
  const dice = { due: 0, out: 0, thrown: [], barred: [] };
  return { boards: [board(0), board(1)], bonus: [], stage: "play", stay: false, turn: 0, ...dice, ...changes };
}
