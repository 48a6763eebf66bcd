"""Quadrata, part by part: all that the house knows of it."""

from teerling.contract import Drawing, Endings, Judgement, Moves, Options, Parts, Reasons, Views
from teerling.games.quadrata import (
    draw,
    ending,
    judgement,
    looking,
    moves,
    options,
    pieces,
    reasons,
    rules,
    svg,
    telling,
    view,
)
from teerling.games.quadrata.board import About, Board

GAME: Parts[options.Agreed, pieces.State, Board, About] = Parts(
    rules=rules,
    state=pieces.State,
    options=Options(seats=range(2, 5), options=options.OPTIONS, given=options.given, daily={"rounds": "1"}),
    moves=Moves(
        notation=moves.__doc__,
        read=moves.read,
        thinkable=moves.thinkable,
        settle=moves.settle,
    ),
    reasons=Reasons(turn={"decide": "2.1", "dice": "2.2", "over": "7.1"}, why_not=reasons.why_not),
    views=Views(
        board=view.board,
        choice=view.choice,
        prompt=view.prompt,
        tell_roll=telling.tell_roll,
        tell_move=telling.tell_move,
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
        enough=judgement.enough,
        prepare=judgement.prepare,
        look=looking.look,
    ),
    published=True,
)
