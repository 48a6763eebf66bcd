import { expect, it } from "vitest";
import { faces } from "./seat.svelte";

it("only thrown dice have faces, not tiles that are drawn or what is hidden", () => {
  expect(faces("3 5 5")).toEqual([3, 5, 5]);
  expect(faces("6")).toEqual([6]);
  // Dice that stay as they lie keep their place in the row.
  expect(faces("4 - 6 -")).toEqual([4, 0, 6, 0]);
  expect(faces("- - -")).toEqual([]);
  expect(faces("tile 11")).toEqual([]);
  expect(faces("first 2")).toEqual([]);
  expect(faces("")).toEqual([]);
});
