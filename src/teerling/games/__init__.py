"""The games, a folder each. A game is here by being here; nothing lists them."""
