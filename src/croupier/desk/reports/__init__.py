"""A gaming day's accounts, from the journal alone: figures, and the lines that each of them sums."""
