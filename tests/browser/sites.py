"""The site as a plain web host shows it, in a folder of a folder; and windows that play there."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests import facts
from tests.browser.table import Window
from tests.patience import until

FOLDER = "some/folder"


# A page that draws nothing: it opens a house of its own, plays games in it against a computer player by the first
# choices, and gives their records, and how many milliseconds each throw and move was answered in.
WITHOUT_A_SCREEN = """
async ([worker, base, wishes]) => {
  const house = new Worker(worker, { type: "module", name: "house" });
  const [answers, texts] = [new Map(), new Map()];
  let [number, wire, last, heard, begun] = [0, 0, null, () => {}, () => {}];
  const ready = new Promise((resolve) => (begun = resolve));
  house.onmessage = ({ data: [kind, of, text] }) => {
    if (kind === "ready") begun();
    else if (kind === "part") texts.set(of, (texts.get(of) ?? "") + text);
    else if (kind === "end") answers.get(of)(texts.get(of));
    else if (kind === "said" && of === wire) {
      const message = JSON.parse(text);
      if (message.type === "update") last = message;
      heard(message);
    }
  };
  house.postMessage({ base, pace: 0 });
  await ready;
  const ask = (path, body) =>
    new Promise((resolve) => {
      answers.set(++number, resolve);
      house.postMessage(["ask", number, path, body && JSON.stringify(body)]);
    });
  const [records, times] = [[], []];
  const seats = [{ kind: "here", name: "Anna" }, { kind: "bot", bot: "lotte" }];
  async function played(wish) {
    last = null;
    const [held] = JSON.parse(await ask("tables", { ...wish, seats, hints: false }));
    wire = ++number;
    const say = (message) => house.postMessage(["say", wire, JSON.stringify(message)]);
    const news = (test) =>
      new Promise((resolve) => {
        heard = (message) => test(message) && resolve(message);
        if (last && test(last)) resolve(last);
      });
    house.postMessage(["open", wire, held.table]);
    say({ type: "hello", token: held.token });
    await news((message) => message.type === "update");
    say({ type: "start", id: 1 });
    const over = () => last.table.state === "over";
    const mine = () => last.view && [...last.view.acting, last.view.thrower].includes(0);
    for (let id = 2; ; id++) {
      await news(() => over() || mine());
      if (over()) break;
      const { view, number: at } = last;
      const asked = performance.now();
      if (view.turn === "dice") say({ type: "throw", id, at });
      else say({ type: "play", id, at, text: view.choices[0].move.text });
      await news((message) => message.id === id || message.done === id);
      times.push(performance.now() - asked);
    }
    house.postMessage(["close", wire]);
    return ask(`tables/${held.table}/record`);
  }
  for (const wish of wishes) records.push(await played(wish));
  house.terminate();
  return [records, times];
}
"""


class Quiet(SimpleHTTPRequestHandler):
    """As `python -m http.server` does it, without a word."""

    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


@contextmanager
def hosted(root: Path) -> Iterator[str]:
    """The address of the site below a folder, while it is shown."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root))) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://localhost:{host.server_port}/{FOLDER}/"
        host.shutdown()


class SiteWindow(Window):
    """A window of a page that needs no server: what is known of a table is what is seen."""

    def __init__(self, page: Page, base: str, language: str):
        self.page = page
        self.base = base
        self.language = language

    def go(self, path: str) -> None:
        """Open a page; whoever is there already goes on in it."""
        self.page.goto(f"{self.base}#{path}")

    def ready(self) -> None:
        """Wait until one can play."""
        expect(self.page.locator("main h1, main .table").first).to_be_visible()
        expect(self.page.locator("html[data-python=here]")).to_be_attached()
        expect(self.page.locator(".arriving")).to_have_count(0)

    @property
    def at(self) -> int:
        """The number of the last event that is shown; a plus is for what is foreseen."""
        return int((self.page.locator(".table").get_attribute("data-at") or "0").rstrip("+"))

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.page.locator(".after").count() > 0


def played(page: Page, base: str, built: Path, games: Sequence[str]) -> tuple[list[str], list[float]]:
    """The records of whole games against the computer, short ones, played in a worker that this page starts.

    And how many milliseconds it took until each throw and move was answered.
    """
    (worker,) = built.glob("assets/worker-*.js")
    (python,) = built.glob("python-*")
    wishes = [{"game": game, "options": dict(facts.of(game).short)} for game in games]
    found = page.evaluate(WITHOUT_A_SCREEN, [f"{base}assets/{worker.name}", f"{base}{python.name}/", wishes])
    records, times = found
    return records, times


def kept_offline(context: BrowserContext, page: Page) -> None:
    """Wait until all files are kept for when there is no network."""
    # Only a page that was opened after that is answered from there.
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    until(lambda: context.service_workers, "there is a service worker")
