// What the house keeps in this browser (IndexedDB): rows by key, written all together or not at all. Which stores there
// are, and when a change may be made, Python says: see src/teerling/page/disk.py.

type Field = string | number | boolean | null;
type Row = Record<string, Field>;
type Key = (string | number)[];
export type Step =
  | { type: "put"; store: string; row: Row }
  | { type: "drop"; store: string; key: Key }
  | { type: "where"; store: string; fields: Row };
export interface Change {
  steps: Step[];
  last: [string, number] | null;
  free: [string, Row][];
}
/** All rows of all stores: what can be taken along to another device. */
export type Everything = Record<string, Row[]>;

const NAME = "teerling";

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no answer"));
  });
}

/** Once everything of a transaction is on disk. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("not kept"));
  });
}

/** All keys that begin like this; behind one of them, if that is given. */
function beginning(key: Key, after: Key = []): IDBKeyRange {
  const end = [...key, []];
  return after.length ? IDBKeyRange.bound(after, end, true, true) : IDBKeyRange.bound(key, end, false, true);
}

const has = (row: Row, fields: Row) => Object.entries(fields).every(([name, value]) => row[name] === value);

export class Disk {
  #base: IDBDatabase | null = null;
  #keys: Record<string, string[]> = {};
  #channel: BroadcastChannel | null = null;

  /** Open what there is; with the keys of all stores, it is made if it is not there yet. */
  async open(keys = "{}"): Promise<void> {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      const stores = Object.entries(JSON.parse(keys) as Record<string, string[]>);
      // Made without its stores it would never have any: who only looks makes nothing.
      if (!stores.length) request.transaction?.abort();
      for (const [store, key] of stores) request.result.createObjectStore(store, { keyPath: key });
    };
    const base = (this.#base = await answered(request));
    const stores = [...base.objectStoreNames];
    const began = base.transaction(stores, "readonly");
    this.#keys = Object.fromEntries(stores.map((store) => [store, began.objectStore(store).keyPath as string[]]));
  }

  /** Carry a change out; says what was in its way, if something was. */
  async write(text: string): Promise<string> {
    const change = JSON.parse(text) as Change;
    const transaction = this.#begin("readwrite");
    const done = completed(transaction);
    const wrong = await this.#against(transaction, change);
    if (!wrong) for (const step of change.steps) await this.#take(transaction, step);
    await done;
    return wrong;
  }

  async find(store: string, fields: string, after: string, most: number): Promise<string> {
    const wanted = JSON.parse(fields) as Row;
    const rows = await this.#rows(this.#begin("readonly"), store, wanted, JSON.parse(after) as Key, most);
    return JSON.stringify(rows);
  }

  tell(text: string): void {
    this.#speak().postMessage(text);
  }

  listen(heard: (text: string) => void): void {
    this.#speak().onmessage = (event) => heard(String(event.data));
  }

  /** Everything there is. */
  async all(): Promise<Everything> {
    const transaction = this.#begin("readonly");
    const found: Everything = {};
    for (const store of Object.keys(this.#keys)) {
      found[store] = await answered(transaction.objectStore(store).getAll() as IDBRequest<Row[]>);
    }
    return found;
  }

  /** Add all that was taken along from elsewhere; what is here already stays as it is. */
  async add(everything: Everything): Promise<void> {
    const transaction = this.#begin("readwrite");
    const done = completed(transaction);
    const here = new Set((await answered(transaction.objectStore("tables").getAllKeys())).map(String));
    for (const [store, key] of Object.entries(this.#keys)) {
      for (const row of everything[store] ?? []) {
        const table = row["table"] ?? row[key[0]!];
        if (!here.has(String(table))) transaction.objectStore(store).put(row);
      }
    }
    await done;
  }

  #begin(mode: IDBTransactionMode): IDBTransaction {
    if (!this.#base) throw new Error("not open");
    // What is acknowledged is on disk, and not only on its way there.
    return this.#base.transaction(Object.keys(this.#keys), mode, { durability: "strict" });
  }

  #speak(): BroadcastChannel {
    return (this.#channel ??= new BroadcastChannel(NAME));
  }

  async #against(transaction: IDBTransaction, { last, free }: Change): Promise<string> {
    if (last) {
      const [table, number] = last;
      const known = await answered(transaction.objectStore("tables").getKey([table]));
      const cursor = await answered(transaction.objectStore("events").openKeyCursor(beginning([table]), "prev"));
      const found = cursor ? (cursor.key as Key)[1] : 0;
      if (known === undefined || found !== number) return "last";
    }
    for (const [store, fields] of free) {
      if ((await this.#rows(transaction, store, fields, [], 1)).length) return "free";
    }
    return "";
  }

  async #take(transaction: IDBTransaction, step: Step): Promise<void> {
    const store = transaction.objectStore(step.store);
    if (step.type === "put") store.put(step.row);
    else if (step.type === "drop") store.delete(beginning(step.key));
    else {
      for (const row of await this.#rows(transaction, step.store, step.fields))
        store.delete(this.#keyOf(step.store, row));
    }
  }

  #keyOf(store: string, row: Row): Key {
    return this.#keys[store]!.map((name) => row[name] as string | number);
  }

  /** The rows that have these fields; by their keys, if the fields begin like those. */
  async #rows(
    transaction: IDBTransaction,
    store: string,
    fields: Row,
    after: Key = [],
    most = Infinity,
  ): Promise<Row[]> {
    const names = this.#keys[store]!;
    const wanted = Object.keys(fields);
    const begins =
      wanted.length > 0 && wanted.every((name) => names.indexOf(name) >= 0 && names.indexOf(name) < wanted.length);
    const range = begins ? beginning(this.#keyOf(store, fields).slice(0, wanted.length), after) : null;
    const found = await answered(
      transaction.objectStore(store).getAll(range, begins && most < Infinity ? most : undefined) as IDBRequest<Row[]>,
    );
    return begins ? found : found.filter((row) => has(row, fields)).slice(0, most);
  }
}
