"""Restricted Python for sets of small things, such as seats, as the bits of a whole number (bit sets)."""


def how_many(members: int) -> int:
    """The size of a set.

    >>> how_many(0b1011)
    3
    """
    n = 0
    while members:
        members &= members - 1
        n += 1
    return n


def share(whole: int, members: int, one: int) -> int:
    """What somebody gets if all members of a set divide a whole; nothing if they are none of them.

    >>> share(60, 0b101, 2), share(60, 0b101, 1)
    (30, 0)
    """
    return whole // how_many(members) if members >> one & 1 else 0
