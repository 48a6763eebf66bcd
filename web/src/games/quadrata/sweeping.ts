// At a new round the shapes in all squares are seen to go back to the stock.

import { settings } from "../../settings.svelte";

const SWEEP = 520;

/** How a shape leaves a square: swept to the stock, or at once, as something else tells where it went. */
export function leave(element: SVGElement, swept: () => boolean): { duration: number; css?: (part: number) => string } {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const stock = document.querySelector('[data-drop="stock"]')?.getBoundingClientRect();
  if (!swept() || still || !stock?.width) return { duration: 0 };
  const from = element.getBoundingClientRect();
  // Inside a drawing lengths are those of the drawing.
  const unit = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const x = (stock.x + stock.width / 2 - from.x - from.width / 2) / unit;
  const y = (stock.y + stock.height / 2 - from.y - from.height / 2) / unit;
  const css = (part: number) =>
    `transform: translate(${x * (1 - part)}px, ${y * (1 - part)}px) scale(${0.3 + 0.7 * part})`;
  return { duration: settings.paced(SWEEP), css };
}
