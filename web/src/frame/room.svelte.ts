import { MediaQuery } from "svelte/reactivity";

/** A phone, a tablet or a small window: strip, board and bar, one below the other or side by side; nothing else. */
export const NARROW = "(max-width: 1099px), (max-height: 500px)";

/** Whether there is room for the board only. Styles that depend on it ask the same question. */
export const narrow = new MediaQuery(NARROW);

/** A phone: fingers need pieces of their own size there, whatever the board has. */
export const phone = new MediaQuery("(max-width: 620px), (max-height: 500px)");

/** A phone that lies on its side: strip and bar stand beside the board. */
export const lying = new MediaQuery("(max-height: 500px) and (orientation: landscape)");
