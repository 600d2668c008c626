"""The clauses that decide who oversees tables and what becomes of their money."""

from croupier.rules.automatic.clauses import COUNT_CHIPS, DEALER, DROP, SUPERVISION

OVERSIGHT = SUPERVISION
TABLES_PER_SUPERVISOR = 6
"""Oneida roulette I.2.b: at least one pit manager or supervisor for every six tables staffed by a dealer."""

__all__ = ["COUNT_CHIPS", "DEALER", "DROP", "OVERSIGHT", "TABLES_PER_SUPERVISOR"]
