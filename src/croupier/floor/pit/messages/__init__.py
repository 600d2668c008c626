"""Commands and events of the pit: duty, racks, drop boxes and counts."""
