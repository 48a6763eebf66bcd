import { step } from "../../moving/keys";
import { capital, t } from "../../words/language.svelte";
import type { Action, BoardProps } from "../board";
import { foreseen, putBack } from "./foreseen";
import { Holding } from "./holding.svelte";
import { laying, nameOf, picks, pickText, placeText, robbed, whereabouts, type Mine } from "./shapes";
import type { About, Choice, Picking, Place, Point, Shown, Source } from "./shown";

/** What the page does for a hand. */
interface Page {
  /** The focus goes to one's own square. */
  toSquare(): void;
  /** The focus goes to the next of the shapes that may be picked, or the one before. */
  along(by: number): void;
  /** Something is picked: what lies over the board is put away. */
  picking(): void;
}

/** What a hand does at the table: which shape it picks, and where it lays it. */
export class Laying {
  /** Whether the hand is led by keys. */
  keyed = false;
  // What could be picked the last time: that is what can be picked instead of what is in hand now.
  #known: ReadonlyMap<string, Picking> = picks([]);

  deciding = $derived.by(
    () => this.#table.ready && this.#table.view.turn === "decide" && this.#table.view.choices.length > 0,
  );
  /** What may be picked now, by the name of where it is. */
  free = $derived.by(() => picks(this.deciding ? this.#table.view.choices : []));
  /** What is in one's own hand; another's is seen to be lifted, no more. */
  hand = $derived.by(() => {
    const { view, seat } = this.#table;
    return view.turn === "decide" && view.acting.includes(seat) ? view.board.hand : null;
  });
  /** The name of what is in hand and may be laid now; nothing otherwise. */
  held = $derived.by(() => (this.hand && this.deciding ? nameOf(this.hand) : ""));

  /** What looks good to do now, of all that may be done. */
  #good = $derived.by(() => {
    const { choices, board } = this.#table.view;
    return this.deciding ? choices.find((choice) => choice.move.text === board.suggested) : undefined;
  });
  /** The name of what had better be picked; or where what is in hand had better go, if that is not in the square. */
  lit = $derived.by(() => {
    const about = this.#good?.about;
    if (about?.kind === "pick") return nameOf(about.source);
    return about?.kind === "put" ? about.to : "";
  });
  /** What somebody took out of one's own square since one's last turn. */
  #robbed = $state.raw({ by: -1, number: 0 });
  /** A round has begun since then. */
  #began = $state(false);

  readonly holding = new Holding(() => {
    const { view } = this.#table;
    const { set } = view.board;
    const kind = this.hand ? set.shapes[this.hand.number - 1]! : null;
    const good = this.#good?.about;
    const suggested = kind && good?.kind === "lay" ? { way: good.way, x: good.x, y: good.y } : null;
    return { set, kind, choices: this.deciding ? view.choices : [], suggested };
  });

  constructor(
    private readonly given: () => BoardProps<Shown, About>,
    private readonly page: Page,
  ) {}

