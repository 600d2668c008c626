"""Commands that devices bring to the command line."""
