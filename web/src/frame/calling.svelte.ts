import { settings } from "../settings.svelte";
import * as sound from "../sound/sound";

const BUZZ = [90, 70, 90];

/** Whether somebody looks at this page: then nobody needs to be called. */
const looked = () => document.visibilityState === "visible" && document.hasFocus();

/** Calls whoever looks elsewhere when it is their turn, once a turn: by a sound, a buzz and a notice of the system. */
export class Calling {
  /** How many turns of this screen have begun. */
  turns = $state(0);
  #begun = false;

  /** Whether something is to be done here, and whether that is still being shown; `text` says it. */
  hear(due: boolean, busy: boolean, text: string): void {
    if (!due) this.#begun = false;
    else if (!busy && !this.#begun) {
      this.#begun = true;
      this.turns += 1;
      if (settings.call && !looked()) this.#call(text);
    }
  }

  /** Somebody wants to be called. Only now, after a touch, the system is asked whether it may tell. */
  async accept(): Promise<void> {
    settings.call = true;
    settings.sound = true;
    sound.call();
    if ("Notification" in window && Notification.permission === "default") await Notification.requestPermission();
  }

  #call(text: string): void {
    sound.call();
    navigator.vibrate?.(BUZZ);
    try {
      if (Notification.permission !== "granted") return;
      const notice = new Notification("Teerling", { body: text, tag: "turn", icon: "/icon.svg" });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    } catch {
      // Some systems have no notices, or none from a page: there was a sound and a buzz.
    }
  }
}
