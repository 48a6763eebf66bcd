"""Quadrata: shapes won by the die, laid until a square is full."""
