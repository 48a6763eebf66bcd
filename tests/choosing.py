"""Choices by their kind, as the wire names it."""

from __future__ import annotations

from teerling.values import Choice


def kind(choice: Choice) -> str:
    """What kind of choice it is.

    >>> from teerling.game import find
    >>> {kind(choice) for choice in find("pushbox").start(seats=1).roll("4 5").view(0).choices}
    {'play'}
    """
    return str(choice.about.__struct_config__.tag)
