"""The clauses that decide what happens at a live table: the terms' own, and the few that no term carries."""

from typing import Any

import msgspec

from croupier.base.clause import cite
from croupier.base.names import Citation
from croupier.games.library import Table
from croupier.games.roulette.table import RouletteTable
from croupier.games.roulette.terms import RouletteTerms
from croupier.law.rulebook import Leaf


class Clauses(msgspec.Struct, frozen=True):
    """By what they are about. `answers`: the player answers for where a wager lies."""

    staff: Citation
    dealer: Citation
    mucker: Citation
    answers: Citation
    multiplier: Citation
    chips: Citation
    tender: Citation
    verbal: Citation
    position: Citation
    closing: Citation
    valid_spin: Citation
    announce: Citation
    order: Citation


class _Own(msgspec.Struct, frozen=True):
    staff: str
    dealer: str
    mucker: str
    answers: str
    multiplier: str


# Who works the table, who answers for a wager's place, where a multiplier is shown: no value hangs on these.
_OWN = {
    "oneida-roulette": _Own("B.1", "B.2", "B.3", "C.3", "B.2"),
    "massachusetts": _Own("3(a)", "3(a)", "3(e)", "1(c)", "4(c)"),
    "new-jersey": _Own("5.3(a)", "5.3(a)", "5.3(e)", "5.1(c)", "5.1(a)"),
}
_BIG_SIX = _Own("5.6(b)", "5.6(b)", "5.6(e)", "5.5(a)", "5.5(a)")
BOOKS = tuple(_OWN)


def clauses_of(table: Table) -> Clauses:
    if isinstance(table, RouletteTable):
        return _roulette(table.terms)
    play, bets = table.terms.play, table.terms.bets[table.spots[0]].clause
    leaves = (bets, bets, bets, play.order, play.closing, play.revolutions, play.order, play.order)
    return _clauses(table.terms.book, _BIG_SIX, *leaves)


def _roulette(terms: RouletteTerms) -> Clauses:
    play = terms.play
    valid = play.revolutions or play.position
    leaves = (play.coupon, play.tender, play.verbal, play.position, play.closing, valid, play.announce)
    return _clauses(terms.book, _OWN[terms.book], *leaves, play.order)


def _clauses(book: str, own: _Own, *leaves: Citation | Leaf[Any]) -> Clauses:
    """The document's own keys, then the clauses of the leaves, in the order that `Clauses` lists them."""
    keys = (cite(book, key) for key in msgspec.structs.astuple(own))
    return Clauses(*keys, *(leaf.clause if isinstance(leaf, Leaf) else leaf for leaf in leaves))
