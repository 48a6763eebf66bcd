import type { BoardProps } from "../games/board";
import type { Answer } from "../net/socket";
import type { SeatState } from "../net/seat.svelte";
import type { Command, Hinted, Message, Then } from "../protocol";
import type { Screen } from "./screen.svelte";

/** Something to tell whoever asked, and the rule it follows from. */
export interface Trouble {
  message: Message;
  rule: string;
}

/** What there is to tell about an answer. */
function troubleIn(answer: Answer): Trouble | null {
  if (answer.type === "refused") return answer;
  if (answer.type === "lost") return { message: { id: "web-lost", args: {} }, rule: "" };
  if (answer.type === "explained" && answer.message) return { message: answer.message, rule: answer.rule };
  return null;
}

/** What a screen asks of the server, and what it was told. */
export class Asking {
  trouble = $state.raw<Trouble | null>(null);
  hinted = $state.raw<Hinted | null>(null);
  /** A hint is on its way. */
  thinking = $state(false);
  #sending = $state(false);
  /** What the seat that looks may choose from: a hint is meant for that, whatever others decide meanwhile. */
  question = $derived.by(() => {
    const { view, current } = this.screen;
    if (!current || view?.turn !== "decide" || !view.acting.includes(current.seat)) return "";
    return [current.seat, JSON.stringify(view.prompt), ...view.choices.map((choice) => choice.move.text)].join("\n");
  });
  #questions = 0;
  /** What the coach says about that, once it has. */
  advice = $state.raw<{ question: string; hint: Hinted["hints"][number] } | null>(null);

  /** Takes the last choice back that a seat of this screen made, while that is possible. */
  back = $derived.by(() => {
    const from = this.screen.undoer;
    if (!from) return null;
    return (...then: Then[]) => this.#seen(from, () => this.send({ type: "takeback", at: this.#at, then }, from));
  });
  mayHint = $derived.by(() => {
    const { ready, table, view, covered } = this.screen;
    const choosing = view?.turn === "decide" && view.choices.length > 1;
    return Boolean(ready && table?.hints && choosing && !covered && !this.hinted);
  });

  /** Made by a page: it forgets by itself as long as that is there. */
  constructor(private readonly screen: Screen) {
    // What was told is about how things stood.
    $effect(() => {
      void this.screen.table;
      if (this.screen.current?.log.length) this.trouble = null;
    });
    $effect(() => {
      void this.question;
      this.#questions += 1;
      this.hinted = null;
    });
  }

  get #at(): number {
    return this.screen.current?.number ?? 0;
  }

  /** Whether it was done. */
  async send(command: Command, from: SeatState | undefined = this.screen.current): Promise<boolean> {
    if (!from) return false;
    this.#sending = true;
    const answer = await this.#ask(command, from);
    this.#sending = false;
    return answer.type === "done";
  }

  async #ask(command: Command, from: SeatState): Promise<Answer> {
    this.trouble = null;
    const answer = await from.command(command);
    this.trouble = troubleIn(answer) ?? this.trouble;
    return answer;
  }

  foresee: BoardProps["foresee"] = (change) => {
    if (!this.#sending) this.screen.current?.foresee(change);
  };

  /** What is touched while something is still moving waits for it; and whoever asked goes on from what is seen then. */
  play = async (text: string, ...then: Then[]): Promise<boolean> => {
    const from = this.screen.current;
    if (!from || this.#sending) return false;
    return this.#seen(from, async () => {
      if (!(await from.moment()) || this.#sending || from !== this.screen.current) return false;
      return this.send({ type: "play", at: from.number, text, then }, from);
    });
  };

  throwDice = (): void => {
    if (!this.#sending) void this.send({ type: "throw", at: this.#at });
  };

  /** What is touched before the server has answered asks for nothing. */
  why = (text: string): void => {
    const from = this.screen.current;
    if (from && from.seat >= 0 && !this.#sending) void this.#ask({ type: "why", text }, from);
  };

  hint = async (): Promise<void> => {
    const from = this.screen.current;
    if (!from || this.thinking) return;
    const [question, count] = [this.question, this.#questions];
    this.thinking = true;
    this.trouble = null;
    const answer = await from.command({ type: "hint", quick: false });
    this.thinking = false;
    const same = this.question === question && this.#questions === count;
    if (answer.type === "hinted" && same) this.hinted = answer;
    else if (answer.type === "refused") this.trouble = answer;
  };

  /** Let the coach look, once for each question; what it can't say stays unsaid. */
  glance = async (): Promise<void> => {
    const { question } = this;
    const answer = await this.screen.current?.command({ type: "hint", quick: true });
    const hint = answer?.type === "hinted" ? answer.hints[0] : undefined;
    if (hint) this.advice = { question, hint };
  };

  // What was foreseen is so by then; or it is not, and things go back to where they are.
  async #seen(from: SeatState, doing: () => Promise<boolean>): Promise<boolean> {
    const done = await doing();
    if (done) await from.still();
    from.foresee(null);
    return done;
  }
}
