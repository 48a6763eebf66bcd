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

/** The marks there is room for, in order, none too close to another: mistakes before luck, and what mattered most. */
export function roomy(marks: Mark[], apart: number): Mark[] {
  const kept: Mark[] = [];
  const luck = (mark: Mark) => Number(mark.kind !== "mistake");
  for (const mark of [...marks].sort((a, b) => luck(a) - luck(b) || b.weight - a.weight)) {
    if (kept.every((other) => Math.abs(other.number - mark.number) >= apart)) kept.push(mark);
  }
  return kept.sort((a, b) => a.number - b.number);
}

/** Where to look at a mark: a mistake before it is made, luck when the dice lie there. */
export const moment = (mark: Mark) => (mark.kind === "mistake" ? mark.number - 1 : mark.number);
