import type { GameInfo } from "../protocol";
import * as scenarios from "./scenarios";

// Which lessons were done at this device.

const KEY = "teerling.learnt";

function read(): Record<string, string[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? (found as Record<string, string[]>) : {};
  } catch {
    return {};
  }
}

/** The lessons of a game that were done. */
export const learnt = (game: string): string[] => read()[game] ?? [];

/** Note that a lesson was done. */
export function note(game: string, lesson: string): void {
  const all = read();
  if (!learnt(game).includes(lesson))
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: [...learnt(game), lesson] }));
}

/** The lesson to go on with: the first that was not done. */
export const following = (game: GameInfo) =>
  game.lessons.find((lesson) => !learnt(game.name).includes(lesson.name))?.name ?? "";

/** The scenario of a lesson, and the lesson of a scenario. */
export const scenarioOf = (lesson: string) => `lesson ${lesson}`;
export const lessonIn = (scenario: string) => /^lesson (.+)$/.exec(scenario)?.[1] ?? "";

/** Begin a lesson; what is wrong is thrown as `Failed`. */
export const begin = (game: string, lesson: string) => scenarios.begin(game, scenarioOf(lesson));
