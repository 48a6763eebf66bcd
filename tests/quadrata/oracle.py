"""Quadrata a second time, slow and plain: points, lists and texts, made from the rule sentences alone.

A figure is a set of points, one in the middle of each quarter of a cell, in sixths of a cell.
"""

from __future__ import annotations

from dataclasses import dataclass, field

Points = frozenset[tuple[int, int]]

# The points of a cell that each sign fills: top, right, bottom, left.
TOP, RIGHT, BOTTOM, LEFT = (3, 1), (5, 3), (3, 5), (1, 3)
FILLS = {
    ".": (),
    "#": (TOP, RIGHT, BOTTOM, LEFT),
    "◤": (TOP, LEFT),
    "◥": (TOP, RIGHT),
    "◢": (RIGHT, BOTTOM),
    "◣": (BOTTOM, LEFT),
}
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def drawn(rows: list[str]) -> Points:
    return frozenset(
        (6 * x + a, 6 * y + b) for y, row in enumerate(rows) for x, sign in enumerate(row) for a, b in FILLS[sign]
    )


def to_corner(points: set[tuple[int, int]]) -> Points:
    left, top = min(x for x, _ in points) // 6, min(y for _, y in points) // 6
    return frozenset((x - 6 * left, y - 6 * top) for x, y in points)


def held(shape: Points) -> list[Points]:
    """Every way to hold a shape: quarter turns clockwise of the one side, then of the other."""
    found = []
    for side in (1, -1):
        way = {(side * x, y) for x, y in shape}
        for _ in range(4):
            if to_corner(way) not in found:
                found.append(to_corner(way))
            way = {(-y, x) for x, y in way}
    return found


@dataclass
class Piece:
    """A shape in a square."""

    number: int
    place: str  # "b3 e"
    covers: Points


@dataclass
class Player:
    """What one player has."""

    square: list[Piece] = field(default_factory=list)
    reserve: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)

    def covered(self) -> set[tuple[int, int]]:
        return {point for piece in self.square for point in piece.covers}


class Oracle:
    """A game as people would play it with a box on the table."""

    def __init__(self, text: str, seats: int, rounds: int):
        self.boards: dict[str, Points] = {}
        self.shapes: dict[int, Points] = {}
        self.counts: dict[int, int] = {}
        self.aside: dict[int, int] = {}
        self.read(text)
        self.board = self.boards["large" if seats == 2 else "small"]
        self.players = [Player() for _ in range(seats)]
        self.rounds = rounds
        self.round = 0
        self.starter = -1
        self.over = False
        self.begin()

    def read(self, text: str) -> None:
        head: list[str] = []
        rows: list[str] = []
        for line in [*text.splitlines(), "end"]:
            words = line.split()
            if words[0] in ("large", "small", "shape", "end"):
                if head and head[0] != "shape":
                    self.boards[head[0]] = drawn(rows)
                elif head:
                    self.shapes[int(head[1])] = drawn(rows)
                    self.counts[int(head[1])] = int(head[3])
                    self.aside[int(head[1])] = int(head[5])
                head, rows = words, []
            elif head:
                rows.append(line)

    def begin(self) -> None:
        """A new round: everything back in the box."""
        self.round += 1
        self.starter = (self.starter + 1) % len(self.players)
        self.turn = self.starter
        self.turns = 0
        self.die = 0
        self.joker = False
        self.between = False
        self.hand: tuple[int, str, int, str] | None = None  # number, where from, whose, where it lay
        self.stock = dict(self.counts)
        if len(self.players) == 3:
            self.stock = {n: count - self.aside[n] for n, count in self.stock.items()}
        for player in self.players:
            player.square, player.reserve = [], []

    def throw(self, face: int) -> None:
        if self.between:
            self.begin()
        self.die = face

    # Moves

    def moves(self) -> set[str]:
        return self.lays() if self.hand else self.picks()

    def picks(self) -> set[str]:
        me, die = self.players[self.turn], self.die
        movable = set(range(1, 7)) if die == 6 and self.joker else {die}
        found = {f"take {n}" for n in movable if self.stock[n] > 0}
        found |= {f"take {n} reserve" for n in movable if n in me.reserve}
        found |= {f"lift {self.name(i)}" for i, piece in enumerate(me.square) if piece.number in movable}
        if self.stock[die] == 0 and die not in me.reserve:
            others = [(seat, player) for seat, player in enumerate(self.players) if seat != self.turn]
            reserves = {f"rob {seat + 1}" for seat, player in others if die in player.reserve}
            squares = {
                f"rob {seat + 1} {self.name(i)}"
                for seat, player in others
                for i, piece in enumerate(player.square)
                if piece.number == die
            }
            found |= reserves or squares
        return found

    def name(self, index: int) -> str:
        return LETTERS[index % 26] * (index // 26 + 1)

    def fitting(self, number: int) -> dict[str, Points]:
        """Every place where a shape fits now, tried one after the other."""
        covered = self.players[self.turn].covered()
        found = {}
        for way, figure in enumerate(held(self.shapes[number])):
            for x in range(8):
                for y in range(8):
                    there = frozenset((a + 6 * x, b + 6 * y) for a, b in figure)
                    if there <= self.board and not there & covered:
                        found[f"{LETTERS[x]}{y + 1} {LETTERS[way]}"] = there
        return found

    def lays(self) -> set[str]:
        assert self.hand
        number, source, _, lay = self.hand
        fitting = self.fitting(number)
        found = {f"lay {place}" for place in fitting if source != "own" or place != lay}
        if source == "own" or (source != "reserve" and not fitting):
            found.add("reserve")
        if source in ("own", "reserve"):
            found.add("back")
        return found

    def play(self, text: str) -> None:
        words = text.split()
        me = self.players[self.turn]
        if words[0] == "take" and len(words) == 2:
            self.stock[int(words[1])] -= 1
            self.hand = int(words[1]), "stock", -1, ""
        elif words[0] == "take":
            me.reserve.remove(int(words[1]))
            self.hand = int(words[1]), "reserve", self.turn, ""
        elif words[0] == "lift":
            piece = me.square.pop([self.name(i) for i in range(len(me.square))].index(words[1]))
            self.hand = piece.number, "own", self.turn, piece.place
        elif words[0] == "rob":
            other = self.players[int(words[1]) - 1]
            lay = ""
            if len(words) == 2:
                other.reserve.remove(self.die)
            else:
                lay = other.square.pop([self.name(i) for i in range(len(other.square))].index(words[2])).place
            self.hand = self.die, "other", int(words[1]) - 1, lay
        else:
            self.lay(text)

    def lay(self, text: str) -> None:
        assert self.hand
        me, number = self.players[self.turn], self.hand[0]
        if text == "reserve":
            me.reserve.append(number)
        elif text == "back":
            self.stock[number] += 1
        else:
            place = text.removeprefix("lay ")
            me.square.append(Piece(number, place, self.fitting(number)[place]))
        self.hand = None
        self.die = 0
        self.turns += 1
        if not all(self.stock.values()):
            self.joker = True
        full = me.covered() == self.board
        if full or self.turns == 200 * len(self.players):
            self.count(self.turn if full else None)
        else:
            self.turn = (self.turn + 1) % len(self.players)

    def count(self, filled: int | None) -> None:
        for seat, player in enumerate(self.players):
            player.rounds.append(len(player.square) - len(player.reserve) + (5 if seat == filled else 0))
        self.between = True
        self.over = self.round == self.rounds

    def thrower(self) -> int:
        return (self.starter + 1) % len(self.players) if self.between else self.turn
