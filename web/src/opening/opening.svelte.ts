import { ALONE } from "../net/door";
import { botName, playing } from "../frame/bots";
import type { GameInfo, OptionInfo, SeatWish } from "../protocol";
import { knows, t } from "../words/language.svelte";

/** What an option asks, and what one of its values is called, in the words of its game. */
export function asks(game: string, option: OptionInfo): string {
  const key = `${game}-option-${option.name}`;
  return knows(key) ? t(key) : option.name;
}
export function calls(game: string, option: OptionInfo, value: string): string {
  const key = `${game}-option-${option.name}-${value}`;
  return knows(key) ? t(key) : value;
}

/** A table that is about to be opened: who sits where, and what is agreed. */
export class Opening {
  game = $state.raw<GameInfo | null>(null);
  seats = $state<SeatWish[]>([]);
  chosen = $state<Record<string, string>>({});
  offered = $state.raw<OptionInfo[]>([]);
  /** Whether each player has a choice of their own, where that is possible. */
  each = $state(false);
  watching = $state(!ALONE);
  hints = $state(true);

  bots = $derived(playing(this.game, this.seats.length));
  /** The options that leave something to choose. */
  open = $derived(this.offered.filter((option) => option.allowed.length > 1 || option.own));

  /** Me and, where it is possible, an easy opponent. */
  begin(game: GameInfo, name: string): void {
    this.game = game;
    this.seats = [{ kind: "here", name, bot: "" }];
    if (game.most > 1) this.seats.push({ kind: "bot", name: "", bot: easy(playing(game, 2)) });
    while (this.seats.length < game.least) this.seats.push({ kind: ALONE ? "here" : "open", name: "", bot: "" });
  }

  get least(): number {
    return Math.max(1, this.game?.least ?? 1);
  }

  get most(): number {
    return this.game?.most ?? 1;
  }

  add(): void {
    this.seats.push({ kind: "here", name: "", bot: "" });
    this.#changed();
  }

  remove(index: number): void {
    this.seats.splice(index, 1);
    this.#changed();
  }

  sit(index: number, kind: SeatWish["kind"]): void {
    const seat = this.seats[index]!;
    seat.kind = kind;
    if (kind === "bot") seat.bot ||= easy(this.bots);
  }

  #changed(): void {
    // Not everybody plays with any number.
    for (const seat of this.seats)
      if (seat.kind === "bot" && !this.bots.includes(seat.bot)) seat.bot = this.bots.at(-1) ?? "";
    this.each = false;
    for (const { name, per_seat } of this.offered)
      if (per_seat && this.chosen[name]) this.chosen[name] = this.chosen[name].split(" ")[0]!;
  }

  /** How a seat is called on this page. */
  nameOf(index: number): string {
    const seat = this.seats[index]!;
    if (seat.kind === "bot") return botName(seat.bot);
    if (seat.kind === "open") return t("web-seat-friend");
    return seat.name.trim() || (index ? t("seat-number", { number: index + 1 }) : t("web-kind-me"));
  }

  /** The seats as the server is asked for them. */
  wishes(): SeatWish[] {
    return this.seats.map(({ kind, name, bot }, i) => ({
      kind,
      name: kind === "here" ? name.trim() || t("seat-number", { number: i + 1 }) : "",
      bot: kind === "bot" ? bot : "",
    }));
  }

  valueOf(option: OptionInfo): string {
    return this.chosen[option.name] ?? option.chosen;
  }

  valueAt(option: OptionInfo, seat: number): string {
    // What people bring themselves is one value, however many words it has.
    if (option.own) return this.valueOf(option);
    const parts = this.valueOf(option).split(" ");
    return parts[seat] ?? parts[0] ?? option.allowed[0]!;
  }

  choose(option: OptionInfo, value: string): void {
    this.chosen = { ...this.chosen, [option.name]: value };
  }

  chooseAt(option: OptionInfo, seat: number, value: string): void {
    this.choose(option, this.seats.map((_, i) => (i === seat ? value : this.valueAt(option, i))).join(" "));
  }

  /** For each player apart, or for all the same again. */
  apart(option: OptionInfo, each: boolean): void {
    this.each = each;
    if (!each) this.choose(option, this.valueAt(option, 0));
  }

  isOwn(option: OptionInfo): boolean {
    return option.own && !option.allowed.includes(this.valueOf(option));
  }

  /** What is possible now: choices that don't fit any more are forgotten. */
  offer(found: OptionInfo[]): void {
    this.offered = found;
    for (const [name, value] of Object.entries(this.chosen)) {
      const option = found.find((o) => o.name === name);
      const fits = option && (option.own || value.split(" ").every((v) => option.allowed.includes(v)));
      if (!fits) delete this.chosen[name];
    }
  }

  /** What is agreed otherwise than most do, of some options and of what every table has; nothing if all is usual. */
  unusual(options: OptionInfo[]): string[] {
    const game = this.game?.name ?? "";
    const told = options
      .filter((option) =>
        this.valueOf(option)
          .split(" ")
          .some((value) => value !== option.allowed[0]),
      )
      .map((option) => {
        const values = this.isOwn(option) ? [t("web-own")] : this.valueOf(option).split(" ").filter(first);
        return `${asks(game, option)} ${values.map((value) => calls(game, option, value)).join(", ")}`;
      });
    if (!this.watching) told.push(t("web-agreed-no-watching"));
    if (!this.hints) told.push(t("web-agreed-no-hints"));
    return told;
  }
}

// Somebody new to a game should have a chance, but not an empty one.
const easy = (bots: string[]) => bots[1] ?? bots[0] ?? "";
const first = (value: string, at: number, every: string[]) => every.indexOf(value) === at;
