"""In the Python of a page: compile all that it loads of what it brings along, into /here/compiled.zip (see `site`)."""

from __future__ import annotations

import py_compile
import sys
import zipfile
from pathlib import Path

import teerling.page.main  # noqa: F401  # so that it is loaded, with all it needs
from teerling.game import usable

PLACE = Path("/lib/python3.14/site-packages")


def main() -> None:
    """Compile what is loaded, with every game."""
    list(usable())
    loaded = [getattr(module, "__file__", None) for module in list(sys.modules.values())]
    with zipfile.ZipFile("/here/compiled.zip", "w") as into:
        for path in sorted({Path(file) for file in loaded if file}):
            # Games are found by their file of this name.
            if path.is_relative_to(PLACE) and path.suffix == ".py" and path.name != "game.py":
                # Nobody asks for help in a page: without docstrings it is a third smaller.
                compiled = path.with_suffix(".pyc")
                py_compile.compile(str(path), str(compiled), str(path.relative_to(PLACE)), doraise=True, optimize=2)
                into.write(compiled, compiled.relative_to(PLACE).as_posix())


if __name__ == "__main__":
    main()
