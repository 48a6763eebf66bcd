"""Dice Trip: numbers from four coloured dice, written in the cities of a map."""
