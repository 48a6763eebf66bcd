import type { About, One, Shown } from "./shown";
import { lettered } from "./table";

const NONE = { face: 0, die: 0 };
/** A die that was just laid: its number is not known yet. */
export const JUST_LAID = -1;

/** The table after something a seat has just done, as far as that is certain: dice and tiles lie where they were put. */
export function foreseen(shown: Shown, about: About, seat: number): Shown {
  const lies = (square: number, die: One["squares"][number]) => (one: One) => ({
    ...one,
    squares: one.squares.map((before, at) => (at === square ? die : before)),
  });
  const at = (owner: number, change: (one: One) => One, table = shown) => ({
    ...table,
    boards: table.boards.map((one) => (one.seat === owner ? change(one) : one)),
  });
  const without = (face: number) => ({
    ...shown,
    thrown: shown.thrown.filter((_, index) => index !== shown.thrown.indexOf(face)),
  });
  switch (about.kind) {
    case "place":
      return at(seat, lies(about.square, { face: about.face, die: JUST_LAID }), without(about.face));
    case "give":
      return without(about.face);
    case "buy": {
      const bought = shown.boards[about.owner]!.squares[about.source]!;
      return at(seat, lies(about.square, bought), at(about.owner, lies(about.source, NONE)));
    }
    case "off":
      return at(seat, lies(about.source, NONE));
    case "arrange": {
      const laid = lettered(about.letters);
      const tiles = (one: One) => one.lines.map((line, place) => ({ ...line, tile: one.hand[laid[place]!]! }));
      return at(seat, (one) => ({ ...one, arranged: true, hand: [], lines: tiles(one) }));
    }
    default:
      return shown;
  }
}
