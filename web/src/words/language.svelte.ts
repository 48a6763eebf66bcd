import { door } from "#door";
import { Words } from "./words";
import type { Argument, Message } from "../protocol";

export const LANGUAGES = ["nl", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

type Load = () => Promise<unknown>;
// Words of the client itself and of the table; and of each game, when it is needed: one small file per language each.
const own = import.meta.glob("../locale/*.ftl", { query: "?raw", import: "default" });
const table = import.meta.glob("../../../src/teerling/locale/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob(["../../../src/teerling/games/*/*.ftl", "../../../src/teerling/games/*/lessons/*.ftl"], {
  query: "?raw",
  import: "default",
});
const shared: Record<string, Load> = { ...own, ...table };
const special: Record<string, Load> = { ...games };

const KEY = "teerling.language";

/** Dutch or English, by what the browser says; English if it is neither. */
export function guess(languages: readonly string[]): Language {
  for (const tag of languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

const wordsIn = (game: string, language: Language) => `../../../src/teerling/games/${game}/words.${language}.ftl`;
const isBuiltIn = (game: string) => LANGUAGES.every((language) => wordsIn(game, language) in games);

/** Where the words of a game's lessons are, for `learn`. With a package's game they come with its other words. */
export const lessonsOf = (game: string) => (isBuiltIn(game) ? `${game}/lessons` : game);

/** The words of a game; of one that came with a package they are asked for, once. None if there is no such game. */
function wordsOf(game: string, language: Language): Promise<unknown> {
  const path = isBuiltIn(game) ? wordsIn(game, language) : `words/${encodeURIComponent(game)}/${language}`;
  special[path] ??= async () => {
    const answer = await door.ask(path);
    if (!answer.ok && answer.status !== 404) throw new Error(`no words of ${game}`);
    const text = answer.ok ? await answer.text() : "";
    special[path] = () => Promise.resolve(text);
    return text;
  };
  return special[path]();
}

class Speech {
  words = $state.raw<Words | null>(null);
  language = $state<Language>("en");
  // The games whose words were needed here.
  #learnt = new Set<string>();
  #last: Promise<void> = Promise.resolve();

  /** One after the other, so that none undoes what another has learnt. */
  choose(language: Language): Promise<void> {
    this.#last = this.#last.catch(() => {}).then(() => this.#choose(language));
    return this.#last;
  }

  /** Make sure that the words of some games are there, before anything of them is said. */
  async learn(...games: string[]): Promise<void> {
    const fresh = games.filter((game) => game && !this.#learnt.has(game));
    if (!fresh.length) return this.#last;
    for (const game of fresh) this.#learnt.add(game);
    try {
      await this.choose(this.language);
    } catch (error) {
      for (const game of fresh) this.#learnt.delete(game);
      throw error;
    }
  }

  async #choose(language: Language): Promise<void> {
    const paths = Object.keys(shared).filter((path) => path.endsWith(`/${language}.ftl`));
    const texts = await Promise.all([
      ...paths.map((path) => shared[path]!()),
      ...[...this.#learnt].map((game) => wordsOf(game, language)),
    ]);
    this.words = new Words(language, texts.map(String));
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The words of games that this browser has tables of are there from the beginning, if the pages have them. */
  async begin(games: readonly string[]): Promise<void> {
    this.#learnt = new Set(games.filter(isBuiltIn));
    const kept = localStorage.getItem(KEY) as Language | null;
    await this.choose(kept && LANGUAGES.includes(kept) ? kept : guess(navigator.languages));
  }

  async change(language: Language): Promise<void> {
    localStorage.setItem(KEY, language);
    await this.choose(language);
  }
}

export const speech = new Speech();

/** A message by its id, in the language of the moment. */
export function t(id: string, args: Record<string, Argument> = {}, names: readonly string[] = []): string {
  return speech.words?.t(id, args, names) ?? "";
}

/** A message of the server in the language of the moment. */
export function say(message: Message, names: readonly string[] = []): string {
  return speech.words?.say(message, names) ?? "";
}

export function knows(id: string): boolean {
  return speech.words?.knows(id) ?? false;
}

/** Words that stand by themselves, such as on a button. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
