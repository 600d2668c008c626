"""A request that `croupier settle` takes, for its help."""

EXAMPLE = {
    "rulebook": "oneida-minibaccarat",
    "game": "baccarat",
    "wagers": [{"id": "a", "spot": "banker", "stake": "20.00"}],
    "outcome": "7S 4H 3D KC 6H 5S",
}
