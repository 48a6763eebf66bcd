"""Dice Trip, part by part: all that the house knows of it."""

from typing import Any

from teerling.contract import Drawing, Judge, Moves, Options, Parts, Reasons, Secrets, Views
from teerling.games.dicetrip import (
    cards,
    draw,
    insight,
    judge,
    moves,
    options,
    reasons,
    rules,
    secrecy,
    svg,
    telling,
    veil,
    view,
)

GAME: Parts[options.Journey, cards.State, Any, Any] = Parts(
    rules=rules,
    state=cards.State,
    options=Options(seats=range(1, 5), options=options.OPTIONS, given=options.given),
    moves=Moves(
        notation=moves.__doc__,
        read=moves.read,
        thinkable=moves.thinkable,
        read_roll=moves.read_roll,
        write_roll=moves.write_roll,
        settle=moves.settle,
        final=moves.final,
        implied=moves.implied,
    ),
    reasons=Reasons(turn={"decide": "2.3", "dice": "2.1", "over": "8.1"}, why_not=reasons.why_not),
    views=Views(
        board=view.board,
        choice=view.choice,
        prompt=view.prompt,
        tell_roll=telling.tell_roll,
        tell_move=telling.tell_move,
    ),
    secrets=Secrets(
        private=secrecy.private,
        scores=secrecy.scores,
        hides=secrecy.hides,
        imagine=secrecy.imagine,
        veil=veil,
    ),
    drawing=Drawing(picture=draw.picture, sentences=draw.sentences, svg=svg.picture, board="pages"),
    judge=Judge(worth=judge.worth, levels=judge.LEVELS),
    insight=insight,
    published=True,
)
