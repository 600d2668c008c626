"""The best arc of a wheel, and the correction for having looked at all of them."""

import numpy as np
import pytest

from croupier.analysis.bias.sectors import best_arc, chance, critical, fair_excesses


def test_the_best_arc_is_found_across_the_seam_of_the_rotor() -> None:
    counts = [100] * 38
    for place in (36, 37, 0, 1):
        counts[place] = 140
    arc = best_arc(counts)
    assert (arc.first, arc.length, arc.seen) == (36, 4, 560)
    assert arc.expected == pytest.approx(sum(counts) * 4 / 38)


def test_the_excess_is_in_standard_deviations_of_the_arc() -> None:
    """30 of 100 where 1 in 4 is expected: 5 over, and the deviation is the root of 100 · 1/4 · 3/4."""
    arc = best_arc([30, 25, 20, 25])
    assert (arc.first, arc.length) == (0, 1)
    assert arc.z == pytest.approx(5 / (100 * 3 / 16) ** 0.5)


def test_the_correction_is_much_larger_than_one_look() -> None:
    """A single arc that was chosen beforehand passes 1.645 once in twenty; the best of all far more often."""
    fair = fair_excesses(4000, 38)
    assert np.mean(fair > 1.645) > 0.7
    assert critical(0.05, 4000, 38) > 3.2


def test_a_fair_wheels_best_arc_is_called_odd_as_rarely_as_stated() -> None:
    """2,000 fair wheels, not those of the simulation: at 1 in 20, between 3.5 and 6.5 in a hundred."""
    wheels = np.random.default_rng(7).multinomial(4000, [1 / 38] * 38, 2000)
    accused = np.mean([chance(best_arc(list(map(int, one))), 4000, 38) <= 0.05 for one in wheels])
    assert 0.035 <= accused <= 0.065


def test_the_chance_of_an_excess_that_no_fair_wheel_had_is_not_nothing() -> None:
    counts = [100] * 37 + [400]
    assert chance(best_arc(counts), sum(counts), 38) == 1 / 4000
