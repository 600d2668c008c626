"""Who may read the accounts of the pit."""

from croupier.base.envelope import Role

READERS = frozenset({Role.ACCOUNTANT, Role.AUDITOR, Role.SUPERVISOR, Role.DIRECTOR})
