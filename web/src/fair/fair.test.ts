import { describe, expect, it } from "vitest";
import diceVectors from "../../../docs/vectors/dice.json";
import drawVectors from "../../../docs/vectors/draws.json";
import { below, check, commitment, faces, roll, unhex, type Dice } from "./fair";
import { seal } from "./seal";
import { hmac, sha256 } from "./sha256";

interface Given {
  edition: number;
  table: string;
  key: string;
  entropy?: string[];
}
const dice = ({ edition, table, key, entropy = [] }: Given): Dice => ({ edition, table, key: unhex(key)!, entropy });
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

describe("the vectors that Python checks too", () => {
  it.each(diceVectors.commitments)("commitment of edition $edition for $table", async (vector) => {
    expect(await commitment(dice(vector))).toBe(vector.commitment);
  });

  it.each(diceVectors.seals)("seal of $words at $table, $seat", async ({ table, seat, words, seal: made }) => {
    expect(await seal(table, seat, words)).toBe(made);
  });

  it.each(diceVectors.rolls)("dice: $why", async (vector) => {
    expect(await faces(dice(vector), vector.number, vector.dice)).toEqual(vector.faces);
    const bytes = new TextEncoder().encode(vector.message);
    expect(hex(hmac(unhex(vector.key)!, bytes)).slice(0, 24)).toBe(vector.first);
  });

  it.each(drawVectors.numbers)("draw: $why", async (vector) => {
    expect(await below(dice(vector), vector.number, vector.below)).toBe(vector.drawn);
  });

  it.each(drawVectors.outcomes)("outcome $number: $why", async (vector) => {
    const outcomes = vector.outcomes as [string, number][];
    expect(await roll(dice(vector), vector.number, { dice: 0, alike: false, outcomes })).toBe(vector.drawn);
  });
});

it("SHA-256 in plain code is the one of the browser, for every length around a block", async () => {
  for (let length = 0; length < 140; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => i);
    expect(hex(sha256(bytes))).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
  }
});

describe("checking a record", async () => {
  const given = { table: "vectors", key: unhex("00".repeat(31) + "01")!, entropy: ["tulip", ""], edition: 2 };
  const tags = {
    Dice: "2",
    Table: "vectors",
    Commitment: await commitment(given),
    Seal1: await seal("vectors", 0, "tulip"),
    Entropy1: "tulip",
    Key: "00".repeat(31) + "01",
  };
  const alike = { dice: 2, alike: true, outcomes: [] };
  const coloured = { dice: 2, alike: false, outcomes: [] };
  const tiles = {
    dice: 0,
    alike: false,
    outcomes: [
      ["tile 7", 1],
      ["tile 8", 2],
    ] as [string, number][],
  };

  const first = await faces(given, 1, 2);
  const sorted = [...first].sort().join(" ");
  const second = await faces(given, 2, 2);
  const third = await roll(given, 3, tiles);
  const rolls = [
    { text: sorted, due: alike },
    { text: `- ${second[0]} - ${second[1]}`, due: coloured },
    { text: third, due: tiles },
  ];

  it("accepts true rolls of every kind", async () => {
    const result = await check(tags, 2, rolls, { commitment: tags.Commitment, words: { 0: "tulip" } });
    expect(result.wrong).toBe(null);
    expect(result.rolls.map((one) => one.fits)).toEqual([true, true, true]);
    expect([result.edition, result.sealed]).toEqual([2, 1]);
  });

  it("finds coloured dice that were swapped, a tile for another, and a false face", async () => {
    expect(second[0]).not.toBe(second[1]);
    const swapped = { text: `- ${second[1]} - ${second[0]}`, due: coloured };
    const other = { text: third === "tile 7" ? "tile 8" : "tile 7", due: tiles };
    const false_ = { text: sorted === "1 1" ? "1 2" : "1 1", due: alike };
    const result = await check(tags, 2, [false_, swapped, other]);
    expect(result.rolls.map((one) => one.fits)).toEqual([false, false, false]);
  });

  it.each([
    [{ Commitment: "00" }, "verify-commitment"],
    [{ Table: "another" }, "verify-commitment"],
    [{ Dice: "1" }, "verify-commitment"],
    [{ Dice: "7" }, "verify-edition"],
    [{ Key: "" }, "verify-missing"],
    [{ Key: "zz" }, "verify-key"],
    [{ Entropy1: "rose" }, "verify-seal"],
    [{ Seal1: "00" }, "verify-seal"],
    [{ Seal2: "00" }, "verify-seal"],
  ])("finds a false statement %o", async (change, problem) => {
    expect((await check({ ...tags, ...change }, 2, rolls)).wrong?.id).toBe(problem);
  });

  it("finds what differs from what this browser noted", async () => {
    expect((await check(tags, 2, rolls, { commitment: "00" })).wrong?.id).toBe("web-fair-changed");
    expect((await check(tags, 2, rolls, { words: { 1: "rose" } })).wrong?.id).toBe("web-fair-not-mine");
  });

  it("still checks records of the first edition", async () => {
    const old = { ...given, edition: 1 };
    const result = await check(
      { Table: "vectors", Commitment: await commitment(old), Key: tags.Key, Entropy1: "tulip" },
      2,
      [{ text: [...(await faces(old, 1, 2))].sort().join(" "), due: alike }],
    );
    expect([result.wrong, result.edition, result.rolls[0]!.fits]).toEqual([null, 1, true]);
  });
});
