import { narrow } from "../../frame/room.svelte";
import { Carrying, type Carried } from "../../moving/carry";
import { step } from "../../moving/keys";
import type { News } from "../../moving/news.svelte";
import { tick } from "../../sound/sound";
import { capital, say, t } from "../../words/language.svelte";
import { THROW, type Action, type BoardProps } from "../board";
import { find, ofKind } from "../choices";
import { Arranging } from "./arranging.svelte";
import { foreseen } from "./foreseen";
import type { About, Choice, One, Shown } from "./shown";
import { arrangement, goals, nameOf, SQUARES, stillThere, type Held, type Loose } from "./table";

/** What the page does for a hand. */
interface Page {
  /** Tiles are about to move. */
  changing(): void;
  /** The focus goes to a square of one's own, or to a place beside it. */
  toSquare(square: number): void;
  toPlace(place: number): void;
}

const inHand = (die: Loose): Held => ({ kind: "place", face: die.face, id: die.id });
const isSame = (a: Held | null, b: Held) => JSON.stringify(a) === JSON.stringify(b);

/** What a hand does at the table: which die it has, where that may go, and which tiles it lays. */
export class Placing {
  /** The thrown dice. They fall before the view knows of them, and stay the same dice when it does. */
  loose = $state.raw<Loose[]>([]);
  /** The square that waits for a die. */
  #spot = $state(-1);
  #chosen = $state.raw<Held | null>(null);
  /** Where the keys are. */
  at = $state(0);
  carried = $state.raw<Carried<{ face?: number; tile?: number }> | null>(null);
  #made = 0;
  readonly arranging: Arranging;

