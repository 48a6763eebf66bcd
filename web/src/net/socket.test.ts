import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Update } from "../protocol";
import type { Heard, Wire } from "./door";
import { Line } from "./socket";

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  closed = false;
  constructor(readonly heard: Heard) {}
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
    this.heard.close();
  }
  says(message: object) {
    this.heard.message(JSON.stringify(message));
  }
}

let wires: FakeWire[];
let states: string[];
let updates: Update[];
let warmed: number[];
let line: Line;
const last = () => wires.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  [wires, states, updates, warmed] = [[], [], [], []];
  line = new Line(
    "ws://x",
    "token",
    { update: (u) => updates.push(u), state: (s) => states.push(s), warming: (s) => warmed.push(s) },
    (_, heard) => {
      wires.push(new FakeWire(heard));
      return last();
    },
  );
  line.open();
  last().heard.open();
});
afterEach(() => vi.useRealTimers());

it("says hello with the last event seen, also when it comes back", () => {
  expect(last().sent[0]).toEqual({ type: "hello", token: "token", since: 0, seals: true });
  last().says({ type: "update", number: 7, happened: [] });
  last().heard.close();
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(600);
  expect(wires.length).toBe(2);
  last().heard.open();
  expect(last().sent[0]).toEqual({ type: "hello", token: "token", since: 7, seals: true });
});

it("waits longer and longer, but never more than ten seconds", () => {
  for (let i = 0; i < 9; i++) {
    last().heard.close();
    vi.advanceTimersByTime(10_000);
  }
  expect(wires.length).toBe(10);
  last().heard.close();
  vi.advanceTimersByTime(2000);
  expect(wires.length).toBe(10);
  line.wake();
  expect(wires.length).toBe(11);
});

it("matches answers to commands by id", async () => {
  const first = line.command({ type: "throw", at: 1 });
  const second = line.command({ type: "why", text: "9" });
  const [a, b] = last().sent.slice(1);
  last().says({ type: "explained", id: b!.id, text: "9", message: null, rule: "" });
  last().says({ type: "done", id: a!.id, number: 2 });
  expect((await first).type).toBe("done");
  expect((await second).type).toBe("explained");
});

it("takes the update that a command made for its answer, and another's update for none", async () => {
  const asked = line.command({ type: "throw", at: 1 });
  const { id } = last().sent.at(-1) as { id: number };
  let told = false;
  void asked.then(() => (told = true));
  last().says({ type: "update", number: 2, happened: [] });
  await Promise.resolve();
  expect(told).toBe(false);
  last().says({ type: "update", number: 3, happened: [], done: id });
  expect(await asked).toEqual({ type: "done", id, number: 3 });
  expect(updates.map((update) => update.number)).toEqual([2, 3]);
});

it("tells what was asked for when the line breaks", async () => {
  const asked = line.command({ type: "throw", at: 1 });
  last().heard.close();
  expect((await asked).type).toBe("lost");
  expect((await line.command({ type: "start" })).type).toBe("lost");
});

it("comes back after a stop of the server, but not when the seat is open elsewhere", () => {
  last().says({ type: "bye", why: "stopping" });
  last().heard.close();
  vi.advanceTimersByTime(1000);
  expect(wires.length).toBe(2);
  last().says({ type: "bye", why: "replaced" });
  expect(last().closed).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(wires.length).toBe(2);
  expect(states.at(-1)).toBe("replaced");
  line.open();
  expect(wires.length).toBe(3);
});

it("passes on who warms up, and brings a hint to whoever asked", async () => {
  last().says({ type: "warming", seat: 2 });
  expect(warmed).toEqual([2]);
  const answer = line.command({ type: "hint", quick: false });
  const { id } = last().sent.at(-1) as { id: number };
  last().says({ type: "hinted", id, number: 7, hints: [] });
  expect(await answer).toEqual({ type: "hinted", id, number: 7, hints: [] });
});
