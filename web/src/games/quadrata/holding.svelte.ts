import type { Choice, Kind, Kit, Place, Point } from "./shown";
import { aimAt, beginning, CELL, laying, nearest, places, same, within } from "./shapes";

interface Table {
  set: Kit;
  /** What is in hand here; nothing while somebody else decides. */
  kind: Kind | null;
  choices: readonly Choice[];
  /** Where it would lie well; nothing if that is nowhere in the square. */
  suggested: Place | null;
}

/** Where a point of the screen is on a drawn square, in cells. */
export function cellsAt(plate: SVGSVGElement | undefined, x: number, y: number): Point | null {
  const matrix = plate?.getScreenCTM()?.inverse();
  if (!matrix) return null;
  const at = new DOMPoint(x, y).matrixTransform(matrix);
  return [at.x / CELL, at.y / CELL];
}

/** The shape in one's hand: how it is held, and where it would lie. */
export class Holding {
  /** Where it would lie. */
  aim = $state.raw<Place | null>(null);
  /** Whether it is aimed by moving the pointer: then a click lays it, and nothing needs to be confirmed. */
  hovers = $state(false);
  #way = $state(0);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- only read when a shape comes into the hand, never drawn
  #kept = new Map<number, number>();

  constructor(private readonly table: () => Table) {}

  get way(): number {
    return this.#way;
  }

  get places(): Place[] {
    return this.table().kind ? places(this.table().choices) : [];
  }

  /** Where it may lie, held as it is now. */
  get goals(): Place[] {
    return this.places.filter((place) => place.way === this.#way);
  }

  get fits(): boolean {
    return Boolean(this.aim && laying(this.table().choices, this.aim));
  }

  get #held() {
    return this.table().kind!.ways[this.#way]!;
  }

  /** Where it would lie well, while it is held elsewhere. */
  get elsewhere(): Place | null {
    const { suggested } = this.table();
    return suggested && !(this.aim && same(this.aim, suggested)) ? suggested : null;
  }

  /**
   * Something comes into the hand: it lies at once where it would lie well. Where there is no such place it is held as
   * its like was the last time, or else so that it fits somewhere.
   */
  begin(way?: number): void {
    const { kind, suggested } = this.table();
    this.letGo();
    if (!kind || suggested) return;
    const wanted = way ?? this.#kept.get(kind.number) ?? 0;
    const fitting = this.places;
    const fits = (one: number) => fitting.some((place) => place.way === one);
    this.#way = fits(wanted) ? wanted : (fitting[0]?.way ?? wanted);
  }

  /** Nobody aims with it any more: it lies where it would lie well. */
  letGo(): void {
    const { suggested } = this.table();
    this.aim = suggested;
    if (suggested) this.#way = suggested.way;
    this.hovers = false;
  }

  /** The pointer is gone: what fitted where it was stays there. */
  rest(): void {
    if (!this.fits) this.letGo();
    this.hovers = false;
  }

  turn(times = 1): void {
    for (let i = 0; i < times && this.table().kind; i++) this.#hold(this.#held.turned);
  }

  flip(): void {
    if (this.table().kind) this.#hold(this.#held.flipped);
  }

  #hold(way: number): void {
    const { set, kind } = this.table();
    const before = this.#held;
    this.#way = way;
    this.#kept.set(kind!.number, way);
    if (!this.aim) return;
    // Its middle stays where it is.
    const middle: Point = [this.aim.x + before.width / 2, this.aim.y + before.height / 2];
    this.aim = aimAt(set, this.places, way, this.#held, middle);
  }

  /** Aim with its middle at a point, in cells; nowhere if that is beside the board. */
  point(at: Point, hovers: boolean): void {
    const { set, kind } = this.table();
    if (!kind) return;
    this.aim = aimAt(set, this.places, this.#way, this.#held, at);
    this.hovers = hovers;
  }

  /** Aim with a finger, which shows where rather than how: it is turned if it fits there only so. */
  touch(at: Point): void {
    const { kind } = this.table();
    if (!kind) return;
    const found = nearest(kind.ways, this.places, this.#way, at);
    if (!found) return this.point(at, false);
    this.#way = found.way;
    this.aim = found;
    this.hovers = false;
  }

  /** Whether a point lies on the shape that waits in the square to be laid there. */
  covers(at: Point | null): boolean {
    if (!at || !this.aim || this.hovers || !this.table().kind) return false;
    const [x, y] = [at[0] - this.aim.x, at[1] - this.aim.y];
    return x >= 0 && y >= 0 && x <= this.#held.width && y <= this.#held.height;
  }

  /** A step by keys; the first one only shows where it is. */
  step([dx, dy]: Point): void {
    const { set, kind } = this.table();
    if (!kind) return;
    this.hovers = false;
    this.aim = this.aim
      ? within(set, this.#held, { way: this.#way, x: this.aim.x + dx, y: this.aim.y + dy })
      : beginning(set, this.places, this.#way, this.#held);
  }
}
