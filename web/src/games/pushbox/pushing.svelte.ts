import { step } from "../../moving/keys";
import { tick } from "../../sound/sound";
import { capital, say, t } from "../../words/language.svelte";
import type { Action, BoardProps } from "../board";
import {
  freely,
  frontOf,
  isDeadEnd,
  laidOut,
  matching,
  NUMBERS,
  OPERATORS,
  plain,
  possible,
  pretty,
  toggled,
  written,
  type Brackets,
} from "./calc";
import { foreseen } from "./foreseen";
import { dragging, type Pulled } from "./drag";
import { crossings, type Crossing } from "./measures";
import type { About, Tray } from "./shown";
import { learning, ways } from "./ways.svelte";

// Whoever has pushed so often knows how.
const LEARNT = 5;
// A calculation of more blocks there is not.
const MOST = 3;

const indexOf = (number: number) => NUMBERS.findIndex((one) => one === number);
// A calculation stays on one line.
const pushLabel = (sum: string) => t("pushbox-push", { label: sum.replaceAll(" ", "\u00a0") });

/** What a hand does at the tray: which blocks are touched, and what could become of that. */
export class Pushing {
  picked = $state.raw<number[]>([]);
  /** Practice: the signs and brackets one gives oneself. */
  signs = $state.raw<string[]>([]);
  brackets = $state<Brackets>("none");
  /** Where the keys are. */
  focus = $state(0);
  pulled = $state.raw<Pulled | null>(null);
  /** Blocks that just went from one side to another. */
  crossing = $state.raw<Crossing[]>([]);
  /** Blocks that could not become anything, just touched; from then on, in this situation, what could lights up. */
  #wrong = $state.raw<number[]>([]);
  #helped = $state(false);
  #typed = "";
  #before: Pushing["sides"] = [];
  #facing = -1;

