"""Who does what at the tote: sets of roles, named once."""

from croupier.base.envelope import Role

TELLER = frozenset({Role.TELLER})
MUTUELS = frozenset({Role.MUTUEL_MANAGER})
SELLERS = frozenset({Role.TELLER, Role.PLAYER})
"""A self-service terminal sells to whoever stands at it."""
TRACK = frozenset({Role.READER})
"""The sending track's totalizator, as it is heard here."""
TRACK_OR_MANAGER = frozenset({Role.READER, Role.MUTUEL_MANAGER})
PUBLISHERS = TRACK_OR_MANAGER
CLOSERS = frozenset({Role.READER, Role.CLOCK, Role.MUTUEL_MANAGER})
"""The stop-bet signal, the latest post time, the mutuel manager's hand."""
LINE_OR_MANAGER = frozenset({Role.DEVICE, Role.MUTUEL_MANAGER})
ATTENDANTS = frozenset({Role.MUTUEL_MANAGER, Role.SUPERVISOR})
"""Whoever puts a self-service terminal right, and pays there by hand."""
CLAIMANTS = TELLER | ATTENDANTS
"""Whoever asks to pay a ticket that no reader can read, and whoever signs for it or declines."""
