"""A table played at terminals: credits, bets, settlement and a player's view."""
