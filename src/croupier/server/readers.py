"""Who may read the accounts of the pit."""

from croupier.base.envelope import Role

READERS = frozenset({Role.ACCOUNTANT, Role.AUDITOR, Role.SUPERVISOR, Role.DIRECTOR})
BLIND = frozenset({Role.SUPERVISOR})
"""Readers who witness counts, and are not shown what a count should come to."""
