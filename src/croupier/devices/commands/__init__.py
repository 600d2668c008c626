"""What devices bring to the command line, for the engineer who connects them."""
