"""Write the pages, and the parts of pages, that come from the code.

    python docs/generate.py           writes them
    python docs/generate.py --check   changes nothing; names the stale ones and exits with 1

Generated are a page for each game, all from one template, the test vectors in
fair-dice.md and vectors/, the ladders in opponents.md and site.md, how a page starts, the studies in balance.md, the
options and limits in server.md, the list of pages in README.md, and in the games' folders what points are to be
expected, from the studies.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from litestar.routes import HTTPRoute
from typer.core import TyperGroup, TyperOption
from typer.main import get_command

from teerling import dice, game
from teerling.cli.app import build
from teerling.dice import FairDice
from teerling.game import Expected, Game
from teerling.lab.balance import Balance, Note, Studied
from teerling.server.app import create_app
from teerling.server.limits import Addresses
from teerling.server.settings import Settings
from teerling.values import Message, Option
from teerling.words import LANGUAGES, Words, in_language

HERE = Path(__file__).parent
NOTE = "<!-- Written by docs/generate.py: change it there, or in what it reads. -->"


def pages() -> dict[Path, str]:
    """Every generated file with what it should hold."""
    made = {HERE / "games" / f"{name}.md": game_page(game.find(name)) for name in game.names()}
    made[HERE / "fair-dice.md"] = between("vectors", (HERE / "fair-dice.md").read_text("utf-8"), vectors())
    made[HERE / "opponents.md"] = between("ladders", (HERE / "opponents.md").read_text("utf-8"), ladders())
    made[HERE / "balance.md"] = between("studies", (HERE / "balance.md").read_text("utf-8"), studies())
    without_server = between("strength", (HERE / "site.md").read_text("utf-8"), page_ladders())
    made[HERE / "site.md"] = between("start", without_server, page_start())
    made |= vector_files() | expected_files()
    server = between("options", (HERE / "server.md").read_text("utf-8"), serve_options())
    made[HERE / "server.md"] = between("limits", server, limits())
    # The list comes last, because a game's page may be new.
    made[HERE / "README.md"] = between("pages", (HERE / "README.md").read_text("utf-8"), index(made))
    return made


def between(name: str, text: str, new: str) -> str:
    """A text with the part between two markers replaced.

    >>> print(between("x", "a <!-- x: generated --> old <!-- x: end --> b", "new"))
    a <!-- x: generated -->
    <BLANKLINE>
    new
    <BLANKLINE>
    <!-- x: end --> b
    """
    begin, end = f"<!-- {name}: generated -->", f"<!-- {name}: end -->"
    before, found, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    if not (found and closed):
        raise SystemExit(f"the markers {begin} and {end} are missing")
    return f"{before}{begin}\n\n{new.strip()}\n\n{end}{after}"


def table(heads: list[str], rows: list[list[str]]) -> str:
    r"""A Markdown table.

    >>> print(table(["a", "b"], [["1", "x|y"]]))
    | a | b |
    |---|---|
    | 1 | x\|y |
    """
    lines = [heads, *rows]
    drawn = ["| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines]
    return "\n".join([drawn[0], "|" + "---|" * len(heads), *drawn[1:]])


# The page of a game


def game_page(which: Game) -> str:
    """One game's page, by the template that serves them all."""
    english, dutch = in_language("en"), in_language("nl")
    title = english(f"{which.name}-title")
    notation = (which.parts.moves.notation or "").partition("\n")[2].strip()
    facts = [
        ["name in commands and records", f"`{which.name}`"],
        ["players", f"{which.seats[0]} to {which.seats[-1]}"],
        ["version of the rules", str(which.version)],
        ["size of the action space", f"{which.actions} codes, from 0 to {which.actions - 1}"],
    ]
    parts = [
        NOTE,
        f"# {title}",
        f"{english(f'{which.name}-tagline')} In Dutch: *{dutch(f'{which.name}-tagline')}*",
        table(["", ""], facts),
        f"To play it: `teerling play {which.name}`. To read these rules in a terminal: `teerling rules {which.name}`.",
        "## Options",
        "What can be agreed before the start. Each is given as `--option value`. "
        "A cell says what a value is for that number of players: the default, possible, or not there (–).",
        options_table(which),
        *per_seat_note(which),
        *own_note(which),
        "## How a move is written",
        f"```text\n{notation}\n```",
        *(section for words in (english, dutch) for section in rule_sections(which, words)),
        "## The name",
        english.say(which.belongs),
        f"*{dutch.say(which.belongs)}*",
    ]
    return "\n\n".join(parts) + "\n"


