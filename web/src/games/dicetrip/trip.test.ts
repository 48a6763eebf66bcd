import { describe, expect, it } from "vitest";
import { choice as offered } from "../../examples";
import { along, arranged, corner, places, reach, road, wide } from "./drawing";
import { atlas, card, city, written } from "./examples";
import { step } from "../../moving/keys";
import { find } from "../choices";
import type { About, Goal } from "./shown";
import { fallenTo, foremost, ghostOf, goals, NUMBERS, stateOf, towards, usable, worthOf } from "./trip";

const choice = offered<About>;

const CHOICES = [
  written(["red", "yellow"], 0),
  written(["red", "yellow"], 2),
  written(["yellow", "red"], 1),
  choice("x 3", { kind: "cross", city: 2 }),
  choice("reroll rg", { kind: "reroll", dice: ["red", "green"] }),
];

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
  });
});

it("dice that are thrown fall, and the others lie as they did", () => {
  const dice = [
    { colour: "red" as const, face: 3, fall: 1 },
    { colour: "blue" as const, face: 4, fall: 1 },
  ];
  const faces = (lying: number[], fall: number, falling: boolean, fell: number[]) =>
    fallenTo(
      dice,
      lying.map((face) => ({ face })),
      { fall, falling },
      fell,
    ).map(({ face, fall }) => [face, fall]);
  expect(faces([3, 4], 2, true, [0, 6])).toEqual([
    [3, 1],
    [6, 2],
  ]);
  // Nobody saw them fall.
  expect(faces([3, 6], 2, false, [0, 6])).toEqual([
    [3, 1],
    [6, 2],
  ]);
  // Before a throw they lie as they fell the last time.
  expect(faces([0, 0], 0, false, [])).toEqual([
    [3, 1],
    [4, 1],
  ]);
});

it("a city says what stands there, and what would and is worth", () => {
  const own = card(0, { numbers: [12, 13, null, null], bonus: [1], crossed: [2], route: [0, 1] });
  expect([0, 1, 2, 3].map((city) => stateOf(own, city))).toEqual(["number", "bonus", "crossed", "empty"]);
  const writes = (bonus: boolean, route: number) =>
    offered<Goal["about"]>("ry 4", { kind: "write", dice: ["red", "yellow"], city: 3, number: 41, bonus, route });
  const cross = offered<Goal["about"]>("x 4", { kind: "cross", city: 3 });
  expect([ghostOf(writes(false, 1)), ghostOf(cross), ghostOf(undefined)]).toEqual(["41", "×", ""]);
  const worth = [writes(false, 2), writes(true, 2), writes(true, 3), cross, undefined].map((goal) =>
    worthOf(goal, own),
  );
  expect(worth).toEqual(["+0", "★+1", "★+1  →3", "−1", ""]);
});

it("one looks first where most is to be had, in the midst of what is the same", () => {
  const cities = [city(0, 0), city(100, 0), city(200, 0), city(900, 0)];
  const write = (at: number, bonus: boolean, route: number) =>
    [
      at,
      offered<Goal["about"]>("", { kind: "write", dice: ["red", "blue"], number: 41, city: at, bonus, route }),
    ] as const;
  const same = [write(0, false, 1), write(1, false, 1), write(2, false, 1)];
  expect(foremost(new Map(same), cities)).toBe(1);
  expect(foremost(new Map([...same, write(3, true, 1)]), cities)).toBe(3);
  expect(foremost(new Map(), cities)).toBe(-1);
});
