// How a board is drawn: three columns of hollows and one of tiles, and the same downwards.

export const SIZE = 416;
/** Half the width of a hollow. */
export const MIDDLE = 44;

/** The middle of a place, by column and row from 0; the fourth are the tiles. */
export function at(column: number, row: number): [number, number] {
  const along = (i: number) => (i < 3 ? 64 + 96 * i : 358);
  return [along(column), along(row)];
}
