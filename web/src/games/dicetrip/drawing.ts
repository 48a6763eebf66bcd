// How a map is drawn: bends of roads, places for names and for the strip of numbers.

import type { Atlas } from "./shown";

/** The size of a city on the sheet, and of its ring. */
export const CITY = 26;
export const RING = 32.5;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Point = { x: number; y: number };

const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** A road bends a little, always the same way, so that it looks like one. */
export function bend(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const side = (Math.round(from.x + to.y) % 2 ? 1 : -1) * 0.07;
  // Long roads bend no more than short ones: they must keep away from what lies beside them.
  const most = Math.min(1, 150 / Math.max(1, Math.hypot(dx, dy)));
  return { x: (from.x + to.x) / 2 - dy * side * most, y: (from.y + to.y) / 2 + dx * side * most };
}

/** A road as a path; the same both ways. */
export function road(atlas: Atlas, a: number, b: number, start = true): string {
  const [low, high] = [atlas.cities[Math.min(a, b)]!, atlas.cities[Math.max(a, b)]!];
  const over = bend(low, high);
  const [from, to] = [atlas.cities[a]!, atlas.cities[b]!];
  return `${start ? `M${from.x} ${from.y}` : ""} Q${over.x} ${over.y} ${to.x} ${to.y}`;
}

/** A route as one path along its roads. */
export function along(atlas: Atlas, route: readonly number[]): string {
  return route
    .slice(1)
    .map((city, i) => road(atlas, route[i]!, city, i === 0))
    .join("");
}

const NARROW = /[iljtfrI.' -]/;
const WIDE = /[mwMW]/;
/** About how wide a name is, in its own size. */
export function wide(name: string): number {
  let sum = 0;
  for (const letter of name)
    sum += NARROW.test(letter) ? 0.33 : WIDE.test(letter) ? 0.88 : /[A-Z]/.test(letter) ? 0.68 : 0.57;
  return sum;
}

/** Points on all roads: who looks for a place asks for them thousands of times. */
function paved(atlas: Atlas): Point[] {
  const points: Point[] = [];
  for (const [a, b] of atlas.roads) {
    const [from, to] = [atlas.cities[a]!, atlas.cities[b]!];
    for (let i = 1; i < 12; i++)
      points.push({ x: from.x + ((to.x - from.x) * i) / 12, y: from.y + ((to.y - from.y) * i) / 12 });
  }
  return points;
}

function crossings(roads: readonly Point[], box: Box): number {
  const [right, below] = [box.x + box.width, box.y + box.height];
  let hits = 0;
  for (const { x, y } of roads) if (x > box.x && x < right && y > box.y && y < below) hits++;
  return hits;
}

/** Where each name stands: near its city, on no other city or name, and on as few roads as can be. */
export function places(atlas: Atlas, names: readonly string[], size: number, taken: readonly Box[] = []): Box[] {
  const cities = atlas.cities.map(({ x, y }) => ({
    x: x - CITY - 4,
    y: y - CITY - 4,
    width: 2 * CITY + 8,
    height: 2 * CITY + 8,
  }));
  const roads = paved(atlas);
  const tried = names.map((name, i) => candidates(atlas, i, wide(name) * size, size, { cities, roads, taken }));
  const picked = tried.map((found) => found[0]!);
  // Each name in turn takes the best place as the others stand; after a few rounds nothing changes.
  for (let round = 0; round < 6; round++)
    tried.forEach((found, i) => {
      let least = Infinity;
      for (const one of found) {
        let cost = one.cost;
        picked.forEach((other, j) => {
          if (j !== i && overlaps(one, other)) cost += 60;
        });
        if (cost < least) [picked[i], least] = [one, cost];
      }
    });
  return picked;
}

interface Ground {
  cities: readonly Box[];
  roads: readonly Point[];
  taken: readonly Box[];
}

function candidates(atlas: Atlas, city: number, width: number, height: number, { cities, roads, taken }: Ground) {
  const { x, y, ring } = atlas.cities[city]!;
  const off = (ring === "none" ? CITY : RING + 4) + 5;
  const found: (Box & { cost: number })[] = [];
  for (const far of [0, 10, 22])
    for (let turn = 0; turn < 24; turn++) {
      const angle = (turn * Math.PI) / 12;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const box = {
        x: x + cos * (off + far) + (cos - 1) * (width / 2),
        y: y + sin * (off + far) + (sin - 1) * (height / 2),
        width,
        height,
      };
      // Straight below is what the eye expects.
      let cost = far * 0.25 + (turn === 6 ? 0 : 1.5);
      cities.forEach((other) => (cost += overlaps(box, other) ? 80 : 0));
      for (const other of taken) cost += overlaps(box, other) ? 90 : 0;
      if (box.x < 6 || box.y < 6 || box.x + width > atlas.width - 6 || box.y + height > atlas.height - 6) cost += 120;
      cost += crossings(roads, box) * 1.6;
      found.push({ ...box, cost });
    }
  return found.sort((a, b) => a.cost - b.cost);
}

/** How far a finger may be beside a city and still mean it: half way to the next one. */
export function reach(cities: readonly Point[]): number[] {
  return cities.map((city, i) => {
    let near = 124;
    cities.forEach((other, j) => {
      if (i !== j) near = Math.min(near, Math.hypot(city.x - other.x, city.y - other.y));
    });
    return near / 2;
  });
}

/** A corner of the sheet with nothing in it; null if there is none. */
export function corner(atlas: Atlas, width: number, height: number): Box | null {
  const [right, low] = [atlas.width - width - 18, atlas.height - height - 18];
  const corners: [number, number][] = [
    [18, low],
    [right, low],
    [18, 18],
    [right, 18],
  ];
  const roads = paved(atlas);
  for (const [x, y] of corners) {
    const box = { x, y, width, height };
    const around = { x: x - 44, y: y - 44, width: width + 88, height: height + 88 };
    const inside = atlas.cities.some(({ x: a, y: b }) => overlaps(around, { x: a, y: b, width: 1, height: 1 }));
    if (!inside && !crossings(roads, box)) return box;
  }
  return null;
}

/** In how many columns sheets are largest in a room, and how wide they are then; each has a line of words above it. */
export function arranged(count: number, room: Point, ratio: number, words: number): { columns: number; width: number } {
  let best = { columns: 1, width: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const high = room.y / Math.ceil(count / columns) - words;
    const width = Math.min(room.x / columns, high * ratio);
    if (width > best.width) best = { columns, width };
  }
  return best;
}
