import type { ReplayStep } from "../protocol";

/** Moments in a page: as many as the server sends at once. */
export const PAGE = 40;
// Pages that are remembered; those farthest from where one looks are forgotten first.
const MOST = 40;

type Fetch = (first: number, count: number) => Promise<ReplayStep[]>;

/** The moments of a past game, fetched page by page where somebody looks: one page at a time, the nearest first. */
export class Steps {
  #pages = new Map<number, ReplayStep[]>();
  #wanted: number[] = [];
  #busy = false;

  /** `changed` is called when there is more to see, `failed` when a page could not be had. */
  constructor(
    readonly length: number,
    private readonly fetch: Fetch,
    private readonly changed: () => void,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** A moment, if it is here. */
  at(number: number): ReplayStep | undefined {
    return this.#pages.get(Math.floor(number / PAGE))?.[number % PAGE];
  }

  /** Somebody looks at a moment, and at what was told up to so many moments before. */
  look(number: number, before = 0): void {
    const here = Math.floor(number / PAGE);
    const ahead = Math.floor(Math.min(this.length - 1, number + PAGE / 2) / PAGE);
    const wanted = [here, ahead];
    for (let page = here - 1; page >= Math.floor(Math.max(0, number - before) / PAGE); page--) wanted.push(page);
    this.#wanted = wanted;
    void this.#work();
  }

  /** What was told up to a moment: as far back as there is no gap, and at most so many moments. */
  told(number: number, before: number): ReplayStep[] {
    const found: ReplayStep[] = [];
    for (let i = number; i >= Math.max(0, number - before); i--) {
      const step = this.at(i);
      if (!step) break;
      found.push(step);
    }
    return found.reverse();
  }

  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let page = this.#next(); page !== undefined; page = this.#next()) {
        const first = page * PAGE;
        this.#pages.set(page, await this.fetch(first, Math.min(PAGE, this.length - first)));
        this.#forget();
        this.changed();
      }
    } catch (error) {
      // Whoever looks again asks again.
      this.#wanted = [];
      this.failed(error);
    } finally {
      this.#busy = false;
    }
  }

  #next(): number | undefined {
    return this.#wanted.find((page) => !this.#pages.has(page));
  }

  #forget(): void {
    const here = this.#wanted[0] ?? 0;
    const far = [...this.#pages.keys()].sort((a, b) => Math.abs(b - here) - Math.abs(a - here));
    for (const page of far.slice(0, Math.max(0, far.length - MOST))) this.#pages.delete(page);
  }
}
