"""Dice Trip a second time, slow and plain: texts, sets and dictionaries, made from the rule sentences alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations, permutations, product

from teerling.games.dicetrip.atlas import Map

COLOURS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}


@dataclass
class Player:
    """One card, and what was done in this round."""

    numbers: dict[int, int] = field(default_factory=dict)
    crossed: set[int] = field(default_factory=set)
    bonus: set[int] = field(default_factory=set)
    reroll: bool = True
    double: bool = True
    round: list[str] = field(default_factory=list)  # the pairs of dice written, "" for a crossing
    twice: str = ""
    ignored: str = ""
    done: bool = False


class Oracle:
    """A game as people would play it with paper."""

    def __init__(self, a: Map, seats: int, first: int):
        self.map = a
        self.players = [Player() for _ in range(seats)]
        self.roller = first
        self.dice: dict[str, int] = {}
        self.round = 1
        self.rounds = (len(a.cities) + 1) // 2
        self.deciding = False  # the roller may still throw again
        self.over = False

    @property
    def to_write(self) -> int:
        return 1 if self.round == self.rounds else 2

    def throw(self, faces: dict[str, int]) -> None:
        self.dice |= faces
        self.deciding = self.players[self.roller].reroll

    def acting(self) -> set[int]:
        if self.deciding:
            return {self.roller}
        return {seat for seat, player in enumerate(self.players) if not player.done}

    def empty(self, player: Player) -> list[int]:
        return [c for c in range(1, len(self.map.cities) + 1) if c not in player.numbers and c not in player.crossed]

    def ways(self, player: Player) -> set[str]:
        """Every pair that can be the next number: it must be part of some two numbers that use the dice rightly."""
        if self.round == self.rounds:
            return {a + b for a, b in permutations("rygb", 2)}
        if player.twice:
            others = [die for die in "rygb" if die not in (player.twice, player.ignored)]
            plans = [({player.twice, others[0]}, {player.twice, others[1]})]
        else:
            plans = [(set(pair), set("rygb") - set(pair)) for pair in combinations("rygb", 2)]
        found = set()
        for one, other in plans:
            for now, before in ((one, other), (other, one)):
                if all(pair == "" or set(pair) == before for pair in player.round):
                    found |= {a + b for a, b in permutations(now, 2)}
        return found

    def doubles(self, player: Player) -> set[str]:
        if not player.double or self.round == self.rounds:
            return set()
        found = set()
        for twice, ignored in permutations("rygb", 2):
            others = [die for die in "rygb" if die not in (twice, ignored)]
            distinct = all(self.dice[die] != self.dice[twice] for die in others)
            fits = all(pair == "" or (twice in pair and ignored not in pair) for pair in player.round)
            if distinct and fits:
                found.add(f"double {twice}-{ignored}")
        return found

    def moves(self, seat: int) -> set[str]:
        player = self.players[seat]
        found = set()
        if len(player.round) < self.to_write:
            for city, pair in product(self.empty(player), self.ways(player)):
                if 10 * self.dice[pair[0]] + self.dice[pair[1]] not in player.numbers.values():
                    found.add(f"{pair} {city}")
            found |= {f"x {city}" for city in self.empty(player)}
            found |= self.doubles(player)
        else:
            found.add("done")
        if self.deciding:
            found.add("keep")
            found |= {f"reroll {''.join(some)}" for n in range(1, 5) for some in combinations("rygb", n)}
        return found

    def play(self, seat: int, text: str) -> None:
        player = self.players[seat]
        word, _, rest = text.partition(" ")
        self.deciding = False
        if word == "reroll":
            player.reroll = False
        elif word == "double":
            player.double = False
            player.twice, player.ignored = rest.split("-")
        elif word == "x":
            player.crossed.add(int(rest))
            player.round.append("")
        elif word == "done":
            player.done = True
            if all(other.done for other in self.players):
                self.next_round()
        elif word != "keep":
            city = int(rest)
            number = 10 * self.dice[word[0]] + self.dice[word[1]]
            player.numbers[city] = number
            player.round.append(word)
            if number % 11 == 0 or self.map.cities[city - 1].ring in (COLOURS[word[0]], COLOURS[word[1]]):
                player.bonus.add(city)

    def next_round(self) -> None:
        if self.round == self.rounds:
            self.over = True
            return
        self.round += 1
        self.roller = (self.roller + 1) % len(self.players)
        for player in self.players:
            player.round, player.twice, player.ignored, player.done = [], "", "", False

    def score(self, seat: int) -> int:
        player = self.players[seat]
        return len(player.bonus) + self.route(player) - len(player.crossed)

    def route(self, player: Player) -> int:
        def onward(city: int) -> int:
            nexts = [other + 1 for other in self.map.beside[city - 1]]
            return 1 + max((onward(n) for n in nexts if player.numbers.get(n, 0) > player.numbers[city]), default=0)

        return max((onward(city) for city in player.numbers), default=0)
