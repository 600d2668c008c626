"""The clauses of what people do at a table, by name, from the books that the program ships."""

from functools import cache
from typing import Protocol

from croupier.base.names import Citation
from croupier.games.bigsix.rules import read_rules as read_bigsix
from croupier.games.library import load
from croupier.games.roulette.rules import RouletteRules
from croupier.games.roulette.rules import read_rules as read_roulette
from croupier.law.procedure import Procedure


@cache
def roulette_rules(book: str) -> RouletteRules:
    return read_roulette(load(book).game("roulette"))


@cache
def big_six_procedure(book: str) -> Procedure:
    return read_bigsix(load(book).game("bigsix")).procedure


class Cited(Protocol):
    """Whatever rests on a clause, such as a leaf of a book."""

    @property
    def clause(self) -> Citation: ...


def needed(leaf: Cited | None) -> Citation:
    """The clause of a value that a book of this kind of table must have."""
    assert leaf is not None  # noqa: S101 - the books are shipped with the program
    return leaf.clause
