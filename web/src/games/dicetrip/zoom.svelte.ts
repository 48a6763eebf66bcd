// Looking closer at a map: by two fingers, by a tap where cities lie close together, or by a button.

const MOST = 4;
// A finger that moves less than this has tapped.
const SLOP = 8;

/** What is looked at of a finger, and of the sheet it is on. */
type Finger = Pick<PointerEvent, "clientX" | "clientY" | "pointerId" | "pointerType" | "button">;
type Sheet = Pick<DOMRect, "width" | "height">;

export class Zoom {
  k = $state(1);
  /** What lies in the middle, from 0 to 1 of the sheet. */
  x = $state(0.5);
  y = $state(0.5);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is drawn reads where the fingers are
  #fingers = new Map<number, { x: number; y: number }>();
  #moved = false;

  /** The part of a sheet that is seen. */
  box(width: number, height: number): string {
    const [w, h] = [width / this.k, height / this.k];
    return `${this.x * width - w / 2} ${this.y * height - h / 2} ${w} ${h}`;
  }

  to(k: number, x = this.x, y = this.y): void {
    this.k = Math.min(MOST, Math.max(1, k));
    const edge = 0.5 / this.k;
    this.x = Math.min(1 - edge, Math.max(edge, x));
    this.y = Math.min(1 - edge, Math.max(edge, y));
  }

  down = (event: Finger): void => {
    if (event.pointerType === "mouse" && event.button) return;
    if (!this.#fingers.size) this.#moved = false;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: Finger & { currentTarget: { getBoundingClientRect(): Sheet } }): void => {
    const was = this.#fingers.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    const sheet = event.currentTarget.getBoundingClientRect();
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const grown =
        Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(was.x - other.x, was.y - other.y));
      this.#moved = true;
      this.to(this.k * grown);
      this.#shift((now.x - was.x) / 2, (now.y - was.y) / 2, sheet);
    } else {
      if (!this.#moved && Math.hypot(now.x - was.x, now.y - was.y) < SLOP) return;
      this.#moved = true;
      this.#shift(now.x - was.x, now.y - was.y, sheet);
    }
    this.#fingers.set(event.pointerId, now);
  };

  up = (event: Finger): void => {
    this.#fingers.delete(event.pointerId);
  };

  /** Whether what looks like a tap was the end of a movement. */
  swallows(): boolean {
    return this.#moved && this.k > 1;
  }

  #shift(x: number, y: number, sheet: Sheet): void {
    this.to(this.k, this.x - x / sheet.width / this.k, this.y - y / sheet.height / this.k);
  }
}
