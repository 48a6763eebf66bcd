import type { Happening, Update, View } from "../protocol";

interface Hooks {
  /** One thing happens on the screen, after which it is so; says how many milliseconds it takes. */
  show(happening: Happening, after: View | null): number;
  /** How it is right after something, while more of the same update is still to come. */
  see(view: View): void;
  /** Everything of an update has been shown: this is how it is now. */
  settle(update: Update): void;
  busy(busy: boolean): void;
}

// Somebody who comes back after so many events wants to see how it is, not all that was.
const MOST_SHOWN = 8;

/** What happened, one after the other, at a pace the eye can follow. */
export class Pace {
  #queue: Update[] = [];
  #running = false;
  #skipping = false;
  #release: (() => void) | null = null;
  #seen = 0;

  constructor(private readonly hooks: Hooks) {}

  push(update: Update): void {
    this.#queue.push(update);
    if (!this.#running) void this.#run();
  }

  /** Do the rest at once. */
  skip(): void {
    if (!this.#running) return;
    this.#skipping = true;
    this.#release?.();
  }

  async #run(): Promise<void> {
    this.#running = true;
    this.hooks.busy(true);
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      const first = this.#seen === 0;
      const fresh = update.happened.filter((happening) => happening.number > this.#seen);
      const still = first || fresh.length > MOST_SHOWN;
      for (const happening of fresh) {
        this.#seen = happening.number;
        const view = happening.view ?? (happening === fresh.at(-1) ? update.view : null);
        const time = this.hooks.show(happening, view);
        // A piece travels while it is told and heard; dice are believed once they lie.
        const lands = happening.kind === "rolled";
        if (view && !still && !lands) this.hooks.see(view);
        if (time > 0 && !still && !this.#skipping) await this.#wait(time);
        if (view && !still && lands) this.hooks.see(view);
      }
      this.#seen = Math.max(this.#seen, update.number);
      this.hooks.settle(update);
    }
    this.#running = false;
    this.#skipping = false;
    this.hooks.busy(false);
  }

  #wait(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#release = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
