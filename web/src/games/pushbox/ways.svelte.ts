import { remembered } from "../../settings.svelte";

/** How somebody likes to play: whether blocks that can be used light up, and whether one gives the signs oneself. */
export const ways = remembered("pushbox.ways", { hints: false, practice: false });

/** How many pushes were made here, as far as it matters: whoever is new is told how. */
export const learning = remembered("pushbox.learning", { pushed: 0 });
