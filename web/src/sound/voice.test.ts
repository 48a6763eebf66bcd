import { expect, it } from "vitest";
import { Words } from "../words/words";
import { spoken } from "./voice";

const files = import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default", eager: true });

it("signs are said as people say them, in both languages", () => {
  const [en, nl] = ["en", "nl"].map((code) => new Words(code, [files[`../locale/${code}.ftl`]!]));
  const sum = "Anna: 2 × (9 − 4) = 10, 12 ÷ 3 + 5.";
  expect(spoken(sum, (id) => nl!.t(id))).toBe("Anna: 2 keer (9 min 4) is 10, 12 gedeeld door 3 plus 5.");
  expect(spoken(sum, (id) => en!.t(id))).toBe("Anna: 2 times (9 minus 4) is 10, 12 divided by 3 plus 5.");
});
