import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { arrive, spots } from "./fly";

const animate = vi.fn();
let element: HTMLElement;
const less = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }));

beforeEach(() => {
  element = Object.assign(document.createElement("i"), { animate });
  animate.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

it("what is new fades in for who asked for less motion, and what was there stays as it is", () => {
  less(true);
  const before = new Map([["die-3", new DOMRect(0, 0, 10, 10)]]);
  arrive(element, before, "die-3");
  expect(animate).not.toHaveBeenCalled();
  arrive(element, before, "die-4", "die-3");
  expect(animate).not.toHaveBeenCalled();
  arrive(element, before, "die-5");
  expect(animate).toHaveBeenCalledWith({ opacity: [0, 1] }, expect.anything());
});

it("otherwise it travels, or drops from just above; at first nothing does", () => {
  less(false);
  arrive(element, new Map(), "die-3");
  expect(animate).not.toHaveBeenCalled();
  arrive(element, new Map([["die-3", new DOMRect(0, 0, 10, 10)]]), "die-5");
  expect(animate).toHaveBeenCalledWith([expect.anything(), { transform: "none" }], expect.anything());
});

it("only what can be seen has a spot", () => {
  document.body.innerHTML = '<b data-spot="one"></b><b></b>';
  expect(spots(document.body).size).toBe(0);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(1, 2, 3, 4));
  expect([...spots(document.body).keys()]).toEqual(["one"]);
  vi.restoreAllMocks();
});
