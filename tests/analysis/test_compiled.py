"""Compiled nets equal the explained settlement to the cent, for every table and any wagers."""

from functools import cache

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.analysis.compiled import Compiled
from croupier.base.money import MOST
from croupier.base.names import PlayerId, WagerId
from croupier.games.library import Table
from croupier.games.play import rulings_for
from croupier.games.round import Wager, settle
from tests.tables import baccarat, bigsix, roulette

TABLES: list[Table] = [
    roulette("new-jersey"),
    roulette("new-jersey", even_money_on_zero="lose-half", odds="red=21 to 20,straight=71 to 2"),
    roulette("new-jersey", wheel="single-zero", offer="seven-colour", withhold="red,black,dozen"),
    roulette(
        "massachusetts", wheel="double-zero-as-single-zero", offer="five-adjacent", layout="wheel-replica"
    ),
    roulette("massachusetts", offer="b2b,seven-numbers", b2b_paytable="10:6,50:1"),
    roulette("ilani"),
    bigsix(odds="joker=91 to 2"),
    baccarat(),
    baccarat(vigorish="4", vigorish_rounding="five-cents"),
    baccarat(vigorish="tie", vigorish_on_tie="7"),
    baccarat(vigorish="none", odds="tie=17 to 2"),
]
PLAYERS = 5


@cache
def rates_of(which: int) -> Compiled:
    return Compiled(TABLES[which])


@given(st.data(), st.integers(0, len(TABLES) - 1))
def test_nets_equal_settle(draw: st.DataObject, which: int) -> None:
    table, rates = TABLES[which], rates_of(which)
    placed = draw.draw(
        st.lists(
            st.tuples(
                st.integers(0, PLAYERS - 1),
                st.sampled_from(sorted(rates.column)),
                st.integers(1, 99_999).map(lambda fifth: 5 * fifth),
            ),
            max_size=30,
        )
    )
    result = draw.draw(st.sampled_from(rates.results))
    wagers = [
        Wager(WagerId(str(n)), PlayerId(str(p)), spot, stake) for n, (p, spot, stake) in enumerate(placed)
    ]
    expected = [0] * PLAYERS
    for one in settle(rulings_for(table, result), wagers):
        expected[int(one.wager.player)] += one.paid - one.collected - one.charged
    players, spots, stakes = (
        np.array([p for p, _, _ in placed], np.int64),
        np.array([rates.column[spot] for _, spot, _ in placed], np.int64),
        np.array([stake for _, _, stake in placed], np.int64),
    )
    closed = rates.close(players, spots, stakes, PLAYERS)
    assert closed.at(result).tolist() == expected


@pytest.mark.parametrize("which", range(len(TABLES)))
def test_every_spot_and_result_equals_the_ruling_at_odd_stakes(which: int) -> None:
    table, rates = TABLES[which], rates_of(which)
    spots = np.arange(len(rates.column))
    stakes = np.full(len(spots), 35)
    closed = rates.close(spots, spots, stakes, len(spots))
    for result in rates.results:
        rulings = rulings_for(table, result)
        assert closed.at(result).tolist() == [rulings[spot].net(35) for spot in rates.column]


def test_sums_that_do_not_fit_stop_rather_than_wrap() -> None:
    rates = rates_of(0)
    many = np.zeros(3_000_000, np.int64)
    with pytest.raises(OverflowError):
        rates.close(many, many, many + MOST, 1)