def options_table(which: Game) -> str:
    """Every value of every option: what it means, and for how many players it is there."""
    english, dutch = in_language("en"), in_language("nl")
    allowed = {seats: allowed_values(which, seats) for seats in which.seats}
    defaults = {seats: which.agree(seats, {}) for seats in which.seats}
    rows = []
    for option in which.options:
        # The number of seats with most to choose from first: its default leads.
        longest = sorted(which.seats, key=lambda seats: -len(allowed[seats][option.name]))
        for value in dict.fromkeys(value for seats in longest for value in allowed[seats][option.name]):
            cells = [_cell(value, allowed[n][option.name], defaults[n][option.name]) for n in which.seats]
            meanings = [meaning(words, which, option, value) for words in (english, dutch)]
            rows.append([f"`{option.name}`", f"`{value}`", *meanings, *cells])
    return table(["option", "value", "meaning", "in Dutch", *map(str, which.seats)], rows)


def _cell(value: str, allowed: dict[str, None], default: str) -> str:
    if value not in allowed:
        return "–"
    return "default" if value in default.split() else "possible"


def allowed_values(which: Game, seats: int) -> dict[str, dict[str, None]]:
    """The values each option can have, whatever was chosen for the options before it; ordered, none twice."""
    found: dict[str, dict[str, None]] = {}
    # Nothing depends on how levels and the like are mixed, so all seats take the same.
    chosen: list[dict[str, str]] = [{}]
    for option in which.options:
        longer = []
        for agreed in chosen:
            for value in option.allowed(seats, agreed):
                found.setdefault(option.name, {})[value] = None
                longer.append({**agreed, option.name: " ".join([value] * (seats if option.per_seat else 1))})
        chosen = longer
    return found


def meaning(words: Words, which: Game, option: Option, value: str) -> str:
    """What a value means; a number that has no message of its own stands for itself."""
    name = f"{which.name}-option-{option.name}-{value}"
    return words.say(Message(name)) if words.knows(name) else value


def per_seat_note(which: Game) -> list[str]:
    """How options that differ by player are written, if there are any."""
    names = [f"`{option.name}`" for option in which.options if option.per_seat]
    if not names:
        return []
    return [f"One value of {' and '.join(names)} stands for all players; several, such as `1,3`, are one per seat."]


def own_note(which: Game) -> list[str]:
    """Which options people can bring something of their own for, if there are any."""
    names = [option.name for option in which.options if option.own]
    return [f"One of your own comes from a file: {' or '.join(f'`--{name} FILE`' for name in names)}."] if names else []


def rule_sections(which: Game, words: Words) -> list[str]:
    """The numbered rule sentences of one language, with their headings one level lower."""
    heading = {"en": "The rules", "nl": "De regels"}[words.language]
    text = (which.home / f"rules.{words.language}.md").read_text("utf-8")
    body = re.sub(r"\A# .*\n", "", text)
    body = re.sub(r"^#", "##", body, flags=re.MULTILINE)
    body = re.sub(r"^(\d+\.\d+) ", r"- **\1** ", body, flags=re.MULTILINE)
    return [f"## {heading}", body.strip()]


# How strong computer players are


def ladders() -> str:
    """What benchmarks/ladder.py noted for each game: ratings, and how often each beats the one before."""
    parts = []
    for path in sorted((HERE / "ladder").glob("*.json")):
        noted = json.loads(path.read_text("utf-8"))
        players = [player["name"] for player in noted["players"]]
        pairs = {(pair["weaker"], pair["stronger"]): pair for pair in noted["pairs"]}
        rows = []
        for place, player in enumerate(noted["players"]):
            pair = pairs[players[place - 1], player["name"]] if place else None
            rating = f"{player['elo']} ± {player['error']}" if place else str(player["elo"])
            rows.append([player["name"].capitalize(), rating, *(_beaten(pair) if pair else ("", "", ""))])
        parts.append(f"### {in_language('en')(f'{path.stem}-title')}")
        if noted["options"]:
            agreed = " ".join(f"--{name} {value}" for name, value in noted["options"].items())
            parts.append(f"Played with `{agreed}`.")
        parts.append(table(["", "rating", "beats the one above it", "games", "points"], rows))
        for pair in noted["pairs"]:
            if pair["weaker"] not in players:
                share, games, points = _beaten(pair)
                stronger = pair["stronger"].capitalize()
                parts.append(f"{stronger} beats {pair['weaker']} {share} in {games} games, with {points} points.")
    return "\n\n".join(parts) or "Not measured yet."


