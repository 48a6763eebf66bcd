"""Every game for OpenSpiel: chance as a turn with stated chances, and what a player may know, as text and as numbers.

    import pyspiel
    import teerling.adapters.openspiel
    game = pyspiel.load_game("teerling_pushbox(players=2,options=level:2;first:seat)")

Importing this module registers the games: their names are ours with `teerling_` before them. Options are one text,
because OpenSpiel would take a level for a number.
"""

from __future__ import annotations

from typing import Any

from teerling.adapters import loops
from teerling.adapters.extras import missing
from teerling.adapters.features import Features
from teerling.conformance import LONGEST_GAME
from teerling.game import Position, find, usable
from teerling.kernel.records import fields_of
from teerling.values import READER, SPECTATOR, IllegalMove

try:
    import pyspiel
except ImportError as error:
    raise missing("openspiel", error) from error

PREFIX = "teerling_"
# No player alone has more points, or fewer below nought.
MOST_POINTS = 1000.0


def game_type(name: str, seats: int) -> Any:
    """What OpenSpiel is told of a game with so many seats."""
    game = find(name)
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Teerling: {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if game.veil else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if seats > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual_seats(name), "options": ""},
    )


def usual_seats(name: str) -> int:
    """How many play if nothing is said: two, or as few as can.

    >>> usual_seats("pushbox")
    2
    """
    return max(2, find(name).seats[0])


def load(name: str, seats: int, **options: str) -> Any:
    """A game for OpenSpiel with these options.

    >>> str(load("pushbox", 2, level="1 3", first="seat"))
    'teerling_pushbox(options=level:1 3;first:seat,players=2)'
    """
    text = ";".join(f"{option}:{value}" for option, value in options.items())
    return pyspiel.load_game(PREFIX + name, {"players": seats, "options": text})


