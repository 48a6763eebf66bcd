import type { Component } from "svelte";

/** What a game shows of its options: which of them have pictures, and the picture of one value. */
export interface Pictured {
  Choice: Component<{ option: string; value: string }>;
  pictured: readonly string[];
}

// Found by being there, and fetched when a table of that game is opened.
const choices = import.meta.glob<{ default: Pictured["Choice"]; pictured: readonly string[] }>(
  "../games/*/Choice.svelte",
);

export async function picturesOf(game: string): Promise<Pictured | null> {
  const found = await choices[`../games/${game}/Choice.svelte`]?.();
  return found ? { Choice: found.default, pictured: found.pictured } : null;
}
