"""Dependence on the result before: runs against all arrangements, steps against a planted habit."""

from itertools import combinations
from statistics import mean, pvariance

import numpy as np
import pytest

from croupier.analysis.bias import frequency
from croupier.analysis.bias.rotor import Rotor
from croupier.analysis.bias.serial import one_half, runs, steps
from tests.analysis.bias.wheels import DOUBLE_ZERO, SYMBOLS, spin

COIN = Rotor(("heads", "tails"))


def test_mean_and_variance_of_runs_are_those_of_all_arrangements() -> None:
    made = []
    for heads in combinations(range(12), 5):
        thrown = ["heads" if place in heads else "tails" for place in range(12)]
        made.append(runs(COIN, thrown).runs)
    found = runs(COIN, ["heads"] * 5 + ["tails"] * 7)
    assert found.expected == pytest.approx(mean(made))
    assert found.deviation**2 == pytest.approx(pvariance(made))


def test_a_published_example_of_too_few_runs() -> None:
    """Bradley 1968 after Swed and Eisenhart 1943: of 10 and 10 at most 6 runs happen 19 times in 1000."""
    arrangements = [
        runs(COIN, ["heads" if place in heads else "tails" for place in range(20)]).runs
        for heads in combinations(range(20), 10)
    ]
    assert sum(made <= 6 for made in arrangements) / len(arrangements) == pytest.approx(0.019, abs=0.0005)


def test_alternating_results_have_too_many_runs_and_sorted_ones_too_few() -> None:
    assert runs(COIN, ["heads", "tails"] * 50).z > 9
    assert runs(COIN, ["heads"] * 50 + ["tails"] * 50).z < -9
    assert runs(COIN, ["heads", "tails"] * 50).chance < 1e-12


def test_results_of_one_half_alone_say_nothing_of_runs() -> None:
    found = runs(COIN, ["heads"] * 50)
    assert (found.runs, found.z, found.chance, found.enough) == (1, 0.0, 1.0, False)
    assert runs(COIN, []).runs == 0


def test_where_results_name_no_place_the_commonest_is_one_side() -> None:
    assert one_half(SYMBOLS) == {"a"}
    assert len(one_half(DOUBLE_ZERO)) == 19


def test_a_hand_that_always_sends_the_ball_as_far_shows_in_the_steps() -> None:
    """One spin in four lands seven pockets on; each number by itself still comes as often as any other."""
    chance = np.random.default_rng(5)
    place, results = 0, list[str]()
    for _ in range(3000):
        place = (place + 7) % 38 if chance.random() < 0.25 else int(chance.integers(38))
        results.append(DOUBLE_ZERO.stops[place])
    fair = [1 / 38] * 38
    counted = steps(DOUBLE_ZERO, results)
    assert counted.index(max(counted)) == 7
    assert frequency.chance(counted, fair) < 1e-9
    assert frequency.chance(steps(DOUBLE_ZERO, spin(DOUBLE_ZERO, 3000, 5)), fair) > 0.01
