"""The evidence of the watch: how it is made up, how rarely a fair wheel is accused, how soon a biased one."""

from math import log

import numpy as np
import pytest

from croupier.analysis.bias.evidence import LENGTHS, RAISED, STRENGTHS, log_evidence, mean_exp
from croupier.analysis.bias.rotor import Rotor
from tests.analysis.bias.wheels import DOUBLE_ZERO, SYMBOLS, planted

SIZE = 38


class Bets:
    """Many wheels' bets at once, each paid result by result at fair odds: the evidence in another way."""

    def __init__(self, wheels: int) -> None:
        self.counts = np.zeros((wheels, SIZE))
        self.departures = np.zeros((wheels, len(STRENGTHS)))
        arcs = [(length, bias, first) for length in LENGTHS for bias in RAISED for first in range(SIZE)]
        places = np.arange(SIZE)
        inside = np.array([(places - first) % SIZE < length for length, _, first in arcs])
        up = np.array([1 + bias for _, bias, _ in arcs])
        share = np.array([length / SIZE for length, _, _ in arcs])
        down = (1 - up * share) / (1 - share)
        self._paid = np.log(np.where(inside.T, up, down)).astype(np.float32)
        self.arcs = np.zeros((wheels, len(arcs)), dtype=np.float32)

    def pay(
        self, results: "np.ndarray[tuple[int], np.dtype[np.int64]]"
    ) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
        """One result of each wheel; the logarithm of what each bet has grown to."""
        wheels = np.arange(len(results))
        trials = self.counts.sum(axis=1)
        for place, strength in enumerate(STRENGTHS):
            foretold = (strength + self.counts[wheels, results]) / (strength * SIZE + trials)
            self.departures[:, place] += np.log(foretold * SIZE)
        self.counts[wheels, results] += 1
        self.arcs += self._paid[results]
        departures, arcs = np.minimum(self.departures, 80), np.minimum(self.arcs, 80)
        both = np.exp(departures).mean(axis=1), np.exp(arcs).mean(axis=1, dtype=np.float64)
        grown: np.ndarray[tuple[int], np.dtype[np.float64]] = np.log((both[0] + both[1]) / 2)
        return grown


def test_the_evidence_from_counts_is_the_bet_paid_result_by_result() -> None:
    bets, chance = Bets(3), np.random.default_rng(1)
    for _ in range(200):
        paid = bets.pay(chance.integers(SIZE, size=3))
    found = [log_evidence(DOUBLE_ZERO, list(map(int, one))) for one in bets.counts]
    assert found == pytest.approx(list(paid), abs=1e-3)


def test_no_results_are_no_evidence() -> None:
    assert log_evidence(DOUBLE_ZERO, [0] * SIZE) == pytest.approx(0.0)
    assert log_evidence(SYMBOLS, [0] * 7) == pytest.approx(0.0)


def test_a_bet_at_fair_odds_neither_grows_nor_shrinks_on_average() -> None:
    """The promise behind the threshold, in whole: over every sequence of two results of a small wheel."""
    rotor = Rotor(("a", "a", "b", "c"))
    chances = rotor.shares
    mean = 0.0
    for one in chances:
        for other in chances:
            counts = [(one == result) + (other == result) for result in chances]
            mean += chances[one] * chances[other] * np.exp(log_evidence(rotor, counts))
    assert mean == pytest.approx(1.0)


def test_of_fair_wheels_watched_after_every_spin_no_more_are_accused_than_stated() -> None:
    """600 wheels of 1,500 spins, a threshold of 20: at most 1 in 20, with three deviations to spare."""
    bets, chance = Bets(600), np.random.default_rng(11)
    highest = np.full(600, -np.inf)
    for _ in range(1500):
        highest = np.maximum(highest, bets.pay(chance.integers(SIZE, size=600)))
    accused = np.mean(highest >= log(20))
    assert 0 < accused <= 0.05 + 3 * (0.05 * 0.95 / 600) ** 0.5


@pytest.mark.parametrize(
    ("length", "bias", "spins"), [(1, 1.0, 3000), (9, 0.3, 3000), (18, 0.2, 3000)], ids=str
)
def test_a_planted_bias_passes_a_thousand_to_one_within_so_many_spins(
    length: int, bias: float, spins: int
) -> None:
    """In nine of ten wheels. The numbers are those that the supervisors' manual gives."""
    wheels = np.random.default_rng(12).multinomial(spins, planted(length, bias), 200)
    passed = [log_evidence(DOUBLE_ZERO, list(map(int, one))) >= log(1000) for one in wheels]
    assert np.mean(passed) >= 0.9
    fewer = np.random.default_rng(12).multinomial(spins // 4, planted(length, bias), 200)
    assert np.mean([log_evidence(DOUBLE_ZERO, list(map(int, one))) >= log(1000) for one in fewer]) < 0.9


def test_where_results_name_no_place_single_results_are_watched() -> None:
    fair = [240, 150, 70, 40, 20, 10, 10]
    assert log_evidence(SYMBOLS, fair) < 0
    assert log_evidence(SYMBOLS, [240, 150, 70, 40, 20, 110, 10]) > log(1000)


def test_the_mean_of_bets_of_which_all_are_lost_is_nothing() -> None:
    assert mean_exp([-np.inf, -np.inf]) == -np.inf
    assert mean_exp([log(1), log(3)]) == pytest.approx(log(2))
