import { expect, test } from "vitest";
import { view } from "../examples";
import type { ReplayStep } from "../protocol";
import { PAGE, Steps } from "./steps";

function step(number: number): ReplayStep {
  return { kind: "moved", seat: 0, text: String(number), log: [], view: view() };
}

/** A game of so many moments, whose pages arrive when the test says so. */
function game(length: number) {
  const asked: number[] = [];
  const problems: unknown[] = [];
  let settle: { come: () => void; fail: () => void } | undefined;
  let changes = 0;
  const steps = new Steps(
    length,
    (first, count) => {
      asked.push(first / PAGE);
      return new Promise((resolve, reject) => {
        const found = Array.from({ length: count }, (_, i) => step(first + i));
        settle = { come: () => resolve(found), fail: () => reject(new Error("lost")) };
      });
    },
    () => (changes += 1),
    (error) => problems.push(error),
  );
  const after = async (what: "come" | "fail") => {
    settle?.[what]();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { steps, asked, problems, after, changes: () => changes };
}

test("opening a long game asks for its first page and nothing else", async () => {
  const { steps, asked, after, changes } = game(3000);
  steps.look(0, 120);
  expect(steps.at(0)).toBeUndefined();
  await after("come");
  expect(asked).toEqual([0]);
  expect(changes()).toBe(1);
  expect(steps.at(0)?.text).toBe("0");
  expect(steps.at(PAGE - 1)?.text).toBe(String(PAGE - 1));
  expect(steps.at(PAGE)).toBeUndefined();
});

test("the next page is there before one comes to it, and the last is not longer than the game", async () => {
  const { steps, asked, after } = game(PAGE + 3);
  steps.look(0);
  await after("come");
  steps.look(PAGE / 2);
  await after("come");
  expect(asked).toEqual([0, 1]);
  expect(steps.at(PAGE + 2)?.text).toBe(String(PAGE + 2));
  expect(steps.at(PAGE + 3)).toBeUndefined();
  steps.look(PAGE + 2);
  expect(asked).toEqual([0, 1]);
});

test("whoever drags far asks for where they are now, not for all they passed", async () => {
  const { steps, asked, after } = game(3000);
  steps.look(0);
  for (let i = 0; i < 2000; i += 10) steps.look(i);
  await after("come");
  expect(asked).toEqual([0, 49]);
  await after("come");
  expect(steps.at(1990)?.text).toBe("1990");
  await after("come");
  expect(asked).toEqual([0, 49, 50]);
});

test("what was told before is asked for after what is seen, and shown without a gap", async () => {
  const { steps, asked, after } = game(3000);
  steps.look(400, 100);
  await after("come");
  expect(steps.told(400, 100).map((step) => step.text)).toEqual(["400"]);
  for (let i = 0; i < 5; i++) await after("come");
  expect(asked).toEqual([10, 9, 8, 7]);
  expect(steps.told(400, 100).map((step) => Number(step.text))).toEqual(Array.from({ length: 101 }, (_, i) => 300 + i));
});

test("a page that could not be had is asked for again when somebody looks again", async () => {
  const { steps, asked, problems, after } = game(100);
  steps.look(0);
  await after("fail");
  expect(problems).toHaveLength(1);
  expect(asked).toEqual([0]);
  steps.look(0);
  await after("come");
  expect(asked).toEqual([0, 0]);
  expect(steps.at(0)?.text).toBe("0");
});

test("not all of a very long game is remembered", async () => {
  const { steps, asked, after } = game(100_000);
  for (let page = 0; page < 100; page++) {
    steps.look(page * PAGE);
    await after("come");
  }
  expect(steps.at(99 * PAGE)).toBeDefined();
  expect(steps.at(0)).toBeUndefined();
  steps.look(0);
  await after("come");
  expect(asked.filter((page) => page === 0)).toHaveLength(2);
});
