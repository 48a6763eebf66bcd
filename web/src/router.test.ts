import { expect, it } from "vitest";
import { read, to, within } from "./router.svelte";

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
  expect(read("/day/pushbox")).toEqual({ page: "day", game: "pushbox" });
  expect(read("/fair/ab12")).toEqual({ page: "fair", id: "ab12" });
  expect(read("/what/is/this")).toEqual({ page: "nowhere" });
  expect(read("/what")).toEqual({ page: "nowhere" });
});

it("finds its way from the host's root on a server, and behind the first # where there are only files", () => {
  const at = (address: string, alone: boolean) => {
    const { pathname, search, hash } = within(new URL(address, "http://x/some/folder/"), alone);
    return [pathname, search, hash];
  };
  expect(at("http://x/rules/a#4.2", false)).toEqual(["/rules/a", "", "#4.2"]);
  expect(at("#/rules/a#4.2", true)).toEqual(["/rules/a", "", "#4.2"]);
  expect(at("#/replay/7f?at=3", true)).toEqual(["/replay/7f", "?at=3", ""]);
  expect(at("", true)).toEqual(["/", "", ""]);
  expect(at("#main", true)).toEqual(["/", "", ""]);
  expect([to("/new/a", false), to("/new/a", true)]).toEqual(["/new/a", "#/new/a"]);
});
