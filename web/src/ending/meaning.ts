import type { Noted } from "../net/best";
import { better } from "../net/best";
import type { Ending, Message, View } from "../protocol";

// What a result means, in messages: who won, whether it is somebody's best, and what is usual.

type Account = Ending["accounts"][number];

const message = (id: string, args: Message["args"] = {}): Message => ({ id, args });

/** Whether points say how well somebody has done: in a race they only say how far the others were. */
export const telling = (ending: Ending) => ending.goal === "most" || ending.accounts.length === 1;

// This close is worth a word.
const CLOSE = 3;

/** How it went, to whoever looks: the one person of this device, or, of none or several, to all of them. */
export function headline(view: View, mine: readonly number[]): Message[] {
  const [seat, ...others] = mine;
  const { winners, ending, scores } = view;
  if (view.seats === 1 && ending)
    return [message(ending.goal === "least" ? "web-ending-left" : "web-ending-got", { points: scores[0] ?? 0 })];
  if (seat === undefined || others.length || !winners.length) return [view.prompt];
  if (winners.includes(seat)) {
    const rest = winners.filter((winner) => winner !== seat);
    return [rest.length ? message("web-ending-shared", { seats: rest }) : message("web-ending-won")];
  }
  const short = Math.abs((scores[winners[0]!] ?? 0) - (scores[seat] ?? 0));
  const close = ending && telling(ending) && short <= CLOSE;
  return [
    message("web-ending-lost", { seats: winners, count: winners.length }),
    close ? message("web-ending-close", { points: short }) : message("web-ending-well"),
  ];
}

/** What a seat's result is beside those before it. */
export function record(ending: Ending, points: number, { best, before }: Noted): Message[] {
  const found: Message[] = [];
  if (telling(ending)) {
    if (before === null) found.push(message("web-best-first", { points }));
    else if (better(ending.goal, points, before)) found.push(message("web-best-new", { points: before }));
    else if (points === before) found.push(message("web-best-same", { points }));
    else found.push(message("web-best-still", { points: best.points }));
  }
  if (ending.accounts.length > 1 && best.games > 1)
    found.push(message("web-best-won", { won: best.won, games: best.games }));
  return found;
}

/** Whether a seat's result is the best there ever was here. */
export const isBest = (ending: Ending, points: number, { before }: Noted) =>
  telling(ending) && before !== null && better(ending.goal, points, before);

// Nobody has a third of a point: only where there are few, parts of one say something.
const about = (points: number) => (points < 5 ? points : Math.round(points));

/** What is usual, and what best play gets, as far as that is known. */
export function expected(ending: Ending, { usual, perfect }: Account): Message[] {
  const kind = ending.goal === "least" ? "least" : "most";
  const found: Message[] = [];
  if (usual !== null) found.push(message(`web-usual-${kind}`, { points: about(usual) }));
  if (perfect !== null) found.push(message(`web-perfect-${kind}`, { points: about(perfect) }));
  return found;
}

/** Seats from the best to the last: who won, then by points. */
export function ranked({ winners, scores, ending }: View): number[] {
  const worth = (seat: number) => (scores[seat] ?? 0) * (ending?.goal === "least" ? -1 : 1);
  const won = (seat: number) => Number(winners.includes(seat));
  return scores.map((_, seat) => seat).sort((a, b) => won(b) - won(a) || worth(b) - worth(a) || a - b);
}
