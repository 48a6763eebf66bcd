"""How a page without a server starts, in Chromium: beside the time that Python itself takes in the same run.

    python -m benchmarks.page_start [--times 5] [--write]

It builds the site and shows it from a plain host on this machine. Each time is the median of several, taken in turn,
and what counts is how they compare within one run. It says whether they are within bounds, and ends with 1 if one is
not. With --write it notes all in docs/page/start.json, from which the page about the site is made.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page, Route, sync_playwright
from tests.browser.sites import FOLDER, hosted, kept_offline, played
from tests.programs import chromium
from tools import site

from teerling.game import names

NOTES = Path(__file__).parents[1] / "docs" / "page" / "start.json"
TIMEOUT = 120_000
# Nothing but Python, in a worker: what nobody can be quicker than.
BARE = """
async (base) => {
  const text = `import { loadPyodide } from "${base}pyodide.mjs";
    await loadPyodide({ indexURL: "${base}", lockFileContents: JSON.stringify({
      info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", python: "3.14.0", version: "0" },
      packages: {} }) });
    postMessage("here");`;
  const begun = performance.now();
  const worker = new Worker(URL.createObjectURL(new Blob([text], { type: "text/javascript" })), { type: "module" });
  await new Promise((resolve, fail) => { worker.onmessage = resolve; worker.onerror = fail; });
  worker.terminate();
  return performance.now() - begun;
}
"""
HERE = "() => document.documentElement.dataset.python === 'here' && performance.now()"
SHELF = "() => document.querySelector('.shelf .box') && performance.now()"
VIEW = "() => document.querySelector('.table[data-at]') && performance.now()"
# So much at most.
BOUNDS = {
    "view_to_python": 1.5,
    "warm_to_cold": 0.5,
    "answer_ms": 100,
    "megabytes": 8,
}


def fresh(browser: Browser) -> BrowserContext:
    """A browser that has seen nothing yet, in which nothing moves."""
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 360, "height": 780})
    context.set_default_timeout(TIMEOUT)
    return context


def seen(page: Page, what: str) -> float:
    """How many milliseconds after the page was asked for something was there."""
    found: float = page.wait_for_function(what).json_value()
    return found


def bare(browser: Browser, base: str, python: str) -> float:
    """How long Python alone takes."""
    context = fresh(browser)
    page = context.new_page()
    page.goto(f"{base}manifest.webmanifest")
    took: float = page.evaluate(BARE, f"{base}{python}/")
    context.close()
    return took


def first_view(browser: Browser, base: str) -> float:
    """How long it takes somebody who has never been here until they see their first table, if they press at once."""
    context = fresh(browser)
    page = context.new_page()
    page.goto(f"{base}#/new/{names()[0]}")
    page.locator("button[type=submit]").click()
    took = seen(page, VIEW)
    context.close()
    return took


def cold_and_warm(browser: Browser, base: str) -> tuple[float, float]:
    """How long it takes until one can play, the first time and from what is kept."""
    context = fresh(browser)
    page = context.new_page()
    page.goto(base)
    cold = seen(page, HERE)
    kept_offline(context, page)
    # What the browser itself compiles it keeps from the second time on.
    warm = []
    for _ in range(3):
        page.reload()
        warm.append(seen(page, HERE))
    context.close()
    return cold, warm[-1]


def shelf(browser: Browser, base: str) -> float:
    """How long it takes until the shelf is there, while nothing of Python has come."""
    context = fresh(browser)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    context.route("**/python-*/**", hold)
    page = context.new_page()
    page.goto(base)
    took = seen(page, SHELF)
    context.close()
    return took


def measured(times: int) -> dict[str, float]:
    """All of it."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        home = Path(folder) / FOLDER
        site.main(str(home))
        (python,) = (path.name for path in home.glob("python-*"))
        size = sum(len(gzip.compress(path.read_bytes(), 9)) for path in home.rglob("*") if path.is_file())
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        rows = []
        with hosted(Path(folder)) as base:
            for _ in range(times):
                cold, warm = cold_and_warm(browser, base)
                rows.append((bare(browser, base, python), first_view(browser, base), cold, warm, shelf(browser, base)))
            context = fresh(browser)
            page = context.new_page()
            page.goto(base)
            seen(page, HERE)
            _, answers = played(page, base, home, names())
            context.close()
        browser.close()
    alone, view, cold, warm, shown = (median(column) for column in zip(*rows, strict=True))
    return {
        "python_ms": round(alone),
        "view_ms": round(view),
        "cold_ms": round(cold),
        "warm_ms": round(warm),
        "shelf_ms": round(shown),
        "view_to_python": round(median(row[1] / row[0] for row in rows), 2),
        "warm_to_cold": round(median(row[3] / row[2] for row in rows), 2),
        "answers": len(answers),
        "answer_ms": round(median(answers)),
        "slow_answer_ms": round(sorted(answers)[int(0.95 * len(answers))]),
        "megabytes": round(size / 1e6, 2),
    }


def main() -> int:
    """Measure, and say what does not hold."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    found = measured(args.times)
    for name, value in found.items():
        print(f"{name:16} {value:>8}{f'   (at most {BOUNDS[name]})' if name in BOUNDS else ''}")
    if args.write:
        NOTES.parent.mkdir(exist_ok=True)
        NOTES.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    return int(any(found[name] > most for name, most in BOUNDS.items()))


if __name__ == "__main__":
    sys.exit(main())
