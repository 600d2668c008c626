"""A table's wagers, one row for each kind: spots of a kind that have the same odds are told once."""

from collections.abc import Mapping
from fractions import Fraction

import msgspec

from croupier.analysis.exact import SpotOdds, analyse
from croupier.base.names import Citation
from croupier.games.library import Table, load
from croupier.games.play import wager_list
from croupier.games.wager_list import ListedWager


class WagerKind(msgspec.Struct, frozen=True):
    """A kind of wager with the odds of each of its `spots`, of which `example` is the first."""

    kind: str
    called: str
    pays: str
    clause: Citation
    example: str
    spots: int
    odds: SpotOdds


def wager_kinds(table: Table) -> list[WagerKind]:
    listed = wager_list(load(table.terms.book), table)
    alike: dict[tuple[str, tuple[Fraction, ...]], list[SpotOdds]] = {}
    for odds in analyse(table):
        alike.setdefault((listed[odds.spot].kind, odds.figures), []).append(odds)
    return [_kind(listed, each) for each in alike.values()]


def _kind(listed: Mapping[str, ListedWager], each: list[SpotOdds]) -> WagerKind:
    wager = listed[each[0].spot]
    return WagerKind(wager.kind, wager.called, wager.pays, wager.clause, each[0].spot, len(each), each[0])
