import { Words } from "./words";
import type { Argument, Message } from "../protocol";

export const LANGUAGES = ["nl", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

type Load = () => Promise<unknown>;
// Words of the client itself, of the table, and of each game: one small file per language each.
const own = import.meta.glob("../locale/*.ftl", { query: "?raw", import: "default" });
const shared = import.meta.glob("../../../src/teerling/{locale,games/*}/*.ftl", { query: "?raw", import: "default" });
const catalogues: Record<string, Load> = { ...own, ...shared };

const KEY = "teerling.language";

/** Dutch or English, by what the browser says; English if it is neither. */
export function guess(languages: readonly string[]): Language {
  for (const tag of languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

class Speech {
  words = $state.raw<Words | null>(null);
  language = $state<Language>("en");

  async choose(language: Language): Promise<void> {
    const paths = Object.keys(catalogues).filter(
      (path) => path.endsWith(`/${language}.ftl`) || path.endsWith(`.${language}.ftl`),
    );
    const texts = await Promise.all(paths.map((path) => catalogues[path]!() as Promise<string>));
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
