"""How a game of Push Box ended, and what is left of everybody's numbers."""

from __future__ import annotations

from teerling.games.pushbox import rules
from teerling.games.pushbox.rules import SOLO, Given, State
from teerling.games.pushbox.sums import as_numbers
from teerling.values import Message, Reason, ScoreLine


def why(g: Given, s: State) -> Reason:
    """Somebody pushed everything away, or a player alone was stuck."""
    won = [seat for seat in range(g.seats) if s.won >> seat & 1]
    if g.mode == SOLO:
        return Reason("9.4", Message("pushbox-end-clear")) if won else Reason("9.3", Message("pushbox-end-stuck"))
    return Reason("10.2" if len(won) > 1 else "8.1", Message("pushbox-end-won", {"seats": won, "count": len(won)}))


def lines(g: Given, s: State, seat: int) -> tuple[ScoreLine, ...]:
    """The numbers that still stand out: of the third of three players, those of the better side."""
    sides = [side for side in range(4) if g.played >> side & 1 and rules.seat_at(g, s, side) == seat]
    out = min((s.out[side] for side in sides), key=g.total.__getitem__)
    if not out:
        return (ScoreLine(Message("pushbox-end-nothing"), 0),)
    numbers = as_numbers(out)[::-1]
    return (ScoreLine(Message("pushbox-end-left", {"numbers": numbers, "count": len(numbers)}), g.total[out]),)
