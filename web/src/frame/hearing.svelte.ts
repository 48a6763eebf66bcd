import * as kept from "../net/kept";
import type { SeatState } from "../net/seat.svelte";
import { settings } from "../settings.svelte";
import * as sound from "../sound/sound";
import { speakAloud } from "../sound/voice";
import { say, speech } from "../words/language.svelte";
import type { Screen } from "./screen.svelte";

/** What happens at a table is heard and told once, whoever looks. */
export class Hearing {
  /** What was told last, in words; another one each time, as the same words may be told again. */
  announced = $state.raw({ words: "" });
  #heard = 0;
  // The number of the last thing that was told, and whose log it was told from.
  #told = Infinity;
  #teller: SeatState | null = null;

  /** Made by a page: it hears as long as that is there. */
  constructor(private readonly screen: Screen) {
    $effect(() => this.#dice());
    $effect(() => this.#piece());
    $effect(() => this.#tell());
    $effect(() => this.#end());
  }

  #dice(): void {
    const fallen = this.screen.current?.fallen;
    if (!fallen || fallen.number <= this.#heard) return;
    this.#heard = fallen.number;
    if (!fallen.still) sound.dice();
  }

  #piece(): void {
    const { current, names } = this.screen;
    const last = current?.last;
    if (!last || last.kind !== "moved" || last.number <= this.#heard) return;
    this.#heard = last.number;
    // Before the first update is seen to its end, what comes is what was.
    if (current.number === 0) return;
    if (!last.forced && last.log.length) sound.piece();
    if (settings.speak && last.log[0]) speakAloud(say(last.log[0], names), speech.language);
  }

  #tell(): void {
    const { current, names } = this.screen;
    const last = current?.log.at(-1)?.number ?? 0;
    // Before the first update is seen to its end, what comes is what was.
    if (!current?.number) return;
    // Who has just come, or has just been given the screen, is told the last thing that happened; who was there, all of
    // it, however many things came at once.
    const told = current === this.#teller ? this.#told : Math.min(this.#told, last - 1);
    [this.#teller, this.#told] = [current, last];
    const fresh = current.log.filter((line) => line.number > told);
    if (fresh.length) this.announced = { words: fresh.map((line) => say(line.message, names)).join(" ") };
  }

  #end(): void {
    const { view, current } = this.screen;
    if (current && view?.turn === "over") kept.markOver(current.held.table);
  }
}
