"""Commands and events of the cage."""
