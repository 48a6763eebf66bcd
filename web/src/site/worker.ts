// The worker with the house in it; and the second one, which thinks for it. Both are this file, and their names differ.
import type { PyProxy } from "pyodide/ffi";
import { Disk } from "./disk";
import { HOUSE, THINKER, type Begin, type FromPage, type ToPage } from "./messages";
import { python } from "./python";

const post = (kind: ToPage[0], number: number, text: string) => postMessage([kind, number, text] satisfies ToPage);

/** A function of Python that is called again and again. */
type Kept<F> = F & { copy(): F };

class KeptDisk extends Disk {
  // What Python hands over is gone after the call, unless it is copied.
  override listen(heard: Kept<(text: string) => void>): void {
    super.listen(heard.copy());
  }
}

/** The second worker, as the first one asks it: it starts with the first work, and again after it was ended. */
class Other {
  #worker: Worker | null = null;
  #end: (why: Error) => void = () => {};

  constructor(private readonly begin: Begin) {}

  do(work: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#worker ??= this.#start();
      this.#end = reject;
      this.#worker.onmessage = (event: MessageEvent<string>) => resolve(event.data);
      this.#worker.onerror = () => this.end();
      this.#worker.postMessage(work);
    });
  }

  end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#end(new Error("ended"));
  }

  #start(): Worker {
    const made = new Worker(self.location.href, { type: "module", name: THINKER });
    made.postMessage(this.begin);
    return made;
  }
}

interface Main {
  begin(
    disk: Disk,
    post: (kind: ToPage[0], number: number, text: string) => void,
    other: Other | null,
    pace: number,
  ): Promise<Hearing>;
  think(work: string): string;
}
type Hearing = PyProxy & { hear(...said: FromPage): void };

async function main(base: string, progress: (bytes: number) => void): Promise<Main> {
  const made = await python(base, progress);
  return made.pyimport("teerling.page.main") as Main;
}

async function house(begin: Begin): Promise<(said: FromPage) => void> {
  let come = 0;
  const { begin: open } = await main(begin.base, (bytes) => post("come", 0, String((come += bytes))));
  // Where a worker can't have one of its own, it thinks itself.
  const door = await open(new KeptDisk(), post, typeof Worker === "undefined" ? null : new Other(begin), begin.pace);
  return (said) => door.hear(...said);
}

function serve(): void {
  // What is said before Python is there waits.
  const early: FromPage[] = [];
  let hear = (said: FromPage): void => {
    early.push(said);
  };
  async function start(begin: Begin): Promise<void> {
    hear = await house(begin);
    early.forEach(hear);
    post("ready", 0, "");
  }
  onmessage = (event: MessageEvent<Begin | FromPage>) => {
    if (Array.isArray(event.data)) hear(event.data);
    else start(event.data).catch((wrong: unknown) => post("failed", 0, String(wrong)));
  };
}

function think(): void {
  let ready: Promise<Main>;
  onmessage = async (event: MessageEvent<Begin | string>) => {
    if (typeof event.data !== "string") ready = main(event.data.base, () => {});
    else postMessage((await ready).think(event.data));
  };
}

if (self.name === HOUSE) serve();
else think();
