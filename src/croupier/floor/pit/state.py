"""The pit as a place: it keeps nothing of its own, for what it hears belongs to the whole house."""

import msgspec

from croupier.base.names import TableId

PIT = TableId("pit")
"""Where commands of the whole floor are sent, in place of a table."""


class PitState(msgspec.Struct):
    """Empty: see `desk.house`."""
