import { same } from "./shapes";
import type { About, Laid, Player, Shown, Source } from "./shown";

/** One more, or one less, of a number. */
const counted = (counts: readonly number[], number: number, by: number) =>
  counts.map((count, index) => (index === number - 1 ? count + by : count));

const at = (shown: Shown, seat: number, change: (player: Player) => Partial<Player>): Shown => ({
  ...shown,
  players: shown.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player)),
});

const laid = (shown: Shown, seat: number, piece: Laid) =>
  at(shown, seat, ({ square }) => ({ square: [...square, piece] }));

/** A shape comes to where it may be taken from, or goes from there. */
function moved(shown: Shown, source: Source, by: 1 | -1): Shown {
  const { number } = source;
  if (source.from === "stock") return { ...shown, stock: counted(shown.stock, number, by) };
  if (source.from === "reserve")
    return at(shown, source.seat, ({ reserve }) => ({ reserve: counted(reserve, number, by) }));
  const { way, x, y } = source;
  if (by > 0) return laid(shown, source.seat, { number, way, x, y });
  return at(shown, source.seat, ({ square }) => ({ square: square.filter((one) => !same(one, source)) }));
}

/** The table with what was in hand back where it was taken from. */
export const putBack = (shown: Shown): Shown => ({ ...(shown.hand ? moved(shown, shown.hand, 1) : shown), hand: null });

/** The table after something a seat has just done, as far as that is certain: the shape is in hand, or lies there. */
export function foreseen(shown: Shown, about: About, seat: number): Shown {
  if (about.kind === "pick") return { ...moved(putBack(shown), about.source, -1), hand: about.source };
  const number = shown.hand?.number;
  if (!number) return shown;
  const bare = { ...shown, hand: null };
  if (about.kind === "put")
    return moved(bare, about.to === "stock" ? { from: "stock", number } : { from: "reserve", number, seat }, 1);
  return laid(bare, seat, { number, way: about.way, x: about.x, y: about.y });
}
