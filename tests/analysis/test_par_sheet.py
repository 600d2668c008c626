"""A PAR sheet of every game of every book, and of a game that the analysis has never heard of."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, cast

import pytest

from croupier.analysis.exact import analyse
from croupier.analysis.gains import gains_of
from croupier.analysis.hold_band import FEWEST, ROUNDS, TABLED
from croupier.analysis.nets import Nets
from croupier.analysis.par_sheet import par_sheet
from croupier.base.names import Citation
from croupier.games.library import BOOKS, load, open_table
from croupier.games.round import Ruling, Verdict

PLAYED = [(book, game) for book in BOOKS for game in load(book).games]


@pytest.mark.parametrize(("book", "game"), PLAYED)
def test_every_game_of_every_book_has_a_sheet(book: str, game: str) -> None:
    table = open_table(load(book), game, {})
    sheet = par_sheet(table)
    assert sum(one.spots for one in sheet.wagers) == len(table.spots)
    assert [one.clause for one in sheet.clauses] == list(dict.fromkeys(one.clause for one in sheet.clauses))
    for group in sheet.alike:
        edge = group.wagers[0].odds.edge
        assert {one.odds.edge for one in group.wagers} == {edge}
        drawn = {one for one in ROUNDS if one >= FEWEST}
        assert {band.rounds for band in group.bands.usual} == drawn > set(TABLED)
        for usual, rare in zip(group.bands.usual, group.bands.rare, strict=True):
            assert rare.low <= usual.low < edge < usual.high <= rare.high <= 1
        assert group.bands.losing[-1].chance < group.bands.losing[0].chance
    for variant in sheet.options.variants:
        assert bool(variant.refused) != bool(variant.wagers)


class Coin:
    """A game of two results, which pays three for four on heads: nothing but what a table must give."""

    game = "coin"

    def results(self) -> Iterator[tuple[str, int]]:
        yield from (("heads", 1), ("tails", 1))

    def rulings(self, result: str) -> Mapping[str, Ruling]:
        clause = Citation("coin:1")
        won = Ruling(Verdict.WON, clause, pays=3, pays_on=4)
        return {"heads": won if result == "heads" else Ruling(Verdict.LOST, clause, takes=1)}

    def cause(self, result: str) -> None:
        del result


def test_a_game_that_joins_is_analysed_without_an_edit() -> None:
    coin = cast(Any, Coin())
    [heads] = analyse(coin)
    assert (heads.edge, heads.hits, heads.variance) == (Fraction(1, 8), Fraction(1, 2), Fraction(49, 64))
    assert gains_of(Nets(coin), {"heads": 10}).weights == {
        -10: 1,
        8: 1,
    }  # an odd half cent goes to the player
