import { settings } from "../settings.svelte";
import type { View } from "../protocol";

// How long the last move is looked at, and how long each line is counted, in milliseconds.
const LOOK = 1100;
const LINE = 480;

export interface Given {
  view: View | null;
  /** Whether something is still moving. */
  busy: boolean;
}

const still = () => settings.still || matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * The end of a game: shown once the last move has been seen, and counted line by line; a touch skips that. Who won is
 * said when all is counted.
 */
export class Finale {
  /** How many lines of everybody's points have been counted. */
  counted = $state(0);
  /** Nothing moves any more. */
  skipped = $state(false);
  #begun = $state(false);
  #aside = $state(false);
  // Whoever comes to a game that is over sees how it ended, at once.
  #seen: boolean;

  over = $derived.by(() => this.given().view?.turn === "over");
  lines = $derived.by(() =>
    Math.max(0, ...(this.given().view?.ending?.accounts ?? []).map((account) => account.lines.length)),
  );
  done = $derived.by(() => this.#begun && this.counted >= this.lines);
  /** It is over, and nobody has seen yet who won. */
  counting = $derived.by(() => this.over && !this.done);
  /** Whether it lies over the board now. */
  open = $derived.by(() => this.over && this.#begun && !this.#aside);

  /** Made by a page; `celebrate` is called when somebody is seen to win. */
  constructor(
    private readonly given: () => Given,
    celebrate: () => void = () => {},
  ) {
    this.#seen = this.over;
    $effect(() => this.#begin());
    $effect(() => this.#count());
    const won = $derived(this.done && Boolean(this.given().view?.winners.length));
    $effect(() => {
      if (won && !this.#seen) celebrate();
    });
  }

  /** What is to be seen of a view by now. */
  seen(view: View): View {
    return this.counting ? { ...view, winners: [] } : view;
  }

  /** Everything is counted now. */
  skip(): void {
    this.#begun = this.skipped = true;
    this.counted = this.lines;
  }

  /** The board instead of the result, or the other way round. */
  turn(): void {
    this.#aside = this.open;
    this.skip();
  }

  #begin(): (() => void) | undefined {
    if (!this.over) {
      this.#begun = this.#aside = this.#seen = this.skipped = false;
      this.counted = 0;
      return undefined;
    }
    if (this.#begun || this.given().busy) return undefined;
    const begin = () => (this.#begun = true);
    if (this.#seen || still()) return void begin();
    const timer = setTimeout(begin, settings.paced(LOOK));
    return () => clearTimeout(timer);
  }

  #count(): (() => void) | undefined {
    if (!this.#begun || this.counted >= this.lines) return undefined;
    if (this.#seen || still()) return void this.skip();
    const timer = setTimeout(() => this.counted++, settings.paced(LINE));
    return () => clearTimeout(timer);
  }
}
