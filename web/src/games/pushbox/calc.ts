import type { Choice, Side, Tray } from "./shown";

// Which blocks are touched, and what that could become. What is legal stands in the choices; nothing here knows rules.

export const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12] as const;
export const OPERATORS = [["+"], ["+", "-"], ["+", "-", "*", "/"]] as const;
export type Brackets = "none" | "first" | "last";

const same = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((n) => b.includes(n));

/** The blocks that a choice pushes; some push none. */
export const pushed = ({ about }: Choice) => ("numbers" in about ? about.numbers : []);

/** The choice that pushes exactly these blocks. */
export function matching(choices: readonly Choice[], picked: readonly number[]): Choice | undefined {
  return picked.length ? choices.find((choice) => same(pushed(choice), picked)) : undefined;
}

/** The text that pushes blocks without a calculation. */
export function freely(picked: readonly number[]): string {
  return `any ${picked.join(" ")}`;
}

/** Choices that push nothing. */
export function plain(choices: readonly Choice[]): Choice[] {
  return choices.filter((choice) => !pushed(choice).length);
}

/** Blocks that could still be touched: they belong to a choice that has all those touched so far. */
export function possible(choices: readonly Choice[], picked: readonly number[]): Set<number> {
  const fitting = choices.filter((choice) => picked.every((n) => pushed(choice).includes(n)));
  return new Set(fitting.flatMap((choice) => pushed(choice)));
}

/** Whether no choice has all the blocks that are touched. */
export function isDeadEnd(choices: readonly Choice[], picked: readonly number[]): boolean {
  return picked.length > 0 && !possible(choices, picked).size;
}

/** Touch a block: it joins, or leaves if it was in. */
export function toggled(picked: readonly number[], number: number): number[] {
  return picked.includes(number) ? picked.filter((n) => n !== number) : [...picked, number];
}

/** The text of a calculation as the player built it. */
export function written(picked: readonly number[], signs: readonly string[], brackets: Brackets): string {
  const parts = picked.map((n, i) => (i ? (signs[i - 1] ?? "+") : "") + n);
  if (picked.length === 3 && brackets === "first") return `(${parts[0]}${parts[1]})${parts[2]}`;
  if (picked.length === 3 && brackets === "last") {
    return `${parts[0]}${signs[0] ?? "+"}(${picked[1]}${parts[2]})`;
  }
  return parts.join("");
}

const PRETTY: Record<string, string> = { "*": "×", "/": "÷", "-": "−" };

/** A calculation as it is shown to people. */
export function pretty(text: string): string {
  return text.replace(/[-+*/]/g, (sign) => ` ${PRETTY[sign] ?? sign} `);
}

export const sign = (operator: string) => PRETTY[operator] ?? operator;

/** Where the sides lie on the screen, seen from one of them: near, left, far, right. */
export function laidOut(sides: readonly Side[], front: number): (Side | undefined)[] {
  return [0, 1, 2, 3].map((i) => sides.find((side) => side.side === (front + i) % 4));
}

/** The side in front: the one of the seat that is up now, or its first. */
export function frontOf(tray: Pick<Tray, "sides" | "turn">, seat: number): number {
  const mine = tray.sides.filter((side) => side.seat === seat).map((side) => side.side);
  if (mine.includes(tray.turn)) return tray.turn;
  return mine[0] ?? tray.sides[0]?.side ?? 0;
}
