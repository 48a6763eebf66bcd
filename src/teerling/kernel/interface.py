"""What a rules file offers, in the order in which a game happens.

Every game's `rules.py` defines these names. They are written down here once, with
their meaning, so that `loops.py` can be read and type-checked; at run time the
loader puts one game's own functions in their place.

`g` is what is given before the first throw and never changes (options, tables);
`s` is the state. `codes`, `weights` and `faces` are arrays lent by the caller:
a rules file fills them from the front and returns how many it wrote. Sets of seats
are whole numbers with bit 0 for seat 0.
"""

from teerling.kernel.arrays import Array, Given, Numbers, State

# The size of the action space: every thinkable move has a code from 0 to ACTIONS - 1.
ACTIONS = 0
# The most legal moves a seat can have at once, outcomes a throw can have, dice thrown at once.
MOST_MOVES = 0
MOST_OUTCOMES = 0
MOST_DICE = 0


def start(g: Given, s: State) -> None:
    """Set up the state, which comes with nought in every field."""


def over(g: Given, s: State) -> bool:
    """Whether the game has ended."""
    raise NotImplementedError


def acting(g: Given, s: State) -> int:
    """The set of seats that may move now; none when dice are due or the game is over."""
    raise NotImplementedError


def legal(g: Given, s: State, seat: int, codes: Numbers) -> int:
    """Write the legal moves of an acting seat, lowest code first."""
    raise NotImplementedError


def play(g: Given, s: State, seat: int, code: int) -> None:
    """Carry out a legal move."""


def thrower(g: Given, s: State) -> int:
    """The seat whose dice are due, or -1 when nobody in particular throws."""
    raise NotImplementedError


def dice(g: Given, s: State) -> int:
    """How many dice are thrown now; 0 when something is drawn instead (see `outcomes`)."""
    raise NotImplementedError


def reading(g: Given, s: State, faces: Numbers) -> int:
    """The outcome code of dice that fell like this: their digits, sorted where the dice are alike."""
    raise NotImplementedError


def outcomes(g: Given, s: State, codes: Numbers, weights: Numbers) -> int:
    """Write the distinct outcomes of the throw or draw now due, lowest code first, with exact weights."""
    raise NotImplementedError


def roll(g: Given, s: State, code: int) -> None:
    """Carry out an outcome."""


def score(g: Given, s: State, seat: int) -> int:
    """The points of a seat as they stand."""
    raise NotImplementedError


def winners(g: Given, s: State) -> int:
    """The set of seats that have won, once the game is over."""
    raise NotImplementedError


# What the loader provides for each kernel, besides the rules. `rows` and `where`
# are what `Plain.rows` gives for `states`.


def renew(states: Array[State], to: int, source: int) -> None:
    """Make `states[to]` a copy of `states[source]`."""


def take(rows: object, where: object, i: int, slots: Numbers) -> None:
    """Write all numbers of `states[i]` into `slots`, field after field."""


def put(rows: object, where: object, i: int, slots: Numbers) -> None:
    """Make `states[i]` the state with these numbers."""
