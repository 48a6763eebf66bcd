"""The race as a picture: in a terminal, in sentences, and in SVG, each from a view."""

from __future__ import annotations

from pig.view import Board
from teerling import svg
from teerling.drawing import Line
from teerling.values import Message, View

COLUMNS = 40  # of a lane in the terminal
LENGTH, LANE, MARGIN = 360, 56, 36  # of a lane in the picture, and around it
PINK, ROSE = "#f2b5b0", "#d9776f"


def sentences(view: View[Board, None]) -> list[Message]:
    """What everybody has, and what is at stake."""
    race = view.board
    said = [
        Message("pig-kept", {"seat": seat, "points": points, "missing": max(race.target - points, 0)})
        for seat, points in enumerate(race.kept)
    ]
    return [*said, Message("pig-turn", {"seat": race.seat, "points": race.turn})] if race.turn else said


def picture(view: View[Board, None], names: list[str]) -> list[Line]:
    """A lane for each player: what is kept, what this turn may add, and the way that is left."""
    race = view.board
    wide = max(len(name) for name in names)
    lines: list[Line] = []
    for seat, name in enumerate(names):
        up = seat == race.seat and view.turn != "over"
        turn = race.turn if up else 0
        kept, reached = (_column(race, points) for points in (race.kept[seat], race.kept[seat] + turn))
        lines.append(
            [
                (f"{'●' if up else ' '} {name:<{wide}} ", "turn" if up else "name"),
                ("█" * kept, "block"),
                ("▒" * (reached - kept), "yellow"),
                ("·" * (COLUMNS - reached), "slot"),
                (f" {race.kept[seat]}{f' + {turn}' if turn else ''} / {race.target}", "name"),
            ]
        )
    return lines


def _column(race: Board, points: int) -> int:
    return min(COLUMNS, points * COLUMNS // race.target)


def svg_picture(view: View[Board, None]) -> str:
    """The lanes with a piece on each; what this turn may add is paler.

    >>> from teerling.game import find
    >>> svg_picture(find("pig").start(seats=3).view()).count("<circle")
    3
    """
    race = view.board
    height = LANE * len(race.kept) + 20
    parts = [svg.rect(0, 0, LENGTH + 2 * MARGIN, height, f'fill="{svg.CREAM}"', 16)]
    for share in range(1, 6):
        x = MARGIN + LENGTH * share / 5
        parts.append(svg.line((x, 10), (x, height - 28), f'stroke="{svg.SOFT}" stroke-dasharray="2 5"'))
        parts.append(svg.text(x, height - 13, str(race.target * share // 5), 15, svg.INK))
    for seat, kept in enumerate(race.kept):
        up = seat == race.seat and view.turn != "over"
        y = LANE * (seat + 0.5)
        at, reached = (MARGIN + LENGTH * min(p / race.target, 1) for p in (kept, kept + (race.turn if up else 0)))
        parts.append(svg.rect(MARGIN, y - 7, LENGTH, 14, f'fill="{svg.PAPER}" stroke="{svg.SOFT}"', 7))
        parts.append(svg.rect(MARGIN, y - 7, reached - MARGIN, 14, f'fill="{PINK}"', 7))
        parts.append(svg.rect(MARGIN, y - 7, at - MARGIN, 14, f'fill="{ROSE}"', 7))
        parts.append(svg.seat(at, y, seat, up or seat in view.winners))
        if up and race.turn:
            parts.append(svg.text(min(reached + 26, MARGIN + LENGTH + 16), y, f"+{race.turn}", 18))
    return svg.document(LENGTH + 2 * MARGIN, height, "Pig", parts)
