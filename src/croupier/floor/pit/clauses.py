"""The clause that decides who oversees tables; what becomes of their money rests on each table's own."""

from croupier.floor.terminals.clauses import SUPERVISION

OVERSIGHT = SUPERVISION
TABLES_PER_SUPERVISOR = 6
"""Oneida roulette I.2.b: at least one pit manager or supervisor for every six tables staffed by a dealer."""
