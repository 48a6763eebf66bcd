import type { Choice } from "../../protocol";
import { about } from "./shown";

/** What lights up for a hint: the blocks to push. */
export const parts = (choice: Choice) => about(choice).numbers.map((number) => `[data-block="${number}"][data-near]`);
