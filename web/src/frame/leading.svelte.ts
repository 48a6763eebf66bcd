import { aimOf, hintedAt, type Action, type Part } from "../games/board";
import { needsCoach, sendCoachAway } from "../net/coach";
import * as lessons from "../net/learnt";
import { Failed, OFFLINE } from "../net/rest";
import type { SeatState } from "../net/seat.svelte";
import type { Coached, Message, TableInfo, View } from "../protocol";
import { router } from "../router.svelte";
import { t } from "../words/language.svelte";
import type { Asking } from "./asking.svelte";

interface Given {
  current: SeatState;
  table: TableInfo;
  view: View;
  /** Whether this seat may do something now, and nothing is moving. */
  ready: boolean;
}

/**
 * Who leads a player: through a lesson, step by step; or in a first real game, as a coach that says what looks good
 * and can be sent away.
 */
export class Leading {
  /** What a lesson tells. */
  told = $derived.by((): Coached | null => this.given().current.coached);
  /** A lesson is done, and seen to be. */
  done = $derived.by(() => Boolean(this.told?.done) && !this.given().current.busy);
  #lesson = $derived.by(() => lessons.lessonIn(this.given().table.scenario));
  #coaches = $state(false);
  /** What a lesson has to say about a try that the rules allow: who leads says it, instead of what was asked. */
  objection = $derived.by((): Message | null => {
    const { trouble } = this.asking;
    return this.told && trouble && !trouble.rule ? trouble.message : null;
  });
  /** What the coach says; nothing if there is none. */
  says = $derived.by((): Message | null => {
    const { view, current, ready } = this.given();
    if (!this.#coaches || this.told || view.turn === "over") return null;
    if (view.turn === "dice" && view.thrower === current.seat) return { id: "web-coach-throw", args: {} };
    const advice = ready ? this.#advice : null;
    return advice ? { id: "web-coach-try", args: { what: advice.label } } : { id: "web-coach-wait", args: {} };
  });
  #advice = $derived.by(() => {
    const { advice, question } = this.asking;
    return this.#coaches && advice && advice.question === question ? advice.hint : null;
  });

  /** What to do after a lesson: the next one, or a real game. */
  actions = $derived.by((): Action[] => {
    const { game } = this.given().table;
    const next = this.told?.next;
    const all = { label: t("web-learn-all"), do: () => router.go(`/learn/${game}`) };
    if (next) return [all, { label: t("web-learn-next"), main: true, do: () => void this.#begin(game, next) }];
    return [all, { label: t("web-learn-play"), main: true, do: () => router.go(`/new/${game}`) }];
  });

  /** Made by a page, for a game under way. */
  constructor(
    private readonly given: () => Given,
    private readonly asking: Asking,
    alone: boolean,
  ) {
    const { table, view, current } = given();
    // Several people at one screen help each other.
    this.#coaches = alone && current.seat >= 0 && table.hints && view.turn !== "over" && needsCoach(table);
    $effect(() => {
      if (this.done && this.#lesson) lessons.note(this.given().table.game, this.#lesson);
    });
    $effect(() => {
      const { view, ready } = this.given();
      if (this.#coaches && ready && view.turn === "decide" && this.asking.question) void this.asking.glance();
    });
  }

  /** The coach is not needed any more. */
  sendAway = (): void => {
    this.#coaches = false;
    sendCoachAway(this.given().table.game);
  };

  /** What the board points at. */
  parts(): Part[] {
    const { view, table, ready } = this.given();
    const texts = this.told ? this.told.show : this.#advice ? [this.#advice.text] : [];
    const shown = ready && view.choices.find((choice) => texts.includes(choice.move.text));
    return shown ? hintedAt(table.game, shown) : [];
  }

  /** The words for what a game is about, to who has not done anything yet; whoever is led is told in time. */
  aim(fresh: boolean, special: string | undefined): string {
    return fresh && !this.told ? t(special || aimOf(this.given().table.game)) : "";
  }

  async #begin(game: string, lesson: string): Promise<void> {
    try {
      await lessons.begin(game, lesson);
    } catch (error) {
      this.asking.trouble = { message: error instanceof Failed ? error.text : OFFLINE, rule: "" };
    }
  }
}
