"""The report of a simulation, for people: sentences and a table, and a page with pictures that needs nothing else."""

from __future__ import annotations

from html import escape

from teerling import bots
from teerling.lab.counting import Spread, Summary
from teerling.lab.figures import Figures
from teerling.lab.page import page
from teerling.lab.pictures import STYLE, Hill, Interval, hills, intervals
from teerling.words import Words


class Report(Figures):
    """What a simulation found (see `counting.summary`), in a language."""

    def __init__(self, words: Words, found: Summary):
        super().__init__(words)
        self.found = found
        self.seats = [words.name(seat) for seat in range(found["seats"])]
        self.players: list[str] = []
        for seat, bot in zip(self.seats, found["players"], strict=True):
            # Unless deals are played several times, players keep their seats.
            moves = found["duplicate"]
            self.players.append(bots.seat_name(bot, self.players) if moves else f"{seat}: {bot.capitalize()}")

    def title(self) -> str:
        """Which game, and how many of them."""
        found = self.found
        name = self.words(f"{found['game']}-title")
        return self.words("simulate-title", title=name, seats=found["seats"], games=found["games"])

    def sentences(self) -> list[str]:
        """What was played, and what came of it."""
        found, words = self.found, self.words
        said = [words("simulate-seed", seed=found["seed"])]
        if found["duplicate"]:
            said.append(words("simulate-duplicate", deals=found["deals"], times=found["seats"]))
        if found["edge"] is not None:
            first = found["wins"]["by_order"][0]
            fair = self.percent(1 / found["seats"])
            said.append(words("simulate-edge", share=self.share(first), bounds=self.bounds(first), fair=fair))
        length = found["length"]
        means = {what: self.number(length[what]["mean"]) for what in ("decisions", "throws")}
        said.append(words("simulate-length", **means))
        for what, games in (("shared", found["shared"]), ("nobody", found["nobody"])):
            if games:
                said.append(words(f"simulate-{what}", share=self.percent(games / found["games"])))
        return said

    def tables(self) -> list[tuple[list[str], list[list[str]]]]:
        """Heads and rows: of players, and of seats if players changed places."""
        kinds = [("player", self.players)]
        if self.found["duplicate"]:
            kinds.append(("seat", self.seats))
        heads = [self.words(f"simulate-{what}") for what in ("wins", "interval", "mean", "sd", "low", "half", "high")]
        made = []
        for by, names in kinds:
            rows = []
            for who, name in enumerate(names):
                won, points = self.found["wins"][f"by_{by}"][who], self.found["scores"][f"by_{by}"][who]
                numbers = [self.number(value) for value in (points["mean"], points["sd"])]
                quantiles = [self.number(value, 0) for value in (points["q05"], points["median"], points["q95"])]
                rows.append([name, self.share(won), self.bounds(won), *numbers, *quantiles])
            made.append(([self.words(f"simulate-{by}"), *heads], rows))
        return made

    def page(self) -> str:
        """One page of HTML that holds everything it shows."""
        words, found = self.words, self.found
        options = [f"{name} {value}" for name, value in found["options"].items() if "\n" not in value]
        parts = [
            f'<p class="faint">{escape(", ".join(options))}</p>',
            *(f"<p>{escape(sentence)}</p>" for sentence in self.sentences()),
        ]
        if found["seats"] > 1:
            parts.append(self._section("wins-picture", self._wins("player", self.players)))
        if found["edge"] is not None:
            order = [words("simulate-order", number=number + 1) for number in range(found["seats"])]
            parts.append(self._section("edge-picture", self._wins("order", order)))
        scores = [
            Hill(name, dict(spread["counts"]), f"{name}: {self._spread(spread)}")
            for name, spread in zip(self.players, found["scores"]["by_player"], strict=True)
        ]
        parts.append(self._section("scores-picture", hills(words("simulate-scores-picture"), scores, self.whole)))
        lengths = ""
        for what, spread in found["length"].items():
            name = words(f"simulate-{what}")
            lengths += hills(name, [Hill(name, dict(spread["counts"]), self._spread(spread))], self.whole)
        parts.append(self._section("lengths-picture", lengths))
        parts.append(self._section("numbers", "".join(_table(*table) for table in self.tables())))
        return page(words.language, self.title(), parts, STYLE)

    def _section(self, name: str, content: str) -> str:
        """A part of the page with its heading, and a sentence on how to read it."""
        about = escape(self.words(f"simulate-{name}-about", fair=self.percent(1 / self.found["seats"])))
        heading = escape(self.words(f"simulate-{name}"))
        return f'<section><h2>{heading}</h2><p class="faint">{about}</p>{content}</section>'

    def _wins(self, by: str, names: list[str]) -> str:
        rows = [
            Interval(name, won["share"], won["low"], won["high"], f"{name}: {self.share(won)} ({self.bounds(won)})")
            for name, won in zip(names, self.found["wins"][f"by_{by}"], strict=True)
        ]
        about = self.words("simulate-wins-picture" if by == "player" else "simulate-edge-picture")
        return intervals(about, rows, 1 / self.found["seats"], lambda share: self.percent(share, 0))

    def _spread(self, spread: Spread) -> str:
        return self.words("simulate-spread", mean=self.number(spread["mean"]), sd=self.number(spread["sd"]))


def _table(heads: list[str], rows: list[list[str]]) -> str:
    def line(cells: list[str], kind: str) -> str:
        return "<tr>" + "".join(f"<{kind}>{escape(cell)}</{kind}>" for cell in cells) + "</tr>"

    return f"<table>{line(heads, 'th')}{''.join(line(row, 'td') for row in rows)}</table>"
