// What a board gets, for tests to change: what is changed is noticed as on a page.

import { vi } from "vitest";
import { view as plain } from "../examples";
import type { Fallen } from "../net/seat.svelte";
import type { View } from "../protocol";
import type { BoardProps } from "./board";

export class Given<Board, About> implements BoardProps<Board, About> {
  view: View<Board, About>;
  names = $state.raw(["Anna", "Bram", "Cleo", "Dirk"]);
  seat = $state(0);
  fallen = $state.raw<Fallen | null>(null);
  ready = $state(true);
  back = $state.raw<BoardProps["back"]>(null);
  play = vi.fn<BoardProps["play"]>(() => Promise.resolve(true));
  foresee = vi.fn<BoardProps<Board>["foresee"]>();
  why = vi.fn<BoardProps["why"]>();
  tapDice = vi.fn<BoardProps["tapDice"]>();
  offer = vi.fn<BoardProps["offer"]>();
  looked = $state(-1);
  look = vi.fn<BoardProps["look"]>((seat) => (this.looked = seat));

  constructor(private readonly board: Board) {
    this.view = $state.raw(this.#seen({}));
  }

  #seen(change: Partial<View<Board, About>>): View<Board, About> {
    return { ...plain(), board: this.board, choices: [], acting: [this.seat], ...change };
  }

  /** How things stand now. */
  stands(change: Partial<View<Board, About>>): void {
    this.view = this.#seen(change);
  }
}
