import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { view } from "../examples";
import type { Ending } from "../protocol";
import { settings } from "../settings.svelte";
import { Finale, type Given } from "./finale.svelte";

const line = { what: { id: "", args: {} }, points: 1 };
const account = (lines: number) => ({ lines: Array(lines).fill(line), among: {}, usual: null, perfect: null });
const ending: Ending = { why: { rule: "", message: line.what }, goal: "most", accounts: [account(1), account(3)] };
const PLAYING = view();
const OVER = view({ turn: "over", ending, winners: [1] });

let given: Given = $state.raw({ view: PLAYING, busy: false });
let finale: Finale;
let leave: () => void;
let calm = true;
const celebrate = vi.fn();

function make(begin: Given): void {
  given = begin;
  leave = $effect.root(() => {
    finale = new Finale(() => given, celebrate);
  });
  flushSync();
}

function stands(now: Given): void {
  given = now;
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  calm = true;
  celebrate.mockClear();
  vi.stubGlobal("matchMedia", () => ({ matches: !calm }));
  settings.pace = "calm";
});
afterEach(() => {
  leave();
  settings.pace = "calm";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the end of a game", () => {
  it("waits until the last move was seen, and then counts line by line", () => {
    make({ view: PLAYING, busy: false });
    expect([finale.over, finale.open]).toEqual([false, false]);
    stands({ view: OVER, busy: true });
    vi.advanceTimersByTime(9000);
    flushSync();
    expect(finale.open).toBe(false);
    stands({ view: OVER, busy: false });
    expect(finale.open).toBe(false);
    vi.advanceTimersByTime(1200);
    flushSync();
    expect([finale.open, finale.counted, finale.done]).toEqual([true, 0, false]);
    // Who won is not seen before.
    expect([finale.counting, finale.seen(OVER).winners, celebrate.mock.calls.length]).toEqual([true, [], 0]);
    for (const counted of [1, 2, 3]) {
      vi.advanceTimersByTime(480);
      flushSync();
      expect(finale.counted).toBe(counted);
    }
    expect(finale.done).toBe(true);
    expect([finale.counting, finale.seen(OVER), celebrate.mock.calls.length]).toEqual([false, OVER, 1]);
  });

  it("is skipped by a touch", () => {
    make({ view: PLAYING, busy: false });
    stands({ view: OVER, busy: false });
    finale.skip();
    flushSync();
    expect([finale.open, finale.done]).toEqual([true, true]);
  });

  it("is there at once for who comes later, and where nothing moves", () => {
    make({ view: OVER, busy: false });
    expect([finale.open, finale.done]).toEqual([true, true]);
    leave();
    calm = false;
    make({ view: PLAYING, busy: false });
    stands({ view: OVER, busy: false });
    expect([finale.open, finale.done]).toEqual([true, true]);
  });

  it("steps aside for the board and comes back, all counted", () => {
    make({ view: OVER, busy: false });
    finale.turn();
    flushSync();
    expect([finale.open, finale.done]).toEqual([false, true]);
    finale.turn();
    flushSync();
    expect(finale.open).toBe(true);
  });

  it("begins afresh with the next game", () => {
    make({ view: OVER, busy: false });
    stands({ view: PLAYING, busy: false });
    expect([finale.open, finale.counted]).toEqual([false, 0]);
    stands({ view: OVER, busy: false });
    expect(finale.open).toBe(false);
    vi.advanceTimersByTime(1200);
    flushSync();
    expect([finale.open, finale.counted]).toEqual([true, 0]);
  });
});
