"""Racing days: whole cents that balance, winners as often as their weights say, a crowd that knows more or
less, and the same digits from one process, several, and any split."""

import numpy as np
import pytest

from croupier.analysis.simulation import philox
from croupier.analysis.simulation.chooser import Chooser
from croupier.analysis.simulation.crowd import Crowd
from croupier.analysis.simulation.days import Days, DayTally
from croupier.analysis.simulation.engine import Engine
from croupier.analysis.simulation.running import Workers, run
from croupier.base.refusal import Refused
from croupier.games.tote.kinds import Kind
from croupier.games.tote.library import TRACKS, load_track
from croupier.library.race_simulation import simulate_days

KEY = philox.key_of(7)


def days(knowing: int, track: str = "model", count: int = 12) -> DayTally:
    plan = Days(KEY, count, track, 9, Crowd(knowing=knowing))
    return plan.run(0, plan.items, Engine.NUMPY)


@pytest.mark.parametrize("track", TRACKS)
def test_every_cent_of_every_pool_is_somewhere(track: str) -> None:
    found = days(70, track, 6)
    assert set(found.pools) == set(load_track(track).offers.pools)
    for one in found.pools.values():
        came = one.wagers + one.carried_in + one.minus
        assert came == one.refunds + one.takeout + one.breakage + one.paid + one.carried_out
        assert one.wagers > 0
    win, first = found.pools[Kind.WIN], found.ranks
    assert sum(rank.staked for rank in first) == win.wagers
    assert sum(rank.returned for rank in first) == win.paid + win.refunds
    assert sum(rank.wins for rank in first) == win.pools == 54


def test_a_crowd_that_knows_little_bets_too_much_on_outsiders() -> None:
    """Favourites then give back more than outsiders do; where everybody knows, they do not."""

    def back(knowing: int) -> tuple[float, float]:
        ranks = days(knowing, count=40).ranks
        parts = ranks[:2], ranks[5:]
        first, last = (sum(r.returned for r in part) / sum(r.staked for r in part) for part in parts)
        return first, last

    favourites, outsiders = back(40)
    assert favourites > outsiders + 0.1
    favourites, outsiders = back(100)
    assert favourites < outsiders + 0.1


def test_runners_come_in_as_often_as_their_weights_say() -> None:
    weights = np.tile(np.array([9, 4, 4, 1]), (30_000, 1))
    first, second = Chooser(KEY, philox.DAY, 0).in_order(weights, 4).T[:2]
    wins, behind = np.bincount(first) / 30_000, np.bincount(second[first == 0], minlength=4)
    assert np.abs(wins - np.array([9, 4, 4, 1]) / 18).max() < 0.012
    assert np.abs(behind / behind.sum() - np.array([0, 4, 4, 1]) / 9).max() < 0.017


def test_processes_and_splits_give_the_same_digits() -> None:
    plan = Days(KEY, 11, "model", 6, Crowd(tickets=60), meeting=2)
    whole = plan.run(0, 6, Engine.NUMPY)
    assert (whole.meetings, whole.days) == (6, 11)
    assert plan.run(0, 1, Engine.NUMPY) + plan.run(1, 5, Engine.NUMBA) == whole
    *_, (done, shared) = run(plan, Workers(Engine.NUMPY, 2, processes=True))
    assert (done, shared) == (6, whole)


def test_what_the_house_keeps_is_its_takeout_and_its_breakage() -> None:
    found = simulate_days("model", days=4, seed=7, meeting=2, workers=1)
    assert 0.18 < float(found.kept.value) < 0.25
    assert found.kept.error < 0.01
    assert "4 days at model from seed 7" in repr(found)
    assert simulate_days("model", days=4, seed=7, meeting=4).kept.error == float("inf")


def test_what_a_pool_carries_over_is_the_next_days() -> None:
    """Of one meeting of five days; each by itself is the last of its own, and carries as good as nothing."""
    crowd, apart = Crowd(tickets=40), []
    together = Days(KEY, 5, "model", 9, crowd, meeting=5).run(0, 1, Engine.NUMPY).pools[Kind.PICK_SIX]
    for day in range(5):
        apart.append(
            Days(KEY, 5, "model", 9, crowd, meeting=1).run(day, 1, Engine.NUMPY).pools[Kind.PICK_SIX]
        )
    assert sum(one.wagers for one in apart) == together.wagers
    assert sum(one.carried_out for one in apart) == 0
    assert together.carried_in > together.wagers // 2  # most of each day's net goes on to the next
    assert together.left_over == 0
    assert together.paid + together.breakage - together.minus == together.wagers - together.takeout


def test_days_on_which_everybody_is_refunded_keep_nothing() -> None:
    found = simulate_days("model", days=2, seed=1, meeting=1, races=1, tickets=1)
    assert (found.tally.handle, float(found.kept.value), found.kept.error) == (0, 0.0, float("inf"))


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"days": 0}, "days: from 1 to"),
        ({"days": 1, "knowing": 101}, "knowing: from 0 to 100"),
        ({"days": 1, "meeting": 0}, "meeting: from 1 to 1,000"),
        ({"days": "1"}, "days: '1' is not a whole number"),
        ({"days": 1, "runners": (9, 6)}, "runners: a race has 4 to 24 runners"),
        ({"days": 1, "track": "moon"}, "there is no track profile"),
    ],
)
def test_what_no_day_can_be_is_refused(given: dict[str, object], says: str) -> None:
    with pytest.raises(Refused) as refused:
        simulate_days(**given)  # type: ignore[arg-type]
    assert says in str(refused.value)
