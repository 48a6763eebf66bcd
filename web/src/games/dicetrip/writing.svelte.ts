import { Overlay } from "../../frame/overlay.svelte";
import { step } from "../../moving/keys";
import type { News } from "../../moving/news.svelte";
import { tick } from "../../sound/sound";
import { capital, say, speech, t } from "../../words/language.svelte";
import type { Message } from "../../protocol";
import { THROW, type Action, type BoardProps } from "../board";
import { find, ofKind } from "../choices";
import { foreseen } from "./foreseen";
import type { About, Card, Choice, Colour, Goal, Shown } from "./shown";
import { COLOURS, fallenTo, goals, leading, letters, towards, usable, type Thrown } from "./trip";

/** What can be done with dice beside writing a number. */
type Power = "cross" | "double" | "reroll";
const POWERS: Record<string, Power> = { x: "cross", d: "double", t: "reroll" };

/** What the page does for a hand. */
interface Page {
  /** Whether a city has the focus; and the focus goes to one. */
  atCity(): boolean;
  toCity(city: number): void;
}

/** What a hand does at the map: which dice it has picked, and for what. */
export class Writing {
  mode = $state<"write" | Power>("write");
  picked = $state.raw<Colour[]>([]);
  /** Where the arrow keys are. */
  at = $state(0);
  /** The city somebody aims at; -1 for none. */
  aimed = $state(-1);
  /** The city a finger has touched: what would stand there is seen, and the button writes it; -1 for none. */
  chosen = $state(-1);
  #hint = $state(false);
  /** They fall before the view knows of them, and stay the same dice when it does. */
  dice = $state.raw<Thrown[]>(COLOURS.map((colour) => ({ colour, face: 0, fall: 0 })));
  #last = "";
  /** The cities as a list. */
  readonly overlay = new Overlay("list");

