import type { Coached, Command, Happening, Message, TableInfo, Update, View } from "../protocol";
import { settings } from "../settings.svelte";
import { answer, type Keeper } from "../fair/words";
import { noteCommitment, wordsOf, type Kept } from "./kept";
import { Pace } from "./pace";
import { Line, type Answer, type LineState } from "./socket";

export interface LogLine {
  number: number;
  message: Message;
}

/** How the dice fell, as the record writes it; `still` if nobody sees them fall. */
export interface Fallen {
  number: number;
  faces: number[];
  still: boolean;
}

// How long things take on the screen, in milliseconds.
const ROLL = 1100;
const MOVE = 650;
const WORDS = 300;

/**
 * The faces of thrown dice, 0 for one that stays as it lies; none if something else was drawn,
 * or if what was drawn is not known here.
 */
export function faces(text: string): number[] {
  const words = text.trim().split(/ +/);
  if (!words.every((word) => /^([0-9]+|-)$/.test(word)) || words.every((word) => word === "-")) return [];
  return words.map((word) => (word === "-" ? 0 : Number(word)));
}

/** What one seat of ours sees, and what it asks for. Everything shown lags behind the wire as far as the eye needs. */
export class SeatState {
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  fallen = $state.raw<Fallen | null>(null);
  last = $state.raw<Happening | null>(null);
  seat = $state(-1);
  line = $state<LineState>("connecting");
  busy = $state(true);
  number = $state(0);
  /** Whether this seat may take its last choice back. */
  undo = $state(false);
  /** What is told in a lesson. */
  coached = $state.raw<Coached | null>(null);
  /** How things look with what was just done here, until the server has answered. */
  pictured = $derived.by(() => (this.view && this.#foreseen ? this.#foreseen(this.view) : this.view));
  #foreseen = $state.raw<((view: View) => View) | null>(null);
  /** The computer player that gets ready just now, or -1. */
  warming = $state(-1);

  readonly held: Kept;
  #line: Line;
  #pace: Pace;
  #settled = false;
  #latest: Update | null = null;
  #words: Keeper;
  #answering = false;
  #resting: (() => void)[] = [];
  #queued = false;

  constructor(held: Kept) {
    this.held = held;
    this.seat = held.seat;
    this.#words = wordsOf(held.table, held.seat);
    this.#pace = new Pace({
      show: (happening, after) => this.#show(happening, after),
      see: (view) => (this.view = view),
      settle: (update) => this.#settle(update),
      busy: (busy) => this.#rest(busy),
    });
    this.#line = new Line(held.table, held.token, {
      update: (update) => {
        this.warming = -1;
        this.#latest = update;
        noteCommitment(update.table.id, update.table.commitment, update.table.state !== "waiting");
        void this.#answerForTheDice();
        this.#pace.push(update);
      },
      state: (state) => (this.line = state),
      warming: (seat) => (this.warming = seat),
    });
  }

  open = () => this.#line.open();
  close = () => this.#line.close();
  wake = () => this.#line.wake();
  skip = () => this.#pace.skip();

  command(command: Command): Promise<Answer> {
    return this.#line.command(command);
  }

  /** Wait until all that was heard so far is seen. */
  still(): Promise<void> {
    return this.busy ? new Promise((resolve) => this.#resting.push(resolve)) : Promise.resolve();
  }

  /**
   * Wait for the moment to do something in the game: once all that was heard is seen. Whether it has come: nothing may
   * be due any more, and only one thing at a time waits for it.
   */
  async moment(): Promise<boolean> {
    if (this.#queued) return false;
    this.#queued = true;
    await this.still();
    this.#queued = false;
    return this.due;
  }

  /** Whether something is to be done from here now: a throw or a decision. */
  get due(): boolean {
    const view = this.view;
    if (!view || view.turn === "over") return false;
    return view.turn === "dice" ? view.thrower === this.seat || view.thrower === -1 : view.acting.includes(this.seat);
  }

  /**
   * What was just done here is seen before the server has answered: in each view that comes until then, as others may
   * do something meanwhile. Nothing more can be chosen before that; without it things are seen as they are.
   */
  foresee(change: ((board: unknown) => unknown) | null): void {
    this.#foreseen = change && ((view) => ({ ...view, board: change(view.board), choices: [] }));
  }

  #rest(busy: boolean): void {
    this.busy = busy;
    if (!busy) for (const go of this.#resting.splice(0)) go();
  }

  #show(happening: Happening, after: View | null): number {
    if (happening.kind === "moved" && happening.seat === this.seat) this.foresee(null);
    const lines = happening.log.map((message) => ({ number: happening.number, message }));
    if (lines.length) this.log = [...this.log, ...lines];
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (document.hidden) return this.#note(happening, true, 0);
    const thrown = faces(happening.text).length > 0;
    if (happening.kind === "rolled" && thrown) return this.#note(happening, !this.#settled, calm ? 500 : ROLL);
    if (happening.kind === "rolled") return this.#note(happening, true, lines.length ? WORDS : 0);
    // What nobody is told needs no time: saying how many dice, just before they fall.
    if (happening.kind === "moved") {
      // Nor does what oneself did, if there is more to do at once: picking up, just before laying.
      const goesOn = happening.seat === this.seat && !happening.forced && after?.acting.includes(this.seat);
      return this.#note(happening, false, !lines.length || goesOn ? 0 : happening.forced ? WORDS : MOVE);
    }
    return this.#note(happening, false, 0);
  }

  #note(happening: Happening, still: boolean, unhurried: number): number {
    const fell = happening.kind === "rolled" ? faces(happening.text) : [];
    if (fell.length) this.fallen = { number: happening.number, faces: fell, still };
    this.last = happening;
    return settings.paced(unhurried);
  }

  #settle(update: Update): void {
    this.#settled = true;
    this.seat = update.seat;
    this.table = update.table;
    this.view = update.view ?? null;
    this.undo = update.undo;
    // What comes next is said when it is one's turn: until then it is about what the others do.
    if (!this.coached || !update.coached || update.coached.done || this.due) this.coached = update.coached ?? null;
    this.number = update.number;
  }

  /** Seal words for the dice, and show them when they are asked for: by itself, one thing after the other. */
  async #answerForTheDice(): Promise<void> {
    if (this.#answering) return;
    this.#answering = true;
    for (let known = 0; this.#latest && this.#latest.number >= known;) {
      const said = await answer(this.#latest.table, this.seat, this.#words);
      const got = said && (await this.#line.command(said));
      if (got?.type !== "done") break;
      if (said?.type === "show") this.#words.shown();
      known = got.number;
    }
    this.#answering = false;
  }
}
