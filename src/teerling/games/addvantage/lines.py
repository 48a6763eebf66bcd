"""Squares and lines of a board, looked up. Restricted Python: see docs/kernel.md.

Squares are 0 to 8, row by row from the top left. Lines are 0 to 2 for the rows, 3 to 5 for
the columns, 6 for the bonus diagonal from the top left, and 7 for the other diagonal.
"""

SQUARES = 9
# The three squares of each line, one line after the other.
IN_LINE = (0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8, 0, 4, 8, 2, 4, 6)
BONUS_LINE = 6


def is_on(square: int, line: int) -> bool:
    """Whether a line runs through a square.

    >>> [line for line in range(8) if is_on(4, line)]
    [1, 4, 6, 7]
    """
    return IN_LINE[3 * line] == square or IN_LINE[3 * line + 1] == square or IN_LINE[3 * line + 2] == square


def total(faces: list[int], line: int) -> int:
    """What the three dice of a line make; 0 if one is missing.

    >>> total([3, 5, 3, 0, 0, 1, 0, 0, 0], 0), total([3, 5, 3, 0, 0, 1, 0, 0, 0], 1)
    (11, 0)
    """
    made = 0
    for i in range(3):
        face = faces[IN_LINE[3 * line + i]]
        if face == 0:
            return 0
        made += face
    return made


def empty_squares(faces: list[int]) -> int:
    """How many squares of a board are empty.

    >>> empty_squares([3, 5, 3, 0, 0, 1, 0, 0, 0])
    5
    """
    n = 0
    for square in range(SQUARES):
        if faces[square] == 0:
            n += 1
    return n


def free_die(die: list[list[int]]) -> int:
    """The lowest number that no die on any of the four boards has.

    >>> free_die([[1, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 2], [0] * 9, [0] * 9])
    3
    """
    used = 0
    for seat in range(4):
        for square in range(SQUARES):
            used |= 1 << die[seat][square]
    number = 1
    while used >> number & 1:
        number += 1
    return number


def swapped(hand: list[int], places: list[int]) -> int:
    """The first letter, from 0, that stands after the next one though their tiles are alike; -1 if none does.

    >>> swapped([9, 9, 10, 11, 12, 12], [0, 1, 2, 3, 5, 4])
    4
    """
    for letter in range(5):
        if hand[letter] == hand[letter + 1] and places[letter] > places[letter + 1]:
            return letter
    return -1


def served(age: list[list[int]], faces: list[list[int]], bonus: list[int], tile: int) -> int:
    """Where tiles stay: the seat whose diagonal has a bonus tile, the oldest match served first; -1 if none."""
    taken = 0
    for turn in range(1, 5):
        for seat in range(2):
            for i in range(2):
                if age[seat][i] == turn:
                    made = total(faces[seat], BONUS_LINE + i)
                    mine = 0 if made == bonus[0] and not taken & 1 else 1
                    if made == bonus[mine] and not taken >> mine & 1:
                        taken |= 1 << mine
                        if mine == tile:
                            return seat
    return -1
