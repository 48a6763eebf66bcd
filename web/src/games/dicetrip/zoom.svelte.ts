// Looking closer at a map: by two fingers, by two taps, by buttons and keys; and by itself, where something is to be done.

import { settings } from "../../settings.svelte";

const MOST = 4;
const CLOSER = 1.7;
// A finger that moves less than this has tapped; two taps so near and so soon after each other are one gesture.
const SLOP = 8;
const NEAR = 30;
const SOON = 320;
const GLIDE = 260;

/** What is looked at of a finger, and of the sheet it is on. */
type Finger = Pick<PointerEvent, "clientX" | "clientY" | "pointerId" | "pointerType" | "button" | "timeStamp">;
type Sheet = Pick<DOMRect, "left" | "top" | "width" | "height">;
type On = { currentTarget: { getBoundingClientRect(): Sheet } };

export class Zoom {
  k = $state(1);
  /** How close the map is by itself: in a low room the whole of it would be too small to read. */
  #usual = 1;
  /** What lies in the middle, from 0 to 1 of the sheet. */
  x = $state(0.5);
  y = $state(0.5);
  /** How much wider and higher than the sheet the room is, when all of the sheet is seen. */
  span = $state.raw({ x: 1, y: 1 });
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is drawn reads where the fingers are
  #fingers = new Map<number, { x: number; y: number }>();
  #moved = false;
  #tap = { x: 0, y: 0, at: -SOON };
  #gliding = 0;

  /** The part of a sheet that is seen. */
  box(width: number, height: number): string {
    const [w, h] = [(width * this.span.x) / this.k, (height * this.span.y) / this.k];
    return `${this.x * width - w / 2} ${this.y * height - h / 2} ${w} ${h}`;
  }

  /** Whether a place of the sheet, from 0 to 1, is seen well. */
  shows(x: number, y: number, margin = 0.04): boolean {
    const off = (span: number) => span / 2 / this.k - margin / this.k;
    return Math.abs(x - this.x) <= off(this.span.x) && Math.abs(y - this.y) <= off(this.span.y);
  }

  /** So close the map is from now on, unless somebody looks closer. */
  use(usual: number): void {
    const before = this.#usual;
    this.#usual = Math.max(1, usual);
    if (this.k === before) this.to(this.#usual);
  }

  to(k: number, x = this.x, y = this.y): void {
    this.#gliding += 1;
    this.#set(k, x, y);
  }

  #set(k: number, x: number, y: number): void {
    this.k = Math.min(MOST, Math.max(1, k));
    const within = (at: number, span: number) => {
      const edge = Math.min(0.5, span / 2 / this.k);
      return Math.min(1 - edge, Math.max(edge, at));
    };
    this.x = within(x, this.span.x);
    this.y = within(y, this.span.y);
  }

  /** The same, seen to happen: whoever looks stays on the map. */
  glide(k: number, x = this.x, y = this.y): void {
    const time = settings.paced(GLIDE);
    if (!time || matchMedia("(prefers-reduced-motion: reduce)").matches) return this.to(k, x, y);
    const [from, mine] = [{ k: this.k, x: this.x, y: this.y }, ++this.#gliding];
    const begin = performance.now();
    const step = (now: number) => {
      if (mine !== this.#gliding) return;
      const part = Math.min(1, Math.max(0, (now - begin) / time));
      const eased = 1 - (1 - part) ** 3;
      const between = (a: number, b: number) => a + (b - a) * eased;
      this.#set(between(from.k, k), between(from.x, x), between(from.y, y));
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  closer = (): void => this.glide(this.k * CLOSER);
  whole = (): void => this.glide(1);
  /** As it is by itself. */
  rest = (): void => this.glide(this.#usual);

  /** Whether a key meant something. */
  pressed(key: string): boolean {
    if (key === "+" || key === "=") this.closer();
    else if (key === "-") this.glide(this.k / CLOSER);
    else if (key === "0") this.whole();
    else return false;
    return true;
  }

  down = (event: Finger): void => {
    if (event.pointerType === "mouse" && event.button) return;
    if (!this.#fingers.size) this.#moved = false;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: Finger & On): void => {
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

  /** A tap where no city is: the second of two looks closer there, or at the whole map again. */
  tapped = (event: Pick<Finger, "clientX" | "clientY" | "timeStamp"> & On): void => {
    if (this.#moved) return;
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const second = at - this.#tap.at < SOON && Math.hypot(x - this.#tap.x, y - this.#tap.y) < NEAR;
    this.#tap = { x, y, at: second ? -SOON : at };
    if (!second) return;
    if (this.k > 1) return this.whole();
    const sheet = event.currentTarget.getBoundingClientRect();
    const along = (part: number, span: number) => 0.5 + (part - 0.5) * span;
    const there = [(x - sheet.left) / sheet.width, (y - sheet.top) / sheet.height] as const;
    this.glide(2, along(there[0], this.span.x), along(there[1], this.span.y));
  };

  /** Whether what looks like a tap was the end of a movement. */
  swallows(): boolean {
    return this.#moved && this.k > 1;
  }

  #shift(x: number, y: number, sheet: Sheet): void {
    this.to(
      this.k,
      this.x - ((x / sheet.width) * this.span.x) / this.k,
      this.y - ((y / sheet.height) * this.span.y) / this.k,
    );
  }
}
