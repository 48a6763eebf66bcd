"""Add-Vantage: throw dice, fill your board, and match the tiles at the end of its lines."""
