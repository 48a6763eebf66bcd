"""Builds the site: `python -m tools.site dist/site` writes static files that play without a server, from any folder.

Python itself comes from the npm package `pyodide`, and what it needs besides from the package index: the wheels that
`requirements.txt` locks, by their hashes. Nothing is fetched when somebody plays but what lies in the site.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from teerling import game, search
from teerling.house import answers
from teerling.page.main import BROUGHT
from teerling.solve import store, table_for
from teerling.words import LANGUAGES
from tools.install import bundled_pip

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "teerling"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
CACHE = ROOT / "web" / "node_modules" / ".cache" / "wheels"
# What of Pyodide a page needs; its list of packages is not needed, as none of them is asked for.
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
# The packages that are not plain Python, for the platform of that Pyodide.
WHEELS = ("msgspec",)
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--only-binary", ":all:")
# What of our own package a page has no use for.
NOT_NEEDED = ("server", "cli", "adapters", "lab/page.py", "conformance.py", "perft.py", "locale")
# What lies in the site as it is: icons, and the worker that keeps everything for when there is no network.
LYING = ROOT / "web" / "site"
WORKER = "sw.js"
MANIFEST = {
    "name": "Teerling",
    "short_name": "Teerling",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": "#efe5d2",
    "theme_color": "#efe5d2",
    "categories": ["games", "education"],
    "icons": [
        {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"},
        {"src": "icon-192.png", "sizes": "192x192", "type": "image/png"},
        {"src": "icon-512.png", "sizes": "512x512", "type": "image/png"},
        {"src": "icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
    ],
}
_Answer = TypeVar("_Answer")
# So that the same sources give the same archive.
LONG_AGO = (1980, 1, 1, 0, 0, 0)


def locked(name: str) -> str:
    """A package as the lock has it, with its hashes.

    >>> locked("msgspec").splitlines()[0].partition("==")[0]
    'msgspec'
    """
    lines = (ROOT / "requirements.txt").read_text("utf-8")
    found = re.search(rf"^{re.escape(name)}==.*(?:\n    .*)*", lines, re.MULTILINE)
    assert found is not None, f"{name} is not locked"
    return found[0]


def wheel(name: str) -> Path:
    """The wheel of a package for a browser's Python; fetched once, and only if its hash is one of the lock's."""
    version = locked(name).partition("==")[2].split()[0]
    found = list(CACHE.glob(f"{name}-{version}-*.whl"))
    if not found:
        CACHE.mkdir(parents=True, exist_ok=True)
        wanted = CACHE / f"{name}.txt"
        wanted.write_text(locked(name) + "\n", "utf-8")
        pip = bundled_pip(Path(sys.executable))
        command = [*pip, "download", "-qq", "--disable-pip-version-check", "--no-deps", "--require-hashes", *PLATFORM]
        subprocess.run([*command, "--dest", CACHE, "--requirement", wanted], check=True)
        found = list(CACHE.glob(f"{name}-{version}-*.whl"))
    (one,) = found
    digest = hashlib.sha256(one.read_bytes()).hexdigest()
    assert f"sha256:{digest}" in locked(name), f"{one.name} is not what the lock says"
    return one


def ours() -> Iterator[tuple[str, bytes]]:
    """The files of our package that a page needs."""
    for path in sorted(PACKAGE.rglob("*")):
        within = path.relative_to(PACKAGE).as_posix()
        unwanted = any(within == one or within.startswith(f"{one}/") for one in NOT_NEEDED)
        if path.is_file() and not unwanted and "__pycache__" not in path.parts and path.suffix != ".typed":
            yield f"teerling/{within}", path.read_bytes()


def solved() -> Iterator[tuple[str, bytes]]:
    """The tables of solved games that a page brings along: of all that one can play alone, which take seconds."""
    for name in game.names():
        rules = game.find(name)
        for options in rules.every_agreement(1) if 1 in rules.solvable else ():
            start = rules.start(1, options)
            content = table_for(start, "score").path.read_bytes()
            yield f"teerling/solve/{BROUGHT}/{store.name_of(start, 'score')}.table", content


def brought() -> Iterator[tuple[str, bytes]]:
    """The files of the packages that a page needs."""
    for name in WHEELS:
        with zipfile.ZipFile(wheel(name)) as opened:
            for entry in sorted(opened.namelist()):
                if not entry.endswith((".pyi", "/")):
                    yield entry, opened.read(entry)


def pack(files: Iterable[tuple[str, bytes]]) -> bytes:
    """Files as one archive."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as into:
        for entry, content in files:
            into.writestr(zipfile.ZipInfo(entry, LONG_AGO), content, zipfile.ZIP_DEFLATED, 9)
    return packed.getvalue()


