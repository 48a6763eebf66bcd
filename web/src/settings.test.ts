import { afterEach, expect, test } from "vitest";
import { flushSync } from "svelte";
import { remembered, settings } from "./settings.svelte";

afterEach(() => {
  settings.pace = "calm";
  localStorage.clear();
});

test("things take their time, a quarter of it, or none", () => {
  expect(settings.paced(1100)).toBe(1100);
  settings.pace = "quick";
  expect(settings.paced(1100)).toBe(275);
  expect(settings.still).toBe(false);
  settings.pace = "none";
  expect(settings.paced(1100)).toBe(0);
  expect(settings.still).toBe(true);
});

test("who liked things to move quickly still does", () => {
  localStorage.setItem("teerling.settings", '{"quick": true, "name": "Anna"}');
  settings.begin();
  flushSync();
  expect([settings.pace, settings.name]).toEqual(["quick", "Anna"]);
  expect(document.documentElement.dataset.pace).toBe("quick");
  expect(JSON.parse(localStorage.getItem("teerling.settings")!)).toMatchObject({ pace: "quick", name: "Anna" });
});

test("what a game wants to know of its people is kept under a name of its own", () => {
  localStorage.setItem("teerling.chess.ways", '{"clock": true}');
  const ways = remembered("chess.ways", { clock: false, notation: false });
  expect(ways).toEqual({ clock: true, notation: false });
  ways.notation = true;
  flushSync();
  expect(JSON.parse(localStorage.getItem("teerling.chess.ways")!)).toEqual({ clock: true, notation: true });
});

test("what cannot be read is forgotten", () => {
  localStorage.setItem("teerling.chess.ways", "{");
  expect(remembered("chess.ways", { clock: false })).toEqual({ clock: false });
});
