/**
 * Whether a board has so little room that it shows only what is one's own: a phone, or a tablet held upright. Styles ask
 * the same: `(max-width: 620px) or ((max-width: 830px) and (orientation: portrait))`.
 */
export const isSlim = (width: number, height: number) =>
  width > 0 && (width <= 620 || (width <= 830 && height >= width));
