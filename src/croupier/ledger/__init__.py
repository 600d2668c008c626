"""Double entry in whole cents: accounts, transfers, what each event moves, and what must always hold."""
