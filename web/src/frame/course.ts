import type { AnalysisInfo } from "../protocol";

type Mark = AnalysisInfo["marks"][number];

/** The lowest and the highest value of a curve: nothing and a whole win, or the points there are. */
export function range(found: AnalysisInfo): [number, number] {
  if (!found.points) return [0, 1];
  const all = found.values.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(...all)];
  return [Math.floor(low), Math.max(Math.ceil(high), Math.floor(low) + 1)];
}

/** A seat's curve as an SVG path, in a picture as wide as the game has moments, and 100 high. */
export function curve(found: AnalysisInfo, seat: number): string {
  const [low, high] = range(found);
  const y = (value: number) => Math.round((1000 * (high - value)) / (high - low)) / 10;
  return `M${found.values.map((values, x) => `${x} ${y(values[seat] ?? low)}`).join("L")}`;
}

/**
 * The marks there is room for, in order: mistakes before luck, and what mattered most. `place` says where a mark lies,
 * counted in what a finger needs: none is so close to another that they would be touched together.
 */
export function roomy(marks: Mark[], place: (mark: Mark) => [number, number]): Mark[] {
  const kept: Mark[] = [];
  const luck = (mark: Mark) => Number(mark.kind !== "mistake");
  const apart = (one: Mark, other: Mark) => {
    const [[x, y], [otherX, otherY]] = [place(one), place(other)];
    return Math.max(Math.abs(x - otherX), Math.abs(y - otherY)) >= 1;
  };
  for (const mark of [...marks].sort((a, b) => luck(a) - luck(b) || b.weight - a.weight)) {
    if (kept.every((other) => apart(mark, other))) kept.push(mark);
  }
  return kept.sort((a, b) => a.number - b.number);
}

/** Where to look at a mark: a mistake before it is made, luck when the dice lie there. */
export const moment = (mark: Mark) => (mark.kind === "mistake" ? mark.number - 1 : mark.number);
