import type { Choice } from "../../protocol";
import { about } from "./shown";

/** What lights up for a hint: the die, and where it goes. */
export function parts(choice: Choice): string[] {
  const { kind, face, square, owner, source } = about(choice);
  const own = `[data-drop="square-${kind === "off" ? source : square}"]`;
  if (kind === "place") return [`[data-loose="${face}"]`, own];
  if (kind === "give") return [`[data-loose="${face}"]`, '[data-drop="give"]'];
  if (kind === "buy") return [`[data-owner="${owner}"][data-square="${source}"]`, own];
  return kind === "off" ? [own] : [];
}
