"""Croupier runs a wagering floor exactly as its rule documents say.

As a library: `from croupier import open_table`. docs/python.md has the rest. Names are imported when they are
first asked for, so that a command which needs none of them starts at once.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.4.0"

if TYPE_CHECKING:
    from croupier.base.refusal import Refused
    from croupier.library.money import Money
    from croupier.library.race_simulation import simulate_days
    from croupier.library.races import RaceBet, price_pools, read_bet, read_wins
    from croupier.library.table import Table, open_table

__all__ = (
    "Money",
    "RaceBet",
    "Refused",
    "Table",
    "open_table",
    "price_pools",
    "read_bet",
    "read_wins",
    "simulate_days",
)
_PLACES = {
    "Money": "croupier.library.money",
    "RaceBet": "croupier.library.races",
    "Refused": "croupier.base.refusal",
    "Table": "croupier.library.table",
    "open_table": "croupier.library.table",
    "price_pools": "croupier.library.races",
    "read_bet": "croupier.library.races",
    "read_wins": "croupier.library.races",
    "simulate_days": "croupier.library.race_simulation",
}


def __getattr__(name: str) -> object:
    if name not in _PLACES:
        raise AttributeError(f"module 'croupier' has no attribute {name!r}")
    return getattr(import_module(_PLACES[name]), name)


def __dir__() -> list[str]:
    return sorted((*globals(), *__all__))
