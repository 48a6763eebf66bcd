"""Packages, installed as a stranger would and checked there, outside the project's environment.

    python -m tools.packages pig     installs examples/pig, and runs its tests
    python -m tools.packages new     writes a game with `teerling new-game`, installs it, and runs all its checks
    python -m tools.packages wheel   builds Teerling itself, installs it where nothing else is, and plays with it

Each has a folder of its own for what is installed, so that nothing else in the gate sees these games.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from tools.install import LOCK, bundled_pip, settings

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
INSTALLED = Path(sys.prefix) / "games"
# All that building needs, if the pages are built.
PACKAGED = ("src", "pyproject.toml", "hatch_build.py", "README.md", "CHANGELOG.md", "LICENSE")
# A short name, and the longest that name and title may be: neither changes how lines must be broken.
NAMES = {"go": "Go", "a" + "0" * 29: "A" + "b" * 39}


def run(*command: str | Path, at: Path, games: Path | None = None, env: Mapping[str, str] = os.environ) -> None:
    """Run a command in a folder, with the games installed in another; what it says is heard if it fails."""
    path = {"PYTHONPATH": str(games)} if games else {}
    ran = subprocess.run(command, cwd=at, env={**env, **path}, check=False, capture_output=True, text=True)
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


def check_wheel() -> None:
    """The package: built by what an sdist has, so without Node.js, and tried in an environment with nothing else."""
    env = settings(bundled_pip(Path(sys.executable)))
    with tempfile.TemporaryDirectory() as there:
        sources, dist, home = (Path(there) / name for name in ("sources", "dist", "home"))
        for name in PACKAGED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, sources / name, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(ROOT / name, sources / name)
        # An sdist, and of that the wheel.
        run(BIN / "uv", "build", "--quiet", "--build-constraints", LOCK, "--out-dir", dist, sources, at=ROOT, env=env)
        (wheel,) = dist.glob("*.whl")
        run(sys.executable, ROOT / "tools" / "wheel.py", wheel, at=ROOT)
        run(BIN / "uv", "venv", "--quiet", "--python", sys.executable, home, at=ROOT)
        packages = ("--constraints", LOCK, f"{wheel}[table]")
        run(BIN / "uv", "pip", "install", "--quiet", "--python", home, *packages, at=ROOT, env=env)
        alone = {**os.environ, "PATH": f"{home / 'bin'}:/usr/bin:/bin"}
        run(home / "bin" / "python", ROOT / "tools" / "smoke.py", at=Path(there), env=alone)


if __name__ == "__main__":
    {"pig": check_pig, "new": check_new, "wheel": check_wheel}[sys.argv[1]]()
