"""What the scan of a record yields."""

from croupier.base.names import TerminalId
from croupier.desk.reports.figures import Figure

Figured = tuple[Figure, int, TerminalId | None, str]
"""An amount of one figure, whose it is and for what reason."""
