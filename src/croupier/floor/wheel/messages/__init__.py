"""Commands and events of a live wheel, roulette or Big Six."""
