import { analysis } from "../net/analysis";
import { Failed, OFFLINE } from "../net/rest";
import type { Analysed, AnalysisInfo, Message } from "../protocol";

/** Luck and skill: asked for, thought about on the server as long as the page is there, and then shown. */
export class Analysing {
  course = $state.raw<AnalysisInfo | null>(null);
  thinking = $state.raw<Analysed | null>(null);
  refused = $state.raw<Message | null>(null);
  /** Whether what was best is shown on the board. */
  showing = $state(false);
  readonly #leaving = new AbortController();

  /** Made by a page. */
  constructor() {
    $effect(() => () => this.#leaving.abort());
  }

  async begin(past: { table: string } | { text: string }): Promise<void> {
    this.refused = null;
    this.thinking = { done: 0, of: 0 };
    try {
      this.course = await analysis(past, (told) => (this.thinking = told), this.#leaving.signal);
    } catch (error) {
      if (!this.#leaving.signal.aborted) this.refused = error instanceof Failed ? error.text : OFFLINE;
    }
    this.thinking = null;
  }

  /** What would have been best at a moment, if it is to be shown. */
  bestAt(moment: number): AnalysisInfo["best"][number] | undefined {
    return this.showing ? this.course?.best.find(({ number }) => number === moment) : undefined;
  }
}
