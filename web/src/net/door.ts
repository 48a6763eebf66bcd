// The door to the house where tables are: on a server, or inside this very page. Which one is chosen when the pages are
// built (`vite build --mode site`), and nothing else in the client knows the difference.

/** What is heard on a wire. */
export interface Heard {
  open(): void;
  message(text: string): void;
  close(): void;
}

/** Only what is used of a WebSocket, so that a test can play the server. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface Door {
  /** Ask something: a path under /api, perhaps with a body. It throws only if nobody answers. */
  ask(path: string, body?: unknown, signal?: AbortSignal): Promise<Response>;
  /** A wire to a table. */
  wire(table: string, heard: Heard): Wire;
}

/** Whether there is no server: nothing leaves this device, and nobody else can come. */
export const ALONE = import.meta.env.MODE === "site";
