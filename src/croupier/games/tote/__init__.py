"""The tote: bets on races, the pools they feed and what those pools pay, to the cent."""
