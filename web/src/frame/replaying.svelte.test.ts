import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { choice, view } from "../examples";
import * as net from "../net/analysis";
import { Failed } from "../net/rest";
import type { AnalysisInfo, ReplayInfo, ReplayStep } from "../protocol";
import { Analysing } from "./analysing.svelte";
import { Replaying } from "./replaying.svelte";

const LENGTH = 90;
// Dice fall at every third moment.
const text = (number: number) => (number % 3 === 2 ? "4 5" : "a");
const kind = (number: number) => (number % 3 === 2 ? ("rolled" as const) : ("moved" as const));
const INFO: ReplayInfo = {
  game: "",
  name: "",
  due: [],
  options: {},
  over: true,
  seats: ["Anna"],
  steps: Array.from({ length: LENGTH }, (_, i) => ({ kind: kind(i), seat: 0, text: text(i), due: 0 })),
  tags: {},
};
const step = (number: number): ReplayStep => ({
  kind: kind(number),
  seat: 0,
  text: text(number),
  log: [{ id: `told-${number}`, args: {} }],
  view: view(),
});

let replaying: Replaying;
let leave: () => void;
const fetch = vi.fn((_: ReplayInfo, first: number, count: number) =>
  Promise.resolve(Array.from({ length: count }, (_, i) => step(first + i))),
);

/** Until what was asked for has arrived. */
async function arrived(): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockClear();
  leave = $effect.root(() => {
    replaying = new Replaying();
  });
  flushSync();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

it("begins at a moment, and goes to others that there are", async () => {
  await replaying.load(Promise.resolve(INFO), fetch, 7);
  await arrived();
  expect([replaying.at, replaying.here, replaying.last]).toEqual([7, 7, 89]);
  expect(replaying.step?.log[0]?.id).toBe("told-7");
  replaying.go(1000);
  expect(replaying.at).toBe(89);
  replaying.go(-3);
  expect(replaying.at).toBe(0);
});

it("shows the moment before as long as the one asked for has not arrived", async () => {
  await replaying.load(Promise.resolve(INFO), fetch);
  await arrived();
  replaying.go(85);
  expect([replaying.at, replaying.here]).toEqual([85, 0]);
  await arrived();
  expect(replaying.here).toBe(85);
});

it("dice are seen to fall by who goes on one moment", async () => {
  await replaying.load(Promise.resolve(INFO), fetch);
  await arrived();
  expect(replaying.fallen).toBeNull();
  replaying.go(2);
  expect(replaying.fallen).toEqual({ number: 2, faces: [4, 5], still: true });
  replaying.go(1);
  replaying.go(2);
  expect(replaying.fallen?.still).toBe(false);
  replaying.go(3);
  expect(replaying.fallen).toEqual({ number: 2, faces: [4, 5], still: true });
});

it("what was told is numbered by its moment", async () => {
  await replaying.load(Promise.resolve(INFO), fetch, 3);
  await arrived();
  expect(replaying.lines.map((line) => [line.number, line.message.id]).at(-1)).toEqual([3, "told-3"]);
});

it("plays by itself to the end", async () => {
  await replaying.load(Promise.resolve(INFO), fetch, 87);
  await arrived();
  replaying.playing = true;
  await arrived();
  await vi.advanceTimersByTimeAsync(1299);
  expect(replaying.at).toBe(87);
  await vi.advanceTimersByTimeAsync(1);
  expect(replaying.at).toBe(88);
  await vi.advanceTimersByTimeAsync(2000);
  flushSync();
  expect([replaying.at, replaying.playing]).toEqual([89, false]);
});

it("keys go along it; Space is for a button where one has the focus", async () => {
  await replaying.load(Promise.resolve(INFO), fetch);
  await arrived();
  const keys = ["ArrowRight", "ArrowRight", "ArrowLeft", "End", "Home", "x"];
  expect(keys.map((key) => (replaying.pressed(key, false) ? replaying.at : "no"))).toEqual([1, 2, 1, 89, 0, "no"]);
  expect([replaying.pressed(" ", true), replaying.playing]).toEqual([false, false]);
  expect([replaying.pressed(" ", false), replaying.playing]).toEqual([true, true]);
});

it("what could not be had is said, until it could", async () => {
  const gone = { id: "table-gone", args: {} };
  await replaying.load(Promise.reject(new Failed(gone)), fetch);
  expect([replaying.problem, replaying.found]).toEqual([gone, null]);
  fetch.mockRejectedValueOnce(new Error("lost"));
  await replaying.load(Promise.resolve(INFO), fetch);
  await arrived();
  expect([replaying.problem?.id, replaying.found]).toEqual(["web-offline", INFO]);
  // Whoever looks again asks again.
  replaying.go(1);
  await arrived();
  expect([replaying.problem, replaying.here]).toEqual([null, 1]);
});

it("luck and skill are asked for, and what was best is shown to who wants it", async () => {
  const nothing = { id: "", args: {} };
  const best = { choice: choice("a", {}), done: false, number: 4, seat: 1 };
  const found: AnalysisInfo = { best: [best], marks: [], points: false, summaries: [], sure: nothing, values: [] };
  const asked = vi.spyOn(net, "analysis").mockImplementation((_, progress) => {
    progress({ done: 1, of: 2 });
    return Promise.resolve(found);
  });
  let analysing!: Analysing;
  const stop = $effect.root(() => {
    analysing = new Analysing();
  });
  flushSync();
  const begun = analysing.begin({ table: "t" });
  expect(analysing.thinking).toEqual({ done: 1, of: 2 });
  await begun;
  expect([analysing.course, analysing.thinking, analysing.bestAt(4)]).toEqual([found, null, undefined]);
  analysing.showing = true;
  expect([analysing.bestAt(4), analysing.bestAt(5)]).toEqual([best, undefined]);
  asked.mockRejectedValueOnce(new Failed(nothing));
  await analysing.begin({ text: "" });
  expect([analysing.refused, analysing.thinking]).toEqual([nothing, null]);
  stop();
  // Whoever has left is told nothing.
  asked.mockRejectedValueOnce(new Failed(nothing));
  await analysing.begin({ text: "" });
  expect([analysing.refused, asked.mock.lastCall![2].aborted]).toEqual([null, true]);
});
