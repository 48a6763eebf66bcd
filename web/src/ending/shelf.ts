import type { Best } from "../net/best";
import type { Message } from "../protocol";

const plain = ({ among }: Best) => !Object.keys(among).length;

/** The one to show of several: of the usual game if there is one, or else of the last one played. */
const chosen = (bests: readonly Best[]) => bests.find(plain) ?? bests[0];

/** What is best at a game here, for its box: alone, and with others, each if it was ever played. */
export function bestOf(bests: readonly Best[], game: string): Message[] {
  const own = bests.filter((best) => best.game === game);
  const alone = chosen(own.filter(({ seats }) => seats === 1));
  const together = own.filter(({ seats }) => seats > 1);
  const most = chosen(together.filter(({ goal }) => goal === "most"));
  const found: Message[] = [];
  if (alone) {
    const { goal, points } = alone;
    found.push({ id: goal === "least" ? "web-shelf-left" : "web-shelf-alone", args: { points } });
  }
  if (most) found.push({ id: "web-shelf-together", args: { points: most.points } });
  const [games, won] = [sum(together.map((best) => best.games)), sum(together.map((best) => best.won))];
  if (won) found.push({ id: "web-shelf-won", args: { won, games } });
  return found;
}

const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);
