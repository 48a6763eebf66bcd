// What the server says of a table of Push Box and of a choice there. Nothing else reads `view.board` or `choice.about`.

import type { Choice, View } from "../../protocol";

export interface Side {
  side: number;
  seat: number;
  level: number;
  numbers: number[];
}

export interface Tray {
  mode: string;
  sides: Side[];
  opening: boolean;
  turn: number;
  dice: number[];
  needed: number[];
  left: number;
}

export interface About {
  kind: "play" | "any" | "single" | "again" | "pass";
  numbers: number[];
  /** After a double these blocks may be pushed without a calculation, also if there is one. */
  free: boolean;
}

export const shownIn = (view: View) => view.board as unknown as Tray;
export const about = (choice: Choice) => choice.about as unknown as About;
