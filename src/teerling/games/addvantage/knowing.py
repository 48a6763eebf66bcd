"""Who may know what in Add-Vantage: the only place that decides it. A viewer of -1 is a spectator."""

from __future__ import annotations

from teerling.games.addvantage import rules
from teerling.games.addvantage.pieces import ARRANGE, BONUS, DEAL, HAND, Given, State

# What is secret, as `Given.secret` has it.
NOTHING, WON, TARGETS = 0, 1, 2


def knows_tile(g: Given, s: State, viewer: int, seat: int, line: int) -> bool:
    """Whether a viewer may know the number of a seat's tile, on its board or won."""
    if s.ended or viewer == seat:
        return True
    if g.choose and s.stage <= ARRANGE:
        return False
    won = s.won[seat] >> line & 1 == 1
    return won if g.secret == TARGETS else not won if g.secret == WON else True


def knows_bonus(g: Given, s: State, viewer: int, tile: int) -> bool:
    """Whether a viewer may know the number of a bonus tile: it lies open until somebody wins it."""
    taker = s.bonus_to[tile] - 1
    return bool(s.ended) or g.secret != WON or taker in (-1, viewer)


def knows_score(g: Given, s: State, viewer: int, seat: int) -> bool:
    """Whether a viewer may know a seat's points: not if secret tiles are among what they count."""
    if s.ended or viewer == seat or g.secret == NOTHING:
        return True
    # Tiles that are won become public, but where they stay nobody else sees which lines match.
    return g.secret == TARGETS and not g.stay


def scores(g: Given, s: State, viewer: int) -> tuple[int | None, ...]:
    """The points of each seat; nothing where the viewer may not know."""
    return tuple(rules.score(g, s, seat) if knows_score(g, s, viewer, seat) else None for seat in range(g.seats))


def hides(g: Given, before: State, viewer: int, seat: int) -> bool:
    """Whether an event in this state, a move of a seat or with -1 a draw, must stay unknown to a viewer."""
    if seat >= 0:
        return before.stage == ARRANGE and viewer != seat
    if before.stage == DEAL:
        # Where won tiles are secret, what was drawn is not written down for others: the board shows it for a while.
        return viewer != before.dealt // HAND and (g.choose == 1 or g.secret != NOTHING)
    return before.stage == BONUS and g.secret == WON


def private(g: Given, s: State, seat: int) -> bool:
    """Whether a seat's view shows what others at the same screen may not see now."""
    if seat < 0 or s.ended:
        return False
    # A spectator knows what everybody does; a bonus tile's taker may be the only one to know it.
    return any(s.tiles[seat][line] > 0 and not knows_tile(g, s, -1, seat, line) for line in range(HAND)) or any(
        s.bonus_to[tile] == seat + 1 and not knows_bonus(g, s, -1, tile) for tile in range(2)
    )