def archive() -> Path:
    """All that Python needs besides itself, as one archive; compiled already, which takes a page seconds otherwise."""
    files = [*brought(), *ours(), *solved()]
    packed = pack(files)
    made = CACHE / f"{hashlib.sha256(packed).hexdigest()[:16]}.zip"
    if not made.exists():
        with tempfile.TemporaryDirectory() as folder:
            plain = Path(folder) / "plain.zip"
            plain.write_bytes(packed)
            in_page_python(plain, ROOT / "tools" / "site_compile.py", Path(folder))
            with zipfile.ZipFile(Path(folder) / "compiled.zip") as compiled:
                extra = [(name, compiled.read(name)) for name in sorted(compiled.namelist())]
            known = {f"{name.removesuffix('.pyc')}.py" for name, _ in extra}
            whole = Path(folder) / made.name
            whole.write_bytes(pack([*((name, content) for name, content in files if name not in known), *extra]))
            # In one step: several may make it at the same time.
            shutil.copy(whole, beside := made.with_name(f"{made.name}.{os.getpid()}"))
            beside.replace(made)
        for older in CACHE.glob("*.zip"):
            if older != made:
                older.unlink(missing_ok=True)
    return made


def in_page_python(brought: Path, script: Path, folder: Path, *arguments: str) -> str:
    """Run a script in the Python of a page; it sees a folder as /here. Returns what it printed."""
    command = ["node", "web/python.mjs", *map(str, (brought, script, folder)), *arguments]
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def still() -> Iterator[tuple[str, bytes]]:
    """What a page shows before Python is there: the answers that are always the same (see `web/src/site/door.ts`)."""
    games = as_in_a_page(answers.games)
    yield "still/games.json", msgspec.json.encode(games)
    for one in games:
        for language in LANGUAGES:
            yield f"still/rules/{one.name}/{language}.json", msgspec.json.encode(answers.rules(one.name, language))


def as_in_a_page(ask: Callable[[], _Answer]) -> _Answer:
    """What is answered where nothing is compiled, and what is solved was brought along."""
    with tempfile.TemporaryDirectory() as folder:
        for path, content in solved():
            (Path(folder) / Path(path).name).write_bytes(content)
        search.plainly, store.brought = True, Path(folder)
        try:
            return ask()
        finally:
            search.plainly, store.brought = False, None


def keep_offline(home: Path) -> None:
    """Tell the service worker which files there are: all of them, under a version that is their hash."""
    files = sorted(path for path in home.rglob("*") if path.is_file() and path.name != WORKER)
    version = hashlib.sha256()
    for path in files:
        version.update(path.relative_to(home).as_posix().encode() + b"\0" + path.read_bytes())
    names = [path.relative_to(home).as_posix() for path in files]
    known = {"VERSION": version.hexdigest()[:16], "FILES": ["./", *names]}
    text = (home / WORKER).read_text("utf-8")
    for name, value in known.items():
        assert f"const {name} =" in text
        text = re.sub(rf"^const {name} = .*;$", f"const {name} = {json.dumps(value)};", text, flags=re.MULTILINE)
    (home / WORKER).write_text(text, "utf-8")


def main(place: str) -> None:
    """Write the site."""
    home = Path(place).resolve()
    files = {name: (PYODIDE / name).read_bytes() for name in RUNTIME} | {"teerling.zip": archive().read_bytes()}
    digest = hashlib.sha256(b"".join(files.values())).hexdigest()[:12]
    python = f"python-{digest}"
    sizes = json.dumps({name: len(content) for name, content in files.items()})
    settings = {"VITE_PYTHON": python, "VITE_SIZES": sizes}
    shutil.rmtree(home, ignore_errors=True)
    build = ["npx", "vite", "build", "--mode", "site", "--outDir", str(home), "--emptyOutDir"]
    subprocess.run(build, cwd=ROOT / "web", env=os.environ | settings, check=True, stdout=subprocess.DEVNULL)
    (home / python).mkdir()
    for path, content in still():
        (home / path).parent.mkdir(parents=True, exist_ok=True)
        (home / path).write_bytes(content)
    for name, content in files.items():
        (home / python / name).write_bytes(content)
    for lying in sorted(LYING.iterdir()):
        shutil.copy(lying, home)
    (home / "manifest.webmanifest").write_text(json.dumps(MANIFEST), "utf-8")
    keep_offline(home)
    packed = sum(len(gzip.compress(path.read_bytes(), 9)) for path in home.rglob("*") if path.is_file())
    print(f"{home} is ready: {packed / 1e6:.1f} MB if sent compressed.")


if __name__ == "__main__":
    main(*sys.argv[1:])
