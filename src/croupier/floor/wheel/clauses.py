"""The clauses that decide what happens at a live table: the terms' own, and the few that no term carries."""

from typing import Any

import msgspec

from croupier.base.clause import cite
from croupier.base.names import Citation
from croupier.desk.kind import Citations
from croupier.games.library import Table
from croupier.games.roulette.table import RouletteTable
from croupier.games.roulette.terms import RouletteTerms
from croupier.law.rulebook import Leaf


class WheelCitations(Citations, frozen=True):
    """By what they are about. `answers`: the player answers for where a wager lies."""

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


def citations_of(table: Table) -> WheelCitations:
    if isinstance(table, RouletteTable):
        return _roulette(table.terms)
    play, bets = table.terms.play, table.terms.bets[table.spots[0]].clause
    return _citations(
        table.terms.book,
        _BIG_SIX,
        chips=bets,
        tender=bets,
        verbal=bets,
        position=play.order,
        closing=play.closing,
        valid_spin=play.revolutions,
        announce=play.order,
        order=play.order,
    )


def _roulette(terms: RouletteTerms) -> WheelCitations:
    play = terms.play
    return _citations(
        terms.book,
        _OWN[terms.book],
        chips=play.coupon,
        tender=play.tender,
        verbal=play.verbal,
        position=play.position,
        closing=play.closing,
        valid_spin=play.revolutions or play.position,
        announce=play.announce,
        order=play.order,
    )


def _citations(book: str, own: _Own, **leaves: Citation | Leaf[Any]) -> WheelCitations:
    """The document's own keys, and the clauses that the values of its play rest on."""
    of = {name: leaf.clause if isinstance(leaf, Leaf) else leaf for name, leaf in leaves.items()}
    return WheelCitations(
        play=of["tender"],
        supervision=cite(book, own.staff),
        malfunction=of["valid_spin"],
        rack=of["chips"],
        box=of["tender"],
        dealer=cite(book, own.dealer),
        mucker=cite(book, own.mucker),
        answers=cite(book, own.answers),
        multiplier=cite(book, own.multiplier),
        **of,
    )
