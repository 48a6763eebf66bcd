"""How a game of Quadrata ended, and what every round brought."""

from __future__ import annotations

from teerling.games.quadrata.options import Agreed
from teerling.games.quadrata.pieces import FILLED, State
from teerling.values import Message, Reason, ScoreLine


def why(g: Agreed, s: State) -> Reason:
    """All rounds have been played: the last one until a square was full, or until our limit."""
    if s.filled:
        return Reason("6.1", Message("quadrata-end-full", {"seat": s.filled - 1, "rounds": g.rounds}))
    return Reason("6.5", Message("quadrata-end-limit", {"turns": g.limit // g.seats, "rounds": g.rounds}))


def lines(g: Agreed, s: State, seat: int) -> tuple[ScoreLine, ...]:
    """Each round before the last, and of the last, whose shapes still lie there, how its points were made."""
    earlier = [
        ScoreLine(Message("quadrata-end-round", {"round": round + 1}), s.points[seat][round])
        for round in range(s.round - 1)
    ]
    kept = sum(s.reserve[seat])
    last = [ScoreLine(Message("quadrata-end-laid", {"count": s.pieces[seat], "round": s.round}), s.pieces[seat])]
    if kept:
        last.append(ScoreLine(Message("quadrata-end-reserve", {"count": kept}), -kept))
    if s.filled == seat + 1:
        last.append(ScoreLine(Message("quadrata-end-filled"), FILLED))
    return (*earlier, *last)
