"""What a seat may see of Push Box, and how events are told. Nothing here is secret."""

from __future__ import annotations

from teerling.games.pushbox import rules
from teerling.games.pushbox.board import About, Again, Board, Free, Pass, Play, Side, Single
from teerling.games.pushbox.moves import pretty, speak
from teerling.games.pushbox.options import MODES
from teerling.games.pushbox.rules import AGAIN, FACING, NUMBERS, PASS, SINGLE, SOLO, Given, State
from teerling.games.pushbox.sums import as_numbers, targets
from teerling.values import Choice, Message, Move, Roll, Turn


def board(g: Given, s: State, seat: int) -> Board:
    """The tray: the numbers at every side that is played, the throw, and what it asks for."""
    mode, order = next((name, sides) for name, (mode, sides, _) in MODES.items() if mode == g.mode)
    return Board(
        mode=mode,
        sides=tuple([_side(g, s, side) for side in order]),
        opening=s.waiting > 0,
        turn=-1 if s.waiting or s.ended else s.side,
        dice=tuple(int(face) for face in str(s.thrown)) if s.thrown else (),
        needed=targets(s.thrown, rules.level(g, s)) if s.thrown and not rules.ends_by_seven(g, s) else (),
        left=rules.may_push(s),
    )


def _side(g: Given, s: State, side: int) -> Side:
    seat = rules.seat_at(g, s, side)
    return Side(side, seat, g.levels[seat] + 1, as_numbers(s.out[side])[::-1])


def choice(g: Given, s: State, seat: int, move: Move) -> Choice[About]:
    """A legal move as it is offered."""
    kind, numbers = _kind(move)
    return Choice(move, _say("choice", kind, move, numbers), _about(g, s, kind, numbers))


def _about(g: Given, s: State, kind: str, numbers: tuple[int, ...]) -> About:
    if kind == "play":
        return Play(numbers, free=len(numbers) == rules.free_choice(g, s))
    if kind == "any":
        return Free(numbers)
    if kind == "single":
        return Single(numbers)
    return Again() if kind == "again" else Pass()


def _kind(move: Move) -> tuple[str, tuple[int, ...]]:
    if move.code == PASS:
        return "pass", ()
    if move.code == AGAIN:
        return "again", ()
    if move.code >= SINGLE:
        return "single", (NUMBERS[move.code - SINGLE],)
    return ("any" if move.text.startswith("any") else "play"), as_numbers(move.code)


def _say(where: str, kind: str, move: Move, numbers: tuple[int, ...], **more: int) -> Message:
    args: dict[str, object] = dict(more)
    if kind == "play":
        args["calculation"] = pretty(move.text)
        args["count"] = len(numbers)
        args["total"] = speak(move.text).total
    if numbers:
        args["numbers"] = numbers
    return Message(f"pushbox-{where}-{kind}", args)


def prompt(g: Given, s: State, seat: int, turn: Turn) -> Message:
    """What the seat does now, in one sentence."""
    if turn.kind == "over":
        if g.mode == SOLO:
            return Message("pushbox-prompt-over-alone", {"score": rules.score(g, s, 0)})
        return Message(
            "prompt-over", {"count": s.won.bit_count(), "seats": [i for i in range(g.seats) if s.won >> i & 1]}
        )
    if turn.kind == "dice":
        if began := _prompt_began(g, s, seat, turn.thrower):
            return began
        if turn.thrower != seat:
            return Message("prompt-wait-throw", {"seat": turn.thrower})
        return Message("pushbox-prompt-opening" if s.waiting else "prompt-throw")
    if seat not in turn.seats:
        return Message("prompt-wait", {"seat": turn.seats[0]})
    return _prompt_decide(g, s)


def _prompt_began(g: Given, s: State, seat: int, thrower: int) -> Message | None:
    """It has just been thrown for who starts: why it is this seat, and why the blocks lie where they lie."""
    if not g.opening or s.waiting or not s.first_turn or s.pushed:
        return None
    blocks = "-blocks" if g.mode == FACING and not g.fair else ""
    if thrower == seat:
        return Message(f"pushbox-prompt-starts{blocks}")
    return Message(f"pushbox-prompt-wait-starts{blocks}", {"seat": thrower})


def _prompt_decide(g: Given, s: State) -> Message:
    if rules.ends_by_seven(g, s):
        return Message("pushbox-prompt-seven")
    needed = targets(s.thrown, rules.level(g, s))
    if rules.is_double(s):
        return Message("pushbox-prompt-double", {"needed": needed, "count": rules.free_choice(g, s)})
    if rules.can_play(g, s):
        return Message("pushbox-prompt-make", {"needed": needed})
    if g.mode == SOLO:
        return Message("pushbox-prompt-seven-alone" if rules.is_seven(s) else "pushbox-prompt-single-alone")
    return Message("pushbox-prompt-single")


def puzzle(g: Given, s: State) -> bool:
    """Whether there is something to calculate."""
    return s.thrown > 0 and not rules.ends_by_seven(g, s) and (rules.is_double(s) or rules.can_play(g, s))


def tell_roll(g: Given, before: State, after: State, viewer: int, roll: Roll) -> tuple[Message, ...]:
    """A throw, and what came of it by itself."""
    seat = rules.thrower(g, before)
    faces = tuple(int(face) for face in str(roll.code))
    said = [Message("log-throw", {"seat": seat, "faces": faces, "total": sum(faces)})]
    if before.waiting:
        if not after.waiting:
            said.append(Message("pushbox-log-starts", {"seat": after.first}))
            if g.mode == FACING and not g.fair and after.first != 0:
                # They were shown at the first seat's side until now.
                said.append(Message("pushbox-log-blocks", {"seat": after.first}))
        elif after.leaders == 0:
            said.append(Message("pushbox-log-tie", {"seats": [i for i in range(g.seats) if after.waiting >> i & 1]}))
    elif not after.thrown:
        said.append(Message("pushbox-log-seven" if sum(faces) == 7 else "pushbox-log-nothing", {"seat": seat}))
        said += _skipped(g, before, after)
    return tuple(said)


def tell_move(g: Given, before: State, after: State, viewer: int, seat: int, move: Move) -> tuple[Message, ...]:
    """A move, and what came of it by itself."""
    kind, numbers = _kind(move)
    said = [_say("log", kind, move, numbers, seat=seat)]
    third = kind in ("play", "any") and g.limit_per_turn and before.pushed + len(numbers) == rules.LIMIT
    if after.won != before.won:
        said.append(Message("pushbox-log-cleared", {"seat": seat}))
    elif third:
        said.append(Message("pushbox-log-limit", {"seat": seat}))
    if third or kind in ("pass", "single"):
        said += _skipped(g, before, after)
    return tuple(said)


def _skipped(g: Given, before: State, after: State) -> list[Message]:
    """The players who had nothing standing out when the turn passed on, perhaps all but one."""
    said = []
    side = g.after[before.side]
    while not after.ended and side != after.side:
        said.append(Message("pushbox-log-skip", {"seat": rules.seat_at(g, before, side)}))
        side = g.after[side]
    return said
