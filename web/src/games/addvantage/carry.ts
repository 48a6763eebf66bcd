// Carrying a die or a tile over the page: a pleasure beside tapping it. What a drop means is decided elsewhere.

// A finger that trembles taps.
const TREMBLE = 6;

/** Something on its way, and where the pointer is. */
export interface Carried<T> {
  what: T;
  x: number;
  y: number;
}

interface Hooks<T> {
  /** Whether this may be carried now; it is then in hand. */
  take(what: T): boolean;
  carry(carried: Carried<T> | null): void;
  /** Let go over something that has a `data-drop`, or over nothing. */
  drop(what: T, on: string | null): void;
}

/** Follows one pointer with one thing at a time. */
export class Carrying<T> {
  #pointer = -1;
  #what: T | null = null;
  #from = { x: 0, y: 0 };
  #moved = false;

  constructor(private readonly hooks: Hooks<T>) {}

  down(event: PointerEvent, what: T): void {
    this.#moved = false;
    if (this.#pointer >= 0 || event.button) return;
    this.#pointer = event.pointerId;
    this.#what = what;
    this.#from = { x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer || this.#what === null) return;
    const { clientX: x, clientY: y } = event;
    if (!this.#moved) {
      if (Math.hypot(x - this.#from.x, y - this.#from.y) < TREMBLE) return;
      if (!this.hooks.take(this.#what)) {
        this.#pointer = -1;
        return;
      }
      this.#moved = true;
      // From here on the pointer belongs to what is carried; a tap never needs that.
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    this.hooks.carry({ what: this.#what, x, y });
  }

  up(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer) return;
    this.#pointer = -1;
    if (!this.#moved || this.#what === null) return;
    this.hooks.carry(null);
    const under = document.elementFromPoint(event.clientX, event.clientY);
    this.hooks.drop(this.#what, under?.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? null);
  }

  cancel(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer) return;
    this.#pointer = -1;
    this.hooks.carry(null);
  }

  /** Whether the click that just came belongs to a carry, which has been dealt with. */
  swallows(): boolean {
    const was = this.#moved;
    this.#moved = false;
    return was;
  }
}
