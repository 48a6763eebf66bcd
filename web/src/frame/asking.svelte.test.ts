import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { choice, kept, table, view } from "../examples";
import { SeatState } from "../net/seat.svelte";
import type { Answer } from "../net/socket";
import type { Command } from "../protocol";
import { Asking } from "./asking.svelte";
import { Screen } from "./screen.svelte";

const NOTHING = { id: "no", args: {} };
const DONE: Answer = { type: "done", id: 1, number: 2 };
const REFUSED: Answer = { type: "refused", id: 1, message: NOTHING, rule: "4.2" };
const HINTED: Answer = { type: "hinted", id: 1, number: 1, hints: [] };

let state: SeatState;
let asking: Asking;
let sent: Command[];
let answer: (answer: Answer) => Promise<void>;
let leave: () => void;

beforeEach(() => {
  state = new SeatState(kept());
  sent = [];
  vi.spyOn(state, "command").mockImplementation((command) => {
    sent.push(command);
    return new Promise((resolve) => {
      answer = async (given) => {
        resolve(given);
        await new Promise((go) => setTimeout(go));
      };
    });
  });
  const choices = [choice("a", {}), choice("b", {})];
  Object.assign(state, { busy: false, line: "open", number: 1, table: table(), view: view({ acting: [0], choices }) });
  leave = $effect.root(() => {
    asking = new Asking(new Screen([state]));
  });
  flushSync();
});
afterEach(() => leave());

/** Until everything that is asked has reached the server. */
const reached = () => new Promise((go) => setTimeout(go));

it("a move is made once, whoever is in a hurry", async () => {
  const played = asking.play("a", { type: "throw" });
  await reached();
  expect(await asking.play("b")).toBe(false);
  asking.throwDice();
  expect(sent).toEqual([{ type: "play", at: 1, text: "a", then: [{ type: "throw" }] }]);
  await answer(DONE);
  expect(await played).toBe(true);
});

it("what was foreseen goes back if it is refused, and nothing more is foreseen or asked about until then", async () => {
  asking.foresee(() => "laid");
  const played = asking.play("a");
  await reached();
  asking.foresee(() => "laid twice");
  asking.why("b");
  expect([state.pictured?.board, sent.length]).toEqual(["laid", 1]);
  await answer(REFUSED);
  expect([await played, state.pictured, asking.trouble]).toEqual([false, state.view, REFUSED]);
});

it("what is refused or lost is told until something else is asked, or put away by what happens", async () => {
  const played = asking.play("a");
  await reached();
  await answer(REFUSED);
  expect([await played, asking.trouble]).toEqual([false, REFUSED]);
  asking.why("b");
  expect([sent.at(-1), asking.trouble]).toEqual([{ type: "why", text: "b" }, null]);
  await answer({ type: "lost" });
  expect(asking.trouble?.message.id).toBe("web-lost");
  state.log = [{ number: 2, message: NOTHING }];
  flushSync();
  expect(asking.trouble).toBeNull();
});

it("a reason is told; that something is possible is none", async () => {
  asking.why("b");
  await answer({ type: "explained", id: 1, text: "b", message: NOTHING, rule: "1.1" });
  expect(asking.trouble).toEqual({ message: NOTHING, rule: "1.1" });
  asking.why("a");
  await answer({ type: "explained", id: 1, text: "a", message: null, rule: "" });
  expect(asking.trouble).toBeNull();
});

it("who watches asks nothing", () => {
  state.seat = -1;
  asking.why("a");
  expect(sent).toEqual([]);
});

it("a hint is asked for once, and put away by what happens", async () => {
  expect(asking.mayHint).toBe(true);
  const hint = asking.hint();
  void asking.hint();
  expect([sent, asking.thinking]).toEqual([[{ type: "hint", quick: false }], true]);
  await answer(HINTED);
  await hint;
  expect([asking.hinted, asking.thinking, asking.mayHint]).toEqual([HINTED, false, false]);
  state.number = 2;
  state.view = view({ acting: [0], choices: [choice("a", {}), choice("c", {})] });
  flushSync();
  expect([asking.hinted, asking.mayHint]).toEqual([null, true]);
});

it("a hint for a moment that has passed is not shown, also if another looks the same", async () => {
  const [before, hint] = [state.view, asking.hint()];
  state.view = view({ turn: "dice" });
  flushSync();
  state.view = before;
  flushSync();
  await answer(HINTED);
  await hint;
  expect(asking.hinted).toBeNull();
});

it("a hint is shown, and stays, while others decide at the same time and nothing changes for who asked", async () => {
  const hint = asking.hint();
  const others = () => {
    state.number += 1;
    state.view = view({ acting: [0], choices: [choice("a", {}), choice("b", {})] });
    state.log = [{ number: state.number, message: NOTHING }];
    flushSync();
  };
  others();
  await answer(HINTED);
  await hint;
  expect(asking.hinted).toBe(HINTED);
  others();
  expect(asking.hinted).toBe(HINTED);
});

it("no hints where none were agreed, with nothing to choose, or for who is not up", () => {
  state.table = table({ hints: false });
  expect(asking.mayHint).toBe(false);
  state.table = table();
  state.view = view({ acting: [0], choices: [choice("a", {})] });
  expect(asking.mayHint).toBe(false);
  state.view = view({ acting: [1], choices: [choice("a", {}), choice("b", {})] });
  expect(asking.mayHint).toBe(false);
});

it("a choice is taken back while that is possible, and something else made instead", async () => {
  expect(asking.back).toBeNull();
  state.undo = true;
  const back = asking.back!({ type: "play", text: "b" });
  expect(sent).toEqual([{ type: "takeback", at: 1, then: [{ type: "play", text: "b" }] }]);
  await answer(DONE);
  expect(await back).toBe(true);
});
