"""How many results a bias takes: published noncentralities, and wheels with the bias planted."""

import numpy as np
import pytest

from croupier.analysis.bias import frequency, power, sectors
from tests.analysis.bias.wheels import planted

HAYNAM = {1: 7.849, 2: 9.635, 3: 10.903, 4: 11.935, 5: 12.828, 10: 16.241}
"""At 0.05 with power 0.8: Haynam, Govindarajulu and Leone 1970, Tables of the cumulative non-central
chi-square distribution (as Cohen 1988 uses them)."""


@pytest.mark.parametrize("freedom", HAYNAM)
def test_noncentralities_are_those_of_the_published_tables(freedom: int) -> None:
    assert power.noncentrality(freedom, 0.05, 0.8) == pytest.approx(HAYNAM[freedom], abs=0.001)


@pytest.mark.parametrize(("length", "bias"), [(1, 0.1), (9, 0.1)])
def test_a_planted_bias_is_found_by_chi_square_with_the_stated_number_of_spins(
    length: int, bias: float
) -> None:
    """Found in 90 of 100 wheels: of 1,000, between 87 and 93 in a hundred; half as many spins are too few."""
    trials = power.by_pockets(37, length / 38, bias, 0.01, 0.9)

    def found(spins: int) -> float:
        wheels = np.random.default_rng(3).multinomial(spins, planted(length, bias), 1000)
        return float(np.mean([frequency.chance(list(one), [1 / 38] * 38) <= 0.01 for one in wheels]))

    assert 0.87 <= found(trials) <= 0.93
    assert found(trials // 2) < 0.75


def test_a_large_bias_of_one_pocket_needs_a_little_more_than_the_chi_square_test_is_said_to() -> None:
    """86 in a hundred, as its page says: the pocket that comes more often also varies more."""
    trials = power.by_pockets(37, 1 / 38, 0.5, 0.01, 0.9)
    wheels = np.random.default_rng(3).multinomial(trials, planted(1, 0.5), 2000)
    found = np.mean([frequency.chance(list(one), [1 / 38] * 38) <= 0.01 for one in wheels])
    assert 0.84 <= found <= 0.88


@pytest.mark.parametrize(("length", "bias"), [(1, 0.5), (9, 0.2), (18, 0.1)])
def test_a_planted_sector_is_found_by_the_scan_with_the_stated_number_of_spins(
    length: int, bias: float
) -> None:
    """The stated number is of the biased arc alone, so others may find it sooner; never later."""
    trials = power.by_sectors(length / 38, bias, sectors.critical(0.01, 5000, 38), 0.9)

    def found(spins: int) -> float:
        wheels = np.random.default_rng(4).multinomial(spins, planted(length, bias), 1000)
        arcs = (sectors.best_arc(list(map(int, one))) for one in wheels)
        return float(np.mean([sectors.chance(arc, spins, 38) <= 0.01 for arc in arcs]))

    assert 0.87 <= found(trials) <= 0.98
    assert found(trials // 3) < 0.75


def test_the_sooner_of_two_tests_counts() -> None:
    assert power.Needed(10.0, 9, 15_842, 9_830).results == 9_830
    assert power.Needed(10.0, 1, 15_842, None).results == 15_842
