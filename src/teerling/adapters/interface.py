"""What a game's `veil.py` offers: what a seat may know, as numbers. Restricted Python like a rules file."""

from teerling.kernel.arrays import Given, State


def veil(g: Given, s: State, viewer: int) -> None:
    """Blank in a state what a seat, or a spectator, may not know. Where nothing is secret there is no `veil.py`."""
