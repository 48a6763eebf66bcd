"""A moment of a game, as a value: what can be done in it, what follows, and what each seat may see of it."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any

from msgspec import UNSET
from msgspec.structs import replace

from teerling.values import (
    SPECTATOR,
    Account,
    Drawn,
    Ending,
    IllegalMove,
    Message,
    Move,
    NotYourTurn,
    Reason,
    Result,
    Roll,
    ScoreLine,
    Turn,
    UnreadableMove,
    View,
)
from teerling.words import in_language

if TYPE_CHECKING:
    from teerling.game import Game


def _members(bits: int) -> tuple[int, ...]:
    return tuple(i for i in range(bits.bit_length()) if bits >> i & 1)


class Position:
    """A moment of a game, as a value: playing gives a new one.

    >>> from teerling.game import find
    >>> position = find("pushbox").start(seats=1)
    >>> later = position.roll(Roll(45, "4 5"))
    >>> [str(m) for m in later.moves(0)][:4]
    ['4+3+2', '5+4', '6+3', '9']
    >>> position.turn.kind, later.turn.kind
    ('dice', 'decide')
    """

    __slots__ = ("_chances", "_given", "_open", "_state", "_turn", "game", "options")

    def __init__(self, game: Game, options: dict[str, str], given: Any, state: Any):
        self.game = game
        self.options = options
        self._given = given
        self._state = state
        self._turn: Turn | None = None
        self._chances: tuple[tuple[int, int], ...] | None = None
        self._open: tuple[object, tuple[int | None, ...]] | None = None

    def __repr__(self) -> str:
        return f"<Position of {self.game.name} for {self.seats}: {self.turn}, scores={self.scores()}>"

    def __str__(self) -> str:
        """The board drawn in text, as a spectator sees it, and whose turn it is.

        >>> from teerling.game import find
        >>> print(str(find("pushbox").start(seats=1)).splitlines()[-1])
        Player 1 throws.
        """
        view, words = self.view(), in_language("en")
        names = [words.name(seat) for seat in range(self.seats)]
        lines = ["".join(text for text, _ in line).rstrip() for line in self.game.parts.drawing.picture(view, names)]
        return "\n".join([*lines, words.say(view.prompt, names)])

    def __reduce__(self) -> tuple[Any, ...]:
        # To another process go the agreements and the state: what is given follows from them.
        return self.game.again, (self.seats, self.options, self._state)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Position) and self._identity() == other._identity())

    def __hash__(self) -> int:
        return hash(self._state.key())

    def _identity(self) -> tuple[Any, ...]:
        return self.game.name, self.seats, self.options, self._state.key()

    @property
    def raw(self) -> tuple[Any, Any]:
        """The given and the state, for a kernel; whoever takes them must not change them."""
        return self._given, self._state

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self._given.seats)

    @property
    def turn(self) -> Turn:
        """Who is up now."""
        # Asked for at every step, and a position never changes.
        if self._turn is None:
            self._turn = self._find_turn()
        return self._turn

    def _find_turn(self) -> Turn:
        rules = self.game.rules
        if rules.over(self._given, self._state):
            return Turn("over", (), -1)
        acting = rules.acting(self._given, self._state)
        if acting:
            return Turn("decide", _members(acting), -1)
        return Turn("dice", (), rules.thrower(self._given, self._state))

    def codes(self, seat: int) -> list[int]:
        """The codes of a seat's legal moves, lowest first; none unless it may move."""
        if seat not in self.turn.seats:
            return []
        codes = [0] * self.game.rules.MOST_MOVES
        return codes[: self.game.rules.legal(self._given, self._state, seat, codes)]

    def moves(self, seat: int) -> tuple[Move, ...]:
        """A seat's legal moves; none unless it may move."""
        return tuple(self.move(code) for code in self.codes(seat))

    def move(self, code: int) -> Move:
        """The move of a code with its text here, whether it is legal or not.

        >>> from teerling.game import find
        >>> str(find("pushbox").start(seats=1).move(1023))
        'any 2 3 4 5 6 8 9 10 11 12'
        """
        moves = self.game.parts.moves
        return Move(code, moves.write(self._given, self._state, code)) if moves.write else moves.thinkable(code)

    def why_not(self, seat: int, move: Move | str) -> Reason | None:
        """The first reason against a move, or nothing if it is legal.

        >>> from teerling.game import find
        >>> find("pushbox").start(seats=1).why_not(0, "5+4").rule
        '4.1'
        """
        read = self._read(move)
        return self._why_not_now(seat) or self._why_not_this(seat, read)

    def _read(self, move: Move | str) -> Move:
        """A move as it was meant, read once: from its text, or a value whose code must be that of its text."""
        if isinstance(move, str):
            return self.game.read_move(move)
        if self.game.read_move(move.text).code != move.code:
            raise UnreadableMove(Message("move-mixed", {"text": move.text, "code": move.code}))
        return move

    def _why_not_this(self, seat: int, move: Move) -> Reason | None:
        reasons = self.game.parts.reasons
        if reasons.why_not:
            return reasons.why_not(self._given, self._state, seat, move)
        if move.code in self.codes(seat):
            return None
        return Reason(reasons.turn["decide"], Message("why-not-possible", {"move": move.text}))

    def _why_not_now(self, seat: int) -> Reason | None:
        """The reason why a seat can't move at all now, whatever the move."""
        turn = self.turn
        if seat in turn.seats:
            return None
        rule = self.game.parts.reasons.turn[turn.kind]
        if turn.kind == "decide":
            return Reason(rule, Message("why-not-turn", {"seat": turn.seats[0]}))
        return Reason(rule, Message(f"why-{turn.kind}"))

    def check_turn(self, seat: int) -> None:
        """Refuses a seat that has nothing to decide now: `NotYourTurn` says why."""
        reason = self._why_not_now(seat)
        if reason is not None:
            raise NotYourTurn(reason)

    def play(self, seat: int, move: Move | str) -> Position:
        """The position after a seat's move; refuses an illegal one with its reason.

        >>> from teerling.game import find
        >>> find("pushbox").start(seats=1).roll(Roll(45, "4 5")).play(0, "5+4").scores()
        (61,)
        """
        return self.after(seat, self.judged(seat, move).code)

    def judged(self, seat: int, move: Move | str) -> Move:
        """A move that was read and found legal; `NotYourTurn` or `IllegalMove` says why it is not."""
        read = self._read(move)
        self.check_turn(seat)
        reason = self._why_not_this(seat, read)
        if reason is not None:
            raise IllegalMove(reason)
        return read

    def after(self, seat: int, code: int) -> Position:
        """The position after a move known to be legal, without asking again."""
        state = self._state.copy()
        self.game.rules.play(self._given, state, seat, code)
        return Position(self.game, self.options, self._given, state)

    def settle(self, move: Move) -> Move:
        """A legal move with the text that goes into the record."""
        return self.game.parts.moves.settle(self._given, self._state, move)

    def forced(self) -> tuple[int, Move] | None:
        """The move of a seat that has nothing to choose: it is made for them.

        >>> from teerling.game import find
        >>> find("pushbox").start(seats=1).forced() is None
        True
        """
        for seat in self.turn.seats:
            codes = self.codes(seat)
            if len(codes) == 1:
                move = self.move(codes[0])
                if not self.final(seat, move):
                    return seat, move
        return None

    def final(self, seat: int, move: Move) -> bool:
        """Whether a legal move settles something for good: nobody makes it for a seat, and it can't be taken back.

        >>> from teerling.game import find
        >>> position = find("pushbox").start(seats=1).roll(Roll(45, "4 5"))
        >>> position.final(0, position.moves(0)[0])
        False
        """
        return self.game.parts.moves.final(self._given, self._state, seat, move.code)

    def implied(self, seat: int, move: Move) -> Move | None:
        """What another move settles for good, as a move of its own: it stays when the other one is taken back.

        >>> from teerling.game import find
        >>> game = find("dicetrip")
        >>> position = game.start(seats=1).roll(game.read_roll("4 1 6 2"))
        >>> str(position.implied(0, game.read_move("ry 14")))
        'keep'
        """
        return self.game.parts.moves.implied(self._given, self._state, seat, move.code)

    def weights(self) -> tuple[tuple[Roll, int], ...]:
        """The distinct outcomes of the dice now due with their exact weights; none when no dice are due."""
        write = self.game.parts.moves.write_roll
        return tuple((write(code), weight) for code, weight in self.chances())

    def chances(self) -> tuple[tuple[int, int], ...]:
        """The codes of the outcomes now due, lowest first, each with its weight; none when no dice are due."""
        # There may be more than a thousand, and a position never changes.
        if self._chances is None:
            self._chances = self._find_chances() if self.turn.kind == "dice" else ()
        return self._chances

    def _find_chances(self) -> tuple[tuple[int, int], ...]:
        rules = self.game.rules
        codes, weights = [0] * rules.MOST_OUTCOMES, [0] * rules.MOST_OUTCOMES
        count = rules.outcomes(self._given, self._state, codes, weights)
        return tuple(zip(codes[:count], weights[:count], strict=True))

    def outcomes(self) -> tuple[tuple[Roll, Fraction], ...]:
        """The distinct outcomes of the dice now due with their exact chances.

        >>> from teerling.game import find
        >>> find("pushbox").start(seats=1).outcomes()[1]
        (Roll(code=12, text='1 2'), Fraction(1, 18))
        """
        weighted = self.weights()
        total = sum(weight for _, weight in weighted)
        return tuple((roll, Fraction(weight, total)) for roll, weight in weighted)

    @property
    def dice(self) -> int:
        """How many dice are due; 0 if something is drawn, or no dice are due."""
        return int(self.game.rules.dice(self._given, self._state)) if self.turn.kind == "dice" else 0

    def fallen(self, faces: list[int]) -> Roll:
        """The outcome of dice that fell like this."""
        return self.game.parts.moves.write_roll(self.game.rules.reading(self._given, self._state, faces))

    def roll(self, roll: Roll | str) -> Position:
        """The position after the dice fell; refuses an outcome they can't have, or when none are due.

        >>> from teerling.game import find
        >>> find("pushbox").start(seats=1).roll("5 4").turn.kind
        'decide'
        """
        fell = self.game.read_roll(roll) if isinstance(roll, str) else roll
        due = any(code == fell.code for code, _ in self.chances())
        if not due or self.game.parts.moves.write_roll(fell.code) != fell:
            problem = "roll-impossible" if self.turn.kind == "dice" else "roll-not-due"
            raise IllegalMove(Reason(self.game.parts.reasons.turn["dice"], Message(problem, {"roll": fell.text})))
        return self.fell(fell.code)

    def fell(self, code: int) -> Position:
        """The position after an outcome known to be possible, without asking again."""
        state = self._state.copy()
        self.game.rules.roll(self._given, state, code)
        return Position(self.game, self.options, self._given, state)

    def view(self, viewer: int = SPECTATOR) -> View:
        """What a seat, a spectator or the reader of a record may see and do."""
        turn, parts = self.turn, self.game.parts
        board, scores = self.known(viewer)
        return View(
            game=self.game.name,
            seat=max(viewer, SPECTATOR),
            seats=self.seats,
            turn=turn.kind,
            acting=turn.seats,
            thrower=turn.thrower,
            prompt=parts.views.prompt(self._given, self._state, viewer, turn),
            board=board,
            choices=tuple(parts.views.choice(self._given, self._state, viewer, move) for move in self.moves(viewer)),
            puzzle=parts.views.puzzle(self._given, self._state),
            private=parts.secrets is not None and parts.secrets.private(self._given, self._state, viewer),
            scores=scores,
            winners=self.winners(),
            ending=self.ending if turn.kind == "over" else UNSET,
        )

    @property
    def ending(self) -> Ending:
        """How a game that is over ended, and how everybody's points came about.

        >>> from teerling.game import find
        >>> position = find("pushbox").start(seats=1).roll("2 4").play(0, "4+2").roll("2 5")
        >>> ending = position.play(0, "5!").ending
        >>> ending.why.rule, [line.points for line in ending.accounts[0].lines]
        ('9.3', [59])
        """
        parts = self.game.parts
        why = parts.endings.why(self._given, self._state) if parts.endings else None
        over = Reason(parts.reasons.turn["over"], Message("why-over"))
        return Ending(why or over, parts.goal, tuple([self._account(seat) for seat in range(self.seats)]))

    def _account(self, seat: int) -> Account:
        endings = self.game.parts.endings
        score = int(self.game.rules.score(self._given, self._state, seat))
        lines = (
            endings.lines(self._given, self._state, seat)
            if endings
            else (ScoreLine(Message("ending-points", {"count": score}), score),)
        )
        among = self.game.compared(self.seats, self.options, seat)
        found = self.game.expected(self.seats, among)
        return Account(lines, among, found.usual if found else None, found.perfect if found else None)

    def shown(self, viewer: int) -> View:
        """A view for the browser: drawn as well, if the pages have no board for the game.

        >>> from teerling.game import find
        >>> position = find("pushbox").start(seats=1)
        >>> position.shown(0) == position.view(0)
        True
        """
        view, drawing = self.view(viewer), self.game.parts.drawing
        if drawing.board == "pages":
            return view
        return replace(view, drawn=Drawn(drawing.svg(view), tuple(drawing.sentences(view)), self.dice))

    def picture(self, viewer: int = SPECTATOR) -> str:
        """The board as a viewer may see it, as a picture in SVG.

        >>> from teerling.game import find
        >>> find("pushbox").start(seats=2).picture()[:4]
        '<svg'
        """
        return self.game.parts.drawing.svg(self.view(viewer))

    def _repr_svg_(self) -> str:
        # By this name notebooks find it.
        return self.picture()

    def known(self, viewer: int) -> tuple[object, tuple[int | None, ...]]:
        """The board and the points as a viewer may know them; worked out once where all may know all.

        >>> from teerling.game import find
        >>> find("pushbox").start(seats=2, first="seat").known(SPECTATOR)[1]
        (70, 0)
        """
        parts = self.game.parts
        if parts.secrets:
            board = parts.views.board(self._given, self._state, viewer)
            return board, parts.secrets.scores(self._given, self._state, viewer)
        if self._open is None:
            self._open = parts.views.board(self._given, self._state, viewer), self.scores()
        return self._open

    def veiled(self, viewer: int) -> Any:
        """The state as numbers, without what a viewer may not know; whoever takes it must not change it.

        >>> from teerling.game import find
        >>> position = find("pushbox").start(seats=2)
        >>> position.veiled(0).out == position.raw[1].out
        True
        """
        secrets = self.game.parts.secrets
        if secrets is None:
            return self._state
        state = self._state.copy()
        secrets.veil.veil(self._given, state, viewer)
        return state

    def __deepcopy__(self, memo: Any) -> Position:
        # A value: what never changes need not be copied.
        return self

    def imagine(self, viewer: int, random: Random) -> Position:
        """A position this one might as well be, for all a viewer may know: what is secret is drawn anew.

        >>> from teerling.game import find
        >>> position = find("pushbox").start(seats=2)
        >>> position.imagine(0, Random()) == position
        True
        """
        secrets = self.game.parts.secrets
        if secrets is None:
            return self
        return Position(self.game, self.options, self._given, secrets.imagine(self._given, self._state, viewer, random))

    def hides(self, viewer: int, event: tuple[int, Move] | Roll) -> bool:
        """Whether the event that happens here must stay unknown to a viewer, for now."""
        secrets = self.game.parts.secrets
        seat, what = (-1, event) if isinstance(event, Roll) else event
        return secrets is not None and secrets.hides(self._given, self._state, viewer, seat, what.code)

    def tell(self, viewer: int, event: tuple[int, Move] | Roll, after: Position) -> tuple[Message, ...]:
        """An event from here to the next position, as a viewer may hear it."""
        views = self.game.parts.views
        if isinstance(event, Roll):
            return views.tell_roll(self._given, self._state, after._state, viewer, event)
        return views.tell_move(self._given, self._state, after._state, viewer, *event)

    def scores(self) -> tuple[int, ...]:
        """The points of each seat as they stand."""
        return tuple(int(self.game.rules.score(self._given, self._state, seat)) for seat in range(self.seats))

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the game is over."""
        if self.turn.kind != "over":
            return ()
        return _members(self.game.rules.winners(self._given, self._state))

    @property
    def result(self) -> Result | None:
        """Points and winners, once the game is over."""
        return Result(self.scores(), self.winners()) if self.turn.kind == "over" else None
