import { Words } from "./words";
import type { Argument, Message } from "../protocol";

export const LANGUAGES = ["nl", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

type Load = () => Promise<unknown>;
// Words of the client itself and of the table; and of each game, which come when they are needed: one small file per
// language each.
const own = import.meta.glob("../locale/*.ftl", { query: "?raw", import: "default" });
const shared = import.meta.glob("../../../src/teerling/locale/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob("../../../src/teerling/games/*/*.ftl", { query: "?raw", import: "default" });
const always: Record<string, Load> = { ...own, ...shared };
const catalogues: Record<string, Load> = {};

const KEY = "teerling.language";

/** Dutch or English, by what the browser says; English if it is neither. */
export function guess(languages: readonly string[]): Language {
  for (const tag of languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

/** The words of a game. Those of a game that came with a package are asked for once; none if there is no such game. */
function fetched(game: string, language: Language): Promise<string> {
  const built = games[`../../../src/teerling/games/${game}/words.${language}.ftl`];
  if (built) return built() as Promise<string>;
  const path = `/api/words/${encodeURIComponent(game)}/${language}`;
  catalogues[path] ??= async () => {
    const answer = await fetch(path);
    if (!answer.ok && answer.status !== 404) throw new Error(`no words of ${game}`);
    const text = answer.ok ? await answer.text() : "";
    catalogues[path] = () => Promise.resolve(text);
    return text;
  };
  return catalogues[path]() as Promise<string>;
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
    const fresh = games.filter((game) => game && !this.#learnt.has(game) && !this.words?.knows(`${game}-title`));
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
    const paths = Object.keys(always).filter((path) => path.endsWith(`/${language}.ftl`));
    const texts = await Promise.all([
      ...paths.map((path) => always[path]!() as Promise<string>),
      ...[...this.#learnt].map((game) => fetched(game, language)),
    ]);
    this.words = new Words(language, texts);
    this.language = language;
    document.documentElement.lang = language;
  }

  async begin(): Promise<void> {
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
