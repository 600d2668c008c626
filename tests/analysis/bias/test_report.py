"""The report on a wheel: a fair one is not accused more often than stated, a planted bias is."""

import pytest

from croupier.analysis.bias.report import DRIFT_POINTS, Bias, BiasTestName, bias_report
from tests.analysis.bias.wheels import DOUBLE_ZERO, SYMBOLS, planted, spin


def report(results: list[str], **asked: float) -> Bias:
    return bias_report(DOUBLE_ZERO, results, simulated=999, confidence=asked.get("confidence", 0.99))


def test_a_fair_wheel_is_accused_no_more_often_than_stated() -> None:
    """500 wheels of 760 spins at 95% confidence: at most 5 in a hundred, with three deviations to spare.

    It must not be far below either: a report that never accuses would pass the first half.
    """
    accused = sum(report(spin(DOUBLE_ZERO, 760, seed), confidence=0.95).odd for seed in range(500)) / 500
    assert 0.015 <= accused <= 0.05 + 3 * (0.05 * 0.95 / 500) ** 0.5


@pytest.mark.parametrize(("length", "percent"), [(1, 50.0), (9, 20.0)])
def test_a_planted_bias_is_found_with_the_stated_number_of_spins(length: int, percent: float) -> None:
    """The report's own number: nine wheels in ten are found odd, and the sector is where it was planted."""
    fair = bias_report(DOUBLE_ZERO, spin(DOUBLE_ZERO, 400, 1))
    stated = next(one for one in fair.needed if (one.length, one.percent) == (length, percent)).results
    chances = planted(length, percent / 100)
    found = [bias_report(DOUBLE_ZERO, spin(DOUBLE_ZERO, stated, seed, chances)) for seed in range(100)]
    assert sum(one.odd for one in found) >= 85
    first = {"0"} if length == 1 else set(map(str, range(9)))
    near = [one for one in found if one.sector and first & set(one.sector.results)]
    assert len(near) >= 85


def test_of_few_spins_nothing_is_said_but_how_many_are_needed() -> None:
    few = report(spin(DOUBLE_ZERO, 15, 3))
    assert not few.odd
    assert not any(one.enough for one in few.tests)
    assert few.fewest == 190
    assert few.drift == ()
    assert all(one.results > 190 for one in few.needed)


def test_without_any_spin_there_is_a_report_still() -> None:
    none = report([])
    assert (none.results, none.odd, none.sector) == (0, False, None)
    assert none.evidence == pytest.approx(1.0)
    assert [one.seen for one in none.pockets] == [0] * 38


def test_pockets_come_in_wheel_order_with_a_band_around_what_is_expected() -> None:
    whole = report(spin(DOUBLE_ZERO, 3800, 2))
    assert [one.result for one in whole.pockets] == list(DOUBLE_ZERO.stops)
    assert sum(one.seen for one in whole.pockets) == 3800
    assert all(one.low < one.expected == 100 < one.high for one in whole.pockets)


def test_the_drift_ends_with_the_chi_square_of_all_results() -> None:
    whole = report(spin(DOUBLE_ZERO, 3800, 2))
    last = whole.drift[-1]
    assert last.results == 3800
    assert last.chi_square == pytest.approx(whole.tests[0].statistic)
    assert len(whole.drift) <= DRIFT_POINTS + 1
    assert whole.limit == pytest.approx(59.893, abs=0.001)


def test_adjusted_chances_follow_holm() -> None:
    whole = report(spin(DOUBLE_ZERO, 3000, 4, planted(1, 0.6)))
    counting = sorted(whole.tests, key=lambda one: one.chance)
    assert counting[0].adjusted == pytest.approx(min(1.0, 4 * counting[0].chance))
    assert [one.adjusted for one in counting] == sorted(one.adjusted for one in counting)
    assert whole.odd


def test_symbols_at_several_stops_have_their_own_shares_and_no_sectors() -> None:
    fair = bias_report(SYMBOLS, spin(SYMBOLS, 2700, 6))
    assert not fair.odd
    assert [one.name for one in fair.tests] == [BiasTestName.POCKETS, BiasTestName.RUNS]
    assert fair.sector is None
    assert fair.pockets[0].expected == pytest.approx(2700 * 24 / 54)
    loaded = (
        [24 / 54 / 24] * 24 + [15 / 54 / 15] * 15 + [1 / 54] * 7 + [1 / 54] * 4 + [1 / 54] * 2 + [2 / 54, 0.0]
    )
    assert bias_report(SYMBOLS, spin(SYMBOLS, 2700, 6, loaded)).odd
