"""Who does what at tables of several kinds: sets of roles, named once."""

from croupier.base.envelope import Role

PLAYER = frozenset({Role.PLAYER})
DEALER = frozenset({Role.DEALER})
SUPERVISOR = frozenset({Role.SUPERVISOR})
REFUNDER = frozenset({Role.SUPERVISOR, Role.DESIGNEE})
FLOOR = frozenset({Role.SUPERVISOR, Role.FLOORPERSON})
CASHIER = frozenset({Role.CASHIER})
RUNNER = frozenset({Role.RUNNER})
COUNT_ROOM = frozenset({Role.ACCOUNTANT})
TERMS = frozenset({Role.SUPERVISOR, Role.DIRECTOR})
READER = frozenset({Role.READER})
CLOCK = frozenset({Role.CLOCK})
DEVICE = frozenset({Role.DEVICE})
ENGINEER = frozenset({Role.ENGINEER})
CHANCE = frozenset({Role.CHANCE})
