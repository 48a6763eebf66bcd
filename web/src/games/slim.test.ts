import { expect, it } from "vitest";
import { isSlim } from "./slim";

it("phones, and tablets held upright, show only what is one's own", () => {
  expect([isSlim(360, 482), isSlim(387, 360), isSlim(820, 995)]).toEqual([true, true, true]);
  expect([isSlim(0, 0), isSlim(820, 500), isSlim(1024, 1200)]).toEqual([false, false, false]);
});
