"""Add-Vantage a second time: slow, plain, with sets and dictionaries, to compare the rules with.

It starts when tiles lie, and knows moves by their texts without the numbers of dice. Dice are objects,
so that which one is which needs no numbers.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

COLUMNS, ROWS = "abc", "123"
SQUARES = [column + row for row in ROWS for column in COLUMNS]
LINES = [[column + row for column in COLUMNS] for row in ROWS] + [[column + row for row in ROWS] for column in COLUMNS]
DIAGONALS = [["a1", "b2", "c3"], ["c1", "b2", "a3"]]


class Die:
    def __init__(self, face: int):
        self.face = face


@dataclass
class Player:
    tiles: list[int]
    coins: int = 2
    board: dict[str, Die] = field(default_factory=dict)
    won: list[int] = field(default_factory=list)
    done: set[int] = field(default_factory=set)  # lines whose tile was won
    lost: list[Die] = field(default_factory=list)  # dice bought since the last turn

    @property
    def empty(self) -> list[str]:
        return [square for square in SQUARES if square not in self.board]

    def makes(self, squares: list[str]) -> int | None:
        return sum(self.board[s].face for s in squares) if all(s in self.board for s in squares) else None


class Oracle:
    def __init__(self, tiles: list[list[int]], bonus: list[int], first: int, options: dict[str, str]):
        self.options = options
        self.players = [Player(list(hand)) for hand in tiles]
        self.bonus = list(bonus)
        self.diagonals = DIAGONALS[: 2 if options["diagonals"] == "both" else 1]
        # Where tiles stay: the diagonals that match, the oldest first.
        self.queue: list[tuple[int, int]] = []
        self.seat = first
        self.thrown: list[int] = []
        self.gave = False
        self.turns = 0
        self.row_of_buying = 0
        self.end = ""

    @property
    def me(self) -> Player:
        return self.players[self.seat]

    # What may be done

    def moves(self) -> set[str]:
        if self.thrown:
            found = {f"{face} {square}" for face in self.thrown for square in self.me.empty}
            if not self.gave and len(self.thrown) <= len(self.me.empty):
                found |= {f"give {face}" for face in self.thrown}
            return found
        found = {f"throw {count}" for count in range(1, 9) if self.may_throw(count)}
        for number, other in enumerate(self.players, 1):
            if other is not self.me:
                for source, die in other.board.items():
                    if die not in self.me.lost:
                        found |= {f"buy {number}{source} {square}" for square in self.me.empty}
        if self.options["takeoff"] == "yes" and not self.gave:
            found |= {f"off {square}" for square in self.me.board}
            if not self.me.empty:
                found.add("pass")
        return found

    def may_throw(self, count: int) -> bool:
        coins, room = self.me.coins, len(self.me.empty)
        if room == 0 or count > coins:
            return False
        if self.options["surplus"] == "no" and count > room:
            return False
        return count >= 2 or coins == 1 or room == 1

    # Doing it

    def throw(self, faces: list[int]) -> None:
        self.thrown = list(faces)

    def play(self, text: str) -> None:
        word, *rest = text.split()
        if word == "throw":
            self.row_of_buying = 0
            return
        if word == "give":
            self.thrown.remove(int(rest[0]))
            self.pay()
        elif word == "buy":
            self.buy(self.players[int(rest[0][0]) - 1], rest[0][1:], rest[1])
        elif word == "off":
            self.row_of_buying = 0
            self.lift(self.me, rest[0])
            self.pay()
        elif word == "pass":
            self.row_of_buying = 0
        else:
            self.thrown.remove(int(word))
            self.lay(rest[0], Die(int(word)))
        placed_all = not self.thrown or not self.me.empty
        if word in ("buy", "pass") or (self.me.coins == 0 if word == "off" else placed_all):
            self.finish_turn()

    def pay(self) -> None:
        self.me.coins -= 1
        self.gave = True

    def buy(self, owner: Player, source: str, square: str) -> None:
        if not self.gave:
            self.row_of_buying += 1
        self.me.coins -= 1
        owner.coins += 1
        die = owner.board[source]
        owner.lost.append(die)
        self.lift(owner, source)
        self.lay(square, die)

    def lift(self, player: Player, square: str) -> None:
        del player.board[square]
        seat = self.players.index(player)
        self.queue = [(s, i) for s, i in self.queue if s != seat or square not in DIAGONALS[i]]

    def lay(self, square: str, die: Die) -> None:
        self.me.board[square] = die
        for number, squares in enumerate(LINES):
            if self.options["tiles"] == "stay" or square not in squares or number in self.me.done:
                continue
            if self.me.makes(squares) == self.me.tiles[number]:
                self.me.done.add(number)
                self.me.won.append(self.me.tiles[number])
        for number, squares in enumerate(self.diagonals):
            made = self.me.makes(squares)
            if square in squares and made in self.bonus:
                if self.options["tiles"] == "stay":
                    self.queue.append((self.seat, number))
                else:
                    self.bonus.remove(made)
                    self.me.won.append(made)

    def finish_turn(self) -> None:
        self.thrown = []
        self.gave = False
        self.me.lost = []
        self.turns += 1
        self.end = self.find_end()
        if self.end:
            return
        while True:
            self.seat = (self.seat + 1) % len(self.players)
            if self.me.coins and (self.me.empty or self.options["takeoff"] == "yes"):
                return
            assert not self.me.lost, "whoever was bought from can play"

    def find_end(self) -> str:
        full = [not player.empty for player in self.players]
        if all(full):
            return "all-full"
        if any(full) and self.options["end"] == "first":
            return "one-full"
        if not any(player.coins and player.empty for player in self.players):
            return "no-coins"
        if self.turns == int(self.options["turns"]):
            return "turns"
        return "buying" if self.row_of_buying == int(self.options["buying"]) * len(self.players) else ""

    # Counting

    def scores(self) -> tuple[int, ...]:
        if self.options["tiles"] == "taken":
            return tuple(sum(player.won) for player in self.players)
        points = Counter[int]()
        for seat, player in enumerate(self.players):
            points[seat] += sum(
                tile for tile, squares in zip(player.tiles, LINES, strict=True) if player.makes(squares) == tile
            )
        left = list(self.bonus)
        for seat, number in self.queue:
            made = self.players[seat].makes(DIAGONALS[number])
            if made in left:
                left.remove(made)
                points[seat] += made
        return tuple(points[seat] for seat in range(len(self.players)))
