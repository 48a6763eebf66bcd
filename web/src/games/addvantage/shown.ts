// What the server says of a table of Add-Vantage and of a choice there. Nothing else reads `view.board` or `choice.about`.

import type { Choice, View } from "../../protocol";

export interface Square {
  /** 0 where nothing lies. */
  face: number;
  /** By its number a die can be told apart, wherever it goes. */
  die: number;
}

export interface Line {
  /** Null where the tile is not known, or not laid yet. */
  tile: number | null;
  state: "waiting" | "matches" | "won";
  sum: number;
  dice: number;
  needed: number | null;
}

export interface One {
  seat: number;
  coins: number;
  arranged: boolean;
  hand: number[];
  squares: Square[];
  lines: Line[];
  diagonals: { sum: number; dice: number }[];
  won: (number | null)[];
}

export interface Bonus {
  tile: number | null;
  seat: number;
}

export interface Shown {
  stage: "first" | "deal" | "arrange" | "bonus" | "play" | "over";
  turn: number;
  boards: One[];
  bonus: Bonus[];
  out: number;
  thrown: number[];
  due: number;
  barred: number[];
  stay: boolean;
}

export interface About {
  kind: "arrange" | "throw" | "place" | "give" | "buy" | "off" | "pass";
  letters?: string;
  count?: number;
  face?: number;
  square?: number;
  owner?: number;
  source?: number;
}

export const shownIn = (view: View) => view.board as unknown as Shown;
export const about = (choice: Choice) => choice.about as unknown as About;
