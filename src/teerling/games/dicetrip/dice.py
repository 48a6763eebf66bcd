"""Four dice of four colours: pairs of them, the numbers they make, and how they fall. Restricted Python.

An ordered pair of dice is 0 to 11: red first, then yellow, green, blue.
"""

from collections.abc import Sequence

DICE = 4


def first_of(pair: int) -> int:
    """The die of a pair that gives the tens.

    >>> [first_of(pair) for pair in range(12)]
    [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    """
    return pair // 3


def second_of(pair: int) -> int:
    """The die of a pair that gives the ones.

    >>> [second_of(pair) for pair in range(12)]
    [1, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2]
    """
    rest = pair % 3
    return rest if rest < pair // 3 else rest + 1


def pair_of(first: int, second: int) -> int:
    """The pair of two different dice.

    >>> pair_of(0, 1), pair_of(3, 2)
    (0, 11)
    """
    return 3 * first + (second if second < first else second - 1)


def made_by(faces: Sequence[int], pair: int) -> int:
    """The number a pair makes.

    >>> made_by([4, 1, 6, 2], pair_of(0, 1))
    41
    """
    return 10 * faces[first_of(pair)] + faces[second_of(pair)]


def place_of(number: int) -> int:
    """Where a number stands among all 36, from 0.

    >>> place_of(11), place_of(21), place_of(66)
    (0, 6, 35)
    """
    return 6 * (number // 10) + number % 10 - 7


def fallen(dice: int, faces: Sequence[int]) -> int:
    """The code of a set of dice that fell like this: four digits, red first, 0 for a die that was not thrown.

    >>> fallen(0b1111, [3, 1, 6, 2]), fallen(0b0101, [3, 1])
    (3162, 3010)
    """
    code = 0
    n = 0
    for die in range(DICE):
        code *= 10
        if dice >> die & 1:
            code += faces[n]
            n += 1
    return code


def every_throw(dice: int, codes: list[int], weights: list[int]) -> int:
    """All throws of a set of dice, lowest code first; each falls as often as any other.

    >>> codes, weights = [0] * 36, [0] * 36
    >>> every_throw(0b0110, codes, weights), codes[:7]
    (36, [110, 120, 130, 140, 150, 160, 210])
    """
    step = 1000
    code = 0
    for die in range(DICE):
        if dice >> die & 1:
            code += step
        step //= 10
    n = 0
    while True:
        codes[n] = code
        weights[n] = 1
        n += 1
        # Count on: the last thrown die that is not 6 goes up by one, and those after it begin at 1 again.
        step = 1
        die = DICE - 1
        while die >= 0 and (dice >> die & 1 == 0 or code // step % 10 == 6):
            if dice >> die & 1:
                code -= 5 * step
            step *= 10
            die -= 1
        if die < 0:
            return n
        code += step
