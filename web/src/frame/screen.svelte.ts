import type { SeatState } from "../net/seat.svelte";
import { settings } from "../settings.svelte";
import { t } from "../words/language.svelte";

// How long one sees what oneself did before the screen turns to somebody else, in milliseconds.
const TURNING = 800;

/** The seats that one screen holds, each with a socket of its own, and the one of them that looks. */
export class Screen {
  #active = $state(0);
  // At a shared screen what only one may see waits until that one has the screen, also after a reload.
  #shown = $state(false);

  current = $derived.by(() => this.seats[this.#active]);
  table = $derived.by(() => this.current?.table ?? null);
  view = $derived.by(() => this.current?.view ?? null);
  // By itself: whatever else changes at the table, its board stays the one that stands there.
  game = $derived.by(() => this.table?.game ?? "");
  names = $derived.by(() => this.table?.seats.map((seat, i) => seat.name || t("seat-number", { number: i + 1 })) ?? []);
  mine = $derived.by(() => this.seats.map((state) => state.seat));
  host = $derived.by(() => this.seats.find((state) => state.held.host));
  /** Whether several people share it. */
  shared = $derived.by(() => this.mine.filter((seat) => seat >= 0).length > 1);
  /** Whether the one that looks may do something now, and nothing is moving. */
  ready = $derived.by(() => {
    const current = this.current;
    return Boolean(current && !current.busy && current.line === "open" && current.due);
  });
  covered = $derived.by(() => this.shared && Boolean(this.view?.private) && !this.#shown);
  /** The seat of this screen whose last choice can be taken back. */
  undoer = $derived.by(() => (this.current?.busy ? undefined : this.seats.find((state) => state.undo)));

  /** Made by a page: it turns by itself as long as that is there. */
  constructor(readonly seats: readonly SeatState[]) {
    // Whoever throws or decides at an open screen has it already: what becomes private meanwhile is not covered
    // before their eyes.
    $effect(() => {
      const { ready, view, current } = this;
      if (ready && view && !view.private && (view.turn === "decide" || view.thrower === current?.seat)) this.show();
    });
    $effect(() => this.#turn());
  }

  /** What was covered is shown to whoever has the screen now. */
  show(): void {
    this.#shown = true;
  }

  /** Listen, as long as the page is there. */
  open(): () => void {
    this.seats.forEach((state) => state.open());
    const wake = () => !document.hidden && this.seats.forEach((state) => state.wake());
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    return () => {
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      this.seats.forEach((state) => state.close());
    };
  }

  /** Several people at one screen: it turns to whoever is up. */
  #turn(): (() => void) | undefined {
    const { current } = this;
    if (!current || current.busy || current.due) return undefined;
    // What one seat has heard already, the one that looks may be about to hear: it is waited for, unless it is cut off.
    const heard = current.line === "open" ? current.number : Infinity;
    const next = this.seats.findIndex((state) => state.due && !state.busy && state.number <= heard);
    if (next < 0) return undefined;
    const turn = () => {
      this.#active = next;
      this.#shown = false;
    };
    if (settings.still) {
      turn();
      return undefined;
    }
    const timer = setTimeout(turn, TURNING);
    return () => clearTimeout(timer);
  }
}
