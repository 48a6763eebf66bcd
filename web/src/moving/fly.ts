// Things travel from where they were: a die from the middle or another board, a tile to the pile.

import { settings } from "../settings.svelte";

const LAND = { duration: 280, easing: "cubic-bezier(0.25, 1.25, 0.45, 1.04)" };
const FADE = { duration: 240, easing: "ease-out" };

/** Where everything lay before something changed, by name. */
export type Spots = Map<string, DOMRect>;

/** Where everything that has a name lies now. */
export function spots(root: HTMLElement | undefined): Spots {
  const found: Spots = new Map();
  for (const one of root?.querySelectorAll<HTMLElement>("[data-spot]") ?? []) {
    const box = one.getBoundingClientRect();
    if (box.width) found.set(one.dataset.spot!, box);
  }
  return found;
}

/** Let something come from one of these spots, the first that was known; otherwise it drops from just above. */
export function arrive(element: Element, before: Spots, ...names: string[]): void {
  if (!element.animate || !before.size || settings.still) return;
  const from = names.map((name) => before.get(name)).find(Boolean);
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    // What was there already is there: it must not blink because it is drawn anew.
    if (!from) element.animate({ opacity: [0, 1] }, FADE);
    return;
  }
  const to = element.getBoundingClientRect();
  // Inside a drawing lengths are those of the drawing.
  const unit = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const start =
    from && to.width
      ? {
          x: (from.x + from.width / 2 - to.x - to.width / 2) / unit,
          y: (from.y + from.height / 2 - to.y - to.height / 2) / unit,
          scale: from.width / to.width,
        }
      : { x: 0, y: (-to.height / unit) * 0.6, scale: 1.25 };
  element.animate(
    [{ transform: `translate(${start.x}px, ${start.y}px) scale(${start.scale})` }, { transform: "none" }],
    LAND,
  );
}
