import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Argument, Message, Names } from "../protocol";

// The same conventions as src/teerling/words.py, so that terminal and browser say the same.
const LONGEST_ARGUMENT = 500;
const ALTERNATIVES = new Set(["needed", "allowed"]);

function isMessage(value: Message | Names): value is Message {
  return typeof value.args === "object";
}

/** One language: catalogues of Fluent messages, and how arguments become words. */
export class Words {
  readonly language: string;
  #bundle: FluentBundle;

  constructor(language: string, catalogues: string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of catalogues) this.#bundle.addResource(new FluentResource(text));
  }

  knows(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message in words. An argument `seat` also gives the seat's name as `$name`. */
  say(message: Message, names: readonly string[] = []): string {
    // What is said of writing in a terminal may be said otherwise where things are touched.
    const pattern = (this.#bundle.getMessage(`${message.id}-screen`) ?? this.#bundle.getMessage(message.id))?.value;
    if (!pattern) return message.id;
    const given = message.args ?? {};
    const args: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(given)) args[key] = this.#argument(key, value, names);
    if (typeof given.seat === "number") args.name = this.name(given.seat, names);
    return this.#bundle.formatPattern(pattern, args, []);
  }

  /** A message by its id. */
  t(id: string, args: Record<string, Argument> = {}, names: readonly string[] = []): string {
    return this.say({ id, args }, names);
  }

  /** A seat's name, or its number if nobody gave one. */
  name(seat: number, names: readonly string[] = []): string {
    return names[seat] ?? this.t("seat-number", { number: seat + 1 });
  }

  /** Items in a row, the last after "and" (or another joint). */
  join(items: readonly (string | number)[], joint = "list-and"): string {
    const parts = items.map(String);
    if (parts.length < 2) return parts.join("");
    return this.t(joint, { first: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
  }

  #named(names: Names): string {
    return names[this.language] ?? Object.values(names)[0] ?? "";
  }

  #argument(key: string, value: Argument, names: readonly string[]): string | number {
    if (Array.isArray(value)) {
      const items =
        key === "seats"
          ? value.map((seat) => this.name(Number(seat), names))
          : value.map((item) => (typeof item === "object" ? this.#argument("", item, names) : item));
      return this.join(items, ALTERNATIVES.has(key) ? "list-or" : "list-and");
    }
    if (typeof value === "object") return isMessage(value) ? this.say(value, names) : this.#named(value);
    if (typeof value === "string" && value.length > LONGEST_ARGUMENT) {
      const letters = [...value];
      return letters.length > LONGEST_ARGUMENT ? letters.slice(0, LONGEST_ARGUMENT).join("") + "…" : value;
    }
    return value;
  }
}
