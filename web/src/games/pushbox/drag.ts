// Dragging a block: a pleasure beside tapping it. What a drag means is decided here; what is legal is not.

/** How far a block slides from standing out to being in, in units of the drawing. */
export const TRAVEL = 80;
/** Where a touched block waits, as a part of that way. */
export const WAITS = 0.22;
// A finger that trembles taps.
const TREMBLE = 5;

/** A block on its way: how far in, in units of the drawing. */
export interface Pulled {
  number: number;
  by: number;
}

/** Where a block is when the pointer has moved so far inward. It never leaves its slot. */
export function pulledTo(moved: number, touched: boolean): number {
  return Math.max(0, Math.min(TRAVEL, moved + (touched ? WAITS * TRAVEL : 0)));
}

/** Whether a block let go here changes: pushed in it is touched, pulled back it is let go. */
export function changes(by: number, touched: boolean): boolean {
  return touched ? by < (WAITS * TRAVEL) / 2 : by > WAITS * TRAVEL;
}

/** What is looked at of a pointer. */
type Pointer = Pick<PointerEvent, "clientY" | "pointerId" | "button">;

interface Hooks {
  /** Whether this block may be moved now, and whether it is touched already. */
  can(number: number): boolean;
  touched(number: number): boolean;
  pull(pulled: Pulled | null): void;
  touch(number: number): void;
}

/** Follows one pointer on one block at a time. */
export class Dragging {
  #pointer = -1;
  #number = 0;
  #from = 0;
  #unit = 1;
  #moved = false;
  #by = 0;

  constructor(private readonly hooks: Hooks) {}

  /** `unit` is how many pixels one unit of the drawing takes. */
  down(event: Pointer, number: number, unit: number): void {
    this.#moved = false;
    if (this.#pointer >= 0 || event.button || !this.hooks.can(number)) return;
    this.#pointer = event.pointerId;
    this.#number = number;
    this.#from = event.clientY;
    this.#unit = unit || 1;
  }

  move(event: Pointer & { currentTarget: Pick<Element, "setPointerCapture"> }): void {
    if (event.pointerId !== this.#pointer) return;
    const inward = this.#from - event.clientY;
    if (!this.#moved) {
      if (Math.abs(inward) < TREMBLE) return;
      this.#moved = true;
      // From here on the block has the pointer, also beside the block; a tap never needs that.
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    this.#by = pulledTo(inward / this.#unit, this.hooks.touched(this.#number));
    this.hooks.pull({ number: this.#number, by: this.#by });
  }

  up(event: Pointer): void {
    if (event.pointerId !== this.#pointer) return;
    this.#pointer = -1;
    if (!this.#moved) return;
    this.hooks.pull(null);
    if (changes(this.#by, this.hooks.touched(this.#number))) this.hooks.touch(this.#number);
  }

  cancel(event: Pointer): void {
    if (event.pointerId !== this.#pointer) return;
    this.#pointer = -1;
    this.hooks.pull(null);
  }

  /** Whether the click that just came belongs to a drag, which has been dealt with. */
  swallows(): boolean {
    const was = this.#moved;
    this.#moved = false;
    return was;
  }
}
