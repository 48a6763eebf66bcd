import { lay, layRest, PLACES, type Laid } from "./table";

const NOTHING: Laid = PLACES.map(() => null);
// The places in the order in which the arrow keys go: down the side, then back along the bottom.
const WAY = [0, 1, 2, 5, 4, 3];

/** Six tiles on their way to six places. Until somebody is ready it is only on this screen. */
export class Arranging {
  laid = $state.raw<Laid>(NOTHING);
  /** Which tile of the hand is picked, and which empty place waits for one. */
  picked = $state<number | null>(null);
  spot = $state(-1);
  focus = $state(0);

  /** `changing` is told just before tiles move. */
  constructor(private readonly changing: () => void) {}

  get complete(): boolean {
    return !this.laid.includes(null);
  }

  reset(): void {
    this.laid = NOTHING;
    this.let();
    this.focus = 0;
  }

  let(): void {
    this.picked = null;
    this.spot = -1;
  }

  touchTile(tile: number): void {
    if (this.spot >= 0) this.#put(tile, this.spot);
    else this.picked = this.picked === tile ? null : tile;
  }

  touchPlace(place: number): void {
    const there = this.laid[place] ?? null;
    if (this.picked !== null && this.picked !== there) this.#put(this.picked, place);
    else if (there !== null) this.picked = this.picked === there ? null : there;
    else this.spot = this.spot === place ? -1 : place;
  }

  /** A tile was carried somewhere: to a place, or back to the hand. */
  drop(tile: number, on: string | null): void {
    if (on?.startsWith("place-")) this.#put(tile, Number(on.slice(6)));
    else if (on === "hand") {
      this.changing();
      this.laid = this.laid.map((there) => (there === tile ? null : there));
      this.let();
    } else this.let();
  }

  rest(): void {
    this.changing();
    this.laid = layRest(this.laid);
    this.let();
  }

  /** The place the arrow keys go to from here. */
  step(by: number): number {
    return WAY[(WAY.indexOf(this.focus) + by + WAY.length) % WAY.length]!;
  }

  /** The first empty place, by preference the one the keys are at. */
  get next(): number {
    return this.laid[this.focus] === null ? this.focus : Math.max(0, this.laid.indexOf(null));
  }

  #put(tile: number, place: number): void {
    this.changing();
    this.laid = lay(this.laid, tile, place);
    this.let();
  }
}
