"""Who may know what in Add-Vantage: with `veil.py`, the only place that decides it.

A viewer is a seat, a spectator, or the reader of a record, who may know everything.
"""

from __future__ import annotations

from random import Random

from teerling.games.addvantage import rules
from teerling.games.addvantage.lines import total
from teerling.games.addvantage.pieces import ARRANGE, BONUS, DEAL, HAND, LOWEST, PLAY, Given, State
from teerling.games.addvantage.veil import NOTHING, TARGETS, WON, knows_bonus, knows_tile
from teerling.values import READER, SPECTATOR


def knows_score(g: Given, s: State, viewer: int, seat: int) -> bool:
    """Whether a viewer may know a seat's points: not if secret tiles are among what they count."""
    if s.ended or viewer in (seat, READER) or g.secret == NOTHING:
        return True
    # Tiles that are won become public, but where they stay nobody else sees which lines match.
    return g.secret == TARGETS and not g.stay


def scores(g: Given, s: State, viewer: int) -> tuple[int | None, ...]:
    """The points of each seat; nothing where the viewer may not know."""
    return tuple(rules.score(g, s, seat) if knows_score(g, s, viewer, seat) else None for seat in range(g.seats))


def hides(g: Given, before: State, viewer: int, seat: int, code: int) -> bool:
    """Whether an event in this state, a move of a seat or with -1 a draw, must stay unknown to a viewer."""
    if viewer == READER:
        return False
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
    return any(s.tiles[seat][line] > 0 and not knows_tile(g, s, SPECTATOR, seat, line) for line in range(HAND)) or any(
        s.bonus_to[tile] == seat + 1 and not knows_bonus(g, s, SPECTATOR, tile) for tile in range(2)
    )


# How often secret tiles are drawn anew before giving up on finding a table that could have come about.
TRIES = 50


def imagine(g: Given, s: State, viewer: int, random: Random) -> State:
    """A state this one might as well be, for all a viewer may know: the tiles nobody showed them are drawn anew.

    It depends on nothing that is hidden: where no table is found that could have come about, the last one will do.
    """
    for _ in range(TRIES):
        other = _redrawn(g, s, viewer, random)
        if _could_be(g, other):
            break
    return other


def _redrawn(g: Given, s: State, viewer: int, random: Random) -> State:
    other: State = s.copy()  # type: ignore[attr-defined]  # every record can be copied
    tiles = [
        (other.tiles[seat], line)
        for seat in range(g.seats)
        for line in range(HAND)
        if s.tiles[seat][line] and not knows_tile(g, s, viewer, seat, line)
    ]
    bonus = [(other.bonus, i) for i in range(2) if s.bonus[i] and not knows_bonus(g, s, viewer, i)]
    hidden = [*tiles, *bonus]
    left = [LOWEST + i for i in range(8) for _ in range(s.bag[i])]
    # In order first: how they lie in truth must not show in how they are shuffled.
    pool = sorted([row[i] for row, i in hidden] + left)
    random.shuffle(pool)
    for row, i in hidden:
        row[i] = pool.pop()
    for i in range(8):
        other.bag[i] = pool.count(LOWEST + i)
    for seat in range(g.seats):
        if g.choose and s.stage <= ARRANGE and not s.arranged >> seat & 1:
            # A hand lies in order; places that were not drawn yet hold 0 and stay behind.
            drawn = sorted(tile for tile in other.tiles[seat] if tile)
            other.tiles[seat][: len(drawn)] = drawn
    return other


def _could_be(g: Given, s: State) -> bool:
    """Where tiles are taken at once, no line may match without having won."""
    return (
        g.stay == 1
        or s.stage < PLAY
        or not any(
            total(s.faces[seat], line) == s.tiles[seat][line] and not s.won[seat] >> line & 1
            for seat in range(g.seats)
            for line in range(HAND)
        )
    )
