"""What each screen of a mini-baccarat table shows."""
