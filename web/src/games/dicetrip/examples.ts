// A map, cards and choices, for tests to change.

import { choice } from "../../examples";
import type { About, Atlas, Card, Colour, Shown } from "./shown";
import { COLOURS, letters } from "./trip";

export const written = (dice: [Colour, Colour], city: number) =>
  choice<About>(`${letters(dice)} ${city + 1}`, { kind: "write", dice, city, number: 41, bonus: false, route: 1 });

const names = { nl: "", en: "" };
export const city = (x: number, y: number) => ({ name: "", names, x, y, ring: "none" as const });
export const atlas = (cities: [number, number][], roads: [number, number][] = []): Atlas => ({
  name: names,
  width: 1000,
  height: 800,
  cities: cities.map(([x, y]) => city(x, y)),
  roads,
  outline: [],
});

export function card(seat: number, change: Partial<Card> = {}): Card {
  const lists = { bonus: [], crossed: [], fresh: [], route: [], used: [], numbers: [null, null, null] };
  const dice = { twice: null, ignored: null, double: true, reroll: true };
  return { seat, done: false, points: 0, written: 0, ...lists, ...dice, ...change };
}

export function table(change: Partial<Shown> = {}): Shown {
  const map = atlas([
    [100, 100],
    [500, 100],
    [500, 500],
  ]);
  const dice = COLOURS.map((colour, i) => ({ colour, face: i + 3 }));
  return { cards: [card(0), card(1)], dice, map, roller: 0, round: 1, rounds: 13, stage: "write", ...change };
}
