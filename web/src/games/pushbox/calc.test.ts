import { describe, expect, it } from "vitest";
import { choice } from "../../examples";
import { freely, frontOf, isDeadEnd, laidOut, matching, plain, possible, pretty, toggled, written } from "./calc";
import type { About } from "./shown";

const play = (text: string, numbers: number[]) => choice<About>(text, { kind: "play", numbers, free: false });

const choices = [
  play("9", [9]),
  play("12-3", [12, 3]),
  play("6*3/2", [6, 3, 2]),
  choice<About>("pass", { kind: "pass" }),
];

describe("touching blocks", () => {
  it("finds the choice of exactly these blocks, in any order", () => {
    expect(matching(choices, [3, 12])?.move.text).toBe("12-3");
    expect(matching(choices, [3])).toBeUndefined();
    expect(matching(choices, [])).toBeUndefined();
  });

  it("knows what may still be touched", () => {
    expect([...possible(choices, [3])].sort((a, b) => a - b)).toEqual([2, 3, 6, 12]);
    expect(isDeadEnd(choices, [12, 9])).toBe(true);
    expect(isDeadEnd(choices, [2, 6])).toBe(false);
    expect(isDeadEnd(choices, [])).toBe(false);
  });

  it("touching twice takes a block out again", () => {
    expect(toggled([3, 12], 3)).toEqual([12]);
    expect(toggled([3], 12)).toEqual([3, 12]);
  });

  it("pushes blocks without a calculation", () => {
    expect(freely([3, 12])).toBe("any 3 12");
  });

  it("keeps what pushes nothing apart", () => {
    expect(plain(choices).map((c) => c.move.text)).toEqual(["pass"]);
  });
});

describe("a calculation in words and signs", () => {
  it("writes what the player built", () => {
    expect(written([6, 3, 2], ["*", "/"], "none")).toBe("6*3/2");
    expect(written([9, 4, 2], ["-", "*"], "first")).toBe("(9-4)*2");
    expect(written([2, 9, 4], ["*", "-"], "last")).toBe("2*(9-4)");
    expect(written([12, 3], [], "none")).toBe("12+3");
    expect(written([5], [], "last")).toBe("5");
  });

  it("shows it with the signs people write", () => {
    expect(pretty("6*(9-4)")).toBe("6 × (9 − 4)");
    expect(pretty("6*3/2+1")).toBe("6 × 3 ÷ 2 + 1");
  });
});

describe("the tray on the screen", () => {
  const side = (number: number, seat: number) => ({ side: number, seat, level: 1, numbers: [] });
  const tray = { sides: [side(0, 0), side(1, 1), side(2, 2), side(3, 2)], turn: 3 };

  it("puts the side of the seat that looks in front", () => {
    expect(frontOf(tray, 1)).toBe(1);
    expect(frontOf(tray, 2)).toBe(3);
    expect(frontOf(tray, -1)).toBe(0);
  });

  it("goes round: near, left, far, right", () => {
    expect(laidOut(tray.sides, 3).map((s) => s?.side)).toEqual([3, 0, 1, 2]);
    expect(laidOut([side(0, 0), side(2, 1)], 2).map((s) => s?.side)).toEqual([2, undefined, 0, undefined]);
  });
});
