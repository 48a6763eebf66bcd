const HERE = ["localhost", "127.0.0.1", "[::1]"];

/** The address friends can use: a page opened as localhost is of no use to them, so then the one the server told. */
export function reachable(origin: string, told: string): string {
  return told && HERE.includes(new URL(origin).hostname) ? told : origin;
}
