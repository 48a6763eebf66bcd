import type { Choice } from "../../protocol";
import { about } from "./shown";

/** What lights up for a hint: the dice, and the city or the tool they are for. */
export function parts(choice: Choice): string[] {
  const { kind, dice, city, twice, ignored } = about(choice);
  const die = (colour: string | undefined) => `[data-die="${colour}"]`;
  const place = `.near [data-city="${city}"] .place`;
  if (kind === "write") return [...(dice ?? []).map(die), place];
  if (kind === "cross") return ['[data-tool="cross"]', place];
  if (kind === "double") return ['[data-tool="double"]', die(twice), die(ignored)];
  return kind === "reroll" ? ['[data-tool="reroll"]', ...(dice ?? []).map(die)] : [];
}
