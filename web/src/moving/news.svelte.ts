import { untrack } from "svelte";
import type { Fallen } from "../net/seat.svelte";

/** What is looked at of a table. */
export interface Seen<View> {
  view: View;
  fallen: Fallen | null;
  /** The seat that looks. */
  seat: number;
}

/** What is new since a board was last drawn. */
export interface News<View> {
  /** How things stood, if they stand otherwise now; and whether they do. */
  before: View | null;
  changed: boolean;
  /** Somebody else looks. */
  turned: boolean;
  /** The number of a throw that was not seen yet, or 0. */
  fall: number;
  /** Whether its dice are seen to fall, before the view knows of them. */
  falling: boolean;
}

/** What is new in what is seen now. At first everything is. */
export function newsIn<View>(last: Seen<View> | null, now: Seen<View>): News<View> {
  const fall = now.fallen?.number ?? 0;
  const fresh = fall > 0 && fall !== (last?.fallen?.number ?? 0);
  const changed = now.view !== last?.view;
  return {
    before: changed && last ? last.view : null,
    changed,
    turned: now.seat !== last?.seat,
    fall: fresh ? fall : 0,
    falling: fresh && !changed && now.fallen?.still === false,
  };
}

/** Hear what is new before it is drawn. For a board, which has just been made. */
export function follow<View>(table: () => Seen<View>, hear: (news: News<View>) => void): void {
  let last: Seen<View> | null = null;
  $effect.pre(() => {
    const { view, fallen, seat } = table();
    const now = { view, fallen, seat };
    const news = newsIn(last, now);
    last = now;
    untrack(() => hear(news));
  });
}
