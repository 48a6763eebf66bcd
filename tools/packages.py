"""Games that come as packages, installed as a stranger would and checked there, outside the project's environment.

    python -m tools.packages pig     installs examples/pig, and runs its tests
    python -m tools.packages new     writes a game with `teerling new-game`, installs it, and runs all its checks

Each has a folder of its own for what is installed, so that nothing else in the gate sees these games.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
INSTALLED = Path(sys.prefix) / "games"
# A short name, and the longest that name and title may be: neither changes how lines must be broken.
NAMES = {"go": "Go", "a" + "0" * 29: "A" + "b" * 39}


def run(*command: str | Path, at: Path, games: Path | None = None) -> None:
    """Run a command in a folder, with the games installed in another; what it says is heard if it fails."""
    path = {"PYTHONPATH": str(games)} if games else {}
    ran = subprocess.run(command, cwd=at, env={**os.environ, **path}, check=False, capture_output=True, text=True)
    if ran.returncode:
        sys.exit(f"{ran.stdout}{ran.stderr}Failed in {at.name}: {' '.join(map(str, command))}")


def install(package: Path) -> Path:
    """Build a package and install it; returns the folder that it is in."""
    home = INSTALLED / package.name
    shutil.rmtree(home, ignore_errors=True)
    # Neither needs the network: uv builds such packages itself, and all they need is in the environment.
    options = ("--quiet", "--no-deps", "--offline", "--reinstall")
    run(BIN / "uv", "pip", "install", *options, "--target", home, package, at=ROOT)
    return home


def check_pig() -> None:
    """The example: its own tests, which use the helpers of ours."""
    tests = ROOT / "examples" / "pig" / "tests"
    run(BIN / "python", "-m", "pytest", "-q", tests, at=ROOT, games=install(tests.parent))


def check_new() -> None:
    """What `new-game` writes: style whatever it is called, then types and tests of one."""
    for name, title in NAMES.items():
        with tempfile.TemporaryDirectory() as there:
            folder = Path(there) / name
            run(BIN / "teerling", "new-game", name, "--title", title, "--into", there, at=ROOT)
            run(BIN / "ruff", "check", "--no-cache", at=folder)
            run(BIN / "ruff", "format", "--check", "--no-cache", at=folder)
            games = install(folder)
            if name == "go":
                run(BIN / "mypy", "--cache-dir", ROOT / ".mypy_cache" / "new-game", at=folder)
                run(BIN / "pytest", "-q", at=folder, games=games)
            run(BIN / "teerling", "rules", name, at=folder, games=games)


if __name__ == "__main__":
    {"pig": check_pig, "new": check_new}[sys.argv[1]]()
