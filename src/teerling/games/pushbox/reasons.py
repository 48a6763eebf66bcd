"""Why a move of Push Box is not possible: the first reason, with its rule sentence."""

from __future__ import annotations

from teerling.games.pushbox import rules
from teerling.games.pushbox.moves import pretty, speak
from teerling.games.pushbox.rules import AGAIN, NUMBERS, PASS, SINGLE, SOLO, Given, State
from teerling.games.pushbox.sums import OPERATORS, as_numbers, simplest, targets
from teerling.values import Message, Move, Reason


def _reason(rule: str, name: str, **args: object) -> Reason:
    return Reason(rule, Message(f"pushbox-why-{name}", args))


def why_not(g: Given, s: State, seat: int, move: Move) -> Reason | None:
    """The reason against a move of the seat whose turn it is, or nothing if it is legal."""
    if move.code == PASS:
        return _why_not_pass(g, s)
    if move.code == AGAIN:
        return _why_not_again(g, s)
    if rules.ends_by_seven(g, s):
        return _reason("6.2", "seven")
    if move.code >= SINGLE:
        return _why_not_single(g, s, NUMBERS[move.code - SINGLE])
    return _why_not_push(g, s, move)


def _why_not_pass(g: Given, s: State) -> Reason | None:
    if rules.ends_by_seven(g, s):
        return None
    if rules.is_double(s):
        return _reason("6.3", "answer-double")
    if rules.can_play(g, s):
        return _reason("4.5", "must-play", example=_example(g, s))
    if rules.is_seven(s):
        return _reason("9.2", "solo-seven")
    return None


def _why_not_again(g: Given, s: State) -> Reason | None:
    if rules.ends_by_seven(g, s):
        return None
    if not rules.is_seven(s):
        return _reason("9.2" if g.mode == SOLO else "6.2", "no-seven")
    if rules.can_play(g, s):
        return _reason("4.5", "must-play", example=_example(g, s))
    return None


def _why_not_single(g: Given, s: State, number: int) -> Reason | None:
    missing = _not_standing(s, 1 << NUMBERS.index(number))
    if missing:
        return missing
    if number not in divmod(s.thrown, 10):
        return _reason("6.5", "no-single", number=number)
    if rules.is_double(s):
        return _reason("6.5", "double-first")
    if rules.can_play(g, s):
        return _reason("6.5", "play-first", example=_example(g, s))
    return None


def _why_not_push(g: Given, s: State, move: Move) -> Reason | None:
    missing = _not_standing(s, move.code)
    if missing:
        return missing
    size = g.size[move.code]
    if size > rules.LIMIT:
        return _reason("4.3", "too-many")
    if size > rules.may_push(s):
        return _reason("7.1", "limit", left=rules.may_push(s))
    if not move.text.startswith("any"):
        return _why_not_calculation(g, s, move)
    if simplest(move.code, s.thrown, rules.level(g, s)) or size == rules.free_choice(g, s):
        return None
    if rules.is_double(s):
        return _reason("6.3", "double-count", count=rules.free_choice(g, s))
    return _reason("4.2", "no-way", numbers=as_numbers(move.code), needed=targets(s.thrown, rules.level(g, s)))


def _why_not_calculation(g: Given, s: State, move: Move) -> Reason | None:
    said = speak(move.text)
    level = rules.level(g, s)
    for operator in said.operators:
        if operator not in OPERATORS[level]:
            return _reason(f"5.{level + 1}", "operator", operator=pretty(operator).strip())
    if said.total is None:
        return _reason("4.4", "not-whole", calculation=pretty(move.text))
    if said.total in targets(s.thrown, level):
        return None
    if len(said.numbers) == 1 and _why_not_single(g, s, said.numbers[0]) is None:
        return _reason("6.5", "single-sign", number=said.numbers[0])
    wrong = {"calculation": pretty(move.text), "total": said.total, "needed": targets(s.thrown, level)}
    return _reason("4.2", "total", **wrong)


def _not_standing(s: State, blocks: int) -> Reason | None:
    missing = blocks & ~s.out[s.side]
    return _reason("1.3", "not-standing", numbers=as_numbers(missing), count=missing.bit_count()) if missing else None


def _example(g: Given, s: State) -> str:
    """Some play there is, to show that the throw can be played."""
    codes = [0] * rules.MOST_MOVES
    count = rules.write_answers(g, s, codes)
    return pretty(min((simplest(c, s.thrown, rules.level(g, s)) or "" for c in codes[:count]), key=len))
