const HERE = ["localhost", "127.0.0.1", "[::1]"];

const isHere = (origin: string) => HERE.includes(new URL(origin).hostname);

/** The address friends can use: a page opened as localhost is of no use to them, so then the one the server told. */
export function reachable(origin: string, told: string): string {
  return told && isHere(origin) ? told : origin;
}

/** Whether nobody elsewhere can come: only this computer knows the address, and the server told no other. */
export function localOnly(origin: string, told: string): boolean {
  return !told && isHere(origin);
}
