import { Failed, OFFLINE } from "../net/rest";
import { faces, type Fallen, type LogLine } from "../net/seat.svelte";
import { Steps } from "../net/steps";
import type { Message, ReplayInfo, ReplayStep } from "../protocol";
import { speech } from "../words/language.svelte";

// What was told is shown beside the board where there is room for it: so many moments back.
const TOLD = 100;
// How long a moment is looked at, in milliseconds.
const MOMENT = 1300;

/** The moments of a past game from one on, so many. */
export type Fetch = (info: ReplayInfo, first: number, count: number) => Promise<ReplayStep[]>;

/** A past game, and the moment of it that one is at. */
export class Replaying {
  found = $state.raw<ReplayInfo | null>(null);
  problem = $state.raw<Message | null>(null);
  at = $state(0);
  playing = $state(false);
  // How far one came to be here.
  #came = $state(0);
  // The game in short is here at once, its moments where somebody looks.
  #steps = $state.raw<Steps | null>(null);
  #pages = $state(0);
  #last: { number: number; step: ReplayStep } | null = null;

  // What is seen: the moment one is at, or the one before as long as that has not arrived.
  #seen = $derived.by(() => {
    void this.#pages;
    const step = this.#steps?.at(this.at);
    if (step) this.#last = { number: this.at, step };
    return this.#last;
  });
  step = $derived.by(() => this.#seen?.step);
  here = $derived.by(() => this.#seen?.number ?? 0);
  lines = $derived.by((): LogLine[] => {
    void this.#pages;
    const told = this.#steps?.told(this.here, TOLD) ?? [];
    const first = this.here - told.length + 1;
    return told.flatMap((step, i) => step.log.map((message) => ({ number: first + i, message })));
  });
  /** The dice as they fell last; they are seen to fall by who goes on one moment. */
  fallen = $derived.by((): Fallen | null => {
    for (let number = this.here; number > 0; number--) {
      const step = this.found?.steps[number];
      const fell = step?.kind === "rolled" ? faces(step.text) : [];
      if (fell.length) return { number, faces: fell, still: number !== this.here || this.#came !== 1 };
    }
    return null;
  });

  /** Made by a page: it plays as long as that is there. */
  constructor() {
    const roomy = matchMedia("(min-width: 1100px)");
    $effect(() => this.#steps?.look(this.at, roomy.matches ? TOLD : 0));
    $effect(() => this.#play());
  }

  get last(): number {
    return (this.found?.steps.length ?? 1) - 1;
  }

  /** A game is looked at, from a moment on. */
  async load(asked: Promise<ReplayInfo>, fetch: Fetch, first = 0): Promise<void> {
    this.problem = null;
    try {
      const info = await asked;
      await speech.learn(info.game);
      const { length } = info.steps;
      this.at = Math.max(0, Math.min(first, length - 1));
      this.#last = null;
      this.#steps = new Steps(length, (from, count) => fetch(info, from, count), this.#arrived, this.#fail);
      this.found = info;
    } catch (error) {
      this.#fail(error);
    }
  }

  #arrived = (): void => {
    this.problem = null;
    this.#pages += 1;
  };

  #fail = (error: unknown): void => {
    this.problem = error instanceof Failed ? error.text : OFFLINE;
    this.playing = false;
  };

  go(to: number): void {
    const next = Math.max(0, Math.min(this.last, to));
    this.#came = next - this.at;
    this.at = next;
  }

  /** Whether a key meant something. Space is for buttons where one has the focus. */
  pressed(key: string, onButton: boolean): boolean {
    if (key === "ArrowRight") this.go(this.at + 1);
    else if (key === "ArrowLeft") this.go(this.at - 1);
    else if (key === "Home") this.go(0);
    else if (key === "End") this.go(this.last);
    else if (key === " " && !onButton) this.playing = !this.playing;
    else return false;
    return true;
  }

  #play(): (() => void) | undefined {
    if (!this.playing) return undefined;
    if (this.at >= this.last) {
      this.playing = false;
      return undefined;
    }
    if (this.here !== this.at) return undefined;
    const timer = setTimeout(() => this.go(this.at + 1), MOMENT);
    return () => clearTimeout(timer);
  }
}
