"""What there is in Dice Trip, what is agreed, and what changes. Restricted Python: see docs/kernel.md.

Dice are 0 to 3: red, yellow, green, blue. Sets of dice, cities and seats are bits of a whole number.
A number from 11 to 66 also has a place from 0 to 35 among all 36, for sets of numbers.
"""

from teerling.games.dicetrip.dice import DICE
from teerling.kernel import field, record

NUMBERS = 36  # from 11 to 66, two digits from 1 to 6
MOST_CITIES = 35  # an odd number, and no number stands on a card twice: there are 36
EMPTY, CROSSED = 0, 1  # what a city may hold instead of a number
ALL_DICE = 15

# What goes on: who starts is drawn, dice are due, or players write.
FIRST, THROW, WRITE = 0, 1, 2


@record
class Given:
    """What is agreed before the start, and what the rules need of the map."""

    seats: int = field(4)
    draw_first: int = field(1)  # 1: who throws first is drawn, 0: seat 0 does
    cities: int = field(MOST_CITIES)
    rounds: int = field(MOST_CITIES)
    rings: list[int] = field(DICE, MOST_CITIES)  # the colour of a city's ring: die + 1, or 0
    roads: list[int] = field((1 << MOST_CITIES) - 1, MOST_CITIES)  # the cities beside each city


@record
class State:
    """What changes during play."""

    stage: int = field(WRITE)
    round: int = field(MOST_CITIES)  # counted from 1
    roller: int = field(3)
    due: int = field(ALL_DICE)  # the dice about to be thrown
    faces: list[int] = field(6, DICE)  # 0 before the throw of a round
    open: int = field(1)  # everybody may write; 0 while the roller may still throw again
    rerolled: int = field(15)  # the seats that have used their reroll
    doubled: int = field(15)  # the seats that have used their double use
    done: int = field(15)  # the seats that have finished the round
    card: list[list[int]] = field(66, 4, MOST_CITIES)
    used: list[int] = field((1 << NUMBERS) - 1, 4)  # the places of the numbers on a card
    bonus: list[int] = field((1 << MOST_CITIES) - 1, 4)  # the bonus cities of a card
    fresh: list[list[int]] = field(MOST_CITIES, 4, 2)  # the cities of this round, in order: city + 1, or 0
    spent: list[int] = field(ALL_DICE, 4)  # the dice of the number written in this round
    twice: list[int] = field(DICE, 4)  # in this round: the die used twice + 1, or 0
    ignored: list[int] = field(DICE, 4)  # in this round: the die left out + 1, or 0
    ended: int = field(1)
