import { pushed } from "./calc";
import type { Choice } from "./shown";

/** What lights up for a hint: the blocks to push. */
export const parts = (choice: Choice) => pushed(choice).map((number) => `[data-block="${number}"][data-near]`);
