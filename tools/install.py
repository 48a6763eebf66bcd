"""Sets Teerling up in a virtual environment: `python3 tools/install.py .venv fast table` for playing.

Needs Python and its venv module, nothing else. The packages come in the versions that `requirements.txt` locks,
fetched by uv, which is itself installed into the environment. pip fetches uv, so pip's settings decide where from;
uv does not read them, so they are handed on: a mirror that pip knows serves here too, and none is written down.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

UV = "uv==0.13.8"
ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements.txt"
# What uv calls pip's settings, and what stands between several values.
NAMES = {
    "index-url": ("UV_DEFAULT_INDEX", " "),
    "extra-index-url": ("UV_INDEX", " "),
    "find-links": ("UV_FIND_LINKS", ","),
    "no-index": ("UV_NO_INDEX", " "),
    "trusted-host": ("UV_INSECURE_HOST", " "),
    "cert": ("SSL_CERT_FILE", " "),
}


def main(place: str, *extras: str) -> None:
    """Make the environment, unless it is there, and install Teerling with these extras into it."""
    import venv

    home = Path(place)
    scripts = home / ("Scripts" if os.name == "nt" else "bin")
    python = scripts / "python"
    if not works(python):
        shutil.rmtree(home, ignore_errors=True)
        venv.create(home, symlinks=os.name != "nt")
    pip = bundled_pip(python)
    # pip warns of every place where a package is not; what counts is whether it is found at all.
    subprocess.run([*pip, "install", "-qq", "--no-deps", "--disable-pip-version-check", UV], check=True)
    locked: list[str | Path] = ["--constraints", LOCK, "--build-constraints", LOCK]
    what = ["--editable", f"{ROOT}[{','.join(extras)}]"]
    command = [scripts / "uv", "pip", "install", "--quiet", "--python", python, *locked, *what]
    subprocess.run(command, env=settings(pip), check=True)


def settings(pip: list[str | Path]) -> dict[str, str]:
    """The environment in which uv looks for packages where this pip would."""
    listed = subprocess.run([*pip, "config", "list"], stdout=subprocess.PIPE, text=True, check=True).stdout
    return handed_on(listed) | os.environ


def works(python: Path) -> bool:
    """Whether an environment's Python is there and starts: the one it was made with may be gone."""
    try:
        return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def bundled_pip(python: Path) -> list[str | Path]:
    """The command for the pip that comes with Python; running it as it lies saves installing it, some seconds."""
    import ensurepip

    folders = [sysconfig.get_config_var("WHEEL_PKG_DIR"), Path(ensurepip.__file__).parent / "_bundled"]
    for folder in folders:
        for wheel in Path(folder).glob("pip-*.whl") if folder else ():
            return [python, wheel / "pip"]
    subprocess.run([python, "-m", "ensurepip"], stdout=subprocess.DEVNULL, check=True)
    return [python, "-m", "pip"]


def handed_on(listed: str) -> dict[str, str]:
    r"""What `pip config list` prints, as the environment that makes uv do the same.

    >>> handed_on("global.index-url='https://example.org/simple'\nglobal.timeout='9'")
    {'UV_INDEX_STRATEGY': 'unsafe-best-match', 'UV_DEFAULT_INDEX': 'https://example.org/simple'}

    What the environment says comes last and counts.

    >>> handed_on("global.no-index='false'\n:env:.no-index='1'")
    {'UV_INDEX_STRATEGY': 'unsafe-best-match', 'UV_NO_INDEX': '1'}
    """
    # pip looks everywhere for a version; uv would stop at the first place that has the package at all.
    found = {"UV_INDEX_STRATEGY": "unsafe-best-match"}
    settings = [line.partition("=") for line in listed.splitlines()]
    for key, _, value in sorted(settings, key=lambda setting: setting[0].startswith(":env:")):
        scope, _, name = key.rpartition(".")
        if scope in {"global", "install", ":env:"} and name in NAMES:
            theirs, between = NAMES[name]
            found[theirs] = between.join(str(ast.literal_eval(value)).split())
    return found


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except ImportError:
        sys.exit(
            "Python can't make a virtual environment. Install its venv module (on Debian: apt install python3-venv)."
        )
    except subprocess.CalledProcessError:
        sys.exit("The packages could not be installed. Teerling needs the network once, for pip and uv.")
