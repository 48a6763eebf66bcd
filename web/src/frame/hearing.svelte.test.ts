import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { happening, kept, view } from "../examples";
import * as keeping from "../net/kept";
import { SeatState } from "../net/seat.svelte";
import * as sound from "../sound/sound";
import { speech } from "../words/language.svelte";
import { Hearing } from "./hearing.svelte";
import { Screen } from "./screen.svelte";

let state: SeatState;
let hearing: Hearing;
let leave: () => void;

beforeEach(async () => {
  for (const name of ["dice", "piece", "win"] as const) vi.spyOn(sound, name).mockReturnValue();
  await speech.choose("en");
  state = new SeatState(kept());
  state.number = 1;
  leave = $effect.root(() => {
    hearing = new Hearing(new Screen([state]));
  });
  flushSync();
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

it("dice that are seen to fall are heard once", () => {
  const fell = { number: 2, faces: [3], still: false };
  state.fallen = fell;
  flushSync();
  state.fallen = { ...fell };
  flushSync();
  expect(sound.dice).toHaveBeenCalledTimes(1);
  state.fallen = { ...fell, number: 3, still: true };
  flushSync();
  expect(sound.dice).toHaveBeenCalledTimes(1);
});

it("a move is heard if it is told and somebody made it; what was before one came is not", () => {
  const log = [{ id: "web-home", args: {} }];
  state.last = happening({ number: 2, log });
  flushSync();
  state.last = happening({ number: 3, log, forced: true });
  flushSync();
  state.last = happening({ number: 4 });
  flushSync();
  expect(sound.piece).toHaveBeenCalledTimes(1);
  state.number = 0;
  state.last = happening({ number: 5, log });
  flushSync();
  expect(sound.piece).toHaveBeenCalledTimes(1);
});

it("all that is told of the last thing that happened is announced", () => {
  const told = (number: number, id: string) => ({ number, message: { id, args: {} } });
  state.log = [told(1, "first"), told(2, "second"), told(2, "third")];
  flushSync();
  expect(hearing.announced).toBe("second third");
});

it("a game that is over is kept as over", () => {
  keeping.keep([kept()]);
  state.view = view({ turn: "over", winners: [1] });
  flushSync();
  expect(keeping.at("t").map((held) => held.over)).toEqual([true]);
});
