"""Two sets of totals: a bug in either is seen, alarms, and stops selling."""

import pytest

from croupier.desk.messages import Alarmed
from croupier.floor.tote import totals
from croupier.floor.tote.messages import pools, races
from croupier.floor.tote.messages.tickets import SellTicket
from croupier.floor.tote.pool_state import PoolState
from croupier.floor.tote.totals import disagreement
from croupier.games.tote.kinds import Combination, Kind
from tests.floor.tote.no import no
from tests.totes import ToteHouse


def planted(monkeypatch: pytest.MonkeyPatch, swap: bool) -> ToteHouse:
    """The first set puts money on a wrong combination, or too much of it on the right one."""
    real = totals._add_to_first

    def wrong(pool: PoolState, combinations: list[Combination], stake: int) -> None:
        mine = [tuple(reversed(one)) for one in combinations] if swap else combinations
        real(pool, mine, stake if swap else 2 * stake)

    monkeypatch.setattr(totals, "_add_to_first", wrong)
    house = ToteHouse().opened()
    house.sell("R1 $1 EXACTA 1/2")
    return house


@pytest.mark.parametrize(("swap", "where"), [(True, "the money on 1 in place 1"), (False, "its total")])
def test_a_planted_bug_is_seen_and_selling_stops(
    monkeypatch: pytest.MonkeyPatch, swap: bool, where: str
) -> None:
    house = planted(monkeypatch, swap)
    assert disagreement(house.pool("1-exacta")) == where
    answer = house.ask("device", pools.ReportDifference(1, Kind.EXACTA))
    says = f"the two sets of totals of race 1 exacta differ in {where}"
    assert answer == (pools.SellingStopped("difference", says, ""), Alarmed(says))
    assert no(house.ask("teller", SellTicket(("R1 $2 WIN 1",)))) == ("wrong_phase", "B.1")
    assert no(house.ask("mutuel-manager", pools.ResumeSelling())) == ("amount_differs", "B.1")
    house.pool("1-exacta").bets = {(1, 2): 100}
    house.do("mutuel-manager", pools.ResumeSelling())
    assert house.tote.stops == {}


def test_the_close_compares_once_more_and_closes_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    house = planted(monkeypatch, swap=True)
    answer = house.ask("reader", races.StopBetting(1))
    assert isinstance(answer, tuple)
    assert [type(one).__name__ for one in answer] == ["BettingStopped", "SellingStopped", "Alarmed"]


def test_totals_that_agree_are_not_reported() -> None:
    house = ToteHouse().opened()
    house.sell("R1 $1 EXACTA 1/2")
    assert no(house.ask("device", pools.ReportDifference(1, Kind.EXACTA))) == ("nothing_there", "B.1")
    assert no(house.ask("device", pools.ReportDifference(9, Kind.EXACTA))) == ("not_offered", "C")


def test_each_ends_what_it_stopped() -> None:
    house = ToteHouse().opened()
    assert no(house.ask("mutuel-manager", pools.ResumeSelling())) == ("wrong_phase", "B.1")
    house.do("device", pools.StopSelling("the line is lost"))
    assert no(house.ask("device", pools.StopSelling("again"))) == ("wrong_phase", "B.1")
    assert no(house.ask("mutuel-manager", pools.ResumeSelling())) == ("wrong_phase", "B.1")
    house.do("device", pools.ResumeSelling())
    empty = ToteHouse().installed()
    empty.do("mutuel-manager", pools.StopSelling("before the card"), pools.ResumeSelling())
