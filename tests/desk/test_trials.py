"""Results are counted table by table as games end, and counted anew at another device."""

from croupier.base.names import TableId
from croupier.desk.house import House
from croupier.desk.trials import Trial

T = TableId("T1")


def counted(*trials: Trial, ring: tuple[str, ...] = ("a", "b")) -> House:
    house = House()
    for one in trials:
        house.tally(T, ring, one)
    return house


def test_results_are_counted_and_tries_without_one_are_not() -> None:
    house = counted(Trial(1, "a"), Trial(2, "b"), Trial(3, reason="short"), Trial(4, "a"))
    assert house.tallies[T].counts == {"a": 2, "b": 1}


def test_a_result_that_was_wrong_is_taken_back() -> None:
    house = counted(Trial(1, "a"), Trial(2, "a"), Trial(2, "a", "wrong"))
    assert house.tallies[T].counts == {"a": 1}


def test_a_result_that_stands_nowhere_on_the_ring_is_not_counted() -> None:
    assert counted(Trial(1, "c")).tallies[T].counts == {}


def test_another_ring_is_counted_anew() -> None:
    house = counted(Trial(1, "a"), Trial(2, "a"))
    house.tallies[T].suspected = True
    house.tally(T, ("a", "b", "c"), Trial(3, "a"))
    assert house.tallies[T].counts == {"a": 1}
    assert not house.tallies[T].suspected
