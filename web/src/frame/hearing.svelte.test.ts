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

const told = (number: number, id: string) => ({ number, message: { id, args: {} } });

it("who comes in is told the last thing that happened, and nothing before the first update is seen to its end", () => {
  state.number = 0;
  state.log = [told(1, "first"), told(2, "second"), told(2, "third")];
  flushSync();
  expect(hearing.announced.words).toBe("");
  const late = new SeatState(kept());
  late.log = state.log;
  late.number = 2;
  const go = $effect.root(() => {
    hearing = new Hearing(new Screen([late]));
  });
  flushSync();
  expect(hearing.announced.words).toBe("second third");
  go();
});

it("all that happened since is announced, also when several things came at once", () => {
  state.log = [told(2, "second")];
  flushSync();
  expect(hearing.announced.words).toBe("second");
  state.log = [...state.log, told(3, "third"), told(4, "fourth"), told(4, "fifth")];
  flushSync();
  expect(hearing.announced.words).toBe("third fourth fifth");
  const announced = hearing.announced;
  state.number = 4;
  flushSync();
  expect(hearing.announced).toBe(announced);
  // The same words once more are told once more.
  state.log = [...state.log, told(5, "third"), told(6, "fourth"), told(6, "fifth")];
  flushSync();
  expect(hearing.announced).toEqual(announced);
  expect(hearing.announced).not.toBe(announced);
});

it("a game that is over is kept as over", () => {
  keeping.keep([kept()]);
  state.view = view({ turn: "over", winners: [1] });
  flushSync();
  expect(keeping.at("t").map((held) => held.over)).toEqual([true]);
});
