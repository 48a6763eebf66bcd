import { describe, expect, it } from "vitest";
import vectors from "../../../docs/vectors/messages.json";
import type { Message } from "../protocol";
import { guess } from "./language.svelte";
import { Words } from "./words";

const files = import.meta.glob<string>("../../../src/teerling/{locale,games/*}/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const own = import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default", eager: true });

function language(code: string): Words {
  const mine = Object.entries({ ...files, ...own }).filter(([path]) => new RegExp(`[/.]${code}\\.ftl$`).test(path));
  return new Words(
    code,
    mine.map(([, text]) => text),
  );
}

const en = language("en");
const nl = language("nl");

it.each(vectors)("the vectors that Python checks too: $why", ({ message, names, said }) => {
  expect(en.say(message as Message, names)).toBe(said.en);
  expect(nl.say(message as Message, names)).toBe(said.nl);
});

describe("arguments become words as in the terminal", () => {
  it("a seat gives its name, or its number if nobody gave one", () => {
    expect(nl.t("prompt-wait-throw", { seat: 0 }, ["Anna"])).toBe("Anna gooit.");
    expect(en.t("prompt-wait-throw", { seat: 1 }, ["Anna"])).toBe("Player 2 throws.");
  });

  it("seats become names, joined by and", () => {
    expect(en.t("prompt-over", { count: 2, seats: [0, 1] }, ["Anna", "Bo"])).toBe(
      "The game is over. Anna and Bo share the win.",
    );
  });

  it("alternatives are joined by or, everything else by and", () => {
    expect(nl.t("pushbox-prompt-make", { needed: [9, 20] })).toBe("Maak 9 of 20.");
    expect(en.t("pushbox-choice-any", { numbers: [4, 11] })).toBe("push 4 and 11");
    expect(en.join([1, 2, 3])).toBe("1, 2 and 3");
    expect(en.join([7])).toBe("7");
  });

  it("a message inside a message is put into words first", () => {
    const message = { id: "pushbox-why-too-many", args: {} };
    expect(en.t("why", { message, rule: "4.3", sentence: "S." })).toBe(
      "A play has at most three numbers. (Rule 4.3: S.)",
    );
  });

  it("a name that differs by language is said in the language", () => {
    const names = { nl: "Luik", en: "Liège" };
    expect(nl.t("play-welcome", { title: names, tagline: [names, "Gent"] })).toBe("Luik. Luik en Gent");
    expect(en.t("play-welcome", { title: names, tagline: [names, "Gent"] })).toBe("Liège. Liège and Gent");
  });

  it("long texts are cut at 500 characters", () => {
    const said = en.t("pushbox-unreadable", { text: "é".repeat(501) });
    expect(said).toContain("é".repeat(500) + "…");
    expect(said).not.toContain("é".repeat(501));
  });

  it("plurals work in both languages", () => {
    expect(en.t("pushbox-why-limit", { left: 1 })).toContain("one more number");
    expect(nl.t("pushbox-why-limit", { left: 2 })).toContain("2 getallen");
  });

  it("an unknown message shows its name rather than nothing", () => {
    expect(en.t("no-such-message")).toBe("no-such-message");
  });
});

it("both languages have the same words of the client", () => {
  const ids = (text: string) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((m) => m[1]).sort();
  const [a, b] = ["en", "nl"].map((code) => ids(own[`../locale/${code}.ftl`]!));
  expect(a).toEqual(b);
  expect(a!.every((id) => id!.startsWith("web-"))).toBe(true);
});

it("every word the client asks for is there", () => {
  const sources = import.meta.glob<string>("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
  for (const [path, text] of Object.entries(sources)) {
    if (path.endsWith(".test.ts")) continue;
    // Those of the client wherever they stand, and those of the table and of the games where they are said.
    for (const [, id] of text.matchAll(/"(web-[a-z-]+)"/g)) expect(en.knows(id!), `${id} in ${path}`).toBe(true);
    for (const [, id] of text.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)) expect(en.knows(id!), `${id} in ${path}`).toBe(true);
  }
});

it("the browser's language decides, English if it is none of ours", () => {
  expect(guess(["fr", "nl-BE", "en"])).toBe("nl");
  expect(guess(["fr-FR"])).toBe("en");
});
