import { door } from "#door";
import type { Heard, Wire } from "./door";
import type { Bye, Command, Done, Explained, FromServer, Hinted, Refused, Update } from "../protocol";

export type Answer = Done | Refused | Explained | Hinted | { type: "lost" };
export type LineState = "connecting" | "open" | "lost" | Bye["why"];

interface Hooks {
  update(update: Update): void;
  state(state: LineState): void;
  /** A computer player gets ready. */
  warming(seat: number): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
// After these there is no point in coming back by oneself.
const FOR_GOOD = new Set<string>(["replaced", "refused", "gone", "rude"]);

/** The line of one seat to its table: says hello, comes back by itself, and matches answers to commands. */
export class Line {
  since = 0;
  #wire: Wire | null = null;
  #tries = 0;
  #ended = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #nextId = 1;
  #waiting = new Map<number, (answer: Answer) => void>();

  constructor(
    readonly table: string,
    readonly token: string,
    private readonly hooks: Hooks,
    private readonly make: (table: string, heard: Heard) => Wire = door.wire,
  ) {}

  open(): void {
    clearTimeout(this.#timer);
    this.#ended = false;
    if (this.#wire) return;
    this.hooks.state(this.#tries ? "lost" : "connecting");
    const wire = this.make(this.table, {
      open: () => wire.send(JSON.stringify({ type: "hello", token: this.token, since: this.since, seals: true })),
      message: (text) => this.#hear(JSON.parse(text) as FromServer),
      close: () => this.#lost(wire),
    });
    this.#wire = wire;
  }

  /** Leave for good. */
  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
    this.#giveUp();
  }

  /** Try again now, if the line is down: the network is back, or somebody looks again. */
  wake(): void {
    if (!this.#wire && !this.#ended) this.open();
  }

  command(command: Command): Promise<Answer> {
    const wire = this.#wire;
    if (!wire) return Promise.resolve({ type: "lost" });
    const id = this.#nextId++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      try {
        wire.send(JSON.stringify({ ...command, id }));
      } catch {
        this.#waiting.delete(id);
        resolve({ type: "lost" });
      }
    });
  }

  #hear(message: FromServer): void {
    if (message.type === "update") {
      this.#tries = 0;
      this.since = Math.max(this.since, message.number);
      this.hooks.state("open");
      this.hooks.update(message);
      // What a command of ours made happen is its answer.
      if (message.done !== undefined) this.#answer({ type: "done", id: message.done, number: message.number });
    } else if (message.type === "warming") {
      this.hooks.warming(message.seat);
    } else if (message.type === "bye") {
      if (FOR_GOOD.has(message.why)) {
        this.close();
        this.hooks.state(message.why);
      }
    } else {
      this.#answer(message);
    }
  }

  #answer(answer: Exclude<Answer, { type: "lost" }>): void {
    this.#waiting.get(answer.id)?.(answer);
    this.#waiting.delete(answer.id);
  }

  #lost(wire: Wire): void {
    if (wire !== this.#wire) return;
    this.#wire = null;
    this.#giveUp();
    if (this.#ended) return;
    this.hooks.state("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    // A little chance in it, so that a whole class does not come back in the same moment.
    this.#timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  #giveUp(): void {
    for (const resolve of this.#waiting.values()) resolve({ type: "lost" });
    this.#waiting.clear();
  }
}
