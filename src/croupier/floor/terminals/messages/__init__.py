"""Commands and events of automatic wagering terminals."""
