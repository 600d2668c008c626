"""A request that `croupier settle` takes, for its help."""

EXAMPLE = {
    "rulebook": "oneida-parimutuel",
    "game": "parimutuel",
    "wagers": [{"id": "a", "bet": "R4 $2 WIN 6"}],
    "outcome": {"races": [{"number": 4, "runners": 8, "finish": ["6", "2", "5"]}]},
}
