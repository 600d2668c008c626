"""A throw-away kind of play: a coin between two spots. One folder and one registry line, and nothing else."""
