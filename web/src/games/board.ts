import type { Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { parts as partsOf } from "../general/hint";
import type { Fallen } from "../net/seat.svelte";
import type { Choice, Ending, Then, View } from "../protocol";
import { knows } from "../words/language.svelte";

/** Something to do now, as the bar below the board offers it. Only one is the main thing. */
export interface Action {
  label: string;
  main?: boolean;
  do(): void;
}

/** The words for what a game is about: its aim, or else its tagline. */
export const aimOf = (game: string) =>
  [`${game}-aim`, `${game}-tagline`].find((words) => knows(words)) ?? "web-aim-usual";

/** What a board has to say about what it offers. */
export interface Told {
  /** How it is done, for those who are new. */
  how?: string;
  /** By which words the aim is told, if not by `<game>-aim`. */
  aim?: string;
  /** The sentence for the next step, where a turn has steps of which the server knows nothing, such as dice in hand. */
  next?: string;
}

/** … and throw the dice. */
export const THROW: Then = { type: "throw" };

/**
 * What every board gets. A board knows no rules: what is possible stands in `view.choices`.
 *
 * Something on it that only Space touches has the attribute `data-piece`: there Enter does the main thing, as it does
 * where nothing is.
 */
export interface BoardProps<Board = unknown, About = unknown> {
  view: View<Board, About>;
  names: string[];
  /** The seat that looks; -1 watches. */
  seat: number;
  fallen: Fallen | null;
  /** Whether this seat may do something now, and nothing is moving. */
  ready: boolean;
  /**
   * Makes a move, and what follows from it: all of it or nothing. Waits until nothing is moving; whether it was done,
   * once that is seen.
   */
  play(text: string, ...then: Then[]): Promise<boolean> | void;
  /**
   * Shows at once what a hand has done, as far as that is certain, until the server has answered; if it refuses,
   * things go back. Said just before `play` or `back`.
   */
  foresee(change: (board: Board) => Board): void;
  why(text: string): void;
  /** Takes this seat's last choice back, while that is possible, and does something else: all of it or nothing. */
  back?: ((...then: Then[]) => Promise<boolean>) | null;
  /** What a tap on the dice does: throw, or the main thing to do. */
  tapDice(): void;
  /**
   * What there is to do beside touching the board, and what is said about it.
   */
  offer(actions: Action[], told?: Told): void;
  /**
   * The seat whose board was asked for, -1 for none: where there is no room for the boards of others, a tap on the chip
   * with a name asks for one, and the board lays it over everything else. `look` asks for another, or puts it away.
   */
  looked: number;
  look(seat: number): void;
}

/** What a game's celebration gets: everybody's points are counted line by line, at the same time. */
export interface EndingProps<Board = unknown> {
  view: View<Board>;
  ending: Ending;
  names: string[];
  /** The seat whose end it is: of whoever looks, or of a winner. */
  seat: number;
  /** How many lines of everybody's points have been counted, and whether that is all. */
  counted: number;
  done: boolean;
}

// A board is found by its folder, and fetched when it is needed. It knows the types of its own game; by the game's name
// both are chosen here, and nowhere else. Any other game has the general one.
const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");
const boxes = import.meta.glob<{ default: Component<{ title: string }> }>("./*/Box.svelte");
const endings = import.meta.glob<{ default: Component<EndingProps> }>("./*/Ending.svelte");
const pictures = import.meta.glob<{ default: Component<{ rule: string }> }>("./*/Picture.svelte");
// A turn in three drawn steps, and the number of the rule sentence behind each.
const steps = import.meta.glob<{ default: Component<{ step: number }>; behind: string[] }>("./*/Steps.svelte");

// How somebody likes to play a game: for each a switch in the menu at the table, in the words `<game>-way-<name>`.
const ways = import.meta.glob<{ ways: Record<string, boolean> }>("./*/ways.svelte.ts");

/** Something that a hint lights up, as a selector; or several, of which the first that can be seen does. */
export type Part = string | string[];

/** Something on another's board: where that is out of sight, the chip with the name leads to it. */
export const theirs = (seat: number, part: string): Part => [part, `[data-look="${seat}"]`];

// What a hint lights up: what a choice is made of, in the order in which it is touched. It comes with the board.
const hints = import.meta.glob<{ parts: Hinting }>("./*/hint.ts");
type Hinting = (choice: Choice) => Part[];
// Whoever asks before it is there hears of it.
const hinting = new SvelteMap<string, Hinting>();

/** Whether the pages have a board made for a game. */
export const hasBoard = (game: string) => `./${game}/Board.svelte` in boards;
export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const [board, hint] = await Promise.all([
    (boards[`./${game}/Board.svelte`] ?? (() => import("../general/Board.svelte")))(),
    hints[`./${game}/hint.ts`]?.(),
  ]);
  hinting.set(game, hint?.parts ?? partsOf);
  return board.default;
}
export const boxOf = async (game: string) =>
  (await (boxes[`./${game}/Box.svelte`] ?? (() => import("../general/Box.svelte")))()).default;
export const endingOf = async (game: string) =>
  (await (endings[`./${game}/Ending.svelte`] ?? (() => import("../general/Ending.svelte")))()).default;
export const pictureOf = async (game: string) => (await pictures[`./${game}/Picture.svelte`]?.())?.default ?? null;
export const stepsOf = async (game: string) => (await steps[`./${game}/Steps.svelte`]?.()) ?? null;
export const waysOf = async (game: string) => (await ways[`./${game}/ways.svelte.ts`]?.())?.ways ?? {};
/** What lights up for a choice, once its board is there. */
export const hintedAt = (game: string, choice: Choice) => hinting.get(game)?.(choice) ?? [];
