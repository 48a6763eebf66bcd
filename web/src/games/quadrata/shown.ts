// What the server says of a table of Quadrata and of a choice there. Nothing else reads `view.board` or `choice.about`.

import type { Choice, Names, View } from "../../protocol";

export type Point = [number, number];

/** One way of holding a shape: an outline in cells whose box begins at 0,0. */
export interface Way {
  outline: Point[];
  width: number;
  height: number;
  /** Where the number is pressed in. */
  middle: Point;
  turned: number;
  flipped: number;
}

export interface Kind {
  number: number;
  count: number;
  ways: Way[];
}

export interface Kit {
  name: string | Names;
  width: number;
  height: number;
  frame: Point[];
  square: Point[];
  shapes: Kind[];
}

/** A way of holding, and where the upper left corner of its box lies. */
export interface Place {
  way: number;
  x: number;
  y: number;
}

export interface Laid extends Place {
  number: number;
}

export interface Player {
  square: Laid[];
  reserve: number[];
  covered: number;
  area: number;
  rounds: number[];
  points: number;
}

/** Where a shape is taken from. */
export interface Source extends Partial<Place> {
  from: "stock" | "reserve" | "square";
  number: number;
  seat?: number;
}

export interface Shown {
  set: Kit;
  stock: number[];
  players: Player[];
  round: number;
  rounds: number;
  starter: number;
  turns: number;
  /** How many turns a player has in a round at most. */
  limit: number;
  die: number | null;
  joker: boolean;
  hand: Source | null;
  over: { filled: number | null; points: number[] } | null;
}

export interface About extends Partial<Place> {
  kind: "pick" | "lay";
  from?: Source["from"];
  number?: number;
  seat?: number;
  to?: "square" | "reserve" | "stock";
}

export const shownIn = (view: View) => view.board as unknown as Shown;
export const about = (choice: Choice) => choice.about as unknown as About;
