import type { Command, TableInfo } from "../protocol";
import { hex, seal } from "./seal";

// Each seat's page puts words of its own into the dice, by itself: sealed first, shown when all seals are fixed.
// Nobody has to see any of it; the page of fair dice shows it to whoever is curious.

/** Where words are kept until they are shown, and afterwards to check that they went in. */
export interface Keeper {
  read(): string;
  write(words: string): void;
  /** They were shown, and go into the dice. */
  shown(): void;
}

/** 128 bits nobody can guess. */
export function newWords(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** What a seat says about its dice, seeing its table as it is now; nothing if there is nothing to say. */
export async function answer(table: TableInfo, seat: number, kept: Keeper): Promise<Command | null> {
  if (seat < 0 || table.state !== "waiting") return null;
  const words = kept.read();
  const stated = table.seals[seat];
  const mine = Boolean(stated) && stated === (await seal(table.id, seat, words));
  if (table.asked.includes(seat)) return mine ? { type: "show", words } : null;
  if (mine || table.commitment) return null;
  // New ones each time: words that were shown once are known.
  const fresh = newWords();
  kept.write(fresh);
  return { type: "seal", seal: await seal(table.id, seat, fresh) };
}
