"""How the schema came to be, step by step. `migrate` runs them; a test holds the last one to the schema."""
