import type { Choice, Kind, Kit, Place, Point } from "./shown";
import { aimAt, beginning, CELL, laying, places, within } from "./shapes";

interface Table {
  set: Kit;
  /** What is in hand here; nothing while somebody else decides. */
  kind: Kind | null;
  choices: readonly Choice[];
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

  /** Something comes into the hand: held as its like was the last time, or else so that it fits somewhere. */
  begin(way?: number): void {
    const { kind } = this.table();
    this.letGo();
    if (!kind) return;
    const wanted = way ?? this.#kept.get(kind.number) ?? 0;
    const fitting = this.places;
    const fits = (one: number) => fitting.some((place) => place.way === one);
    this.#way = fits(wanted) ? wanted : (fitting[0]?.way ?? wanted);
  }

  letGo(): void {
    this.aim = null;
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
