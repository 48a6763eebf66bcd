// What a page and its worker say to each other: see src/teerling/page/door.py.

/** The names of the two workers. */
export const HOUSE = "house";
export const THINKER = "thinker";

/** Where Python lies, and how long bots pause here: 1 where nobody hurries, 0 not at all. */
export interface Begin {
  base: string;
  pace: number;
}

/** A kind, the number of a question or of a wire, and texts. */
export type FromPage = [kind: "ask" | "drop" | "open" | "say" | "close", number: number, text?: string, body?: string];
export type ToPage = [
  kind: "head" | "part" | "end" | "said" | "gone" | "come" | "ready" | "failed",
  number: number,
  text: string,
];
