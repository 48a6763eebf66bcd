import type { GameInfo } from "../protocol";
import { knows, t } from "../words/language.svelte";

/** A computer player's name as its seat shows it. */
export function botName(bot: string): string {
  return bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** The computer players that play a game with so many, the weakest first. */
export function playing(game: GameInfo | undefined | null, seats: number): string[] {
  return (game?.bots ?? []).filter((bot) => bot.seats.includes(seats)).map((bot) => bot.name);
}

/** How strong a computer player is among those of a game: 1 is the weakest, 0 nobody knows. */
export function levelOf(game: GameInfo | undefined | null, bot: string): number {
  return (game?.bots ?? []).findIndex(({ name }) => name === bot) + 1;
}

/** Who a computer player is, in one line. */
export function botLine(bot: string): string {
  return knows(`bot-${bot}`) ? t(`bot-${bot}`) : t("web-computer");
}
