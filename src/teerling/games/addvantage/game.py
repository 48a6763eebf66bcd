"""Add-Vantage, part by part: all that the house knows of it."""

from teerling.contract import Drawing, Endings, Judgement, Moves, Options, Parts, Reasons, Secrets, Views
from teerling.games.addvantage import (
    draw,
    ending,
    judgement,
    moves,
    options,
    pieces,
    reasons,
    rules,
    secrecy,
    svg,
    telling,
    veil,
    view,
)
from teerling.games.addvantage.board import About, Board

GAME: Parts[pieces.Given, pieces.State, Board, About] = Parts(
    rules=rules,
    state=pieces.State,
    options=Options(seats=range(2, 5), options=options.OPTIONS, given=options.given),
    moves=Moves(
        notation=moves.__doc__,
        read=moves.read,
        thinkable=moves.thinkable,
        read_roll=moves.read_roll,
        write_roll=moves.write_roll,
        settle=moves.settle,
        final=moves.final,
    ),
    reasons=Reasons(turn={"decide": "2.6", "dice": "3.4", "over": "7.1"}, why_not=reasons.why_not),
    views=Views(
        board=view.board,
        choice=view.choice,
        prompt=view.prompt,
        tell_roll=telling.tell_roll,
        tell_move=telling.tell_move,
        puzzle=view.puzzle,
    ),
    secrets=Secrets(
        private=secrecy.private,
        scores=secrecy.scores,
        hides=secrecy.hides,
        imagine=secrecy.imagine,
        veil=veil,
    ),
    drawing=Drawing(picture=draw.picture, sentences=draw.sentences, svg=svg.picture, board="pages"),
    endings=Endings(why=ending.why, lines=ending.lines),
    judgement=Judgement(
        levels=judgement.LEVELS,
        promise=judgement.promise,
        worth=judgement.worth,
        half=judgement.HALF,
        horizon=judgement.HORIZON,
        curious=judgement.CURIOUS,
        began=judgement.began,
    ),
    published=True,
)
