import * as kept from "../net/kept";
import { settings } from "../settings.svelte";
import * as sound from "../sound/sound";
import { speakAloud } from "../sound/voice";
import { say, speech } from "../words/language.svelte";
import type { Screen } from "./screen.svelte";

/** What happens at a table is heard and told once, whoever looks. */
export class Hearing {
  /** What was told last, in words. */
  announced = $state("");
  #heard = 0;

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
    const lines = current?.log ?? [];
    const last = lines.at(-1);
    if (!last) return;
    const fresh = lines.filter((line) => line.number === last.number);
    this.announced = fresh.map((line) => say(line.message, names)).join(" ");
  }

  #end(): void {
    const { view, current } = this.screen;
    if (current && view?.turn === "over") kept.markOver(current.held.table);
  }
}
