import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { happening, kept, update, view } from "../examples";
import type { Update } from "../protocol";
import { faces, SeatState } from "./seat.svelte";

it("only thrown dice have faces, not tiles that are drawn or what is hidden", () => {
  expect(faces("3 5 5")).toEqual([3, 5, 5]);
  expect(faces("6")).toEqual([6]);
  // Dice that stay as they lie keep their place in the row.
  expect(faces("4 - 6 -")).toEqual([4, 0, 6, 0]);
  expect(faces("- - -")).toEqual([]);
  expect(faces("tile 11")).toEqual([]);
  expect(faces("first 2")).toEqual([]);
  expect(faces("")).toEqual([]);
});

describe("what is touched while something is moving", () => {
  class FakeSocket {
    static last: FakeSocket;
    sent: Record<string, unknown>[] = [];
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onclose: (() => void) | null = null;
    constructor() {
      FakeSocket.last = this;
    }
    send(text: string) {
      this.sent.push(JSON.parse(text) as Record<string, unknown>);
    }
    close() {}
    says(message: object) {
      this.onmessage?.({ data: JSON.stringify(message) });
    }
  }

  /** Somebody moves, which takes a while to be seen; `acting` are to decide then. */
  function moved(number: number, by: number, acting: number[], done?: number): Update {
    const log = [{ id: "x", args: {} }];
    return update({ number, happened: [happening({ number, seat: by, log })], view: view({ acting }), done });
  }

  let state: SeatState;
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    state = new SeatState(kept());
    state.open();
    FakeSocket.last.onopen!();
    FakeSocket.last.says(moved(1, 1, [0, 1]));
    await vi.advanceTimersByTimeAsync(0);
  });
  afterEach(() => {
    state.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("has its moment at once when all is still", async () => {
    expect(state.busy).toBe(false);
    expect(await state.moment()).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("has its moment when what others did is seen, and nothing asks for that again and again", async () => {
    FakeSocket.last.says(moved(2, 1, [0, 1]));
    FakeSocket.last.says(moved(3, 1, [0, 1]));
    const found: boolean[] = [];
    void state.moment().then((one) => found.push(one));
    void state.moment().then((one) => found.push(one));
    await vi.advanceTimersByTimeAsync(0);
    // Only one thing waits; and the only timer is that of the pace.
    expect(found).toEqual([false]);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersToNextTimerAsync();
    expect(state.number).toBe(2);
    expect(found).toEqual([false]);
    await vi.advanceTimersToNextTimerAsync();
    expect(state.number).toBe(3);
    expect(found).toEqual([false, true]);
    expect(await state.moment()).toBe(true);
  });

  it("has no moment if there is nothing to be done any more", async () => {
    FakeSocket.last.says(moved(2, 1, [1]));
    const moment = state.moment();
    await vi.advanceTimersToNextTimerAsync();
    expect(await moment).toBe(false);
  });

  it("is seen before it is answered, whatever others do meanwhile, until it is so", async () => {
    const before = state.view;
    state.foresee(() => "laid");
    expect([state.pictured, state.view]).toEqual([{ ...before, board: "laid", choices: [] }, before]);
    FakeSocket.last.says(moved(2, 1, [0, 1]));
    await vi.advanceTimersToNextTimerAsync();
    expect([state.number, state.pictured?.board]).toEqual([2, "laid"]);
    FakeSocket.last.says(moved(3, 0, [1]));
    expect(state.pictured).toBe(state.view);
    state.foresee(() => "laid");
    state.foresee(null);
    expect(state.pictured).toBe(state.view);
  });

  it("is answered by the update it made, and goes on once that is seen", async () => {
    const answer = state.command({ type: "play", at: 1, text: "a", then: [{ type: "throw" }] });
    const sent = FakeSocket.last.sent.at(-1)!;
    expect(sent).toEqual({ type: "play", at: 1, text: "a", then: [{ type: "throw" }], id: sent.id });
    FakeSocket.last.says(moved(2, 0, [1], sent.id as number));
    expect(await answer).toEqual({ type: "done", id: sent.id, number: 2 });
    // It is known before it is seen.
    expect(state.number).toBe(1);
    const still = state.still();
    await vi.advanceTimersToNextTimerAsync();
    await still;
    expect(state.number).toBe(2);
  });
});