  front = $derived.by(() => frontOf(this.#tray, this.#table.seat));
  /** Near, left, far, right. */
  sides = $derived.by(() => laidOut(this.#tray.sides.map(this.#shown), this.front));
  near = $derived.by(() => this.sides[0]);
  #deciding = $derived.by(
    () => this.#table.ready && this.#table.view.turn === "decide" && this.#table.view.choices.length > 0,
  );
  #choices = $derived.by(() => (this.#deciding ? this.#table.view.choices : []));
  #match = $derived.by(() => matching(this.#choices, this.picked));
  practising = $derived.by(() => ways.practice && this.#table.view.puzzle && this.#deciding);
  /** The blocks that light up; nothing where finding them is part of the game. */
  glowing = $derived.by(() => {
    const shown = this.#deciding && (!this.#table.view.puzzle || ways.hints || this.#helped);
    return shown ? possible(this.#choices, this.picked) : null;
  });
  /** The blocks to touch next: those that light up, or else all that stand there. */
  lit = $derived.by(() => {
    const all = this.#deciding ? (this.glowing ?? this.near?.numbers ?? []) : [];
    return [...all].filter((number) => !this.picked.includes(number));
  });

  // Across from each other whoever starts gets all the blocks: until that is thrown for they are nobody's.
  #shown = (side: Tray["sides"][number]) =>
    this.#tray.opening && this.#tray.mode === "facing" ? { ...side, numbers: [] } : side;

  readonly dragging = dragging({
    can: (number) => this.#stands(number),
    touched: (number) => this.picked.includes(number),
    pull: (now) => (this.pulled = now),
    touch: (number) => this.touch(number),
  });

  constructor(private readonly given: () => BoardProps<Tray, About>) {}

  get #table(): BoardProps<Tray, About> {
    return this.given();
  }

  get #tray(): Tray {
    return this.#table.view.board;
  }

  get operators(): readonly string[] {
    return OPERATORS[(this.near?.level ?? 1) - 1] ?? ["+"];
  }

  #stands(number: number): boolean {
    return this.#deciding && Boolean(this.near?.numbers.includes(number));
  }

  /** Nothing is touched any more. */
  letGo(): void {
    this.picked = [];
    this.signs = [];
    this.brackets = "none";
    this.pulled = null;
    this.#wrong = [];
    this.#helped = false;
  }

  /** The tray is another: what went from one side to the other is seen to go, unless one looks from elsewhere now. */
  hear(): void {
    this.letGo();
    const stands = JSON.stringify(this.sides);
    // What was seen to go already, before the server had answered, is still on its way.
    if (stands === JSON.stringify(this.#before) && this.#facing === this.front) return;
    this.crossing = this.#facing === this.front ? crossings(this.#before, this.sides) : [];
    [this.#before, this.#facing] = [this.sides, this.front];
  }

  touch(number: number): void {
    this.focus = indexOf(number);
    if (!this.#stands(number)) return this.#table.why(freely([number]));
    tick();
    const next = toggled(this.picked, number);
    const dead = next.length > this.picked.length && !this.practising && isDeadEnd(this.#choices, next);
    this.#wrong = dead && !this.glowing ? next : [];
    if (this.#wrong.length) return void (this.#helped = true);
    if (dead || next.length > MOST) return this.#table.why(freely(next));
    this.picked = next;
    this.signs = this.signs.slice(0, Math.max(0, next.length - 1));
  }

  /** A key; `go` leads to a block. Whether it meant something here. */
  pressed(key: string, go: (index: number) => void): boolean {
    const way = step(key);
    const digit = /^[0-9]$/.test(key);
    if (!digit) this.#typed = "";
    if (way) this.#go((this.focus + way[0] - way[1] + NUMBERS.length) % NUMBERS.length, go);
    else if (digit) {
      // No block is called 1, so it begins a number, however slowly that is typed.
      const whole = this.#typed === "1" ? this.#typed + key : key;
      this.#typed = indexOf(Number(whole)) < 0 ? key : whole;
      const at = indexOf(Number(this.#typed));
      if (at >= 0) this.#go(at, go);
    } else if (key === "Escape" && this.picked.length) this.picked = [];
    else return false;
    return true;
  }

  #go(index: number, go: (index: number) => void): void {
    this.focus = index;
    go(index);
  }

  /** What is built of the blocks that are touched, as it stands on the floor. */
  get building(): string {
    const [match, picked] = [this.#match, this.picked];
    if (!picked.length) return "";
    if (match && match.about.kind === "play" && !this.practising) return say(match.label);
    if (match && match.about.kind !== "play") return picked.join("  ");
    return this.practising ? "" : `${picked.join("  ")}  …`;
  }

  /** What there is to do beside touching blocks. */
  get actions(): Action[] {
    const [match, picked] = [this.#match, this.picked];
    // Going on is what most want: it stands last, where the main thing always does, and stopping beside it.
    const others = plain(this.#choices).sort(
      (a, b) => Number(a.about.kind === "again") - Number(b.about.kind === "again"),
    );
    const actions = others.map((choice) => ({
      label: capital(say(choice.label)),
      main: others.length === this.#choices.length && choice === others.at(-1) && !picked.length,
      do: () => void this.#table.play(choice.move.text),
    }));
    if (this.practising && picked.length && (!match || match.about.kind === "play")) {
      const text = written(picked, this.signs, this.brackets);
      // Who gives the signs need not, after a double.
      const free = match?.about.kind === "play" && match.about.free;
      const freePush = {
        label: t("pushbox-push-free", { numbers: picked }),
        do: () => this.#push(freely(picked), picked),
      };
      const push = { label: pushLabel(pretty(text)), main: true, do: () => this.#push(text) };
      return [push, ...(free ? [freePush] : []), ...actions];
    }
    if (!match) return actions;
    const spoken = say(match.label);
    const label = match.about.kind === "play" ? pushLabel(spoken) : capital(spoken);
    return [{ label, main: true, do: () => this.#push(match.move.text, picked) }, ...actions];
  }

  /** Whether a calculation of one's own is right depends on the server; what is pushed otherwise can be. */
  #push(move: string, sure: readonly number[] = []): void {
    learning.pushed = Math.min(LEARNT, learning.pushed + 1);
    if (sure.length) this.#table.foresee((tray) => foreseen(tray, sure));
    void this.#table.play(move);
  }

  /** For who is new here: how it is done, until it has been done a few times. */
  get how(): string {
    const { view, ready } = this.#table;
    const tray = this.#tray;
    if (this.#wrong.length) {
      return t("pushbox-how-wrong", { numbers: this.#wrong, needed: tray.needed });
    }
    if (!ready || (learning.pushed >= LEARNT && !ways.hints)) return "";
    if (view.turn === "dice") return "";
    if (!this.#deciding || this.#match || (this.practising && this.picked.length)) return "";
    if (this.picked.length) return t("pushbox-how-more", { numbers: this.picked });
    // What is not to be calculated lights up by itself.
    if (!view.puzzle) return "";
    if (view.choices.some((choice) => choice.about.kind === "any"))
      return t("pushbox-how-any", { needed: tray.needed });
    return t(`pushbox-how-${this.near?.level ?? 1}`, { needed: tray.needed, count: tray.left });
  }

  /** What it is about, as one sits here. */
  get aim(): string {
    if (this.#tray.mode === "solo") return "pushbox-aim-solo";
    return this.sides[2] ? "pushbox-aim-across" : "pushbox-aim";
  }
}
