import { t } from "../words/language.svelte";

const SIGNS: Record<string, string> = {
  "+": "web-spoken-plus",
  "−": "web-spoken-minus",
  "×": "web-spoken-times",
  "÷": "web-spoken-divided",
  "=": "web-spoken-is",
};

/** A text with the signs of a calculation as words; a voice would skip them, or name them oddly. */
export function spoken(text: string, word: (id: string) => string): string {
  return text.replace(/[+−×÷=]/g, (sign) => ` ${word(SIGNS[sign]!)} `).replace(/ +/g, " ");
}

/** Say something aloud. */
export function speakAloud(text: string, language: string): void {
  if (!("speechSynthesis" in window)) return;
  const utterance = new SpeechSynthesisUtterance(spoken(text, t));
  utterance.lang = language;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}
