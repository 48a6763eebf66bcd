"""How a game of Add-Vantage ended, and which tiles everybody has won."""

from __future__ import annotations

from teerling.games.addvantage.lines import empty_squares, total
from teerling.games.addvantage.pieces import ALL_BUYING, ALL_FULL, ALL_TURNS, HAND, NO_COINS, ONE_FULL, Given, State
from teerling.games.addvantage.tiles import bonus_holder
from teerling.values import Message, Reason, ScoreLine

RULES = {
    ALL_FULL: ("7.1", "full"),
    ONE_FULL: ("7.2", "first"),
    NO_COINS: ("7.3", "coins"),
    ALL_TURNS: ("7.4", "turns"),
    ALL_BUYING: ("7.5", "buying"),
}


def why(g: Given, s: State) -> Reason:
    """Boards are full, nobody can do anything, or one of our limits is reached."""
    rule, name = RULES[s.ended]
    said: dict[str, object] = {}
    if s.ended == ONE_FULL:
        said["seat"] = next(seat for seat in range(g.seats) if empty_squares(s.faces[seat]) == 0)
    if s.ended == ALL_TURNS:
        said["turns"] = g.most_turns
    return Reason(rule, Message(f"addvantage-end-{name}", said))


def lines(g: Given, s: State, seat: int) -> tuple[ScoreLine, ...]:
    """Each tile that was won, the bonus tiles last."""
    found = []
    for line in range(HAND):
        tile = s.tiles[seat][line]
        if s.won[seat] >> line & 1 or (g.stay and total(s.faces[seat], line) == tile > 0):
            kind = "row" if line < 3 else "column"
            found.append(ScoreLine(Message(f"addvantage-end-{kind}", {"number": line % 3 + 1, "tile": tile}), tile))
    for i in range(2):
        if bonus_holder(g, s, i) == seat:
            found.append(ScoreLine(Message("addvantage-end-bonus", {"tile": s.bonus[i]}), s.bonus[i]))
    return tuple(found) or (ScoreLine(Message("addvantage-end-nothing"), 0),)
