import { expect, it } from "vitest";
import { breakable } from "./syllables";

const broken = (name: string) => breakable(name).replaceAll("\u00ad", "-");

it("long names may be broken between syllables, near their middle", () => {
  expect(["Wilhelmina", "Maximiliaan", "Christopher", "Anna-Margaretha"].map(broken)).toEqual([
    "Wilhel-mina",
    "Maximi-liaan",
    "Chris-topher",
    "Anna-Marga-retha",
  ]);
});

it("short ones are not, and those without syllables in the middle", () => {
  expect(["Anna", "Speler 1", "Bartel", "Åse-Marit", "Zzzzzzzzzz", ""].map(broken)).toEqual([
    "Anna",
    "Speler 1",
    "Bartel",
    "Åse-Marit",
    "Zzzzz-zzzzz",
    "",
  ]);
});
