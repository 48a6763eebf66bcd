"""Which scenario a name stands for: the kind, and what it is called among its kind, such as `lesson first`."""

from __future__ import annotations

from collections.abc import Callable

from teerling import daily, lessons
from teerling.scenario import Scenario
from teerling.values import Message, SetupError

_KINDS: dict[str, Callable[[str, str], Scenario]] = {lessons.KIND: lessons.find, daily.KIND: daily.find}


def find_scenario(game: str, name: str) -> Scenario:
    """The scenario of this name in a game; refuses one there is not.

    >>> find_scenario("pushbox", "lesson first").name
    'first'
    """
    kind, _, rest = name.partition(" ")
    if kind not in _KINDS:
        raise SetupError(Message("setup-no-scenario", {"name": name[:40]}))
    return _KINDS[kind](game, rest)


def name_of(scenario: Scenario) -> str:
    """The name by which a scenario is found.

    >>> name_of(find_scenario("pushbox", "lesson first"))
    'lesson first'
    """
    return f"{scenario.kind} {scenario.name}"
