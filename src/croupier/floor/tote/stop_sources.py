"""What stops the selling of tickets: each is ended by its own."""

PERSON = "person"
"""A mutuel manager."""
LINE = "line"
"""The line to the sending track."""
DIFFERENCE = "difference"
"""Two sets of pool totals that differ."""
