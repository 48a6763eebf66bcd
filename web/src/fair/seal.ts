import { sha256 as slowSha256 } from "./sha256";

// Apart from the checking of whole games, so that a table loads no more than it needs.

export const EDITION = 2;
export const utf8 = new TextEncoder();
export const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** On a home network, without HTTPS, browsers hide their own. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(crypto.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)) : slowSha256(bytes));
}

/** The fingerprint of a seat's words, for one table and one seat; it is shown before the words are. */
export async function seal(table: string, seat: number, words: string): Promise<string> {
  return sha256(utf8.encode(`teerling-dice-${EDITION} words\n${table}\n${seat + 1}\n${words}`));
}
