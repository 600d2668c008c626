"""Gaming days that a test need not choose."""

from datetime import UTC

from croupier.desk.gamingday import Rollover

UTC_DAYS = Rollover(0, UTC)
"""Days as UTC has them."""
