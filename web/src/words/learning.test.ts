import { afterEach, expect, it, vi } from "vitest";
import { knows, speech, t } from "./language.svelte";

afterEach(() => vi.unstubAllGlobals());

/** A server that has the words of some games, and says what it was asked for. */
function serving(words: Record<string, string>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const found = words[path.replace("/api/words/", "")];
    return Promise.resolve(new Response(found ?? "", { status: found === undefined ? 404 : 200 }));
  });
  return asked;
}

it("words that the pages don't have are fetched once, and again in another language", async () => {
  const asked = serving({ "go/en": "go-title = Go", "go/nl": "go-title = Igo", "ur/en": "ur-title = Ur", "ur/nl": "" });
  await speech.choose("en");
  await Promise.all([speech.learn("go"), speech.learn("ur")]);
  expect([t("go-title"), t("ur-title"), t("web-rules")]).toEqual(["Go", "Ur", "Rules"]);
  await speech.learn("go", "ur", "");
  expect(asked).toEqual(["/api/words/go/en", "/api/words/ur/en"]);
  await speech.choose("nl");
  expect(t("go-title")).toBe("Igo");
});

it("words of a game that the pages have come when they are needed, and nobody is asked for them", async () => {
  const asked = serving({});
  await speech.choose("en");
  expect(knows("pushbox-title")).toBe(false);
  await speech.learn("pushbox");
  expect(t("pushbox-title")).toBe("Push Box");
  expect(asked.filter((path) => path.includes("pushbox"))).toEqual([]);
});

it("a game that is not there says nothing, and a server that does not answer is asked again", async () => {
  serving({});
  await speech.choose("en");
  await speech.learn("chess");
  expect(t("chess-title")).toBe("chess-title");
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  await expect(speech.learn("draughts")).rejects.toThrow();
  serving({ "draughts/en": "draughts-title = Draughts" });
  await speech.learn("draughts");
  expect(t("draughts-title")).toBe("Draughts");
});
