"""Commands and events of the tote."""
