import { beforeEach, describe, expect, it } from "vitest";
import { focusNext, isForPage, step } from "./keys";

beforeEach(() => {
  document.body.innerHTML = `
    <p></p><input /><select><option>x</option></select><textarea></textarea>
    <div><button id="a"></button><button id="b" hidden></button><button id="c"></button></div>`;
});

/** A key as the page hears it, wherever it was pressed. */
function pressed(on: string, how: KeyboardEventInit = {}): KeyboardEvent {
  let heard: KeyboardEvent | undefined;
  const listen = (event: KeyboardEvent) => (heard = event);
  addEventListener("keydown", listen);
  document.querySelector(on)!.dispatchEvent(new KeyboardEvent("keydown", { key: "u", bubbles: true, ...how }));
  removeEventListener("keydown", listen);
  return heard!;
}

describe("whom a key is meant for", () => {
  it("the page, wherever nothing is written", () => {
    expect(["p", "button", "body"].map((where) => isForPage(pressed(where)))).toEqual([true, true, true]);
    // A capital letter is a letter.
    expect(isForPage(pressed("p", { shiftKey: true }))).toBe(true);
    expect(isForPage(new KeyboardEvent("keydown", { key: "u" }))).toBe(true);
  });

  it("not the page, where something is written or chosen", () => {
    const fields = ["input", "select", "option", "textarea"];
    expect(fields.filter((where) => isForPage(pressed(where)))).toEqual([]);
  });

  it("not the page, while something lies over all of it", () => {
    document.body.insertAdjacentHTML("beforeend", "<div aria-modal='true'><button id='over'></button></div>");
    expect(["p", "body", "#over"].filter((where) => isForPage(pressed(where)))).toEqual([]);
  });

  it("the browser, with what it has its own keys with", () => {
    const held = [{ ctrlKey: true }, { metaKey: true }, { altKey: true }];
    expect(held.filter((how) => isForPage(pressed("p", how)))).toEqual([]);
  });
});

it("arrows point somewhere, other keys nowhere", () => {
  expect(step("ArrowLeft")).toEqual([-1, 0]);
  expect(step("ArrowDown")).toEqual([0, 1]);
  expect(step("a")).toBeUndefined();
});

it("the focus goes around among what is seen", () => {
  const root = document.querySelector("div")!;
  for (const one of root.querySelectorAll("button"))
    one.getClientRects = () => ({ length: one.hidden ? 0 : 1 }) as DOMRectList;
  const along = [1, 1, 1, -1].map((by) => (focusNext(root, "button", by), document.activeElement!.id));
  expect(along).toEqual(["a", "c", "a", "c"]);
  expect(focusNext(root, "[data-none]", 1)).toBe(false);
  expect(focusNext(undefined, "button", 1)).toBe(false);
});