  deciding = $derived.by(
    () => this.#table.ready && this.#table.view.turn === "decide" && this.#table.view.choices.length > 0,
  );
  #choices = $derived.by(() => (this.deciding ? this.#table.view.choices : []));
  own = $derived.by((): One | undefined => this.#shown.boards[this.#table.seat]);
  /** The tiles of one's own hand while they are to be laid; none otherwise. */
  tiles = $derived.by(() => {
    const lays = this.#shown.stage === "arrange" && this.own && !this.own.arranged;
    return lays ? this.own!.hand : [];
  });
  arranges = $derived.by(() => this.tiles.length > 0);
  /** What is in hand; the first die that is to be placed is there already, unless they are to be chosen from. */
  held = $derived.by((): Held | null => {
    if (this.#chosen) return this.#chosen;
    const [first] = this.loose;
    if (!first || (this.#surplus && !this.loose.every((die) => die.face === first.face))) return null;
    return find(this.#choices, { kind: "place", face: first.face }) ? inHand(first) : null;
  });
  /** The squares it may go to. */
  aims = $derived.by(() => goals(this.#choices, this.held));
  gift = $derived.by(() =>
    this.held?.kind === "place" ? find(this.#choices, { kind: "give", face: this.held.face }) : undefined,
  );
  buys = $derived.by(() => Boolean(find(this.#choices, { kind: "buy" })));
  #throws = $derived.by(() => ofKind(this.#choices, "throw"));
  // Two dice are what most turns are about.
  #usual = $derived.by(() => this.#throws.find(({ about }) => about.count === 2) ?? this.#throws[0]);
  /** How many dice lie there to be thrown. */
  waiting = $derived.by(() => (this.loose.length ? 0 : this.#shown.due || (this.#usual?.about.count ?? 0)));
  #ordered = $derived.by(() =>
    this.arranges ? arrangement(this.#table.view.choices, this.tiles, this.arranging.laid) : undefined,
  );
  /** Whether more dice lie there than can be placed, so that they are to be chosen from. */
  #surplus = $derived.by(() => this.loose.length > (this.own?.squares.filter((square) => !square.face).length ?? 0));

  constructor(
    private readonly given: () => BoardProps<Shown, About>,
    private readonly page: Page,
  ) {
    this.arranging = new Arranging(() => page.changing());
  }

  get #table(): BoardProps<Shown, About> {
    return this.given();
  }

  get #shown(): Shown {
    return this.#table.view.board;
  }

  #play(choice: Choice): void {
    const { seat } = this.#table;
    this.#table.foresee((shown) => foreseen(shown, choice.about, seat));
    void this.#table.play(choice.move.text);
  }

  hear(news: News<unknown>): void {
    if (news.changed || news.falling) {
      const faces = news.falling ? (this.#table.fallen?.faces ?? []) : this.#shown.thrown;
      const lying = news.fall ? [] : this.loose;
      this.loose = stillThere(lying, faces, (face) => ({ id: ++this.#made, face, fall: news.fall }));
    }
    if (news.changed) this.letGo();
  }

  letGo(): void {
    this.#chosen = null;
    this.#spot = -1;
  }

  isOff(square: number): boolean {
    return Boolean(find(this.#choices, { kind: "off", source: square }));
  }

  /** Whether a touch means something there. */
  takes(square: number): boolean {
    return this.aims.has(square) || this.loose.length > 0 || this.isOff(square);
  }

  /** The square of a board whose die is in hand; -1 for none. */
  lifted(seat: number): number {
    const { held } = this;
    if (held?.kind === "buy") return held.owner === seat ? held.source : -1;
    return held?.kind === "off" && seat === this.#table.seat ? held.source : -1;
  }

  // Touching

  // What is in hand already is let go.
  #choose(held: Held): void {
    this.#chosen = isSame(this.#chosen, held) ? null : held;
  }

  touchDie = (die: Loose): void => {
    tick();
    if (!this.deciding) return this.#table.why(`${die.face} a1`);
    const choice =
      this.#spot >= 0 ? find(this.#choices, { kind: "place", face: die.face, square: this.#spot }) : undefined;
    if (choice) this.#play(choice);
    else this.#choose(inHand(die));
  };

  touchOwn(square: number): void {
    this.at = square;
    tick();
    const { face } = this.own!.squares[square]!;
    // What came into the hand by itself does not go where something lies.
    const held = face ? this.#chosen : this.held;
    if (held && held.kind !== "off") return this.#put(held, square);
    if (face && this.isOff(square)) this.#choose({ kind: "off", face, source: square });
    else if (face) this.#table.why(`off ${nameOf(square)}`);
    else if (this.deciding && this.loose.length) this.#spot = this.#spot === square ? -1 : square;
    else this.#table.why(`${this.loose[0]?.face ?? 1} ${nameOf(square)}`);
  }

  #put(held: Exclude<Held, { kind: "off" }>, square: number): void {
    const { face } = held;
    const choice =
      held.kind === "buy"
        ? find(this.#choices, { kind: "buy", face, owner: held.owner, source: held.source, square })
        : find(this.#choices, { kind: "place", face, square });
    if (choice) return this.#play(choice);
    const what = held.kind === "buy" ? `buy ${held.owner + 1}${nameOf(held.source)}` : String(face);
    this.#table.why(`${what} ${nameOf(square)}`);
  }

  touchOther(owner: number, square: number): void {
    const { face } = this.#shown.boards[owner]!.squares[square]!;
    if (!face || this.#table.seat < 0) return;
    tick();
    if (!find(this.#choices, { kind: "buy", owner, source: square })) {
      const to = this.own?.squares.findIndex((one) => !one.face) ?? 0;
      return this.#table.why(`buy ${owner + 1}${nameOf(square)} ${nameOf(Math.max(0, to))}`);
    }
    this.#choose({ kind: "buy", face, owner, source: square });
    this.#table.look(-1);
  }

  give = (): void => {
    if (this.gift) this.#play(this.gift);
  };

  // Carrying

  readonly dice = new Carrying<Loose>({
    take: (die) => {
      if (this.deciding) this.#chosen = inHand(die);
      return this.deciding;
    },
    carry: (now) => (this.carried = now && { ...now, what: { face: now.what.face } }),
    drop: (_, on) => {
      if (on === "give") this.give();
      else if (on?.startsWith("square-")) this.touchOwn(Number(on.slice(7)));
    },
  });

  /** Tiles, by the place they are at. */
  readonly laying = new Carrying<number>({
    take: (place) => {
      if (this.deciding) this.arranging.picked = place;
      return this.deciding;
    },
    carry: (now) => (this.carried = now && { ...now, what: { tile: this.#tileAt(now.what) } }),
    drop: (place, on) => this.arranging.drop(place, on),
  });

  #tileAt(place: number): number | undefined {
    return this.tiles[this.arranging.laid[place]!];
  }

  // Keys

  /** Whether a key meant something. */
  pressed(key: string): boolean {
    const way = step(key);
    if (way) this.#step(...way);
    else if (/^[1-6]$/.test(key)) this.#pick(Number(key));
    else if (key !== "Escape") return false;
    else if (this.#table.looked >= 0) this.#table.look(-1);
    else if (this.#chosen || this.#spot >= 0) this.letGo();
    else if (this.arranging.picked >= 0) this.arranging.picked = -1;
    else return false;
    return true;
  }

  #step(x: number, y: number): void {
    if (this.arranges) return this.#toPlace(this.arranging.step(x < 0 || y > 0 ? 1 : -1));
    const [column, row] = [this.at % 3, Math.floor(this.at / 3)];
    this.#toSquare(3 * ((row + y + 3) % 3) + ((column + x + 3) % 3));
  }

  #pick(number: number): void {
    if (!this.deciding) return;
    if (this.arranges) return this.#toPlace(this.arranging.laid.indexOf(number - 1));
    const die = this.loose.find((one) => one.face === number);
    if (!die) return;
    if (!isSame(this.#chosen, inHand(die))) this.touchDie(die);
    this.#toSquare(this.aims.has(this.at) ? this.at : (SQUARES.find((square) => this.aims.has(square)) ?? this.at));
  }

  #toSquare(square: number): void {
    this.at = square;
    this.page.toSquare(square);
  }

  #toPlace(place: number): void {
    this.arranging.focus = place;
    this.page.toPlace(place);
  }

  // What is said

  /** What there is to do beside touching the board. */
  get actions(): Action[] {
    if (!this.deciding) return [];
    const ordered = this.#ordered;
    if (ordered) return [{ label: t("addvantage-ready"), main: true, do: () => this.#play(ordered) }];
    const { held } = this;
    const off = held?.kind === "off" ? find(this.#choices, { kind: "off", source: held.source }) : undefined;
    const pass = find(this.#choices, { kind: "pass" });
    const found: Action[] = this.#throws.map((choice) => ({
      label: this.#throws.length > 1 ? t("addvantage-throw", { count: choice.about.count }) : t("web-throw"),
      main: !off && choice === this.#usual && held?.kind !== "buy",
      // Who has said how many dice has said enough.
      do: () => void this.#table.play(choice.move.text, THROW),
    }));
    if (off)
      found.unshift({ label: capital(say(off.label, this.#table.names)), main: true, do: () => this.#play(off) });
    if (pass) found.push({ label: capital(say(pass.label)), main: !found.length, do: () => this.#play(pass) });
    return found;
  }

  /** What lights up to be touched: the squares for what is in hand, or else the dice to choose from. */
  get lit(): "squares" | "dice" | null {
    if (this.aims.size) return "squares";
    return this.deciding && this.loose.length ? "dice" : null;
  }

  /** How it is done, and what else can be done. */
  get how(): string {
    const { own, held } = this;
    if (!this.deciding || !own) return "";
    if (this.arranges) return t(this.arranging.picked < 0 ? "addvantage-how-ready" : "addvantage-how-swap");
    if (held?.kind === "buy") return t("addvantage-how-buy");
    if (!held && this.loose.length) return t("addvantage-how-choose");
    if (this.loose.length) return t(this.loose.length > 1 ? "addvantage-how-place-or" : "addvantage-how-place");
    if (this.buys) return t(narrow.current ? "addvantage-how-turn-chips" : "addvantage-how-turn");
    return find(this.#choices, { kind: "off" }) ? t("addvantage-how-off") : "";
  }
}
