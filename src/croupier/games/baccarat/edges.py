"""The exact edge of each wager, from how often each hand wins."""

from collections.abc import Iterator
from fractions import Fraction
from typing import assert_never

import msgspec

from croupier.base.names import Citation
from croupier.games.baccarat.counting import HandCounts
from croupier.games.baccarat.vigorish import BOOK, CLAUSES, PERCENT_OF_WIN, Vigorish, paid_in_words
from croupier.games.odds import Odds

End = tuple[int, Fraction]
"""In how many orders, and what a stake of one gains there."""
TIE, TIE_CLAUSE = Odds(8), Citation(f"{BOOK}:M.2")
"""The least that the tie bet pays."""
WON, LOST, VOID = Fraction(1), Fraction(-1), Fraction(0)


class WagerEdge(msgspec.Struct, frozen=True):
    """`edge` is the house's share of a stake, and `wins` the share of all hands, ties not left out."""

    wager: str
    pays: str
    wins: Fraction
    edge: Fraction
    variance: Fraction
    clause: Citation


def wager_edges(counts: HandCounts, vigorish: Vigorish, tie: Odds, on_tie: int) -> Iterator[WagerEdge]:
    """Of banker, player and tie; `on_tie` is the percent that a vigorish on ties takes."""
    even = [(counts.player, WON), (counts.banker, LOST), (counts.tie, VOID)]
    ties = [(counts.tie, Fraction(tie.pays, tie.on)), (counts.banker + counts.player, LOST)]
    banker = _banker(counts, vigorish, on_tie)
    yield _edge("banker", paid_in_words(vigorish, on_tie), counts, banker, CLAUSES[vigorish])
    yield _edge("player", "1 to 1", counts, even, Citation(f"{BOOK}:M.1"))
    yield _edge("tie", str(tie), counts, ties, TIE_CLAUSE)


def _banker(counts: HandCounts, vigorish: Vigorish, on_tie: int) -> list[End]:
    lost = (counts.player, LOST)
    match vigorish:
        case Vigorish.FIVE | Vigorish.FOUR:
            share = Fraction(PERCENT_OF_WIN[vigorish], 100)
            return [(counts.banker, 1 - share), lost, (counts.tie, VOID)]
        case Vigorish.ON_TIE:
            return [(counts.banker, WON), lost, (counts.tie, -Fraction(on_tie, 100))]
        case Vigorish.NONE:
            other = counts.banker - counts.banker_six
            return [(other, WON), (counts.banker_six, Fraction(1, 2)), lost, (counts.tie, VOID)]
        case _:
            assert_never(vigorish)


def _edge(wager: str, pays: str, counts: HandCounts, ends: list[End], clause: Citation) -> WagerEdge:
    mean = sum((gain * Fraction(count, counts.all) for count, gain in ends), Fraction(0))
    square = sum((gain * gain * Fraction(count, counts.all) for count, gain in ends), Fraction(0))
    wins = Fraction(sum(count for count, gain in ends if gain > 0), counts.all)
    return WagerEdge(wager, pays, wins, -mean, square - mean * mean, clause)
