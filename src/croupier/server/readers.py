"""Who may read the accounts of the pit, and what chance devices gave."""

from croupier.base.envelope import Role

READERS = frozenset({Role.ACCOUNTANT, Role.AUDITOR, Role.SUPERVISOR, Role.DIRECTOR})
WATCHERS = frozenset({Role.ENGINEER, Role.SUPERVISOR, Role.DIRECTOR, Role.AUDITOR})
"""Who looks whether chance devices are fair."""
BLIND = frozenset({Role.SUPERVISOR})
"""Readers who witness counts, and are not shown what a count should come to."""