  own = $derived.by((): Card | undefined => this.#shown.cards[this.#table.seat]);
  // While others say that they are done, one may go on: what is tapped then is sent as soon as it can be.
  deciding = $derived.by(() => {
    const { view, seat } = this.#table;
    return seat >= 0 && view.turn === "decide" && view.choices.length > 0;
  });
  #choices = $derived.by(() => (this.deciding ? this.#table.view.choices : []));
  inviting = $derived.by(() => this.#table.seat >= 0 && this.#table.ready && this.#table.view.turn === "dice");
  /** The dice that some number could still be made with. */
  free = $derived.by(() => usable(this.#table.view.choices));
  /** The dice that had better be touched now. */
  litDice = $derived.by((): readonly Colour[] => {
    const { mode, picked } = this;
    if (!this.deciding || this.can("done")) return [];
    if (mode === "write") return this.aims.size ? [] : leading(this.#choices, this.barred ? [] : picked);
    if (mode === "cross" || this.#double || this.#reroll) return [];
    if (mode === "reroll") return COLOURS;
    const [twice] = picked;
    const doubles = ofKind(this.#choices, "double").map(({ about }) => about);
    return COLOURS.filter((colour) =>
      doubles.some((one) => (twice ? one.twice === twice && one.ignored === colour : one.twice === colour)),
    );
  });
  /** What could be done in each city. */
  aims = $derived.by((): Map<number, Goal> => {
    if (this.crossing) return goals(this.#choices, "cross", []);
    return goals(this.#choices, "write", this.mode === "write" ? this.picked : []);
  });
  /** What is made can be written nowhere. */
  barred = $derived.by(
    () => this.mode === "write" && this.picked.length === 2 && this.deciding && this.aims.size === 0,
  );

  constructor(
    private readonly given: () => BoardProps<Shown, About>,
    private readonly page: Page,
  ) {}

  get #table(): BoardProps<Shown, About> {
    return this.given();
  }

  get #shown(): Shown {
    return this.#table.view.board;
  }

  get crossing(): boolean {
    return this.mode === "cross";
  }

  /** The number that the picked dice make. */
  get #made(): string {
    return this.picked.map((colour) => this.dice[COLOURS.indexOf(colour)]!.face).join("");
  }

  can(kind: Power | "keep" | "done") {
    return ofKind(this.#choices, kind)[0];
  }

  hear(news: News<unknown>): void {
    const { view, fallen } = this.#table;
    if (news.falling || news.changed) this.dice = fallenTo(this.dice, this.#shown.dice, news, fallen?.faces ?? []);
    // What others do meanwhile leaves what is in hand alone.
    const now = `${this.#shown.stage} ${view.choices.map((choice) => choice.move.text).join()}`;
    if (now !== this.#last || news.turned) this.letGo();
    this.#last = now;
  }

  letGo(): void {
    // Where no number can be written at all there is only something to cross out.
    this.mode = this.deciding && !this.free.size && this.can("cross") ? "cross" : "write";
    this.#hint = false;
    this.chosen = -1;
    this.overlay.listing = false;
    // When only two dice are left there is only their order to choose.
    this.picked = this.deciding && this.free.size === 2 ? [...ofKind(this.#choices, "write")[0]!.about.dice] : [];
  }

  // Touching

  // The number of some city where nothing stands yet, for asking why something is not possible.
  get #anywhere(): number {
    const { own } = this;
    return Math.max(0, own?.numbers.findIndex((number, city) => !number && !own.crossed.includes(city)) ?? 0) + 1;
  }

  touchDie = (colour: Colour): void => {
    tick();
    this.#hint = false;
    this.chosen = -1;
    if (!this.deciding) return this.#whyDie(colour);
    if (this.mode === "reroll") return this.#toggle(colour);
    if (this.crossing) this.letGo();
    if (this.picked.length === 2) this.picked = [colour];
    else if (this.picked.includes(colour)) this.picked = [];
    else if (this.mode === "write" && !this.free.has(colour)) this.#whyDie(colour);
    else {
      this.picked = [...this.picked, colour];
      if (this.mode === "double" && this.picked.length === 2) this.#tryDouble();
    }
  };

  #whyDie(colour: Colour): void {
    const fits = (one: Colour) => one !== colour && (this.picked.includes(one) || this.free.has(one));
    const other = COLOURS.find(fits) ?? (colour === "yellow" ? "red" : "yellow");
    this.#table.why(`${letters([colour, other])} ${this.#anywhere}`);
  }

  #toggle(colour: Colour): void {
    const { picked } = this;
    this.picked = picked.includes(colour) ? picked.filter((one) => one !== colour) : [...picked, colour];
  }

  #tryDouble(): void {
    if (this.#double) return;
    this.#table.why(`double ${letters(this.picked).split("").join("-")}`);
    this.picked = [];
  }

  /** A finger looks first what would stand there; the second touch, a pointer or a key does it. */
  touchCity = (city: number, looks = false): void => {
    if (this.#table.seat < 0 || this.#table.view.turn === "over") return;
    this.at = city;
    tick();
    const choice = this.aims.get(city);
    const whole = this.picked.length === 2;
    if (choice && looks && this.chosen !== city) this.#choose(city);
    else if (choice) this.#play(choice);
    else if (this.crossing) this.#table.why(`x ${city + 1}`);
    else if (this.mode !== "write") return;
    else if (whole || !this.deciding)
      this.#table.why(`${letters(whole ? this.picked : ["red", "yellow"])} ${city + 1}`);
    else this.#hint = true;
  };

  #choose(city: number): void {
    this.chosen = city;
    this.overlay.listing = false;
  }

  /** Whoever begins to write keeps the throw with that; it stays kept when the writing is taken back. */
  #play(choice: Choice): void {
    const { seat } = this.#table;
    this.#table.foresee((shown) => foreseen(shown, choice.about, seat));
    void this.#table.play(choice.move.text);
  }

  swap = (): void => {
    if (this.picked.length === 2) this.picked = [this.picked[1]!, this.picked[0]!];
    this.chosen = -1;
  };

  toggle(power: Power): void {
    if (!this.can(power)) return this.#table.why(this.#wouldBe(power));
    const on = this.mode !== power;
    this.letGo();
    if (!on) return;
    this.mode = power;
    this.picked = [];
  }

  // A move of a kind that is not possible, as a text.
  #wouldBe(power: Power): string {
    if (power === "cross") return `x ${this.#anywhere}`;
    if (power === "reroll") return "reroll r";
    const [one = "red", other = "yellow"]: (Colour | undefined)[] = [...this.free];
    return `double ${letters([one, other]).split("").join("-")}`;
  }

  aim = (city: number, on: boolean, focused: boolean): void => {
    if (on) this.aimed = city;
    else if (this.aimed === city) this.aimed = -1;
    if (on && focused) this.at = city;
  };

  // Keys

  /** Whether a key meant something. */
  pressed(key: string): boolean {
    const way = step(key);
    const letter = key.toLowerCase();
    const die = key.length === 1 ? Math.max("1234".indexOf(key), "rygb".indexOf(letter)) : -1;
    const power = POWERS[letter];
    if (way) {
      if (this.overlay.listing) return false;
      if (this.page.atCity()) this.at = towards(this.#shown.map.cities, this.at, way);
      this.page.toCity(this.at);
    } else if (die >= 0) {
      if (this.inviting || !this.deciding) return false;
      this.touchDie(COLOURS[die]!);
    } else if (power && this.deciding) this.toggle(power);
    else if (key === "Escape" && this.chosen >= 0) this.chosen = -1;
    else if (key === "Escape" && (this.picked.length || this.mode !== "write")) {
      this.letGo();
      this.picked = [];
    } else return false;
    return true;
  }

  // What is said

  get #double() {
    const [twice, ignored] = this.picked;
    if (this.mode !== "double" || !twice || !ignored) return undefined;
    return find(this.#choices, { kind: "double", twice, ignored });
  }

  get #reroll() {
    const dice = COLOURS.filter((colour) => this.picked.includes(colour));
    return this.mode === "reroll" && dice.length ? find(this.#choices, { kind: "reroll", dice }) : undefined;
  }

  /** What would be done in the city that a finger has touched. */
  get #goal() {
    return this.aims.get(this.chosen);
  }

  /** What there is to do beside touching dice and cities. */
  get actions(): Action[] {
    const table = this.#table;
    const [done, thrown, twice, goal] = [this.can("done"), this.#reroll, this.#double, this.#goal];
    const main = (label: string, act: () => void): Action[] => [{ label, main: true, do: act }];
    const named = (choice: { label: Message }) => capital(say(choice.label));
    if (thrown) return main(named(thrown), () => void table.play(thrown.move.text, THROW));
    if (twice) return main(named(twice), () => this.#play(twice));
    if (goal?.about.kind === "cross") return main(t("dicetrip-cross"), () => this.touchCity(this.chosen));
    if (goal) return main(t("dicetrip-write", { number: this.#made }), () => this.touchCity(this.chosen));
    if (done) return main(named(done), () => this.#play(done));
    // Whoever writes keeps the throw; only who thought of throwing again may want to say so.
    const keep = this.mode === "reroll" && this.can("keep");
    return keep ? [{ label: named(keep), do: () => void table.play("keep") }] : [];
  }

  get #city(): string {
    const city = this.#shown.map.cities[this.chosen];
    return city ? (city.names[speech.language] ?? city.name) : "";
  }

  /** The next step, in one sentence; nothing while that is what the server asks for. */
  get next(): string {
    const { mode, picked } = this;
    if (!this.deciding || this.can("done")) return "";
    if (mode === "reroll") return t("dicetrip-next-reroll");
    if (this.#double) return `${capital(say(this.#double.label))}.`;
    if (mode === "double") return t(picked.length ? "dicetrip-next-double-out" : "dicetrip-next-double");
    if (mode === "cross")
      return this.#goal ? t("dicetrip-next-cross-here", { city: this.#city }) : t("dicetrip-next-cross");
    const number = this.#made;
    if (this.barred) return t("dicetrip-next-barred", { number });
    if (this.#goal) return t("dicetrip-next-here", { number, city: this.#city });
    if (picked.length === 2) return t("dicetrip-next-city", { number });
    if (picked.length === 1) return t("dicetrip-next-second");
    return this.#hint ? t("dicetrip-next-first-dice") : "";
  }

  /** What there is to know about it, for who is new. */
  get how(): string {
    const { mode, picked } = this;
    if (!this.deciding) return "";
    if (this.can("done")) return t("dicetrip-how-done");
    if (mode === "reroll") return t("dicetrip-how-reroll");
    if (mode === "double") return t("dicetrip-how-double");
    if (mode === "cross") return t(this.free.size ? "dicetrip-how-cross" : "dicetrip-how-nowhere");
    const about = this.#goal?.about;
    if (about?.kind === "write")
      return t("dicetrip-how-worth", { bonus: about.bonus ? "yes" : "no", route: about.route });
    if (picked.length === 2) return this.barred ? "" : t("dicetrip-how-swap");
    return !picked.length && this.#shown.round < 3 ? t("dicetrip-how-dice") : "";
  }
}
