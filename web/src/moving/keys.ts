// Keys as everything hears them that listens to the whole page.

/**
 * Whether a key is meant for the page: not for the browser, not for a field in which something is put, and not for what
 * lies over the whole page, as long as that is there.
 */
export function isForPage(event: KeyboardEvent, fields = "input, select, textarea"): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("[aria-modal=true]")) return false;
  return !(event.target instanceof Element && event.target.closest(fields));
}

const STEPS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Where an arrow key points to; nothing for any other key. */
export const step = (key: string) => STEPS[key];

/** All of a kind that can be seen. */
export function seen(root: Element | undefined, kind: string): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>(kind) ?? [])].filter((one) => one.getClientRects().length);
}

/** The focus goes on among these, to the first of them from elsewhere. Whether there is one. */
export function focusNext(root: Element | undefined, kind: string, by: number): boolean {
  const all = seen(root, kind);
  const at = all.findIndex((one) => one === document.activeElement);
  all[at < 0 ? 0 : (at + by + all.length) % all.length]?.focus();
  return all.length > 0;
}
