import type { Due } from "../protocol";
import { EDITION, hex, seal, sha256, utf8 } from "./seal";
import { hmac as slowHmac } from "./sha256";

// Fair dice, worked out in the browser: docs/fair-dice.md says how, step by step.

export function unhex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^(?:[0-9a-f]{2})+$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g)!, (pair) => parseInt(pair, 16));
}

async function hmac(key: Uint8Array<ArrayBuffer>, message: string): Promise<Uint8Array> {
  const bytes = utf8.encode(message);
  if (!crypto.subtle) return slowHmac(key, bytes);
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, bytes));
}

export interface Dice {
  table: string;
  key: Uint8Array<ArrayBuffer>;
  /** The words of each seat; nothing for a seat without. */
  entropy: readonly string[];
  edition: number;
}

/** What is published of the key before anybody's words are shown. */
export async function commitment({ table, key, edition }: Dice): Promise<string> {
  if (edition === 1) return sha256(key);
  return sha256(utf8.encode(`teerling-dice-${edition} key\n${table}\n${hex(key)}`));
}

/** The third line of a roll's message: what the seats added, or nothing. */
async function added(entropy: readonly string[]): Promise<string> {
  if (!entropy.some(Boolean)) return "";
  const parts = entropy.map(async (text) => (text ? await sha256(utf8.encode(text)) : ""));
  return (await Promise.all(parts)).join(",");
}

/** The endless row of bytes that belongs to a roll, counted from 1. */
async function* row(dice: Dice, number: number): AsyncGenerator<number> {
  const words = await added(dice.entropy);
  for (let block = 0; ; block++)
    yield* await hmac(dice.key, `teerling-dice-${dice.edition}\n${dice.table}\n${words}\n${number}\n${block}`);
}

/** How `count` dice fall in a roll. */
export async function faces(dice: Dice, number: number, count: number): Promise<number[]> {
  const fallen: number[] = [];
  for await (const byte of row(dice, number)) {
    // 252 is the largest multiple of 6 that a byte can hold.
    if (byte < 252) fallen.push((byte % 6) + 1);
    if (fallen.length === count) break;
  }
  return fallen;
}

/** A number from 0 to `count` - 1 for a draw. */
export async function below(dice: Dice, number: number, count: number): Promise<number> {
  const largest = 2 ** 32 - (2 ** 32 % count);
  let value = 0;
  let bytes = 0;
  for await (const byte of row(dice, number)) {
    value = value * 256 + byte;
    if (++bytes < 4) continue;
    if (value < largest) break;
    value = bytes = 0;
  }
  return value % count;
}

/** The text of the roll that the dice give where this was due, with the faces in the order in which they fell. */
export async function roll(dice: Dice, number: number, due: Due): Promise<string> {
  if (due.dice) {
    const fallen = await faces(dice, number, due.dice);
    return (due.alike ? fallen.sort() : fallen).join(" ");
  }
  let left = await below(
    dice,
    number,
    due.outcomes.reduce((sum, [, weight]) => sum + weight, 0),
  );
  for (const [text, weight] of due.outcomes) {
    if (left < weight) return text;
    left -= weight;
  }
  throw new Error("a number below the sum of the weights falls into one of them");
}

export interface CheckedRoll {
  number: number;
  stated: string;
  due: string;
  fits: boolean;
}

/** What is wrong before any roll is looked at: a message of the catalogues with its arguments. */
export interface Wrong {
  id: string;
  args: Record<string, string | number>;
}

export interface Checked {
  wrong: Wrong | null;
  rolls: CheckedRoll[];
  edition: number;
  /** How many seats' words were sealed before anybody's were shown. */
  sealed: number;
}

/** What this browser noted by itself before the first roll. */
export interface Noted {
  commitment?: string;
  /** The words of this browser's own seats, by seat. */
  words?: Record<number, string>;
}

/** Check a finished game: its key against what was published, and every roll against the key. */
export async function check(
  tags: Record<string, string>,
  seats: number,
  rolls: readonly { text: string; due: Due }[],
  noted: Noted = {},
): Promise<Checked> {
  const edition = Number(tags.Dice ?? "1");
  const found: Checked = { wrong: null, rolls: [], edition, sealed: 0 };
  const missing = ["Table", "Commitment", "Key"].find((tag) => !tags[tag]);
  if (missing) return { ...found, wrong: { id: "verify-missing", args: { tag: missing } } };
  const key = unhex(tags.Key!);
  if (!key) return { ...found, wrong: { id: "verify-key", args: {} } };
  if (edition !== 1 && edition !== EDITION)
    return { ...found, wrong: { id: "verify-edition", args: { edition: tags.Dice! } } };
  const entropy = Array.from({ length: seats }, (_, i) => tags[`Entropy${i + 1}`] ?? "");
  const dice = { table: tags.Table!, key, entropy, edition };
  if ((await commitment(dice)) !== tags.Commitment) return { ...found, wrong: { id: "verify-commitment", args: {} } };
  if (noted.commitment && noted.commitment !== tags.Commitment)
    return { ...found, wrong: { id: "web-fair-changed", args: {} } };
  for (const [seat, words] of Object.entries(noted.words ?? {}))
    if (words !== entropy[Number(seat)]) return { ...found, wrong: { id: "web-fair-not-mine", args: {} } };
  for (let seat = 0; edition > 1 && seat < seats; seat++) {
    const stated = tags[`Seal${seat + 1}`];
    if (stated === undefined) continue;
    const words = entropy[seat];
    if (!words || stated !== (await seal(dice.table, seat, words)))
      return { ...found, wrong: { id: "verify-seal", args: { number: seat + 1 } } };
    found.sealed++;
  }
  for (const [i, { text, due }] of rolls.entries()) {
    const given = await roll(dice, i + 1, due);
    // Dice that stay as they lie are a dash in the text.
    const stated = due.dice
      ? text
          .split(" ")
          .filter((word) => word !== "-")
          .join(" ")
      : text;
    found.rolls.push({ number: i + 1, stated: text, due: given, fits: stated === given });
  }
  return found;
}
