"""Real results whose wagers are known: expected to the cent, with bands that hold as often as they say."""

from collections.abc import Mapping
from random import Random

import pytest

from croupier.analysis.gains import gains_of
from croupier.analysis.judging import judge
from croupier.analysis.laid import LaidWagers, bounds
from croupier.analysis.nets import nets_of
from croupier.analysis.results import Judged, RoundResult, Standing
from croupier.base.money import Cents
from croupier.games.library import Table
from tests.tables import baccarat, bigsix, roulette

AMERICAN, CARDS, WHEEL = roulette("new-jersey"), baccarat(), bigsix()
Stakes = Mapping[str, Cents]
BANKER: Stakes = {"banker": 10_000}
MIXED: Stakes = {"banker": 10_000, "player": 6_000, "tie": 1_000}
LAYOUT: Stakes = {"17": 500, "17-20": 1_000, "red": 2_000, "dozen2": 1_500, "0-00-1-2-3": 500}


def rounds(table: Table, stakes: Stakes, count: int, chance: Random, tilt: float = 0) -> list[RoundResult]:
    """So many rounds of these stakes; `tilt` is added to the chance of what the house loses most at."""
    gains = gains_of(nets_of(table), stakes)
    wins, weights = [-net for net in gains.weights], [float(one) for one in gains.weights.values()]
    weights[-1] += tilt * gains.total
    drawn = chance.choices(wins, weights, k=count)
    return [RoundResult("2026-11-17", sum(stakes.values()), win, stakes) for win in drawn]


def standings(table: Table, stakes: Stakes, count: int, tables: int) -> list[Standing]:
    chance, within = Random(17), bounds(table)  # noqa: S311
    return [judge(within, rounds(table, stakes, count, chance)).standing for _ in range(tables)]


@pytest.mark.parametrize(
    ("table", "stakes"), [(CARDS, BANKER), (CARDS, MIXED), (AMERICAN, LAYOUT), (WHEEL, {"joker": 100})]
)
def test_the_cumulants_are_those_of_exact_gains(table: Table, stakes: Stakes) -> None:
    gains, found = gains_of(nets_of(table), stakes), LaidWagers(table).cumulants(stakes)
    assert found.mean == pytest.approx(float(-gains.mean))
    assert found.variance == pytest.approx(float(gains.variance))
    assert found.third == pytest.approx(float(-gains.third))
    assert found.fourth == pytest.approx(float(gains.fourth - 3 * gains.variance**2))
    assert (found.worst, found.best) == pytest.approx((-gains.most, -gains.least))


def test_what_is_expected_is_what_was_bet() -> None:
    """A hundred dollars on the banker lose a dollar and six cents a hand; on the tie fourteen dollars."""

    def last(stakes: Stakes) -> tuple[Cents, Cents]:
        point = judge(bounds(CARDS), rounds(CARDS, stakes, 100, Random(17))).points[-1]  # noqa: S311
        return point.least, point.most

    assert last(BANKER) == (10_558, 10_558)
    assert last({"tie": 10_000}) == (144_382, 144_382)


def test_known_wagers_have_a_narrower_band_than_their_sums() -> None:
    played = rounds(CARDS, BANKER, 200, Random(17))  # noqa: S311
    known = judge(bounds(CARDS), played)
    sums = judge(bounds(CARDS), [one._replace(stakes={}) for one in played])
    assert (known.known, sums.known) == (True, False)
    assert known.deviation == pytest.approx(0.9274, abs=0.0001)

    def width(judged: Judged) -> Cents:
        return judged.points[-1].usual[1] - judged.points[-1].usual[0]

    assert width(known) < 0.7 * width(sums)


@pytest.mark.parametrize(
    ("table", "stakes", "count"),
    [
        pytest.param(CARDS, BANKER, 300, marks=pytest.mark.long),
        (CARDS, MIXED, 300),
        (CARDS, {"tie": 1_000}, 60),
        (AMERICAN, LAYOUT, 100),
        (AMERICAN, {"17": 100}, 20),
        (WHEEL, {"joker": 100}, 30),
    ],
)
def test_fair_tables_are_as_seldom_unusual_as_they_should_be(
    table: Table, stakes: Stakes, count: int
) -> None:
    """Of 400 at most 33 unusual, where 20 are expected and three deviations are 13; and at most three odd."""
    found = standings(table, stakes, count, 400)
    assert found.count(Standing.ODD) <= 3
    assert found.count(Standing.UNUSUAL) <= 33


@pytest.mark.parametrize(("table", "stakes", "tilt"), [(CARDS, BANKER, 0.15), (AMERICAN, LAYOUT, 0.05)])
def test_a_table_that_pays_too_often_is_odd(table: Table, stakes: Stakes, tilt: float) -> None:
    played = rounds(table, stakes, 2_000, Random(17), tilt)  # noqa: S311
    assert judge(bounds(table), played).standing is Standing.ODD
    assert judge(bounds(table), rounds(table, stakes, 2_000, Random(17))).standing is Standing.USUAL  # noqa: S311


def test_stakes_on_spots_that_nobody_knows_keep_their_range() -> None:
    """Half of the handle is named: that half is exact, the other lies between the edges."""
    half = RoundResult("d", 20_000, 0, {"banker": 10_000, "dragon": 5_000})
    point = judge(bounds(CARDS), [half]).points[-1]
    assert (point.least, point.most) == pytest.approx((106 + 106, 106 + 1_444), abs=1)
    more = RoundResult("d", 5_000, 0, BANKER)  # names more than was staked: nothing of it is believed
    assert not judge(bounds(CARDS), [more]).known


@pytest.mark.parametrize("stakes", [{}, {"17": 100}])
def test_one_straight_that_wins_at_once_is_nothing_odd(stakes: Stakes) -> None:
    """It comes once in 38 rounds, whether the spot is known or not."""
    won = judge(bounds(AMERICAN), [RoundResult("d", 100, -3_500, stakes)])
    assert won.standing is not Standing.ODD


def test_no_band_goes_beyond_what_can_be_won_or_lost() -> None:
    point = judge(bounds(AMERICAN), [RoundResult("d", 100, 100, {"17": 100})]).points[-1]
    assert point.rare == (-3_501, 101)
