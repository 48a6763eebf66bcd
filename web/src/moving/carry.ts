// Carrying something over the page: a pleasure beside tapping it. What a drop means is decided elsewhere.

// A finger that trembles taps.
const TREMBLE = 6;

/** Something on its way, and where the pointer is. */
export interface Carried<T> {
  what: T;
  x: number;
  y: number;
  /** Where the pointer was when it took this. */
  from: { x: number; y: number };
  /** A finger hides what is under it. */
  touch: boolean;
}

/** What is looked at of a pointer. */
type Pointer = Pick<PointerEvent, "clientX" | "clientY" | "pointerId" | "button">;

interface Hooks<T> {
  /** How far it was moved, in pixels: anywhere, unless it only goes along a slot. */
  far?(x: number, y: number): number;
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

  down(event: Pointer, what: T): void {
    this.#moved = false;
    if (this.#pointer >= 0 || event.button) return;
    this.#pointer = event.pointerId;
    this.#what = what;
    this.#from = { x: event.clientX, y: event.clientY };
    // A quick hand leaves a thing before the thing hears of it: so the whole page listens.
    for (const [name, listener] of this.#listeners) addEventListener(name, listener);
  }

  readonly #listeners: [string, (event: Event) => void][] = [
    ["pointermove", (event) => this.#move(event as PointerEvent)],
    ["pointerup", (event) => this.#up(event as PointerEvent)],
    ["pointercancel", (event) => this.#cancel(event as PointerEvent)],
  ];

  #move(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer || this.#what === null) return;
    const { clientX: x, clientY: y } = event;
    if (!this.#moved) {
      const far = this.hooks.far ?? Math.hypot;
      if (far(x - this.#from.x, y - this.#from.y) < TREMBLE) return;
      if (!this.hooks.take(this.#what)) return this.#end();
      this.#moved = true;
    }
    this.hooks.carry({ what: this.#what, x, y, from: this.#from, touch: event.pointerType === "touch" });
  }

  #up(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer) return;
    this.#end();
    if (!this.#moved || this.#what === null) return;
    // The click that belongs to this comes at once, or not at all if what was carried is gone from there.
    setTimeout(() => (this.#moved = false));
    this.hooks.carry(null);
    const under = document.elementFromPoint(event.clientX, event.clientY);
    this.hooks.drop(this.#what, under?.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? null);
  }

  #cancel(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer) return;
    this.#end();
    this.#moved = false;
    this.hooks.carry(null);
  }

  #end(): void {
    this.#pointer = -1;
    for (const [name, listener] of this.#listeners) removeEventListener(name, listener);
  }

  /** Whether the click that just came belongs to a carry, which has been dealt with. */
  swallows(): boolean {
    const was = this.#moved;
    this.#moved = false;
    return was;
  }
}
