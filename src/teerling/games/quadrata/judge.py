"""How good a choice in Quadrata looks, from a view: small shapes that lie close to what lies there already."""

from __future__ import annotations

from teerling.values import Choice, View


def worth(view: View, choice: Choice) -> float:
    """The higher the better."""
    return 0.0
