import { expect, it } from "vitest";
import { holding } from "./folds";

const chapters = [
  { title: "A", sentences: [{ number: "1.1", text: "" }] },
  {
    title: "B",
    sentences: [
      { number: "2.1", text: "" },
      { number: "2.10", text: "" },
    ],
  },
];

it("finds the chapter of a sentence, and none where there is no such sentence", () => {
  expect(["1.1", "2.10", "2", "", "3.1"].map((number) => holding(chapters, number))).toEqual([0, 1, -1, -1, -1]);
});
