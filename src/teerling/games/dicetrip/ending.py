"""How a game of Dice Trip ended, and what everybody's card is worth."""

from __future__ import annotations

from teerling.games.dicetrip import rules
from teerling.games.dicetrip.cards import State
from teerling.games.dicetrip.options import Journey
from teerling.games.dicetrip.route import longest_route
from teerling.values import Message, Reason, ScoreLine


def why(g: Journey, s: State) -> Reason:
    """All cards are full."""
    return Reason("8.1", Message("dicetrip-end-full", {"rounds": g.rounds}))


def lines(g: Journey, s: State, seat: int) -> tuple[ScoreLine, ...]:
    """Bonus cities, the longest route, and what is crossed out."""
    bonus, crossed = rules.bonus_cities(g, s, seat), rules.crossed_out(g, s, seat)
    route = longest_route(g.roads, s.card[seat], g.cities)
    found = [
        ScoreLine(Message("dicetrip-end-bonus", {"count": bonus}), bonus),
        ScoreLine(Message("dicetrip-end-route", {"count": route}), route),
    ]
    if crossed:
        found.append(ScoreLine(Message("dicetrip-end-crossed", {"count": crossed}), -crossed))
    return tuple(found)
