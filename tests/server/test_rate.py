"""Token buckets by key: what may be used at once, what comes back with time, and how many are kept."""

import pytest

from croupier.server.rate import Rates


class Now:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def now() -> Now:
    return Now()


def used(rates: Rates, key: str, most: int = 1000) -> int:
    """How often this key may still go on."""
    return next(count for count in range(most + 1) if count == most or not rates.allows(key))


def test_a_bucket_holds_two_seconds_and_refills_with_time(now: Now) -> None:
    rates = Rates(40, now=now)
    assert used(rates, "ann") == 80
    now.now += 0.5
    assert used(rates, "ann") == 20
    now.now += 3600
    assert used(rates, "ann") == 80


def test_each_key_has_a_bucket_of_its_own(now: Now) -> None:
    rates = Rates(5, saved=4, now=now)
    assert (used(rates, "ann"), used(rates, "bob"), used(rates, "ann")) == (20, 20, 0)


def test_what_is_refused_costs_nothing(now: Now) -> None:
    rates = Rates(10, now=now)
    assert used(rates, "ann") == 20
    for _ in range(100):
        assert not rates.allows("ann")
    now.now += 0.15
    assert used(rates, "ann") == 1


def test_some_things_cost_more_and_a_full_bucket_is_always_enough(now: Now) -> None:
    rates = Rates(10, now=now)
    assert rates.allows("ann", 15)
    assert not rates.allows("ann", 6)
    assert used(rates, "ann") == 5
    slow = Rates(1, now=now)
    assert slow.allows("ann", 5)
    assert not slow.allows("ann")


def test_what_is_given_back_may_be_used_again_but_is_not_saved_up(now: Now) -> None:
    rates = Rates(2, now=now)
    assert used(rates, "ann") == 4
    rates.give_back("ann")
    assert used(rates, "ann") == 1
    now.now += 60
    for _ in range(9):
        rates.give_back("ann")
    assert used(rates, "ann") == 4
    rates.give_back("nobody")
    assert used(rates, "nobody") == 4


def test_buckets_that_are_full_again_are_forgotten(now: Now) -> None:
    rates = Rates(10, now=now)
    for number in range(1000):
        rates.allows(f"first {number}")
    assert len(rates) == 1000
    now.now += 5
    for number in range(1000):
        rates.allows(f"then {number}")
    assert len(rates) <= 1001


def test_a_bucket_in_use_is_never_forgotten_however_many_come(now: Now) -> None:
    rates = Rates(10, now=now)
    assert used(rates, "hostile") == 20
    for number in range(5000):
        rates.allows(f"{number}")
    assert used(rates, "hostile") == 0


def test_beyond_the_most_newcomers_share_one_bucket(now: Now) -> None:
    rates = Rates(10, most=100, now=now)
    for number in range(100):
        assert rates.allows(f"{number}")
    assert sum(rates.allows(f"newcomer {number}") for number in range(1000)) == 20
    assert len(rates) == 100
    assert used(rates, "7") == 19, "those that are known keep what is theirs"
    now.now += 5
    assert used(rates, "newcomer 3") == 20
