import { theirs, type Part } from "../board";
import type { Choice } from "./shown";
import { nameOf, placeText } from "./shapes";

/** What lights up for a hint: the shape to pick, or where it may lie. */
export function parts({ about }: Choice): Part[] {
  if (about.kind === "pick") {
    const { source } = about;
    const part = `[data-pile="${nameOf(source)}"], [data-spot="${nameOf(source)}"] .ring`;
    return [source.from === "stock" ? part : theirs(source.seat, part)];
  }
  return [about.kind === "lay" ? `[data-goal="${placeText(about)}"]` : `[data-drop="${about.to}"]`];
}
