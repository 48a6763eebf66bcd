// What the server might say, whole and plain, for tests to change.

import type { Kept } from "./net/kept";
import type { Choice, Happening, TableInfo, Update, View } from "./protocol";

const NOTHING = { id: "", args: {} };

export function choice<About>(text: string, about: About): Choice<About> {
  return { move: { code: 0, text }, label: NOTHING, about };
}

export function view(change: Partial<View> = {}): View {
  const who = { seat: 0, seats: 2, thrower: -1, acting: [], winners: [], scores: [null, null] };
  const what = { game: "chess", board: {}, choices: [], prompt: NOTHING, private: false, puzzle: false };
  return { ...who, ...what, turn: "decide", ...change };
}

export function happening(change: Partial<Happening> = {}): Happening {
  return { number: 1, kind: "moved", seat: 0, text: "", forced: false, log: [], view: null, ...change };
}

export function table(change: Partial<TableInfo> = {}): TableInfo {
  const names = { id: "t", game: "chess", code: "panda-tango-42", address: "", next: "" };
  const agreed = {
    options: {},
    hints: true,
    spectators: true,
    seats: [],
    watching: 0,
    again: false,
    scenario: "",
    prompt: false,
  };
  const dice = { commitment: "", key: "", seals: ["", ""], asked: [] };
  return { ...names, ...agreed, ...dice, state: "playing", ...change };
}

export function update(change: Partial<Update> = {}): Update {
  const told = { number: 1, seat: 0, table: table(), happened: [], view: null, undo: false };
  return { type: "update", ...told, ...change };
}

export function kept(change: Partial<Kept> = {}): Kept {
  const held = { table: "t", seat: 0, token: "x", code: "panda-tango-42", host: true };
  return { ...held, game: "chess", name: "Anna", when: 0, ...change };
}
