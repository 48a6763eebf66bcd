"""The games as environments for researchers: PettingZoo, OpenSpiel, and many games at once in one array."""
