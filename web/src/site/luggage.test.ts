import { expect, it } from "vitest";
import { both } from "./luggage";

it("puts together what is here and what is brought", () => {
  expect(both(null, "[1]")).toBe("[1]");
  expect(both('[{"a":1}]', '[{"b":2},{"a":1}]')).toBe('[{"a":1},{"b":2}]');
  expect(JSON.parse(both('{"a":1}', '{"a":2,"b":3}'))).toEqual({ a: 1, b: 3 });
  expect(both("nl", "en")).toBe("nl");
  expect(both('"x"', "[1]")).toBe('"x"');
});
