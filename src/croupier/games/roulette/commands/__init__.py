"""What roulette brings to the command line."""
