import type { Door, Heard } from "../net/door";
import { settings } from "../settings.svelte";
import { arriving } from "./arriving.svelte";
import { version } from "./version.svelte";
import { HOUSE, type Begin, type FromPage, type ToPage } from "./messages";

// What is known before Python is there: these answers lie beside the page, as Python gave them when it was built.
const STILL = /^(games$|rules\/)/;

interface Answer {
  head(answer: Response): void;
  fail(why: Error): void;
  stream: ReadableStreamDefaultController<string> | null;
}

/** The door to the house that is inside this page, in a worker. */
class PageDoor implements Door {
  #worker: Worker;
  #number = 0;
  #asked = new Map<number, Answer>();
  #wires = new Map<number, Heard>();

  constructor() {
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: HOUSE });
    this.#worker.onmessage = (event: MessageEvent<ToPage>) => this.#hear(...event.data);
    this.#worker.onerror = () => this.#fail();
    const base = new URL(`${import.meta.env.VITE_PYTHON}/`, document.baseURI).href;
    this.#worker.postMessage({ base, pace: settings.paced(1) } satisfies Begin);
  }

  ask = (path: string, body?: unknown, signal?: AbortSignal): Promise<Response> => {
    if (body === undefined && STILL.test(path)) return fetch(new URL(`still/${path}.json`, document.baseURI));
    // Who begins a game wants to find it again: the browser is not to clear it away when it needs room.
    if (path === "tables" && body) void navigator.storage?.persist?.();
    if (arriving.state === "failed") return Promise.reject(new Error("no Python"));
    const number = ++this.#number;
    return new Promise((head, fail) => {
      this.#asked.set(number, { head, fail, stream: null });
      signal?.addEventListener("abort", () => this.#say("drop", number));
      this.#say("ask", number, path, body === undefined ? undefined : JSON.stringify(body));
    });
  };

  wire = (table: string, heard: Heard) => {
    const number = ++this.#number;
    this.#wires.set(number, heard);
    this.#say("open", number, table);
    // As a socket does, it opens a moment later.
    queueMicrotask(() => heard.open());
    return { send: (text: string) => this.#say("say", number, text), close: () => this.#say("close", number) };
  };

  #say(...said: FromPage): void {
    this.#worker.postMessage(said);
  }

  #hear(kind: ToPage[0], number: number, text: string): void {
    const asked = this.#asked.get(number);
    if (kind === "head") asked?.head(this.#answer(asked, Number(text)));
    else if (kind === "part") asked?.stream?.enqueue(text);
    else if (kind === "end") {
      asked?.stream?.close();
      this.#asked.delete(number);
    } else if (kind === "said") this.#wires.get(number)?.message(text);
    else if (kind === "gone") {
      this.#wires.get(number)?.close();
      this.#wires.delete(number);
    } else if (kind === "come") arriving.come = Number(text);
    else if (kind === "ready") {
      arriving.state = "here";
      // For whoever drives the page by a program.
      document.documentElement.dataset.python = arriving.state;
      // Now that one can play there is time to keep it for later.
      void version.begin();
    } else this.#fail();
  }

  #answer(asked: Answer, status: number): Response {
    const body = new ReadableStream<string>({ start: (stream) => void (asked.stream = stream) });
    return new Response(body.pipeThrough(new TextEncoderStream()), { status });
  }

  #fail(): void {
    arriving.state = "failed";
    for (const asked of this.#asked.values()) asked.fail(new Error("no Python"));
    for (const heard of this.#wires.values()) heard.close();
    this.#asked.clear();
    this.#wires.clear();
  }
}

export const door: Door = new PageDoor();
