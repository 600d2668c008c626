"""What the tote's screens show: the race day to everyone, and to each screen its own part."""
