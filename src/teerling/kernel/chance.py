"""Restricted Python for the dice of simulations: a pseudo-random generator, the same numbers at both speeds.

The generator is L'Ecuyer's combination of two multiplicative ones (1988): every product
stays below 2**62, so plain and compiled arithmetic agree. It drives simulations and
searches. Dice at a table come from `teerling.dice`, never from here.
"""

from teerling.kernel.arrays import Numbers


def seed(rng: Numbers, number: int, game: int) -> None:
    """Address the generator by a seed and a game number, both below 2**31.

    >>> rng = [0, 0]
    >>> seed(rng, 1, 7); [below(rng, 6) for _ in range(8)]
    [4, 5, 1, 2, 3, 5, 0, 1]
    """
    rng[0] = stirred((number * 69069 + game * 1812433253 + 12345) % 2147483562) % 2147483562 + 1
    rng[1] = stirred((number * 1664525 + game * 1566083941 + 54321) % 2147483398) % 2147483398 + 1


def stirred(x: int) -> int:
    """A number below 2**31 for another one. Neighbours get nothing alike.

    Without it the first throws of games in a row would be spread too evenly, like the teeth of a comb, and what is
    said of games as if they were independent would be false.

    >>> stirred(1), stirred(2)
    (1832211973, 65356255)
    """
    x ^= x >> 15
    x = x * 739982445 & 2147483647
    x ^= x >> 12
    x = x * 695872825 & 2147483647
    return x ^ x >> 15


def below(rng: Numbers, count: int) -> int:
    """A number from 0 to `count` - 1, for counts far below 2**31."""
    a = rng[0] * 40014 % 2147483563
    b = rng[1] * 40692 % 2147483399
    rng[0] = a
    rng[1] = b
    z = a - b
    if z < 1:
        z += 2147483562
    return (z - 1) * count // 2147483562