class Teerling(pyspiel.Game):  # type: ignore[misc]  # untyped
    """A game with its seats and options agreed. An option that is not named has its usual value."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None):
        agreed = params or {}
        seats = agreed.get("players", usual_seats(self.name))
        pairs = [pair.partition(":") for pair in agreed.get("options", "").split(";") if pair]
        self.start = find(self.name).start(seats, {option: value for option, _, value in pairs})
        self.features = Features(type(self.start.raw[1]), seats)
        self.loops = self.start.game.plain().load(loops)
        rules = self.start.game.rules
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.ACTIONS,
            max_chance_outcomes=rules.MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0 / (seats - 1) if seats > 1 else -MOST_POINTS,
            max_utility=1.0 if seats > 1 else MOST_POINTS,
            utility_sum=0.0 if seats > 1 else None,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(game_type(self.name, seats), info, agreed)

    def new_initial_state(self) -> Moment:
        return Moment(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Past:
    """How a position came about: the one before, who did it (or chance), and what. It is shared, never copied.

    What was worked out once is kept: OpenSpiel asks for the same again and again.
    """

    def __init__(self, position: Position, before: Past | None = None, player: int = -1, action: int = 0):
        self.position = position
        self.before = before
        self.player = player
        self.action = action
        self._lines: dict[int, str] = {}

    def __deepcopy__(self, memo: Any) -> Past:
        return self

    def line(self, viewer: int) -> str:
        """What a viewer did, if it did, and what it saw change."""
        if viewer not in self._lines:
            now = self.position.veiled(viewer)
            before = self.before.position.veiled(viewer) if self.before else None
            did = f"{self.action}: " if self.player == viewer else ""
            self._lines[viewer] = did + fields(now, before)
        return self._lines[viewer]

    def story(self, viewer: int) -> str:
        """All a viewer ever saw and did: how everything began, and a line for each event."""
        lines: list[str] = []
        here: Past | None = self
        while here:
            lines.append(here.line(viewer))
            here = here.before
        return "\n".join([f"seat={viewer}", *reversed(lines)])


def fields(state: Any, before: Any = None) -> str:
    """The fields of a state; of two states those that differ.

    >>> fields(find("pushbox").start(1).raw[1]).split()[-3:]
    ['pushed=0', 'won=0', 'ended=0']
    """
    there = {name: getattr(state, name) for name in fields_of(type(state))}
    return " ".join(f"{n}={v}" for n, v in there.items() if before is None or getattr(before, n) != v)


class Moment(pyspiel.State):  # type: ignore[misc]  # untyped
    """A moment of a game. Seats that may decide at the same time do so one after the other, the lowest first."""

    def __init__(self, game: Teerling):
        super().__init__(game)
        self.past = Past(game.start)

    def current_player(self) -> int:
        turn = self.past.position.turn
        if turn.kind == "over":
            return int(pyspiel.PlayerId.TERMINAL)
        return turn.seats[0] if turn.kind == "decide" else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return self.past.position.codes(player) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes by their number, lowest code first, with their chances."""
        weights = [weight for _, weight in self.past.position.chances()]
        total = sum(weights)
        return [(number, weight / total) for number, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        position, player = self.past.position, self.current_player()
        if player == pyspiel.PlayerId.CHANCE:
            after = position.fell(self._outcome(action))
        elif action in position.codes(player):
            after = position.after(player, action)
        else:
            raise self._refusal(player, action)
        self.past = Past(after, self.past, player, action)

    def _outcome(self, action: int) -> int:
        """The code of an outcome by its number."""
        chances = self.past.position.chances()
        if not 0 <= action < len(chances):
            raise ValueError(f"there is no outcome {action}: they are numbered from 0 to {len(chances) - 1}")
        return chances[action][0]

    def _refusal(self, player: int, action: int) -> Exception:
        """Why an action is not possible, with the rule behind it."""
        position = self.past.position
        if not 0 <= action < position.game.actions:
            return ValueError(f"there is no action {action}: they go from 0 to {position.game.actions - 1}")
        reason = position.why_not(player, position.game.thinkable(action))
        return IllegalMove(reason) if reason else ValueError(f"seat {player} can't play {position.move(action)} now")

    def _action_to_string(self, player: int, action: int) -> str:
        position = self.past.position
        if player == pyspiel.PlayerId.CHANCE:
            return str(position.game.parts.moves.write_roll(self._outcome(action)))
        return str(position.move(action))

    def is_terminal(self) -> bool:
        return self.past.position.turn.kind == "over"

    def returns(self) -> list[float]:
        """What the game brought each seat; nothing before it is over."""
        position = self.past.position
        paid = [0.0] * position.seats
        if self.is_terminal():
            sign = -1 if position.game.low_is_good else 1
            self.get_game().loops[loops.pay](*position.raw, sign, paid, [0] * position.seats)
        return paid

    def __str__(self) -> str:
        return fields(self.past.position.raw[1])


class Observer:
    """What a player may know: now, as text and as numbers; or with perfect recall all it ever saw and did, as text."""

    def __init__(self, game: Teerling, kind: Any):
        if not kind.public_info:
            raise ValueError("what everybody may know can't be told apart from the rest")
        self._features = game.features
        self._recalls = kind.perfect_recall
        self._viewer = {
            pyspiel.PrivateInfoType.NONE: SPECTATOR,
            pyspiel.PrivateInfoType.ALL_PLAYERS: READER,
        }.get(kind.private_info)
        # Nobody's memory of a whole game fits a row of a fixed length.
        self.tensor = None if self._recalls else game.features.low * 0
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: Moment, player: int) -> None:
        """Write what a player may know into `tensor`."""
        if self.tensor is None:
            raise ValueError("what a player remembers is told as text only")
        viewer = player if self._viewer is None else self._viewer
        self.tensor[:] = self._features.row(state.past.position.veiled(viewer), viewer)

    def string_from(self, state: Moment, player: int) -> str:
        """What a player may know, in words."""
        viewer = player if self._viewer is None else self._viewer
        if self._recalls:
            return state.past.story(viewer)
        return f"seat={viewer} {fields(state.past.position.veiled(viewer))}"


for _name in [_game.name for _game in usable()]:
    # A class of its own: OpenSpiel holds on to it after Python has ended, which nothing smaller survives.
    pyspiel.register_game(game_type(_name, usual_seats(_name)), type(_name, (Teerling,), {"name": _name}))
