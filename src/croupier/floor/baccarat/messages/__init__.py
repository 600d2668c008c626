"""What is asked and what happens at a mini-baccarat table."""
