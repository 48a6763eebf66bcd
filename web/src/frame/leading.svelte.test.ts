import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { choice, kept, table, view } from "../examples";
import { learnt } from "../net/learnt";
import { SeatState } from "../net/seat.svelte";
import type { Answer } from "../net/socket";
import type { Coached, Command, TableInfo, View } from "../protocol";
import { Asking } from "./asking.svelte";
import { Leading } from "./leading.svelte";
import { Screen } from "./screen.svelte";

const message = (id: string) => ({ id, args: {} });
const STEP: Coached = { number: 1, of: 2, say: message("say"), show: ["b"], rules: ["4.1"], done: false, next: "" };
const HINTED: Answer = {
  type: "hinted",
  id: 1,
  number: 1,
  hints: [{ text: "b", label: message("label"), expected: message("good"), certain: false }],
};

let state: SeatState;
let asking: Asking;
let leading: Leading;
let sent: Command[];
let leave: () => void;

function begin(at: Partial<TableInfo> = {}, seen: Partial<View> = {}, coached: Coached | null = null): void {
  state = new SeatState(kept());
  sent = [];
  vi.spyOn(state, "command").mockImplementation(async (command) => {
    sent.push(command);
    return HINTED;
  });
  const choices = [choice("a", {}), choice("b", {})];
  const now = { table: table(at), view: view({ acting: [0], choices, ...seen }) };
  Object.assign(state, { busy: false, line: "open", number: 1, seat: 0, coached, ...now });
  leave = $effect.root(() => {
    const screen = new Screen([state]);
    asking = new Asking(screen);
    const given = () => ({ current: state, table: state.table!, view: state.view!, ready: screen.ready });
    leading = new Leading(given, asking, true);
  });
  flushSync();
}

beforeEach(() => localStorage.clear());
afterEach(() => leave());

it("a first real game has a coach that says what looks good, once for each question", async () => {
  begin();
  await new Promise((go) => setTimeout(go));
  flushSync();
  expect(sent).toEqual([{ type: "hint", quick: true }]);
  expect(leading.says).toEqual({ id: "web-coach-try", args: { what: message("label") } });
  state.view = view({ turn: "dice", thrower: 0 });
  flushSync();
  expect(leading.says?.id).toBe("web-coach-throw");
});

it("whoever sends the coach away does not meet it again in that game", () => {
  begin();
  leading.sendAway();
  flushSync();
  expect(leading.says).toBeNull();
  leave();
  begin();
  expect([leading.says, sent]).toEqual([null, []]);
});

it("nobody is coached where hints are off, or who has played it", () => {
  begin({ hints: false });
  expect(leading.says).toBeNull();
  leave();
  const best = {
    game: table().game,
    seats: 2,
    among: {},
    goal: "most",
    points: 1,
    name: "",
    games: 1,
    won: 0,
    when: 0,
  };
  localStorage.setItem("teerling.best", JSON.stringify({ bests: [best], counted: [] }));
  begin();
  expect(leading.says).toBeNull();
});

it("a lesson leads instead, and is noted when it is done", () => {
  begin({ scenario: "lesson first" }, {}, STEP);
  expect([leading.says, leading.told, leading.done, sent]).toEqual([null, STEP, false, []]);
  state.coached = { ...STEP, done: true, next: "more" };
  flushSync();
  expect(leading.done).toBe(true);
  expect(learnt(table().game)).toEqual(["first"]);
  expect(leading.actions.filter((action) => action.main)).toHaveLength(1);
});

it("a lesson says itself what it did not ask for; what the rules forbid is said as always", () => {
  begin({ scenario: "lesson first" }, {}, STEP);
  asking.trouble = { message: message("not-that"), rule: "" };
  expect(leading.objection).toEqual(message("not-that"));
  asking.trouble = { message: message("no"), rule: "4.2" };
  expect(leading.objection).toBeNull();
});
