import type { Choice } from "./shown";
import { nameOf, placeText } from "./shapes";

/** What lights up for a hint: the shape to pick, or where it may lie. */
export function parts({ about }: Choice): string[] {
  if (about.kind === "pick") {
    const spot = nameOf(about.source);
    return [`[data-pile="${spot}"], [data-spot="${spot}"] .ring`];
  }
  return [about.kind === "lay" ? `[data-goal="${placeText(about)}"]` : `[data-drop="${about.to}"]`];
}