def _beaten(pair: dict[str, Any]) -> tuple[str, str, str]:
    points = " to ".join(map(str, pair["points"]))
    return f"{100 * pair['wins']:.1f} % ± {100 * pair['error']:.1f}", str(pair["games"]), points


# How strong those are who think inside a page, and how it starts

DEVICES = {"page": "in the page", "slow": "four times slower"}


def page_ladders() -> str:
    """What benchmarks/page_ladder.py noted for each game: rounds a move, and what whoever has fewer wins with them."""
    parts = []
    for path in sorted((HERE / "ladder" / "page").glob("*.json")):
        noted = json.loads(path.read_text("utf-8"))
        few, course = noted["rounds"], noted["course"]
        tried = f"from {min(course):,} to {max(course):,} rounds a move, {few['page']:,} as a median"
        agreed = " ".join(f"--{name} {value}" for name, value in noted["options"].items())
        rows = []
        for pair in noted["pairs"]:
            person, device = pair["stronger"].split("-")
            rounds = f"{few[device]:,}"
            rows.append(
                [f"{person.capitalize()}, {DEVICES[device]}", rounds, pair["weaker"].capitalize(), *_beaten(pair)]
            )
        parts.append(f"### {in_language('en')(f'{path.stem}-title')}")
        parts.append(f"Here {tried}{f'; played with `{agreed}`' if agreed else ''}.")
        parts.append(table(["", "rounds", "against, at a table", "wins", "games", "points"], rows))
    return "\n\n".join(parts) or "Not measured yet."


STARTED = {
    "python_ms": "Python alone is there after (ms)",
    "view_ms": "somebody new, who presses at once, sees their first table after (ms)",
    "view_to_python": "that is so many times as long as Python alone",
    "cold_ms": "one can play, the first time, after (ms)",
    "warm_ms": "one can play, from what is kept, after (ms)",
    "warm_to_cold": "that is so much of the first time",
    "shelf_ms": "the shelf is there, while nothing of Python has come, after (ms)",
    "answer_ms": "a throw or move is answered in, as a median (ms)",
    "slow_answer_ms": "and 95 % of them within (ms)",
    "megabytes": "the site, if sent compressed (MB)",
}


def page_start() -> str:
    """What benchmarks/page_start.py noted."""
    noted = json.loads((HERE / "page" / "start.json").read_text("utf-8"))
    return table(["", ""], [[what, f"{noted[name]:,}"] for name, what in STARTED.items()])


# Whether games are fair, and what agreements change


def studies() -> str:
    """What `teerling balance` noted for each game."""
    english = in_language("en")
    parts = []
    for path in sorted((HERE / "balance").glob("*.json")):
        told = Balance(english, json.loads(path.read_text("utf-8")))
        rows = [[re.sub("--.+", r"`\g<0>`", agreed), *rest] for agreed, *rest in told.rows()]
        parts += [f"## {english(f'{path.stem}-title')}", table(told.heads(), rows)]
    return "\n\n".join(parts) or "Not measured yet."


def expected_files() -> dict[Path, str]:
    """What points are to be expected of each game that was studied, for what its endings say."""
    made = {}
    for path in sorted((HERE / "balance").glob("*.json")):
        which = game.find(path.stem)
        note: Note = json.loads(path.read_text("utf-8"))
        rows = [row for setting in note["settings"] if (row := expected(which, setting))]
        # Of settings that differ in nothing that matters the first one counts, which is the usual.
        once: dict[object, Expected] = {}
        for row in rows:
            once.setdefault((row.seats, *row.among.items()), row)
        lines = [json.dumps(msgspec.to_builtins(row)) for row in once.values()]
        if lines:
            made[which.home / game.MEASURED] = "[\n " + ",\n ".join(lines) + "\n]\n"
    return made


