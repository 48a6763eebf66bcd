"""What there is in Quadrata, what is agreed, and what changes. Restricted Python: see docs/kernel.md.

A placement is a shape, a way to hold it and a place in the square; all placements of the square that is played
on are numbered, first those of shape 1. What a placement covers is a set of bits, over several words.
"""

from teerling.kernel import field, record

SHAPES = 6
WAYS = 8  # four quarter turns, of both sides
SIDE = 8  # cells of the widest grid
PLACES = WAYS * SIDE * SIDE  # a place's code: way, row, column
MOST_PLACEMENTS = SHAPES * PLACES
WORDS, BITS = 5, 60  # enough for four quarters of every cell
MOST_PIECES = 52  # of a whole set: shapes in a square are named by a letter or two
MOST_ROUNDS = 20
MOST_TURNS = 200  # of each player in a round: the safety limit, ours, at its most
FILLED = 5  # points for whoever fills the square
MOST_POINTS = MOST_ROUNDS * (MOST_PIECES + FILLED)

# Where a shape in the hand comes from.
STOCK, RESERVE, OWN, RESERVE_OF, SQUARE_OF = 0, 1, 2, 3, 4


@record
class Given:
    """What is agreed before the start, and what the rules need of the shapes."""

    seats: int = field(4)
    rounds: int = field(MOST_ROUNDS)
    limit: int = field(4 * MOST_TURNS)  # turns of a round
    stock: list[int] = field(MOST_PIECES, SHAPES)  # of each shape, at the start of a round
    words: int = field(WORDS)
    full: list[int] = field((1 << BITS) - 1, WORDS)  # what a full square covers
    first: list[int] = field(MOST_PLACEMENTS, SHAPES + 1)  # where the placements of a shape begin
    shape: list[int] = field(SHAPES, MOST_PLACEMENTS)  # the number of the shape
    place: list[int] = field(PLACES, MOST_PLACEMENTS)  # the code of the place
    masks: list[list[int]] = field((1 << BITS) - 1, WORDS, MOST_PLACEMENTS)  # what is covered
    placement: list[list[int]] = field(MOST_PLACEMENTS, SHAPES, PLACES)  # by shape and place; + 1, or 0


@record
class State:
    """What changes during play."""

    round: int = field(MOST_ROUNDS)  # counted from 1
    starter: int = field(3)
    seat: int = field(3)  # whose turn it is
    turns: int = field(4 * MOST_TURNS)  # taken in this round
    die: int = field(6)  # 0 while it is due
    joker: int = field(1)  # a six may move any shape
    stock: list[int] = field(MOST_PIECES, SHAPES)
    reserve: list[list[int]] = field(MOST_PIECES, 4, SHAPES)
    pieces: list[int] = field(MOST_PIECES, 4)  # how many lie in a square
    square: list[list[int]] = field(MOST_PLACEMENTS, 4, MOST_PIECES)  # their placements, in the order they were laid
    covered: list[list[int]] = field((1 << BITS) - 1, 4, WORDS)
    hand: int = field(SHAPES)  # the shape picked and not laid yet, or 0
    source: int = field(SQUARE_OF)  # where it comes from
    owner: int = field(3)  # and whose it was
    lifted: int = field(MOST_PLACEMENTS)  # its placement in the square it was in + 1, or 0
    closed: int = field(1)  # the round is over, and the next throw begins another
    filled: int = field(4)  # who filled the square in a round that is over: seat + 1, or 0
    points: list[list[int]] = field(MOST_PIECES + FILLED, 4, MOST_ROUNDS, low=-MOST_PIECES)
    ended: int = field(1)
