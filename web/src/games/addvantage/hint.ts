import { theirs, type Part } from "../board";
import type { Choice } from "./shown";

const own = (square: number) => `[data-drop="square-${square}"]`;

/** What lights up for a hint: the die, and where it goes. */
export function parts({ about }: Choice): Part[] {
  if (about.kind === "place") return [`[data-loose="${about.face}"]`, own(about.square)];
  if (about.kind === "give") return [`[data-loose="${about.face}"]`, '[data-drop="give"]'];
  if (about.kind === "buy") {
    const { owner, source } = about;
    return [theirs(owner, `[data-owner="${owner}"][data-square="${source}"]`), own(about.square)];
  }
  return about.kind === "off" ? [own(about.source)] : [];
}
