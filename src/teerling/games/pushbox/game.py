"""Push Box, part by part: all that the house knows of it."""

from teerling.contract import Drawing, Endings, Judgement, Moves, Options, Parts, Reasons, Views
from teerling.games.pushbox import draw, ending, judgement, moves, options, reasons, rules, svg, view
from teerling.games.pushbox.board import About, Board

GAME: Parts[rules.Given, rules.State, Board, About] = Parts(
    rules=rules,
    state=rules.State,
    options=Options(
        seats=range(1, 5),
        options=options.OPTIONS,
        given=options.given,
        # With three or four, what is best for one depends on whom the others favour: there is no one answer.
        solvable=range(1, 3),
        # Adding and taking away: something to think about, and not yet tables.
        daily={"level": "2"},
    ),
    moves=Moves(
        notation=moves.__doc__,
        read=moves.read,
        thinkable=moves.thinkable,
        write=moves.write,
        settle=moves.settle,
    ),
    reasons=Reasons(turn={"decide": "3.1", "dice": "4.1", "over": "8.1"}, why_not=reasons.why_not),
    views=Views(
        board=view.board,
        choice=view.choice,
        prompt=view.prompt,
        tell_roll=view.tell_roll,
        tell_move=view.tell_move,
        puzzle=view.puzzle,
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
        prepare=judgement.prepare,
        began=judgement.began,
        hard=judgement.hard,
    ),
    goal="least",
    published=True,
)
