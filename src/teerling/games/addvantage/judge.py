"""How good a choice in Add-Vantage looks one step ahead, from a view."""

from __future__ import annotations

from teerling.values import Choice, View


def worth(view: View, choice: Choice) -> float:
    """The higher the better."""
    return 0.0
