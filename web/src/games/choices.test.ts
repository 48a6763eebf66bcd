import { expect, it } from "vitest";
import { choice } from "../examples";
import { find, ofKind } from "./choices";

type About = { kind: "lay"; dice: string[]; square: number } | { kind: "pass" };

const choices = [
  choice<About>("a1", { kind: "lay", dice: ["red", "blue"], square: 0 }),
  choice<About>("b1", { kind: "lay", dice: ["red", "blue"], square: 1 }),
  choice<About>("pass", { kind: "pass" }),
];

it("choices of a kind are known to be of that kind", () => {
  expect(ofKind(choices, "lay").map(({ about }) => about.square)).toEqual([0, 1]);
  expect(ofKind(choices, "pass")).toEqual([choices[2]]);
});

it("a choice is found by its kind, and by whatever else must be so", () => {
  expect(find(choices, { kind: "lay" })).toBe(choices[0]);
  expect(find(choices, { kind: "lay", square: 1 })).toBe(choices[1]);
  expect(find(choices, { kind: "lay", dice: ["red", "blue"], square: 1 })).toBe(choices[1]);
  expect(find(choices, { kind: "lay", dice: ["blue", "red"] })).toBeUndefined();
  expect(find(choices, { kind: "lay", square: 2 })).toBeUndefined();
});