def expected(which: Game, setting: Studied) -> Expected | None:
    """What a study found, if points say how well somebody has done: in a race they only say how far the others were."""
    seats = setting["seats"]
    if which.parts.goal != "most" and seats > 1:
        return None
    among = which.compared(seats, which.agree(seats, setting["options"]), 0)
    perfect = setting.get("exact", {}).get("score")
    usual = setting["players"]["greedy"]["points"]
    return Expected(seats, among, round(usual, 1), None if perfect is None else round(perfect, 1))


# Test vectors: files that Python and the browser's code check, each with what it is worked out by

KEY = bytes(range(32))
SECOND, FIRST = FairDice("vectors", KEY), FairDice("vectors", KEY, edition=1)


def vector_files() -> dict[Path, str]:
    """The files of vectors: dice, draws, and messages with their arguments."""
    made = {"dice": dice_vectors(), "draws": draw_vectors(), "messages": message_vectors()}
    return {
        HERE / "vectors" / f"{name}.json": json.dumps(found, ensure_ascii=False, indent=1) + "\n"
        for name, found in made.items()
    }


def dice_vectors() -> dict[str, list[dict[str, Any]]]:
    """Commitments, seals, and how dice fall."""
    published = [SECOND, FairDice("another", KEY), FairDice("vectors", bytes(32)), FIRST, dice.from_seed("Ünïcode")]
    sealed = [("vectors", 0, "tulip"), ("vectors", 1, "tulip"), ("another", 0, "tulip"), ("vectors", 0, "café ✿")]
    return {
        "commitments": [_given(fair) | {"commitment": fair.commitment} for fair in published],
        "seals": [
            {"table": at, "seat": seat, "words": words, "seal": dice.seal(at, seat, words)}
            for at, seat, words in sealed
        ],
        "rolls": [
            _row(fair, number, why) | {"dice": many, "faces": fair.faces(number, many)}
            for fair, number, many, why in rolls()
        ],
    }


def rolls() -> Iterator[tuple[FairDice, int, int, str]]:
    """Dice, roll number and count of each vector of dice, and why it is there."""
    yield SECOND, 1, 2, "the plainest case"
    yield SECOND, 2, 2, "the next roll"
    yield SECOND, 1, 5, "more dice: the same row, further on"
    yield SECOND, first_number(SECOND, lambda row: row[0] >= 252), 2, "the first byte is passed over"
    yield SECOND, 1, 36, "more dice than a block has bytes: block 1 follows"
    yield FairDice("vectors", KEY, ("tulip", "een zwaluw")), 1, 2, "two seats with words"
    yield FairDice("vectors", KEY, ("tulip", "")), 1, 2, "seat 2 has none"
    yield FairDice("vectors", KEY, ("", "café")), 1, 2, "seat 1 has none; words in UTF-8"
    yield FairDice("another", KEY), 1, 2, "another table"
    yield FIRST, 1, 2, "the first edition"
    yield FairDice("vectors", KEY, ("tulip", ""), edition=1), 1, 2, "the first edition, with words"
    yield dice.from_seed("42"), 1, 2, "a practice game"
    yield dice.from_seed("42"), 1000, 2, "a late roll"
    yield dice.from_seed("Ünïcode"), 1, 2, "a seed that is not ASCII"


def draw_vectors() -> dict[str, list[dict[str, Any]]]:
    """Numbers below another, and one of several outcomes."""
    tiles = dice.due(game.find("addvantage").start(2)).outcomes
    return {
        "numbers": [
            _row(fair, number, why) | {"below": many, "drawn": fair.below(number, many)}
            for fair, number, many, why in draws()
        ],
        "outcomes": [
            _row(SECOND, number, "tiles, in rising order of their numbers")
            | {"outcomes": tiles, "drawn": _drawn(SECOND, number, tiles)}
            for number in (1, 2, 3)
        ],
    }


