import { lettered, PLACES, swapped, type Laid } from "./table";

// The places in the order in which the arrow keys go: down the side, then back along the bottom.
const WAY = [0, 1, 2, 5, 4, 3];

/** Six tiles at six places, laid as it is suggested, until somebody says that it is good so: two can be swapped. */
export class Arranging {
  /** For each place which tile of the hand lies there. */
  laid = $state.raw<Laid>(PLACES);
  /** Which place is touched, to be swapped with another; -1 for none. */
  picked = $state(-1);
  focus = $state(0);

  /** `changing` is told just before tiles move. */
  constructor(private readonly changing: () => void) {}

  begin(suggested: string): void {
    this.laid = lettered(suggested);
    this.picked = -1;
    this.focus = 0;
  }

  touch(place: number): void {
    if (this.picked < 0) this.picked = place;
    else this.#swap(this.picked, place);
  }

  /** A tile was carried somewhere: to the place of another, or nowhere. */
  drop(place: number, on: string | null): void {
    this.#swap(place, on?.startsWith("place-") ? Number(on.slice(6)) : place);
  }

  /** The place the arrow keys go to from here. */
  step(by: number): number {
    return WAY[(WAY.indexOf(this.focus) + by + WAY.length) % WAY.length]!;
  }

  #swap(one: number, other: number): void {
    this.changing();
    this.laid = swapped(this.laid, one, other);
    this.picked = -1;
  }
}
