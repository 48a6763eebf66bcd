import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import * as sound from "../sound/sound";
import { Calling } from "./calling.svelte";

const shown = vi.fn();
const asked = vi.fn(() => Promise.resolve("granted"));
class Notice {
  static permission = "granted";
  static requestPermission = asked;
  constructor(title: string, how: object) {
    shown(title, how);
  }
}
const buzz = vi.fn();
let calling: Calling;

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("Notification", Notice);
  Object.defineProperty(navigator, "vibrate", { value: buzz, configurable: true });
  vi.spyOn(sound, "call").mockReturnValue();
  vi.spyOn(document, "hasFocus").mockReturnValue(false);
  Notice.permission = "granted";
  settings.call = true;
  calling = new Calling();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Object.assign(settings, { call: null, sound: false });
});

it("who looks elsewhere is called once a turn, by all there is", () => {
  calling.hear(false, false, "");
  calling.hear(true, true, "Your turn");
  expect(sound.call).not.toHaveBeenCalled();
  for (const busy of [false, true, false]) calling.hear(true, busy, "Your turn");
  expect([sound.call, buzz, shown].map((one) => vi.mocked(one).mock.calls.length)).toEqual([1, 1, 1]);
  expect(shown).toHaveBeenCalledWith("Teerling", expect.objectContaining({ body: "Your turn" }));
  calling.hear(false, true, "");
  calling.hear(true, false, "Your turn");
  expect([sound.call, buzz, shown].map((one) => vi.mocked(one).mock.calls.length)).toEqual([2, 2, 2]);
  expect(calling.turns).toBe(2);
});

it("who looks at the page, or did not ask for it, is not", () => {
  vi.mocked(document.hasFocus).mockReturnValue(true);
  calling.hear(true, false, "Your turn");
  vi.mocked(document.hasFocus).mockReturnValue(false);
  settings.call = null;
  calling.hear(false, false, "");
  calling.hear(true, false, "Your turn");
  expect([sound.call, buzz, shown].map((one) => vi.mocked(one).mock.calls.length)).toEqual([0, 0, 0]);
});

it("the system is asked once, after a touch, and a no leaves sound and buzz", async () => {
  Notice.permission = "default";
  settings.call = null;
  await calling.accept();
  expect([settings.call, settings.sound]).toEqual([true, true]);
  expect(asked).toHaveBeenCalledTimes(1);
  Notice.permission = "denied";
  await calling.accept();
  expect(asked).toHaveBeenCalledTimes(1);
  calling.hear(true, false, "Your turn");
  expect(shown).not.toHaveBeenCalled();
  expect(buzz).toHaveBeenCalledTimes(1);
  vi.stubGlobal("Notification", undefined);
  calling.hear(false, false, "");
  expect(() => calling.hear(true, false, "Your turn")).not.toThrow();
});