def draws() -> Iterator[tuple[FairDice, int, int, str]]:
    """Dice, number and count of each vector of draws, and why it is there."""
    yield SECOND, 1, 6, "the same bytes as roll 1, read as a draw"
    yield SECOND, 3, 1000, "a common case"
    yield SECOND, 1, 1, "nothing to choose"
    most = 2**31 + 1
    passed = first_number(SECOND, lambda row: int.from_bytes(row[:4], "big") >= most)
    yield SECOND, passed, most, "the first number is passed over"
    yield FairDice("vectors", KEY, ("tulip", "")), 1, 1000, "seat 2 has no words"
    yield FIRST, 1, 1000, "the first edition"


def _drawn(fair: FairDice, number: int, outcomes: tuple[tuple[str, int], ...]) -> str:
    row = [text for text, weight in outcomes for _ in range(weight)]
    return row[fair.below(number, len(row))]


def first_number(fair: FairDice, wanted: Callable[[bytes], bool]) -> int:
    """The first roll number whose row of bytes begins as wanted."""
    return next(number for number in count(1) if wanted(digest(fair, number)))


def message(fair: FairDice, number: int) -> str:
    """What is signed for the first block of a roll, as fair-dice.md describes it."""
    added = ",".join(hashlib.sha256(text.encode()).hexdigest() if text else "" for text in fair.entropy)
    return f"teerling-dice-{fair.edition}\n{fair.table}\n{added}\n{number}\n0"


def digest(fair: FairDice, number: int) -> bytes:
    """The first block of a roll."""
    return hmac.digest(fair.key, message(fair, number).encode(), "sha256")


def _given(fair: FairDice) -> dict[str, Any]:
    return {"edition": fair.edition, "table": fair.table, "key": fair.key.hex()}


def _row(fair: FairDice, number: int, why: str) -> dict[str, Any]:
    signed = {"message": message(fair, number), "first": digest(fair, number)[:12].hex()}
    return {"why": why} | _given(fair) | {"entropy": list(fair.entropy), "number": number} | signed


def message_vectors() -> list[dict[str, Any]]:
    """Messages with every kind of argument, and what they say in each language."""
    luik = {"nl": "Luik", "en": "Liège"}
    inner = Message("pushbox-why-too-many", {})
    said: list[tuple[str, Message, list[str]]] = [
        ("no arguments", Message("log-started", {}), []),
        ("a seat with a name", Message("prompt-wait-throw", {"seat": 0}), ["Anna"]),
        ("a seat without", Message("prompt-wait-throw", {"seat": 1}), ["Anna"]),
        ("a text", Message("log-joined", {"name": "Zoë ❤"}), []),
        ("a long text is cut", Message("pushbox-unreadable", {"text": "é" * 501}), []),
        ("letters outside the first plane count as one", Message("pushbox-unreadable", {"text": "🎲" * 500}), []),
        ("one of a kind", Message("verify-good", {"rolls": 1}), []),
        ("many of a kind", Message("verify-good", {"rolls": 12}), []),
        ("none of a kind", Message("verify-good", {"rolls": 0}), []),
        ("seats in a row", Message("prompt-over", {"count": 2, "seats": [0, 1]}), ["Anna", "Bo"]),
        ("three seats, one without a name", Message("prompt-over", {"count": 3, "seats": [0, 1, 2]}), ["Anna", "Bo"]),
        ("alternatives", Message("pushbox-prompt-make", {"needed": [9, 20]}), []),
        ("numbers in a row", Message("pushbox-choice-any", {"numbers": [4, 11]}), []),
        ("one number in a row", Message("pushbox-choice-any", {"numbers": [4]}), []),
        ("a message in a message", Message("why", {"message": inner, "rule": "4.3", "sentence": "S."}), []),
        ("a name by language", Message("play-welcome", {"title": luik, "tagline": [luik, "Gent"]}), []),
    ]
    languages = {code: in_language(code) for code in LANGUAGES}
    return [
        {
            "why": why,
            "message": msgspec.to_builtins(told),
            "names": names,
            "said": {code: words.say(told, names) for code, words in languages.items()},
        }
        for why, told, names in said
    ]


def _shared(row: dict[str, Any]) -> list[str]:
    words = ", ".join(f"`{text}`" if text else "(nothing)" for text in row["entropy"]) or "(none)"
    return [str(row["edition"]), f"`{row['table']}`", words, str(row["number"])]


