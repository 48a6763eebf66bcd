import { expect, test } from "vitest";
import type { AnalysisInfo } from "../protocol";
import { curve, moment, range, roomy } from "./course";

const found = (values: number[][], points = false): AnalysisInfo => ({
  points,
  values,
  marks: [],
  best: [],
  summaries: [],
  sure: { id: "", args: {} },
});

const mark = (number: number, weight: number, kind: "mistake" | "lucky" = "lucky") => ({
  number,
  weight,
  kind,
  seat: 0,
  message: { id: "", args: {} },
  told: [],
});

test("a sure win is at the top and a sure loss at the bottom", () => {
  const shares = found([
    [0.5, 0.5],
    [1, 0],
  ]);
  expect(curve(shares, 0)).toBe("M0 50L1 0");
  expect(curve(shares, 1)).toBe("M0 50L1 100");
});

test("points fill the height, from nothing or below", () => {
  expect(range(found([[23.3], [56]], true))).toEqual([0, 56]);
  expect(range(found([[7.1], [-4.5]], true))).toEqual([-5, 8]);
  expect(range(found([[0], [0]], true))).toEqual([0, 1]);
});

test("where marks would lie on each other, the one that mattered most stays", () => {
  const along = ({ number }: { number: number }): [number, number] => [number / 3, 0];
  const kept = roomy([mark(1, 0.2), mark(2, 0.6), mark(9, 0.1)], along);
  expect(kept.map(({ number }) => number)).toEqual([2, 9]);
  // One far above another is not in its way.
  expect(roomy([mark(1, 0.2), mark(2, 0.6)], ({ number }) => [number / 3, number]).length).toBe(2);
  // There is more to learn from a mistake than from luck.
  expect(roomy([mark(1, 0.6), mark(2, 0.1, "mistake")], along).map(({ number }) => number)).toEqual([2]);
});

test("a mistake is looked at before it is made, luck when it has come", () => {
  expect(moment(mark(5, 1, "mistake"))).toBe(4);
  expect(moment(mark(5, 1))).toBe(5);
});
