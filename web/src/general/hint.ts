import type { Choice } from "../protocol";

/** What lights up for a hint where every choice is a button: that button. */
export const parts = (choice: Choice) => [`[data-choice="${CSS.escape(choice.move.text)}"]`];
