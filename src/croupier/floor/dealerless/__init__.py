"""A dealerless electronic table, as ilani describes it: what it does otherwise than dealt terminals."""
