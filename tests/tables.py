"""Tables for tests: any book, opened with any options."""

from collections.abc import Mapping

from croupier.games.baccarat.table import BaccaratTable
from croupier.games.bigsix.table import BigSixTable
from croupier.games.library import load, open_table
from croupier.games.roulette.table import RouletteTable


def roulette(book: str, **options: object) -> RouletteTable:
    """A roulette table; `even_money_on_zero` is the option `even-money-on-zero`."""
    table = open_table(load(book), "roulette", _kebab(options))
    assert isinstance(table, RouletteTable)
    return table


def bigsix(**options: object) -> BigSixTable:
    table = open_table(load("new-jersey"), "bigsix", _kebab(options))
    assert isinstance(table, BigSixTable)
    return table


def baccarat(**options: object) -> BaccaratTable:
    table = open_table(load("oneida-minibaccarat"), "baccarat", _kebab(options))
    assert isinstance(table, BaccaratTable)
    return table


def _kebab(options: Mapping[str, object]) -> dict[str, object]:
    return {name.replace("_", "-"): value for name, value in options.items()}
