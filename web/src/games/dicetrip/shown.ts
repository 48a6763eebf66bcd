// What the server says of a table of Dice Trip and of a choice there. Nothing else reads `view.board` or `choice.about`.

import type { Choice, Names, View } from "../../protocol";

export type Colour = "red" | "yellow" | "green" | "blue";
export type Ring = Colour | "none";

export interface City {
  name: string;
  names: Names;
  x: number;
  y: number;
  ring: Ring;
}

export interface Atlas {
  name: Names;
  width: number;
  height: number;
  cities: City[];
  roads: [number, number][];
  outline: [number, number][];
}

export interface Card {
  seat: number;
  numbers: (number | null)[];
  crossed: number[];
  bonus: number[];
  used: number[];
  route: number[];
  points: number;
  reroll: boolean;
  double: boolean;
  done: boolean;
  written: number;
  fresh: number[];
  twice: Colour | null;
  ignored: Colour | null;
}

export interface Shown {
  round: number;
  rounds: number;
  stage: "first" | "throw" | "keep" | "write" | "over";
  roller: number;
  /** A face of 0 is not thrown yet. */
  dice: { colour: Colour; face: number }[];
  /** Dice that are thrown again now. */
  again: Colour[];
  map: Atlas;
  cards: Card[];
}

export interface About {
  kind: "write" | "cross" | "double" | "reroll" | "keep" | "done";
  dice?: Colour[];
  number?: number;
  city?: number;
  bonus?: boolean;
  route?: number;
  twice?: Colour;
  ignored?: Colour;
}

export const shownIn = (view: View) => view.board as unknown as Shown;
export const about = (choice: Choice) => choice.about as unknown as About;
