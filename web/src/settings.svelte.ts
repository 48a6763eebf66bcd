// What this browser's people like, kept between visits.

import { MediaQuery } from "svelte/reactivity";

const KEY = "teerling.settings";

// It may become evening while the page is open.
const evening = new MediaQuery("(prefers-color-scheme: dark)");

export type Theme = "auto" | "light" | "dark";
/** How fast things move: calmly, at a quarter of that time, or not at all, so that all is shown at once. */
export type Pace = "calm" | "quick" | "none";

const PARTS: Record<Pace, number> = { calm: 1, quick: 0.25, none: 0 };

class Settings {
  sound = $state(false);
  speak = $state(false);
  /** Whether one is called when it is one's turn; null as long as nobody was asked. */
  call = $state<boolean | null>(null);
  pace = $state<Pace>("calm");
  theme = $state<Theme>("auto");
  name = $state("");

  begin(): void {
    try {
      // There used to be two paces.
      const { quick, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
      Object.assign(this, quick ? { pace: "quick" } : {}, kept);
    } catch {
      // Something else wrote there: start afresh.
    }
    $effect.root(() => {
      $effect(() => {
        const { sound, speak, call, pace, theme, name } = this;
        localStorage.setItem(KEY, JSON.stringify({ sound, speak, call, pace, theme, name }));
        document.documentElement.dataset.pace = pace;
        if (theme === "auto") delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = theme;
      });
    });
  }

  /** Whether nothing moves. */
  get still(): boolean {
    return this.pace === "none";
  }

  /** How long something takes at this pace that takes so many milliseconds when nobody hurries. */
  paced(calm: number): number {
    return calm * PARTS[this.pace];
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && evening.current);
  }
}

export const settings = new Settings();

/** What is kept between visits under a name of its own, such as how somebody likes to play one game. */
export function remembered<T extends object>(name: string, begin: T): T {
  const key = `teerling.${name}`;
  const now = $state({ ...begin });
  try {
    Object.assign(now, JSON.parse(localStorage.getItem(key) ?? "{}"));
  } catch {
    // Something else wrote there: start afresh.
  }
  $effect.root(() => {
    $effect(() => localStorage.setItem(key, JSON.stringify(now)));
  });
  return now;
}
