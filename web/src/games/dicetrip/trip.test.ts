import { describe, expect, it } from "vitest";
import { choice as offered } from "../../examples";
import { along, arranged, corner, places, quiet, reach, road, wide } from "./drawing";
import { step } from "../../moving/keys";
import { find } from "../choices";
import type { About, Atlas, Colour } from "./shown";
import { goals, letters, NUMBERS, towards, usable } from "./trip";

const choice = offered<About>;
const written = (dice: [Colour, Colour], city: number) =>
  choice(`${letters(dice)} ${city + 1}`, { kind: "write", dice, city, number: 41, bonus: false, route: 1 });

const CHOICES = [
  written(["red", "yellow"], 0),
  written(["red", "yellow"], 2),
  written(["yellow", "red"], 1),
  choice("x 3", { kind: "cross", city: 2 }),
  choice("reroll rg", { kind: "reroll", dice: ["red", "green"] }),
];

const names = { nl: "", en: "" };
const city = (x: number, y: number) => ({ name: "", names, x, y, ring: "none" as const });
const atlas = (cities: [number, number][], roads: [number, number][] = []): Atlas => ({
  name: names,
  width: 1000,
  height: 800,
  cities: cities.map(([x, y]) => city(x, y)),
  roads,
  outline: [],
});

describe("choices", () => {
  it("are found by what they do; dice count in their order", () => {
    expect(find(CHOICES, { kind: "reroll", dice: ["red", "green"] })?.move.text).toBe("reroll rg");
    expect(find(CHOICES, { kind: "reroll", dice: ["green", "red"] })).toBeUndefined();
    expect([...goals(CHOICES, "write", ["red", "yellow"]).keys()]).toEqual([0, 2]);
    expect([...goals(CHOICES, "write", ["yellow", "red"]).keys()]).toEqual([1]);
    expect(goals(CHOICES, "cross", []).get(2)!.about.kind).toBe("cross");
    expect(usable(CHOICES)).toEqual(new Set(["red", "yellow"]));
    expect([NUMBERS.length, NUMBERS[0], NUMBERS.at(-1)]).toEqual([36, 11, 66]);
  });
});

describe("going from city to city by arrow keys", () => {
  const cities = [city(100, 100), city(300, 120), city(120, 300), city(320, 310)];
  const go = (from: number, key: string) => towards(cities, from, step(key)!);
  it("the next one in that direction, and back", () => {
    expect([go(0, "ArrowRight"), go(0, "ArrowDown"), go(1, "ArrowDown"), go(2, "ArrowRight")]).toEqual([1, 2, 3, 3]);
    expect([go(1, "ArrowLeft"), go(3, "ArrowUp")]).toEqual([0, 1]);
  });
  it("where there is none one stays", () => {
    expect([go(0, "ArrowLeft"), go(0, "ArrowUp"), go(3, "ArrowRight")]).toEqual([0, 0, 3]);
    expect(step("a")).toBeUndefined();
  });
});

describe("drawing", () => {
  const three = atlas(
    [
      [200, 200],
      [271, 200],
      [600, 500],
    ],
    [
      [0, 1],
      [1, 2],
    ],
  );
  it("a road is the same line both ways, and a route follows its roads", () => {
    const bend = /Q([^ ]+ [^ ]+)/.exec(road(three, 1, 2))![1];
    expect(road(three, 2, 1)).toContain(`Q${bend} `);
    const path = along(three, [2, 1, 0]);
    expect(path).toMatch(/^M600 500/);
    expect(path).toMatch(/200 200$/);
    expect(path.match(/Q/g)).toHaveLength(2);
  });
  it("names stand on no city and on no other name", () => {
    const boxes = places(three, ["Oostende", "Brugge", "Marche-en-Famenne"], 30);
    const hits = (a: (typeof boxes)[0], x: number, y: number, r: number) =>
      x + r > a.x && x - r < a.x + a.width && y + r > a.y && y - r < a.y + a.height;
    for (const box of boxes) for (const { x, y } of three.cities) expect(hits(box, x, y, 26)).toBe(false);
    const [a, b] = boxes as [(typeof boxes)[0], (typeof boxes)[0]];
    expect(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true);
    expect(wide("Marche")).toBeGreaterThan(wide("Aalst"));
  });
  it("a finger means the city that is nearest", () => {
    expect(reach(three.cities)).toEqual([35.5, 35.5, 62]);
  });
  it("sheets to watch are as large as the room lets them be", () => {
    expect(arranged(4, { x: 1400, y: 500 }, 1.2, 50).columns).toBe(4);
    expect(arranged(4, { x: 700, y: 700 }, 1.2, 50).columns).toBe(2);
    expect(arranged(1, { x: 700, y: 400 }, 1.2, 50)).toEqual({ columns: 1, width: 420 });
  });
  it("what is printed beside the map goes where nothing else is", () => {
    expect(corner(three, 300, 300)).toMatchObject({ x: 18, y: 482 });
    expect(corner(atlas([[100, 700], [900, 700], [100, 100], [900, 100]]), 300, 300)).toBeNull(); // prettier-ignore
    expect(quiet(three, 800, corner(three, 300, 300))).toBe("top right");
    expect(quiet(atlas([[900, 100], [100, 700]]), 800, null)).toMatch(/top left|bottom right/); // prettier-ignore
  });
});
