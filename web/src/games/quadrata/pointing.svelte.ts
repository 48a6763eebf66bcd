import { tick as drawn } from "svelte";
import { Carrying, type Carried } from "../../moving/carry";
import { tick } from "../../sound/sound";
import type { Laying } from "./laying.svelte";
import { nameOf } from "./shapes";
import type { Point, Source } from "./shown";

// A finger hides what is under it: what it carries is held above it.
const ABOVE = 56;
// A wheel that runs free turns a shape once, not six times.
const WHEEL = 140;

// Beside one's own square, on the same board.
const isBeside = (event: Event) => Boolean((event.target as Element).closest(".reserve"));

/** What a pointer does at the table: it picks, carries, aims, lays and turns. */
export class Pointing {
  /** What is carried: it stays in sight until it lies somewhere. */
  carried = $state.raw<Carried<Source> | null>(null);
  // Where the pointer is on one's own board, or carries something to.
  #at: Point | null = null;
  #finger = false;
  // A finger that began on the square moves what waits there, and leaves it there.
  #slides = false;
  #wheeled = 0;
  // What is carried may be let go of before it is known that it could be picked.
  #picking = Promise.resolve();

  /** `cells` says where a point of the screen is on one's own square; `letsGo` is told just before a hand lets go of what it carries. */
  constructor(
    private readonly laying: Laying,
    private readonly cells: (x: number, y: number) => Point | null,
    private readonly letsGo: () => void,
  ) {}

  readonly #carrying = new Carrying<Source>({
    take: (source) => {
      const can = this.laying.carries(source);
      if (can && !this.laying.hand) this.#picking = this.laying.pick(source);
      return can;
    },
    carry: (now) => {
      this.#at = now && [now.x, this.heldAt(now)];
      if (this.#slides) return this.#at ? this.#point(this.#at, false) : undefined;
      if (this.#at) this.#point(this.#at, true);
      else this.letsGo();
      if (now) this.carried = now;
    },
    drop: (source, on) => void this.#drop(source, on),
  });

  /** How high on the screen something is carried. */
  heldAt({ y, touch }: Pick<Carried<Source>, "y" | "touch">): number {
    return y - (touch ? ABOVE : 0);
  }

  #point([x, y]: Point, hovers: boolean): void {
    const at = this.cells(x, y);
    if (!at || !this.laying.held) return;
    if (this.#finger && !hovers) this.laying.holding.touch(at);
    else this.laying.holding.point(at, hovers);
  }

  /** What comes into the hand is seen where the hand is, though that has not moved since. */
  begin(): void {
    if (this.laying.held && !this.laying.keyed && this.#at) this.#point(this.#at, true);
  }

  down = (event: PointerEvent, source: Source): void => {
    this.#slides = false;
    this.#carrying.down(event, source);
  };

  /** A finger on one's own square. */
  slide = (event: PointerEvent): void => {
    const { hand, held } = this.laying;
    if (event.pointerType !== "touch" || !hand || !held || isBeside(event)) return;
    this.#slides = true;
    this.#carrying.down(event, hand);
  };

  /** Anywhere on the page. */
  pressing = (event: PointerEvent): void => {
    this.#finger = event.pointerType === "touch";
    this.laying.keyed = false;
  };

  touch = (source: Source): void => {
    if (this.#carrying.swallows()) return;
    tick();
    void this.laying.pick(source);
  };

  turn = (): void => {
    if (this.#carrying.swallows()) return;
    tick();
    this.laying.holding.turn();
  };

  flip = (): void => {
    tick();
    this.laying.holding.flip();
  };

  hover = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || this.carried) return;
    if (isBeside(event)) return this.unhover();
    this.#at = [event.clientX, event.clientY];
    this.#point(this.#at, true);
  };

  unhover = (): void => {
    if (this.carried) return;
    this.#at = null;
    if (this.laying.holding.hovers) this.laying.holding.rest();
  };

  /** A click lays what is seen under the pointer; a finger's tap shows it first, and then turns it. */
  tapped = (event: MouseEvent): void => {
    const { held, holding } = this.laying;
    if (!held || isBeside(event) || this.#carrying.swallows()) return;
    tick();
    const at: Point = [event.clientX, event.clientY];
    if (this.#finger && holding.covers(this.cells(...at))) return holding.turn();
    this.#point(at, !this.#finger);
    if (!this.#finger) this.laying.lay(holding.aim);
  };

  wheel = (event: WheelEvent): void => {
    if (!this.laying.held || event.ctrlKey) return;
    event.preventDefault();
    const now = performance.now();
    if (now - this.#wheeled < WHEEL) return;
    this.#wheeled = now;
    if (event.shiftKey) this.laying.holding.flip();
    else this.laying.holding.turn(event.deltaY > 0 ? 1 : 3);
  };

  async #drop(source: Source, on: string | null): Promise<void> {
    if (this.#slides) return void (this.#at = null);
    const { laying, carried } = this;
    const { holding } = laying;
    const whose = laying.seat;
    await this.#picking;
    // So that it is held as it came into the hand.
    await drawn();
    this.carried = null;
    if (!carried || laying.seat !== whose || laying.held !== nameOf(source)) return;
    this.#point([carried.x, this.heldAt(carried)], false);
    const put = on === "reserve" || on === "stock" ? on : null;
    if (holding.aim && (holding.fits || !put)) return laying.lay(holding.aim);
    // Who carries it back to where it was has thought better of it.
    if (!(put && put === source.from && laying.putBack())) laying.lay(put);
    holding.letGo();
  }
}
