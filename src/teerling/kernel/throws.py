"""Restricted Python for throws of several dice that are alike, where only which faces fell matters."""

from teerling.kernel.arrays import Numbers


def alike_reading(count: int, faces: Numbers) -> int:
    """The code of `count` alike dice: their faces as digits, the lowest first.

    >>> alike_reading(3, [5, 1, 4])
    145
    """
    code = 0
    for face in range(1, 7):
        for i in range(count):
            if faces[i] == face:
                code = code * 10 + face
    return code


def alike_outcomes(count: int, codes: Numbers, weights: Numbers) -> int:
    """All distinct throws of `count` alike dice, lowest code first, with how many ways each can fall.

    >>> codes, weights = [0] * 21, [0] * 21
    >>> alike_outcomes(2, codes, weights), codes[:3], weights[:3], sum(weights)
    (21, [11, 12, 13], [1, 2, 2], 36)
    """
    code = 0
    for _ in range(count):
        code = code * 10 + 1
    n = 0
    while True:
        codes[n] = code
        weights[n] = ways(count, code)
        n += 1
        # The last digit that is not 6 goes up by one, and the digits after it begin there again.
        sixes = 0
        while sixes < count and code % 10 == 6:
            code //= 10
            sixes += 1
        if sixes == count:
            return n
        code += 1
        for _ in range(sixes):
            code = code * 10 + code % 10


def ways(count: int, code: int) -> int:
    """In how many ways dice that can be told apart show a sorted throw.

    >>> ways(3, 115), ways(3, 222)
    (3, 1)
    """
    total = 1
    run = 0
    last = 0
    for i in range(1, count + 1):
        face = code % 10
        code //= 10
        run = run + 1 if face == last else 1
        last = face
        # Multiplying first keeps every step whole: the total is then a multinomial coefficient.
        total = total * i // run
    return total
