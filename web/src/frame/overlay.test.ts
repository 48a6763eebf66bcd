import { expect, it } from "vitest";
import { Overlay } from "./overlay.svelte";

it("what was opened by a button is left to that button", () => {
  document.body.innerHTML =
    '<button data-open="0"></button><button data-open="2"></button><button data-tool="list"></button>';
  const overlay = new Overlay("list");
  expect(overlay.open).toBe(false);
  overlay.seat = 2;
  expect(overlay.open).toBe(true);
  overlay.leave(document.body);
  expect([overlay.open, document.activeElement]).toEqual([false, document.querySelector("[data-open='2']")]);
  overlay.listing = true;
  overlay.leave(document.body);
  expect([overlay.open, document.activeElement]).toEqual([false, document.querySelector("[data-tool]")]);
});
