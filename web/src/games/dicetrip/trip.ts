// Small questions about what the table of Dice Trip shows. What is possible is decided elsewhere.

import { ofKind } from "../choices";
import type { Card, Choice, Colour, Goal } from "./shown";

export const COLOURS: readonly Colour[] = ["red", "yellow", "green", "blue"];

/** The line around a die and a ring: colours are told apart by it too. */
export const TRIM: Record<Colour, "solid" | "dashed" | "dotted" | "double"> = {
  red: "solid",
  yellow: "dashed",
  green: "dotted",
  blue: "double",
};

/** What could be done in each city with what is in hand. */
export function goals(choices: readonly Choice[], kind: "write" | "cross", dice: readonly Colour[]): Map<number, Goal> {
  const fitting: Goal[] =
    kind === "cross"
      ? ofKind(choices, "cross")
      : ofKind(choices, "write").filter(({ about }) => String(about.dice) === String(dice));
  return new Map(fitting.map((choice) => [choice.about.city, choice]));
}

/** The dice that some number could still be made with. */
export function usable(choices: readonly Choice[]): Set<Colour> {
  return new Set(ofKind(choices, "write").flatMap(({ about }) => about.dice));
}

/** The dice that lead on to some number, after those that are picked already. */
export function leading(choices: readonly Choice[], picked: readonly Colour[]): Colour[] {
  const going = ofKind(choices, "write").filter(({ about }) => picked.every((colour, i) => about.dice[i] === colour));
  return COLOURS.filter((colour) => going.some(({ about }) => about.dice[picked.length] === colour));
}

/** Where to look first: the city that brings most now, and of several the one in the midst of them; -1 for none. */
export function foremost(goals: ReadonlyMap<number, Goal>, cities: readonly { x: number; y: number }[]): number {
  const worth = ({ about }: Goal) => (about.kind === "cross" ? 0 : about.route + Number(about.bonus));
  const most = Math.max(...[...goals.values()].map(worth));
  const found = [...goals].filter(([, goal]) => worth(goal) === most).map(([city]) => city);
  const middle = (along: "x" | "y") => found.reduce((sum, city) => sum + cities[city]![along], 0) / found.length;
  const far = (city: number) => Math.hypot(cities[city]!.x - middle("x"), cities[city]!.y - middle("y"));
  return found.reduce((best, city) => (best < 0 || far(city) < far(best) ? city : best), -1);
}

/** A die on the screen; it keeps the number of the throw it fell in. */
export interface Thrown {
  colour: Colour;
  face: number;
  fall: number;
}

/** The dice after something new: those that were thrown fall. Before a throw they lie as they fell the last time. */
export function fallenTo(
  dice: readonly Thrown[],
  shown: readonly { face: number }[],
  news: { fall: number; falling: boolean },
  faces: readonly number[],
): Thrown[] {
  return dice.map((die, i) => {
    const fell = news.fall ? (faces[i] ?? 0) : 0;
    const face = news.falling && fell ? fell : shown[i]!.face || die.face;
    return { ...die, face, fall: fell ? news.fall : die.fall };
  });
}

/** The letters of dice as moves write them. */
export const letters = (dice: readonly Colour[]) => dice.map((colour) => colour[0]).join("");

/** The next city in a direction: near, and not too far to the side. From no city: the one furthest to the other side. */
export function towards(cities: readonly { x: number; y: number }[], from: number, [dx, dy]: [number, number]): number {
  const start = cities[from];
  if (!start) return 0;
  let best = from;
  let least = Infinity;
  cities.forEach((city, index) => {
    const along = (city.x - start.x) * dx + (city.y - start.y) * dy;
    const aside = Math.abs((city.x - start.x) * dy) + Math.abs((city.y - start.y) * dx);
    // What lies more to the side than ahead belongs to another key.
    if (along <= 0 || aside > along * 1.3) return;
    const far = along + aside * 1.6;
    if (far < least) [best, least] = [index, far];
  });
  return best;
}

/** What would stand in a city. */
export function ghostOf(goal: Goal | undefined): string {
  if (!goal) return "";
  return goal.about.kind === "cross" ? "×" : String(goal.about.number);
}

/** What that would be worth. */
export function worthOf(goal: Goal | undefined, card: Card): string {
  if (!goal) return "";
  if (goal.about.kind === "cross") return "−1";
  const { bonus, route } = goal.about;
  return [bonus ? "★+1" : "", route > card.route.length ? `→${route}` : ""].filter(Boolean).join("  ") || "+0";
}

/** What stands in a city. */
export function stateOf(card: Card, city: number): "crossed" | "bonus" | "number" | "empty" {
  if (card.crossed.includes(city)) return "crossed";
  if (!card.numbers[city]) return "empty";
  return card.bonus.includes(city) ? "bonus" : "number";
}

/** How a seat's points are made. */
export function sums(card: Card): { bonus: number; route: number; crossed: number } {
  return { bonus: card.bonus.length, route: card.route.length, crossed: card.crossed.length };
}

export const NUMBERS = [1, 2, 3, 4, 5, 6].flatMap((tens) => [1, 2, 3, 4, 5, 6].map((ones) => 10 * tens + ones));
