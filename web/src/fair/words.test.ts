import { expect, it } from "vitest";
import { table as told } from "../examples";
import type { TableInfo } from "../protocol";
import { seal } from "./seal";
import { answer, type Keeper } from "./words";

function keeper(words = ""): Keeper & { now: string } {
  return {
    now: words,
    read() {
      return this.now;
    },
    write(text) {
      this.now = text;
    },
    shown() {},
  };
}
const table = (change: Partial<TableInfo>) => told({ state: "waiting", ...change });

it("seals words nobody can guess, and keeps them", async () => {
  const [one, two] = [keeper(), keeper()];
  const said = await answer(table({}), 1, one);
  expect(said).toEqual({ type: "seal", seal: await seal("t", 1, one.now) });
  await answer(table({}), 1, two);
  expect(one.now).toMatch(/^[0-9a-f]{32}$/);
  expect(one.now).not.toBe(two.now);
});

it("says nothing more while its seal stands, and shows the words only when asked", async () => {
  const mine = keeper("tulip");
  const seals = ["", await seal("t", 1, "tulip")];
  expect(await answer(table({ seals }), 1, mine)).toBe(null);
  expect(await answer(table({ seals, commitment: "c", asked: [0] }), 1, mine)).toBe(null);
  expect(await answer(table({ seals, commitment: "c", asked: [0, 1] }), 1, mine)).toEqual({
    type: "show",
    words: "tulip",
  });
});

it("seals new words when the sealing is opened again, or when the old ones are lost", async () => {
  const mine = keeper("tulip");
  expect((await answer(table({}), 1, mine))?.type).toBe("seal");
  expect(mine.now).not.toBe("tulip");
  const lost = keeper();
  expect((await answer(table({ seals: ["", await seal("t", 1, "gone")] }), 1, lost))?.type).toBe("seal");
});

it("shows no words that were not sealed, and says nothing once seals are fixed or the game has begun", async () => {
  const other = await seal("t", 1, "another window's");
  expect(await answer(table({ seals: ["", other], commitment: "c", asked: [1] }), 1, keeper("tulip"))).toBe(null);
  expect(await answer(table({ commitment: "c" }), 1, keeper())).toBe(null);
  expect(await answer(table({ state: "playing" }), 1, keeper())).toBe(null);
  expect(await answer(table({}), -1, keeper())).toBe(null);
});
