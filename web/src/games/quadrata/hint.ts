import type { Choice } from "../../protocol";
import { about, type Place, type Source } from "./shown";
import { nameOf, placeText } from "./shapes";

/** What lights up for a hint: the shape to pick, or where it may lie. */
export function parts(choice: Choice): string[] {
  const told = about(choice);
  if (told.kind === "pick") {
    const spot = nameOf(told as Source);
    return [`[data-pile="${spot}"], [data-spot="${spot}"] .ring`];
  }
  return [told.to === "square" ? `[data-goal="${placeText(told as Place)}"]` : `[data-drop="${told.to}"]`];
}
