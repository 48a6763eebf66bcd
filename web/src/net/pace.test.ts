import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { happening, update as told, view } from "../examples";
import type { Update, View } from "../protocol";
import { Pace } from "./pace";

let shown: string[];
let pace: Pace;

function update(...numbers: number[]): Update {
  return told({ number: numbers.at(-1) ?? 0, happened: numbers.map((number) => happening({ number })) });
}

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pace = new Pace({
    show: (h) => (shown.push(`show ${h.number}`), 500),
    see: (view) => shown.push(`see ${view.prompt.id}`),
    settle: (u) => shown.push(`settle ${u.number}`),
    busy: (busy) => shown.push(busy ? "busy" : "idle"),
  });
});
afterEach(() => vi.useRealTimers());

it("shows the past at once, and what comes then one after the other", async () => {
  pace.push(update(1, 2, 3));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(["busy", "show 1", "show 2", "show 3", "settle 3", "idle"]);
  shown = [];
  pace.push(update(4));
  pace.push(update(5));
  await vi.advanceTimersByTimeAsync(499);
  expect(shown).toEqual(["busy", "show 4"]);
  await vi.advanceTimersByTimeAsync(2);
  expect(shown).toEqual(["busy", "show 4", "settle 4", "show 5"]);
  await vi.advanceTimersByTimeAsync(500);
  expect(shown.slice(-2)).toEqual(["settle 5", "idle"]);
});

it("a tap does the rest at once", async () => {
  pace.push(update(1));
  await vi.advanceTimersByTimeAsync(0);
  pace.push(update(2, 3));
  pace.push(update(4));
  await vi.advanceTimersByTimeAsync(0);
  pace.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.slice(-3)).toEqual(["show 4", "settle 4", "idle"]);
});

it("shows nothing twice after coming back, and does not replay a long absence", async () => {
  pace.push(update(1, 2));
  await vi.advanceTimersByTimeAsync(0);
  shown = [];
  pace.push(update(2, 3));
  await vi.advanceTimersByTimeAsync(600);
  expect(shown).toEqual(["busy", "show 3", "settle 3", "idle"]);
  shown = [];
  pace.push(update(...Array.from({ length: 20 }, (_, i) => i + 4)));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.at(-1)).toBe("idle");
});

function seen(id: string): View {
  return view({ prompt: { id, args: {} } });
}

it("dice land before the board shows them, and a piece travels while its move is told", async () => {
  pace.push(update(1));
  await vi.advanceTimersByTimeAsync(0);
  shown = [];
  const both = update(2, 3);
  both.happened[0]!.kind = "rolled";
  both.happened[0]!.view = seen("thrown");
  both.view = seen("moved");
  pace.push(both);
  await vi.advanceTimersByTimeAsync(499);
  expect(shown).toEqual(["busy", "show 2"]);
  await vi.advanceTimersByTimeAsync(2);
  expect(shown).toEqual(["busy", "show 2", "see thrown", "show 3", "see moved"]);
  await vi.advanceTimersByTimeAsync(500);
  expect(shown.slice(-2)).toEqual(["settle 3", "idle"]);
});

it("a tap passes through every view in between, and what is long past through none", async () => {
  const past = update(1, 2);
  past.happened[0]!.view = seen("old");
  pace.push(past);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(["busy", "show 1", "show 2", "settle 2", "idle"]);
  shown = [];
  const more = update(3, 4);
  more.happened[0]!.view = seen("first");
  more.view = seen("second");
  pace.push(more);
  pace.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(["busy", "show 3", "see first", "show 4", "see second", "settle 4", "idle"]);
});