def vectors() -> str:
    """The vectors of dice as tables, for people."""
    made, drawn = dice_vectors(), draw_vectors()
    heads = ["edition", "table", "words", "roll"]
    return "\n\n".join(
        [
            "### Commitments",
            table(
                ["edition", "table", "key", "commitment"],
                [
                    [str(row["edition"]), *(f"`{row[name]}`" for name in ("table", "key", "commitment"))]
                    for row in made["commitments"]
                ],
            ),
            "### Seals",
            table(
                ["table", "seat", "words", "seal"],
                [
                    [f"`{row['table']}`", str(row["seat"] + 1), f"`{row['words']}`", f"`{row['seal']}`"]
                    for row in made["seals"]
                ],
            ),
            "### Dice",
            table(
                [*heads, "first 12 bytes", "faces", "what it shows"],
                [
                    [*_shared(row), f"`{row['first']}`", f"`{''.join(map(str, row['faces']))}`", row["why"]]
                    for row in made["rolls"]
                ],
            ),
            "### Draws",
            table(
                [*heads, "first 12 bytes", "below", "drawn", "what it shows"],
                [
                    [*_shared(row), f"`{row['first']}`", str(row["below"]), str(row["drawn"]), row["why"]]
                    for row in drawn["numbers"]
                ],
            ),
        ]
    )


# How the server is run


def serve_options() -> str:
    """The options of `teerling serve`, as its help says them."""
    command = get_command(build(in_language("en")))
    assert isinstance(command, TyperGroup)
    options = [option for option in command.commands["serve"].params if isinstance(option, TyperOption)]
    rows = [[f"`{' '.join(filter(None, [o.opts[0], o.metavar]))}`", o.help or ""] for o in options]
    return table(["option", "what it does"], rows)


def limits() -> str:
    """What one address may ask for at once, and each minute after that; and which routes take from it."""
    app = create_app(Settings("unused"))
    routes: dict[str, list[str]] = {}
    for route in app.routes:
        if not route.path.startswith("/schema"):
            name = re.sub(r":\w+}", "}", route.path)
            # The framework answers OPTIONS by itself.
            ours = (
                [h for h in route.route_handlers if h.http_methods != {"OPTIONS"}]
                if isinstance(route, HTTPRoute)
                else [route.route_handler]
            )
            for handler in ours:
                routes.setdefault(handler.opt["limit"], []).append(f"`{name}`")
    routes["analyses"] = ["analysing a game that was not analysed before"]
    rows = []
    for each in fields(Settings):
        if each.type is Addresses:
            bucket: Addresses = getattr(Settings("unused"), each.name)
            minute = f"{bucket.per_second * 60:g}"
            rows.append([each.name, f"{bucket.size:g}", minute, ", ".join(sorted(set(routes[each.name])))])
    return table(["limit", "at once", "each minute", "for"], rows)


# The list of pages


def index(made: dict[Path, str]) -> str:
    """Every page of this folder with its first sentence."""
    texts = {path: path.read_text("utf-8") for path in HERE.rglob("*.md") if path != HERE / "README.md"}
    lines = []
    for path, text in sorted((texts | made).items()):
        body = text.replace(NOTE, "")
        opening = re.match(r"\s*# ([^\n]+)\n\n(.+?)[.:](?=\s)", body, re.DOTALL)
        if opening:
            sentence = " ".join(opening[2].split())
            lines.append(f"- [{opening[1]}]({path.relative_to(HERE).as_posix()}): {sentence}.")
    return "\n".join(lines)


def main() -> int:
    """Write, or with `--check` only compare."""
    check = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not check:
        print(__doc__, file=sys.stderr)
        return 2
    made = pages()
    stale = [path for path, text in made.items() if not path.exists() or path.read_text("utf-8") != text]
    # A game that is gone leaves its page behind.
    gone = [path for path in [*HERE.glob("games/*.md"), *HERE.glob("vectors/*.json")] if path not in made]
    if check:
        for path in sorted([*stale, *gone]):
            print(f"stale: {path.relative_to(HERE.parent)} (make docs writes it anew)")
        return int(bool(stale or gone))
    for path in stale:
        path.parent.mkdir(exist_ok=True)
        path.write_text(made[path], "utf-8")
        print(f"written: {path.relative_to(HERE.parent)}")
    for path in gone:
        path.unlink()
        print(f"removed: {path.relative_to(HERE.parent)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
