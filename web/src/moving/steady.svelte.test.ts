import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { steady } from "./steady.svelte";

test("what is the same again is not drawn again, and what differs is", () => {
  let now = $state.raw({ cities: ["Gent"] });
  const drawn: { cities: string[] }[] = [];
  const stop = $effect.root(() => {
    const found = steady(() => now);
    $effect(() => void drawn.push(found()));
  });
  flushSync();
  now = { cities: ["Gent"] };
  flushSync();
  expect(drawn).toHaveLength(1);
  now = { cities: ["Gent", "Brugge"] };
  flushSync();
  expect(drawn.map(({ cities }) => cities.length)).toEqual([1, 2]);
  stop();
});
