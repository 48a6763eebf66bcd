import { beforeEach, describe, expect, it } from "vitest";
import { all, forget, note, type Result } from "./best";

const result = (change: Partial<Result> = {}): Result => ({
  ...{ table: "t1", seat: 0, game: "chess", seats: 1, among: {}, goal: "most", points: 10, name: "Anna", won: false },
  ...change,
});

beforeEach(() => localStorage.clear());

describe("the best results of a device", () => {
  it("the first result is the best, and a better one takes its place", () => {
    expect(note(result())).toMatchObject({ before: null, best: { points: 10, games: 1, won: 0 } });
    expect(note(result({ table: "t2", points: 12, won: true }))).toMatchObject({
      before: 10,
      best: { points: 12, games: 2, won: 1 },
    });
    expect(note(result({ table: "t3", points: 11 }))).toMatchObject({ before: 12, best: { points: 12, games: 3 } });
  });

  it("where few points are good, fewer are better", () => {
    note(result({ goal: "least", points: 20 }));
    expect(note(result({ table: "t2", goal: "least", points: 3 })).best.points).toBe(3);
    expect(note(result({ table: "t3", goal: "least", points: 4 })).best.points).toBe(3);
  });

  it("keeps the name of whoever has it", () => {
    note(result());
    expect(note(result({ table: "t2", points: 4, name: "Bram" })).best.name).toBe("Anna");
    expect(note(result({ table: "t3", points: 14, name: "Bram" })).best.name).toBe("Bram");
  });

  it("a game counts once, also after a reload, and means the same then", () => {
    note(result());
    const first = note(result({ table: "t2", points: 12 }));
    expect(note(result({ table: "t2", points: 12 }))).toEqual(first);
    expect(all()).toHaveLength(1);
    expect(all()[0]).toMatchObject({ games: 2 });
    // Another seat of this device at the same table is another result.
    note(result({ table: "t2", seat: 1, points: 8 }));
    expect(all()[0]).toMatchObject({ games: 3, points: 12 });
  });

  it("compares only what can be compared", () => {
    note(result());
    note(result({ table: "t2", seats: 2, points: 2 }));
    note(result({ table: "t3", among: { level: "2" }, points: 3 }));
    note(result({ table: "t4", game: "go", points: 4 }));
    note(result({ table: "t5", among: { a: "1", b: "2" }, points: 5 }));
    note(result({ table: "t6", among: { b: "2", a: "1" }, points: 6 }));
    expect(all().map(({ points }) => points)).toEqual([6, 4, 3, 2, 10]);
  });

  it("forgets when it is asked to, and looking at an old game makes it no new result by itself", () => {
    note(result());
    forget();
    expect(all()).toEqual([]);
    expect(note(result({ table: "t2", points: 1 }))).toMatchObject({ before: null, best: { points: 1 } });
    expect(note(result())).toMatchObject({ best: { points: 1 } });
  });

  it("whatever somebody else wrote there, it starts afresh", () => {
    for (const junk of ["{", "null", "3", '{"bests":{}}']) {
      localStorage.setItem("teerling.best", junk);
      expect(all()).toEqual([]);
      expect(note(result()).before).toBe(null);
    }
  });
});
