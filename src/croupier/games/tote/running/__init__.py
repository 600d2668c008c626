"""A simulated race, worked out from a seed in whole numbers: the same seed runs the same race anywhere."""
