import { hmac as slowHmac, sha256 as slowSha256 } from "./sha256";

// Fair dice, worked out in the browser: docs/fair-dice.md says how, step by step.

const SCHEME = "teerling-dice-1";
const utf8 = new TextEncoder();

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export function unhex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^(?:[0-9a-f]{2})+$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g)!, (pair) => parseInt(pair, 16));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return crypto.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)) : slowSha256(bytes);
}

async function hmac(key: Uint8Array<ArrayBuffer>, message: string): Promise<Uint8Array> {
  const bytes = utf8.encode(message);
  if (!crypto.subtle) return slowHmac(key, bytes);
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, bytes));
}

export async function commitment(key: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(await sha256(key));
}

/** The third line of a roll's message: what the seats added, or nothing. */
export async function added(entropy: readonly string[]): Promise<string> {
  if (!entropy.some(Boolean)) return "";
  const parts = entropy.map(async (text) => (text ? hex(await sha256(utf8.encode(text))) : ""));
  return (await Promise.all(parts)).join(",");
}

export interface Dice {
  table: string;
  key: Uint8Array<ArrayBuffer>;
  entropy: readonly string[];
}

/** How `count` dice fall in roll `number`, counted from 1. */
export async function faces(dice: Dice, number: number, count: number): Promise<number[]> {
  const words = await added(dice.entropy);
  const fallen: number[] = [];
  for (let block = 0; fallen.length < count; block++) {
    const row = await hmac(dice.key, `${SCHEME}\n${dice.table}\n${words}\n${number}\n${block}`);
    for (const byte of row) if (byte < 252 && fallen.length < count) fallen.push((byte % 6) + 1);
  }
  return fallen;
}

export interface CheckedRoll {
  number: number;
  stated: string;
  due: string;
  fits: boolean;
}

export interface Checked {
  missing: string; // a tag that is not there, or nothing
  seal: boolean; // whether the key has the fingerprint published before the first roll
  rolls: CheckedRoll[];
}

/** Check the rolls of a finished game against its revealed key. */
export async function check(tags: Record<string, string>, seats: number, stated: readonly string[]): Promise<Checked> {
  const missing = ["Table", "Commitment", "Key"].find((tag) => !tags[tag]) ?? "";
  const key = unhex(tags.Key ?? "");
  if (missing || !key) return { missing: missing || "Key", seal: false, rolls: [] };
  const entropy = Array.from({ length: seats }, (_, i) => tags[`Entropy${i + 1}`] ?? "");
  const dice = { table: tags.Table!, key, entropy };
  const rolls: CheckedRoll[] = [];
  for (const [i, text] of stated.entries()) {
    const count = text.split(/[^0-9]+/).filter(Boolean).length;
    const due = (await faces(dice, i + 1, count)).sort().join(" ");
    const said = text
      .split(/[^0-9]+/)
      .filter(Boolean)
      .sort()
      .join(" ");
    rolls.push({ number: i + 1, stated: said, due, fits: due === said });
  }
  return { missing: "", seal: (await commitment(key)) === tags.Commitment, rolls };
}
