"""What there is in Add-Vantage, what is agreed, and what changes. Restricted Python: see docs/kernel.md."""

from teerling.games.addvantage.lines import SQUARES
from teerling.kernel import field, record

LOWEST, HIGHEST = 7, 14  # the numbers on the tiles
COPIES = (1, 2, 4, 6, 6, 4, 2, 1)  # how many tiles there are of each number
HAND = 6
ARRANGEMENTS = 720  # the orders of six tiles
COINS = 2

# What goes on, and how a game ends.
FIRST, DEAL, ARRANGE, BONUS, PLAY = 0, 1, 2, 3, 4
ALL_FULL, ONE_FULL, NO_COINS, ALL_TURNS, ALL_BUYING = 1, 2, 3, 4, 5


@record
class Given:
    """What is agreed before the start."""

    seats: int = field(4)
    choose: int = field(1)  # 1: players arrange their tiles, 0: they lie as drawn
    draw_first: int = field(1)  # 1: who starts is drawn, 0: seat 0 does
    first_full: int = field(1)  # 1: the first full board ends the game, 0: all must be full
    stay: int = field(1)  # 1: tiles stay on the board until the end, 0: they are taken at once
    secret: int = field(2)  # 0: nothing, 1: won tiles, 2: the tiles on a board
    surplus: int = field(1)  # 1: more dice may be thrown than squares are empty
    takeoff: int = field(1)  # 1: a die may be taken off one's own board
    diagonals: int = field(2)
    most_turns: int = field(400)
    most_buying: int = field(10)  # turns for each player, in a row
    places: list[list[int]] = field(5, ARRANGEMENTS, HAND)  # where each letter stands in an arrangement


@record
class State:
    """What changes during play."""

    stage: int = field(PLAY)
    first: int = field(3)  # the seat that starts
    bag: list[int] = field(6, 8)  # face-down tiles of each number
    dealt: int = field(26)
    tiles: list[list[int]] = field(HIGHEST, 4, HAND)  # of lines 0 to 5; a hand, lowest first, before it is arranged
    arranged: int = field(15)  # the seats that have arranged their tiles
    bonus: list[int] = field(HIGHEST, 2)
    bonus_to: list[int] = field(4, 2)  # who has taken it: seat + 1, or 0
    faces: list[list[int]] = field(6, 4, SQUARES)  # 0 where a square is empty
    die: list[list[int]] = field(36, 4, SQUARES)  # which die lies there
    coins: list[int] = field(8, 4)
    won: list[int] = field(63, 4)  # the lines whose tile a seat has won
    age: list[list[int]] = field(4, 2, 2)  # where tiles stay: matching diagonals in order, the oldest 1; 0: no match
    seat: int = field(3)  # whose turn it is
    due: int = field(8)  # dice about to be thrown
    loose: list[int] = field(8, 6)  # thrown dice still to be placed, by face
    gave: int = field(1)  # a die was given up in this turn
    barred: list[int] = field((1 << 36) - 1, 4)  # dice, as bits, bought from a seat since its last turn
    turns: int = field(400)
    buying: int = field(40)  # turns of nothing but buying, in a row
    ended: int = field(ALL_BUYING)
