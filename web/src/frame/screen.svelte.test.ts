import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { kept, table, view } from "../examples";
import { SeatState } from "../net/seat.svelte";
import type { View } from "../protocol";
import { settings } from "../settings.svelte";
import { Screen } from "./screen.svelte";

let seats: SeatState[];
let screen: Screen;
let leave: () => void;

/** All has been seen, and this is how things stand. */
function stands(now: Partial<View>, number = 1): void {
  for (const state of seats) {
    state.table = table();
    state.view = view({ seat: state.seat, ...now });
    Object.assign(state, { busy: false, line: "open", number });
  }
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "calm";
  seats = [0, 1].map((seat) => new SeatState(kept({ seat, host: seat === 0 })));
  leave = $effect.root(() => {
    screen = new Screen(seats);
  });
  flushSync();
});
afterEach(() => {
  leave();
  settings.pace = "calm";
  vi.useRealTimers();
});

describe("a screen that several share", () => {
  it("turns to whoever is up, once what was done has been looked at", () => {
    stands({ acting: [1] });
    expect([screen.current, screen.ready, screen.shared]).toEqual([seats[0], false, true]);
    vi.advanceTimersByTime(799);
    expect(screen.current).toBe(seats[0]);
    vi.advanceTimersByTime(1);
    expect([screen.current, screen.ready]).toEqual([seats[1], true]);
  });

  it("turns at once where nothing moves", () => {
    settings.pace = "none";
    stands({ acting: [1] });
    expect(screen.current).toBe(seats[1]);
  });

  it("stays with who has something to do, and while something is moving", () => {
    stands({ acting: [0, 1] });
    vi.runAllTimers();
    expect(screen.current).toBe(seats[0]);
    seats[0]!.busy = true;
    seats[0]!.view = view({ acting: [1] });
    flushSync();
    vi.runAllTimers();
    expect([screen.current, screen.ready]).toEqual([seats[0], false]);
  });

  it("waits for what the other seat has heard already, unless it is cut off", () => {
    stands({ acting: [1] });
    seats[1]!.number = 2;
    flushSync();
    vi.runAllTimers();
    expect(screen.current).toBe(seats[0]);
    seats[0]!.line = "lost";
    flushSync();
    vi.runAllTimers();
    expect(screen.current).toBe(seats[1]);
  });

  it("covers what only one may see until that one has it", () => {
    stands({ acting: [1], private: true });
    vi.runAllTimers();
    expect([screen.current, screen.covered]).toEqual([seats[1], true]);
    screen.show();
    expect(screen.covered).toBe(false);
    // Whoever comes next has not got it yet.
    stands({ acting: [0], private: true });
    vi.runAllTimers();
    expect([screen.current, screen.covered]).toEqual([seats[0], true]);
  });

  it("covers nothing before the eyes of who has it already", () => {
    stands({ acting: [0] });
    stands({ acting: [0], private: true }, 2);
    expect(screen.covered).toBe(false);
  });
});

it("knows who is the host, and whose choice can be taken back", () => {
  stands({ acting: [0] });
  seats[1]!.undo = true;
  expect([screen.host, screen.undoer]).toEqual([seats[0], seats[1]]);
  seats[0]!.busy = true;
  expect(screen.undoer).toBeUndefined();
});

it("of one seat covers nothing", () => {
  const alone = [new SeatState(kept())];
  const stop = $effect.root(() => {
    const own = new Screen(alone);
    alone[0]!.view = view({ private: true });
    expect([own.shared, own.covered]).toEqual([false, false]);
  });
  stop();
});
