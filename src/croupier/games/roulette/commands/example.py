"""A request that `croupier settle` takes, for its help."""

EXAMPLE = {
    "rulebook": "new-jersey",
    "game": "roulette",
    "options": {},
    "wagers": [{"id": "a", "spot": "17-20", "stake": "5.00"}],
    "outcome": "17",
}
