"""What mini-baccarat brings to the command line."""
