"""`teerling new-game`: writes a small whole game as an installable package, for somebody to make theirs (scaffolding).

What is written stands in `template/`: `@name@` and `@title@` are filled in, also in the names of files, and the folder
`package` gets the name of the game.
"""

from __future__ import annotations

import re
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from teerling.cli.files import FileProblem, write_text
from teerling.game import names
from teerling.values import Message, SetupError
from teerling.words import HERE as WORDS
from teerling.words import LANGUAGES, Words

TEMPLATE = Path(__file__).parent / "template"
NAME = re.compile(r"[a-z][a-z0-9]{0,29}")
# What means nothing of its own in any of the files it is written into.
TITLE = re.compile(r"\w[\w '’&!,.:-]{0,39}")


def write_new_game(words: Words, name: str, into: Path, title: str | None) -> None:
    """Write the package into a new folder, and say how to go on."""
    refuse(name)
    shown = name.capitalize() if title is None else title
    if not TITLE.fullmatch(shown):
        raise SetupError(Message("new-game-title", {"title": " ".join(shown.split())}))
    home = into / name
    if home.exists():
        raise FileProblem(Message("new-game-there", {"folder": str(home)}))
    for path, text in files(name, shown).items():
        try:
            (home / path).parent.mkdir(parents=True, exist_ok=True)
        except OSError as wrong:
            problem = {"file": str(home), "problem": wrong.strerror or ""}
            raise FileProblem(Message("file-unwritable", problem)) from wrong
        write_text(home / path, text)
    print(words("new-game-written", folder=str(home), name=name))


def refuse(name: str) -> None:
    """Say in a sentence why something can't be the name of a new game, if it can't."""
    if not NAME.fullmatch(name) or iskeyword(name):
        raise SetupError(Message("new-game-name", {"name": name}))
    # The messages of a game begin with its name, and so do those of other things; and its package must be the only one.
    said = "".join((WORDS / "locale" / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES)
    if name in (*names(), "web") or re.search(rf"^{name}(-| =)", said, re.MULTILINE) or find_spec(name):
        raise SetupError(Message("new-game-taken", {"name": name}))


def files(name: str, title: str) -> dict[Path, str]:
    """Every file of the package, by its path below the new folder.

    >>> sorted(path.as_posix() for path in files("nines", "Nines"))[-3:]
    ['nines/words.nl.ftl', 'pyproject.toml', 'tests/test_nines.py']
    """

    def filled(text: str) -> str:
        return text.replace("@name@", name).replace("@title@", title)

    made = {}
    for path in sorted(TEMPLATE.rglob("*.txt")):
        parts = path.relative_to(TEMPLATE).with_suffix("").parts
        to = Path(*(name if part == "package" else filled(part) for part in parts))
        made[to] = filled(path.read_text("utf-8"))
    return made
