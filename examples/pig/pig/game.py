"""Pig, part by part: all that Teerling knows of it, what can be agreed, and its two moves."""

from __future__ import annotations

from collections.abc import Mapping

from pig import draw, judgement, rules, view
from pig.rules import AGAIN, HOLD, Given
from teerling.contract import Drawing, Judgement, Moves, Options, Parts, Reasons, Views
from teerling.values import Message, Move, UnreadableMove, one_of

NOTATION = """
hold     keep the points of this turn; the next player throws
again    throw once more
"""
MOVES = (Move(HOLD, "hold"), Move(AGAIN, "again"))
WORDS = {"hold": HOLD, "houd": HOLD, "again": AGAIN, "opnieuw": AGAIN, "nog": AGAIN}
# The short race is the usual one: it is over before anybody is tired of it, and worked out in seconds.
TARGET = one_of("target", "50", "100")


def given(seats: int, chosen: Mapping[str, str]) -> Given:
    """What the rules are given, from options that have been checked."""
    g = Given()
    g.seats = seats
    g.target = int(chosen["target"])
    return g


def read(text: str) -> Move:
    """The move a text stands for.

    >>> read(" Houd ")
    Move(code=0, text='hold')
    """
    code = WORDS.get(text.strip().casefold())
    if code is None:
        raise UnreadableMove(Message("pig-unreadable", {"text": text[:60]}))
    return MOVES[code]


GAME = Parts(
    rules=rules,
    state=rules.State,
    options=Options(seats=range(2, 5), options=(TARGET,), given=given, solvable=range(2, 3)),
    moves=Moves(notation=NOTATION, read=read, thinkable=MOVES.__getitem__),
    # Both moves are always possible for whoever is up, so there is no reason against either.
    reasons=Reasons(turn={"decide": "1.3", "dice": "2.1", "over": "1.2"}),
    views=Views(
        board=view.board, choice=view.choice, prompt=view.prompt, tell_roll=view.tell_roll, tell_move=view.tell_move
    ),
    drawing=Drawing(picture=draw.picture, sentences=draw.sentences, svg=draw.svg_picture),
    judgement=Judgement(
        levels=judgement.LEVELS,
        promise=judgement.promise,
        worth=judgement.worth,
        half=judgement.HALF,
        horizon=judgement.HORIZON,
        curious=judgement.CURIOUS,
    ),
    goal="race",
)
