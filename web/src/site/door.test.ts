import { beforeEach, expect, it, vi } from "vitest";
import type { FromPage, ToPage } from "./messages";

// The worker, played by the test.
class FakeWorker {
  static last: FakeWorker;
  said: FromPage[] = [];
  onmessage: (event: { data: ToPage }) => void = () => {};
  onerror: () => void = () => {};
  constructor() {
    FakeWorker.last = this;
  }
  postMessage(said: FromPage | { base: string }): void {
    if (Array.isArray(said)) this.said.push(said);
  }
  says(...data: ToPage): void {
    this.onmessage({ data });
  }
}

const worker = () => FakeWorker.last;

async function fresh() {
  vi.resetModules();
  vi.stubGlobal("Worker", FakeWorker);
  const { door } = await import("./door");
  const { arriving } = await import("./arriving.svelte");
  return { door, arriving };
}

beforeEach(() => vi.unstubAllGlobals());

it("answers as a server would, part by part", async () => {
  const { door } = await fresh();
  const asked = door.ask("tables", { game: "x" });
  expect(worker().said).toEqual([["ask", 1, "tables", '{"game":"x"}']]);
  worker().says("head", 1, "403");
  worker().says("part", 1, '{"a":');
  const answer = await asked;
  expect([answer.ok, answer.status]).toEqual([false, 403]);
  worker().says("part", 1, "1}");
  worker().says("end", 1, "");
  expect(await answer.json()).toEqual({ a: 1 });
});

it("says that nobody waits for an answer any more", async () => {
  const { door } = await fresh();
  const leaving = new AbortController();
  void door.ask("analysis", {}, leaving.signal);
  leaving.abort();
  expect(worker().said.at(-1)).toEqual(["drop", 1]);
});

it("fetches what is always the same, and needs no Python for it", async () => {
  const { door } = await fresh();
  const fetched = vi.fn(() => Promise.resolve(new Response("[]")));
  vi.stubGlobal("fetch", fetched);
  await door.ask("games");
  await door.ask("rules/x/nl");
  expect(fetched.mock.calls.map(([url]: unknown[]) => String(url).replace(/.*still/, "still"))).toEqual([
    "still/games.json",
    "still/rules/x/nl.json",
  ]);
  expect(worker().said).toEqual([]);
});

it("has wires to tables", async () => {
  const { door } = await fresh();
  const heard = { open: vi.fn(), message: vi.fn(), close: vi.fn() };
  const wire = door.wire("7f", heard);
  await Promise.resolve();
  expect(heard.open).toHaveBeenCalledOnce();
  wire.send("hello");
  worker().says("said", 1, "update");
  expect(heard.message).toHaveBeenCalledWith("update");
  wire.close();
  worker().says("gone", 1, "");
  worker().says("said", 1, "late");
  expect(heard.close).toHaveBeenCalledOnce();
  expect(heard.message).toHaveBeenCalledOnce();
  expect(worker().said.map(([kind]) => kind)).toEqual(["open", "say", "close"]);
});

it("knows how far Python is, and that it failed", async () => {
  const { door, arriving } = await fresh();
  worker().says("come", 0, "1000");
  expect([arriving.come, arriving.state]).toEqual([1000, "coming"]);
  worker().says("ready", 0, "");
  expect(arriving.state).toBe("here");
  const asked = door.ask("tables", {});
  worker().says("failed", 0, "no memory");
  await expect(asked).rejects.toThrow();
  expect(arriving.state).toBe("failed");
  await expect(door.ask("tables", {})).rejects.toThrow();
});
