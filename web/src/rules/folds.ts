import type { Chapter } from "../protocol";

/** Which chapter holds the sentence of a number; -1 if none does. */
export const holding = (chapters: readonly Chapter[], number: string) =>
  chapters.findIndex((chapter) => chapter.sentences.some((sentence) => sentence.number === number));
