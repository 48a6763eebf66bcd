// What this browser's people like, kept between visits.

const KEY = "teerling.settings";

export type Theme = "auto" | "light" | "dark";

class Settings {
  sound = $state(false);
  speak = $state(false);
  practice = $state(false);
  hints = $state(false);
  /** Things move at a quarter of their time, for those who know the game. */
  quick = $state(false);
  theme = $state<Theme>("auto");
  name = $state("");
  /** How many pushes were made here, as far as it matters: whoever is new is told how. */
  pushed = $state(0);

  begin(): void {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    } catch {
      // Something else wrote there: start afresh.
    }
    $effect.root(() => {
      $effect(() => {
        const { sound, speak, practice, hints, quick, theme, name, pushed } = this;
        localStorage.setItem(KEY, JSON.stringify({ sound, speak, practice, hints, quick, theme, name, pushed }));
        if (theme === "auto") delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = theme;
      });
    });
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  }
}

export const settings = new Settings();
