"""Every calculation that one to three blocks allow, and the simplest for each total."""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations

from teerling.games.pushbox.rules import ALL, MOST_ANSWERS, NUMBERS

# The operators of each level, in the order in which people find them simple.
OPERATORS = ("+", "+-", "+-*/")


def as_set(numbers: tuple[int, ...]) -> int:
    """A set of blocks as the rules hold it.

    >>> as_set((2, 12))
    513
    """
    return sum(1 << NUMBERS.index(n) for n in numbers)


@cache
def as_numbers(blocks: int) -> tuple[int, ...]:
    """The numbers of a set of blocks, highest first.

    >>> as_numbers(513)
    (12, 2)
    """
    return tuple(NUMBERS[i] for i in reversed(range(10)) if blocks >> i & 1)


def targets(throw: int, level: int) -> tuple[int, ...]:
    """What a throw may be answered with: the total and, at the highest level, the product.

    >>> targets(45, 0), targets(45, 2), targets(22, 2)
    ((9,), (9, 20), (4,))
    """
    low, high = divmod(throw, 10)
    return tuple(dict.fromkeys((low + high, low * high))) if level == 2 else (low + high,)


def step(a: int, operator: str, b: int) -> int | None:
    """One step of a calculation; nothing if it gives no whole number.

    >>> step(6, "*", 3), step(3, "/", 2)
    (18, None)
    """
    if operator == "+":
        return a + b
    if operator == "-":
        return a - b
    if operator == "*":
        return a * b
    return None if b == 0 or a % b else a // b


@cache
def calculations(blocks: int, level: int) -> dict[int, str]:
    """The simplest calculation for each total that a set of one to three blocks makes.

    >>> calculations(as_set((12, 3)), 1)
    {15: '12+3', 9: '12-3', -9: '3-12'}
    """
    found: dict[int, tuple[int, str]] = {}
    for order in permutations(as_numbers(blocks)):
        for total, cost, text in _in_order(order, OPERATORS[level]):
            if total not in found or cost < found[total][0]:
                found[total] = (cost, text)
    return {total: text for total, (_, text) in found.items()}


def _in_order(order: tuple[int, ...], operators: str) -> list[tuple[int, int, str]]:
    """Totals of the numbers in this order with any operators and brackets: (total, how hard, text)."""
    made = []
    if len(order) == 1:
        return [(order[0], 0, str(order[0]))]
    if len(order) == 2:
        a, b = order
        return [(t, _cost(o), f"{a}{o}{b}") for o in operators if (t := step(a, o, b)) is not None]
    a, b, c = order
    for first in operators:
        for second in operators:
            inner = step(a, first, b)
            if inner is not None and (total := step(inner, second, c)) is not None:
                loose = first in "+-" and second in "*/"
                text = f"({a}{first}{b}){second}{c}" if loose else f"{a}{first}{b}{second}{c}"
                made.append((total, _cost(first) + _cost(second) + 5 * loose, text))
            inner = step(b, second, c)
            if inner is not None and (total := step(a, first, inner)) is not None:
                # Brackets on the right change nothing after a plus or before a stronger operator.
                needless = first == "+" or (first == "-" and second in "*/")
                text = f"{a}{first}{b}{second}{c}" if needless else f"{a}{first}({b}{second}{c})"
                made.append((total, _cost(first) + _cost(second) + 5 * (not needless), text))
    return made


def _cost(operator: str) -> int:
    return "+-*/".index(operator) + 1


@cache
def answer_table() -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each level and throw, the sets that may answer it, as `Given.answers` wants them."""
    sets = [as_set(c) for n in (1, 2, 3) for c in combinations(NUMBERS, n)]
    return tuple(
        tuple(_answers(low * 10 + high, level, sets) for low in range(1, 7) for high in range(1, 7))
        for level in range(3)
    )


def _answers(throw: int, level: int, sets: list[int]) -> tuple[int, ...]:
    wanted = set(targets(throw, level))
    rows = []
    for blocks in sorted(sets):
        if wanted & calculations(blocks, level).keys():
            rows.append(blocks + 1024)
        elif throw % 11 == 0 and len(as_numbers(blocks)) <= 2:
            rows.append(blocks)
    if len(rows) > MOST_ANSWERS:
        raise OverflowError(f"throw {throw} at level {level + 1} has {len(rows)} answers")
    return tuple(rows)


def simplest(blocks: int, throw: int, level: int) -> str | None:
    """The simplest calculation by which a set answers a throw, or nothing if it doesn't.

    >>> simplest(as_set((2, 3, 6)), 45, 2), simplest(as_set((12, 3)), 45, 0)
    ('6*3+2', None)
    """
    known = calculations(blocks, level)
    ways = [known[t] for t in targets(throw, level) if t in known]
    return min(ways, key=lambda w: (sum(_cost(c) for c in w if c in "+-*/") + 5 * ("(" in w), len(w))) if ways else None


@cache
def playable(level: int) -> tuple[int, ...]:
    """For each set of blocks, how many of the 36 throws can be played with it: all doubles, and no sevens.

    >>> playable(0)[ALL], playable(0)[as_set((2, 3))]
    (30, 12)
    """
    hits = [6] * (ALL + 1)
    for low, high in combinations(range(1, 7), 2):
        if low + high == 7:
            continue
        fitting = {answer - ALL - 1 for answer in answer_table()[level][6 * low + high - 7] if answer > ALL}
        for block in range(len(NUMBERS)):
            fitting |= {blocks | 1 << block for blocks in fitting}
        for blocks in fitting:
            # Two dice fall like this in two ways.
            hits[blocks] += 2
    return tuple(hits)
