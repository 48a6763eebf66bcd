"""Push Box once more, slow and plain, written from the rules alone: something to compare with."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations, product

NUMBERS = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
OPERATORS = {1: "+", 2: "+-", 3: "+-*/"}
# Sides in playing order, and those of them that start full.
SIDES = {"solo": (1,), "facing": (1, 3), "adjacent": (1, 2), "three": (1, 2, 3, 4), "four": (1, 2, 3, 4)}
FULL = {"solo": (1,), "facing": (1,), "adjacent": (1, 2), "three": (1, 2), "four": (1, 2)}
ACROSS = {1: 3, 2: 4, 3: 1, 4: 2}

# A move: pass, again, single, play or any, and the numbers it pushes.
Does = tuple[str, frozenset[int]]
PASS: Does = ("pass", frozenset())
AGAIN: Does = ("again", frozenset())


# Calculations


def joined(a: Fraction, operator: str, b: Fraction) -> Fraction | None:
    """One step, exactly; nothing if the outcome is no whole number."""
    if operator == "/":
        if b == 0:
            return None
        made = a / b
    else:
        made = {"+": a + b, "-": a - b, "*": a * b}[operator]
    return made if made.denominator == 1 else None


@cache
def makes(numbers: frozenset[int], level: int) -> frozenset[Fraction]:
    """Everything the numbers make, each used once: split them in two in every way, and join the halves."""
    if len(numbers) == 1:
        return frozenset(Fraction(n) for n in numbers)
    made = set()
    for size in range(1, len(numbers)):
        for part in combinations(sorted(numbers), size):
            left, right = frozenset(part), numbers - frozenset(part)
            for a, operator, b in product(makes(left, level), OPERATORS[level], makes(right, level)):
                outcome = joined(a, operator, b)
                if outcome is not None:
                    made.add(outcome)
    return frozenset(made)


def texts_of(numbers: frozenset[int], operators: str = "+-*/") -> Iterator[str]:
    """Every calculation of one to three numbers, in every order and with every bracket."""
    for order in permutations(sorted(numbers)):
        for signs in product(operators, repeat=len(order) - 1):
            flat = str(order[0]) + "".join(f"{sign}{n}" for sign, n in zip(signs, order[1:], strict=True))
            yield flat
            if len(order) == 3:
                (a, b, c), (first, second) = order, signs
                yield f"({a}{first}{b}){second}{c}"
                yield f"{a}{first}({b}{second}{c})"


def worth(text: str) -> Fraction | None:
    """What a calculation makes by the ordinary order of operations; nothing if a step is not whole."""
    return _worth(ast.parse(text, mode="eval").body)


def _worth(node: ast.expr) -> Fraction | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return Fraction(node.value)
    assert isinstance(node, ast.BinOp)
    left, right = _worth(node.left), _worth(node.right)
    if left is None or right is None:
        return None
    sign = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/"}[type(node.op)]
    return joined(left, sign, right)


# Answers to a throw


def wanted(dice: tuple[int, int], level: int) -> set[int]:
    a, b = dice
    return {a + b, a * b} if level == 3 else {a + b}


def plays(own: frozenset[int], dice: tuple[int, int], level: int, left: int) -> set[frozenset[int]]:
    """The sets of one to three own numbers, within the limit, that make what the dice want."""
    return {
        numbers
        for size in range(1, left + 1)
        for some in combinations(sorted(own), size)
        if makes(numbers := frozenset(some), level) & wanted(dice, level)
    }


def answers(
    own: frozenset[int], dice: tuple[int, int], level: int, left: int, *, alone: bool = False, first_turn: bool = False
) -> set[Does]:
    """All that can be done with a throw; nothing at all if it ends the turn."""
    a, b = dice
    seven = a + b == 7
    if seven and not alone:
        return {PASS, AGAIN} if first_turn else set()
    found = plays(own, dice, level, left)
    does: set[Does] = {("play", numbers) for numbers in found}
    if a == b:
        count = min(2, left, len(own))
        does |= {("any", some) for two in combinations(own, count) if (some := frozenset(two)) not in found}
    if does:
        return does
    does = {("single", frozenset({face})) for face in dice if face in own}
    if seven:
        return does | {AGAIN}
    return does | {PASS} if does else set()


# Whole games


class Reference:
    """A whole game: `throw` and `do` change it."""

    def __init__(self, seats: int, options: dict[str, str]):
        self.seats = seats
        self.mode = options["mode"]
        self.levels = [int(level) for level in options["level"].split()]
        self.per_throw = options["limit"] == "throw"
        self.fair = options["start"] == "fair"
        self.sides = SIDES[self.mode]
        self.out = {side: set(NUMBERS) if side in FULL[self.mode] else set() for side in (1, 2, 3, 4)}
        if self.fair and self.mode == "facing":
            self.out[1].remove(12)
            self.out[3].add(12)
        self.to_throw = list(range(seats)) if options["first"] == "throw" else []
        self.totals: dict[int, int] = {}
        self.first = 0
        self.place = 0
        self.first_turn = True
        self.left = 3
        self.dice: tuple[int, int] | None = None
        self.won: set[int] = set()
        self.over = False

    @property
    def side(self) -> int:
        return self.sides[self.place]

    @property
    def seat(self) -> int:
        """Who throws or decides."""
        if self.to_throw:
            return self.to_throw[0]
        return (self.first + min(self.place, self.seats - 1)) % self.seats

    def answers(self) -> set[Does]:
        if self.dice is None:
            return set()
        excepted = self.first_turn and not (self.fair and self.mode == "adjacent")
        own = frozenset(self.out[self.side])
        alone = self.mode == "solo"
        return answers(own, self.dice, self.levels[self.seat], self.left, alone=alone, first_turn=excepted)

    def throw(self, dice: tuple[int, int]) -> None:
        if self.to_throw:
            self._throw_to_start(sum(dice))
            return
        self.dice = dice
        if not self.answers():
            self._end_turn()

    def _throw_to_start(self, total: int) -> None:
        self.totals[self.to_throw.pop(0)] = total
        if not self.to_throw:
            highest = [seat for seat, total in self.totals.items() if total == max(self.totals.values())]
            self.totals = {}
            if len(highest) == 1:
                self.first = highest[0]
            else:
                self.to_throw = highest

    def do(self, what: Does) -> None:
        kind, numbers = what
        if kind == "pass":
            self._end_turn()
            return
        self.dice = None
        if kind == "again":
            return
        self.out[self.side] -= numbers
        self.out[ACROSS[self.side]] |= numbers
        self.left -= 0 if self.per_throw else len(numbers)
        if not self.out[self.side]:
            self._win()
        elif kind == "single" or self.left == 0:
            self._end_turn()

    def _win(self) -> None:
        self.won.add(self.seat)
        if self.fair and self.mode == "adjacent" and self.place == 0:
            self._next_side()
        else:
            self.over = True

    def _end_turn(self) -> None:
        if self.mode == "solo" or self.won:
            self.over = True
        else:
            self._next_side()

    def _next_side(self) -> None:
        self.dice = None
        self.left = 3
        self.first_turn = False
        self.place = (self.place + 1) % len(self.sides)
        while not self.out[self.side]:
            self.place = (self.place + 1) % len(self.sides)
