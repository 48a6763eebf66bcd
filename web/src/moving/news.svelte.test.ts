import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { follow, newsIn, type News, type Seen } from "./news.svelte";

const NONE = { before: null, changed: false, turned: false, fall: 0, falling: false };
const fell = (number: number, still = false) => ({ number, faces: [3], still });
const seen = (view: string, number = 0, seat = 0, still = false): Seen<string> => ({
  view,
  seat,
  fallen: number ? fell(number, still) : null,
});

it("at first everything is new, and nothing falls", () => {
  expect(newsIn(null, seen("a"))).toEqual({ ...NONE, changed: true, turned: true });
  expect(newsIn(null, seen("a", 4))).toEqual({ ...NONE, changed: true, turned: true, fall: 4 });
});

it("dice fall before the view knows of them, and only once", () => {
  expect(newsIn(seen("a"), seen("a", 4))).toEqual({ ...NONE, fall: 4, falling: true });
  expect(newsIn(seen("a", 4), seen("b", 4))).toEqual({ ...NONE, before: "a", changed: true });
  expect(newsIn(seen("a", 4), seen("a", 7)).falling).toBe(true);
  expect(newsIn(seen("a", 4), seen("a", 4))).toEqual(NONE);
});

it("dice that nobody sees fall, or that come with the view, lie there", () => {
  expect(newsIn(seen("a"), seen("a", 4, 0, true))).toEqual({ ...NONE, fall: 4 });
  expect(newsIn(seen("a"), seen("b", 4))).toEqual({ ...NONE, before: "a", changed: true, fall: 4 });
});

it("another seat looks", () => {
  expect(newsIn(seen("a", 4), seen("b", 4, 1))).toEqual({ ...NONE, before: "a", changed: true, turned: true });
});

it("is heard once for all that changed together, and not for what whoever hears it reads", () => {
  const table = $state({ view: "a", seat: 0, fallen: null, other: 0 } as Seen<string> & { other: number });
  const heard: News<string>[] = [];
  const leave = $effect.root(() =>
    follow(
      () => table,
      (news) => heard.push({ ...news, fall: table.other }),
    ),
  );
  flushSync();
  table.other = 1;
  flushSync();
  expect(heard).toEqual([{ ...NONE, changed: true, turned: true }]);
  table.view = "b";
  table.seat = 1;
  flushSync();
  expect(heard.slice(1)).toEqual([{ ...NONE, before: "a", changed: true, turned: true, fall: 1 }]);
  leave();
});