  get #table(): BoardProps<Shown, About> {
    return this.given();
  }

  get seat(): number {
    return this.#table.seat;
  }

  /** What could be picked is remembered for when something is in hand. */
  remember(): void {
    if (this.free.size) this.#known = this.free;
  }

  forget(): void {
    this.#known = picks([]);
    this.#robbed = { by: -1, number: 0 };
    this.#began = false;
  }

  /** What others do to one's own square is told when one is up again. */
  hear(before: Shown | null): void {
    const { view, seat } = this.#table;
    const acting = view.acting[0] ?? -1;
    if (before && before.round !== view.board.round) this.#began = true;
    const taken = robbed(before, view.board, seat, acting);
    if (taken.by >= 0) this.#robbed = taken;
    else if (view.board.hand && acting === seat) this.#robbed = { by: -1, number: 0 };
  }

  /** Something has come into the hand, or is gone from it. What is led by keys is seen where it would lie. */
  begin(): void {
    this.holding.begin(this.hand?.from === "square" ? this.hand.way : undefined);
    if (this.held && this.keyed) this.#aim();
  }

  #aim(): void {
    this.holding.step([0, 0]);
    this.page.toSquare();
  }

  /** Whether something could be carried from here now. */
  carries(source: Source): boolean {
    if (!this.deciding) return false;
    return this.hand ? nameOf(this.hand) === nameOf(source) : this.free.has(nameOf(source));
  }

  /** Take a shape in hand. What is in hand already is turned; another one is laid back with the same gesture. */
  async pick(source: Source): Promise<void> {
    const name = nameOf(source);
    if (this.held) {
      if (this.held === name) return this.holding.turn();
      const { back } = this.#table;
      if (!back) return;
      const instead = this.#known.get(name);
      if (instead) {
        this.#foresee(instead);
        return void (await back({ type: "play", text: instead.move.text }));
      }
      // It could not be picked; or what could is not known here, as the page was opened with something in hand.
      this.#table.foresee(putBack);
      if (!(await back())) return;
    }
    const choice = this.free.get(name);
    if (!choice) return this.#table.why(pickText(this.#table.view.board, source, this.#table.seat));
    this.page.picking();
    this.#foresee(choice);
    await this.#table.play(choice.move.text);
  }

  may(to: "reserve" | "stock" | Place): boolean {
    return Boolean(this.held && laying(this.#table.view.choices, to));
  }

  lay(to: "reserve" | "stock" | Place | null): void {
    if (!to || !this.held) return;
    const choice = laying(this.#table.view.choices, to);
    if (choice) {
      this.#began = false;
      this.#foresee(choice);
      void this.#table.play(choice.move.text);
    } else this.#table.why(to === "reserve" ? "reserve" : to === "stock" ? "back" : `lay ${placeText(to)}`);
  }

  /** What is in hand goes back to where it was picked, while that is possible. */
  putBack(): boolean {
    const { back } = this.#table;
    if (back) this.#table.foresee(putBack);
    void back?.();
    return Boolean(back);
  }

  #foresee({ about }: Choice): void {
    const { seat } = this.#table;
    this.#table.foresee((shown) => foreseen(shown, about, seat));
  }

  /** A key while something may be done. Whether it meant something. */
  pressed(key: string): boolean {
    const way = step(key);
    const letter = key.toLowerCase();
    if (/^[1-6]$/.test(key)) this.#byNumber(Number(key));
    else if (way) this.#step(way);
    else if (!this.hand) return false;
    else if (letter === "r") this.holding.turn();
    else if (letter === "f") this.holding.flip();
    else if (key !== "Escape" || !this.putBack()) return false;
    this.keyed = true;
    return true;
  }

  #step(way: Point): void {
    if (!this.hand) this.page.along(way[0] + way[1]);
    else if (this.holding.aim) this.holding.step(way);
    else this.#aim();
  }

  // The same number again: from the next place where it lies.
  #byNumber(number: number): void {
    const all = [...this.#known.values()].map((choice) => choice.about.source);
    const sources = all.filter((source) => source.number === number);
    const now = this.hand && nameOf(this.hand);
    const at = sources.findIndex((source) => nameOf(source) === now);
    const next = sources[(at + 1) % sources.length];
    this.keyed = true;
    if (!next) return this.#table.why(`take ${number}`);
    if (at < 0 || sources.length > 1) void this.pick(next);
  }

  /** What there is to do beside touching the board. */
  get actions(): Action[] {
    const { aim, hovers, fits } = this.holding;
    const about = this.#good?.about;
    const main = (label: string, act: () => void) => [{ label: t(label), main: true, do: act }];
    if (this.held && aim && fits) return hovers ? [] : main("quadrata-lay-here", () => this.lay(aim));
    if (about?.kind === "put") return main(`quadrata-to-${about.to}`, () => this.lay(about.to));
    // What lies on another's board may be out of sight.
    if (about?.kind === "pick" && about.source.from !== "stock" && about.source.seat !== this.seat)
      return main(`quadrata-rob-${about.source.from}`, () => void this.pick(about.source));
    return [];
  }

  /** How it is done, for who is new. */
  get how(): string {
    if (!this.deciding || !this.#table.view.board.players[this.#table.seat]) return "";
    if (this.#began) return t("quadrata-how-round");
    if (!this.hand) return this.#howPick();
    const { places, goals, aim, fits, elsewhere } = this.holding;
    if (!places.length) return "";
    if (aim && !fits && elsewhere) return t("quadrata-how-not-here");
    if (!goals.length) return t("quadrata-how-turn");
    return places.length > 1 ? t("quadrata-how-lay") : "";
  }

  #howPick(): string {
    const { names, seat } = this.#table;
    const { by, number } = this.#robbed;
    if (by >= 0) return t("quadrata-how-robbed", { other: names[by] ?? "", number });
    const sources = [...this.free.values()].map((choice) => choice.about.source);
    const owner = (source: Source) => (source.from === "stock" ? seat : source.seat);
    if (sources.every((source) => owner(source) !== seat))
      return t("quadrata-how-rob", { other: names[owner(sources[0]!)] ?? "" });
    return sources.length > 1 ? t("quadrata-how-pick") : "";
  }

  /** Where the hand is, for who does not see it. */
  get told(): string {
    const { aim, hovers, fits } = this.holding;
    if (!aim || hovers || !this.hand) return "";
    const place = t("quadrata-lies", whereabouts(this.#table.view.board.set, this.hand.number, aim));
    return t(fits ? "quadrata-aim-fits" : "quadrata-aim-not", { place: capital(place) });
  }

  /** What one's own board shows of it. */
  get mine(): Mine {
    const { holding, hand } = this;
    const there = (place: Place | null) => (hand && this.held && place ? { number: hand.number, ...place } : null);
    return {
      hand: hand && this.held ? hand.number : 0,
      goals: holding.places,
      ghost: there(holding.aim),
      fits: holding.fits,
      suggested: there(holding.elsewhere),
      reserve: this.may("reserve"),
      better: this.lit === "reserve",
      lay: () => this.lay("reserve"),
    };
  }
}
