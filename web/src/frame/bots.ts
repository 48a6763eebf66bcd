import type { GameInfo } from "../protocol";

/** A computer player's name as its seat shows it. */
export function botName(bot: string): string {
  return bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** The computer players that play a game with so many, the weakest first. */
export function playing(game: GameInfo | undefined | null, seats: number): string[] {
  return (game?.bots ?? []).filter((bot) => bot.seats.includes(seats)).map((bot) => bot.name);
}
