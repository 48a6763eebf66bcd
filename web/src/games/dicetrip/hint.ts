import type { Choice, Colour } from "./shown";

const die = (colour: Colour) => `[data-die="${colour}"]`;
const place = (city: number) => `.near [data-city="${city}"] .place`;

/** What lights up for a hint: the dice, and the city or the tool they are for. */
export function parts({ about }: Choice): string[] {
  if (about.kind === "write") return [...about.dice.map(die), place(about.city)];
  if (about.kind === "cross") return ['[data-tool="cross"]', place(about.city)];
  if (about.kind === "double") return ['[data-tool="double"]', die(about.twice), die(about.ignored)];
  return about.kind === "reroll" ? ['[data-tool="reroll"]', ...about.dice.map(die)] : [];
}
