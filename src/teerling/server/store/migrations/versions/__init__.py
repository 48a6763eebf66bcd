"""One module for each step. Once released, a step is never changed."""
