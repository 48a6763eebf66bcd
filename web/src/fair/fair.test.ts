import { describe, expect, it } from "vitest";
import page from "../../../docs/fair-dice.md?raw";
import { check, commitment, faces, unhex } from "./fair";
import { hmac, sha256 } from "./sha256";

// The vectors of docs/fair-dice.md, read from its tables.
const rows = (heading: string) =>
  page
    .split(`### ${heading}`)[1]!
    .split("\n### ")[0]!
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map((line) => line.split("|").map((cell) => cell.trim().replace(/^`(.*)`$/, "$1")));
const keys = Object.fromEntries(
  rows("Keys").map(([, name, , key, seal]) => [name!, { key: unhex(key!)!, seal }] as const),
);
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

describe("the vectors of the documentation", () => {
  it("commitments", async () => {
    expect(Object.keys(keys)).toEqual(["A", "B", "C"]);
    for (const { key, seal } of Object.values(keys)) expect(await commitment(key)).toBe(seal);
  });

  for (const [, name, table, said, roll, message, start, count, fallen, what] of rows("Dice")) {
    it(`dice: ${what} (${name} ${roll})`, async () => {
      const { key } = keys[name!]!;
      const entropy =
        said === "(none)" ? [] : said!.split(", ").map((e) => (e === "(nothing)" ? "" : e.replaceAll("`", "")));
      const got = await faces({ table: table!, key, entropy }, Number(roll), Number(count));
      expect(got.join("")).toBe(fallen);
      const bytes = new TextEncoder().encode(message!.replaceAll("\\n", "\n"));
      expect(hex(hmac(key, bytes)).slice(0, 24)).toBe(start);
    });
  }
});

it("SHA-256 in plain code is the one of the browser, for every length around a block", async () => {
  for (let length = 0; length < 140; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => i);
    expect(hex(sha256(bytes))).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
  }
});

describe("checking a record", () => {
  const key = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
  const seal = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
  const tags = { Table: "vectors", Commitment: seal, Key: key };

  it("accepts true rolls, in sorted order", async () => {
    const result = await check(tags, 2, ["6 6", "4 6"]);
    expect(result.seal).toBe(true);
    expect(result.rolls.every((roll) => roll.fits)).toBe(true);
  });

  it("finds a false roll, a false seal and a missing key", async () => {
    expect((await check(tags, 2, ["6 6", "1 1"])).rolls.map((roll) => roll.fits)).toEqual([true, false]);
    expect((await check({ ...tags, Commitment: "00" }, 2, [])).seal).toBe(false);
    expect((await check({ Table: "vectors", Commitment: seal }, 2, [])).missing).toBe("Key");
  });
});
