import { t } from "../words/language.svelte";

const SIGNS: Record<string, string> = {
  "+": "web-spoken-plus",
  "−": "web-spoken-minus",
  "×": "web-spoken-times",
  "÷": "web-spoken-divided",
  "=": "web-spoken-is",
};

/** Say something aloud, with the signs of a calculation as words. */
export function speakAloud(text: string, language: string): void {
  if (!("speechSynthesis" in window)) return;
  const words = text.replace(/[+−×÷=]/g, (sign) => ` ${t(SIGNS[sign]!)} `).replace(/ +/g, " ");
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = language;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}
