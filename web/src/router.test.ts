import { expect, it } from "vitest";
import { read } from "./router.svelte";

it("every address has its page", () => {
  expect(read("/")).toEqual({ page: "home" });
  expect(read("/new/pushbox")).toEqual({ page: "new", game: "pushbox" });
  expect(read("/join/tulp-73")).toEqual({ page: "join", code: "tulp-73" });
  expect(read("/screen/tulp-73")).toEqual({ page: "screen", code: "tulp-73" });
  expect(read("/screen")).toEqual({ page: "nowhere" });
  expect(read("/table/ab12")).toEqual({ page: "table", id: "ab12" });
  expect(read("/replay")).toEqual({ page: "replay", id: "" });
  expect(read("/replay/ab12")).toEqual({ page: "replay", id: "ab12" });
  expect(read("/rules/pushbox")).toEqual({ page: "rules", game: "pushbox" });
  expect(read("/fair/ab12")).toEqual({ page: "fair", id: "ab12" });
  expect(read("/what/is/this")).toEqual({ page: "nowhere" });
  expect(read("/what")).toEqual({ page: "nowhere" });
});
