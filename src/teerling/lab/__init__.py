"""For those who want to know more of the games: what was luck and what was skill."""
