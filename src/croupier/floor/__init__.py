"""What stands on the floor: one folder for each kind of play, and a registry of them."""
