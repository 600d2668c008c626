"""What a table won round by round adds up to what its day reports say, at every kind of table."""

from datetime import date

import pytest

from croupier.analysis.exact import analyse
from croupier.analysis.laid import bounds
from croupier.analysis.results import Standing
from croupier.base.names import TableId
from croupier.desk.reports.day_figures import Totals
from croupier.desk.reports.figures import Figure
from croupier.desk.reports.hold_history import rounds_of, table_hold
from croupier.floor.kinds import KINDS
from tests.cards import Cards
from tests.contract.plays import PLAYS, played
from tests.desk.reports.days import begin, figures, told
from tests.house import T1, T2, House
from tests.tables import baccarat, roulette

CARD_DAY = "2026-11-17"
NAMING = ("wheel", "baccarat")
DAYS = ["2026-11-13", "2026-11-14", "2026-11-15"]
WITHIN = bounds(roulette("oneida-roulette"))


def sums(house: House, table: TableId, day: str) -> tuple[int, int]:
    rounds = rounds_of(KINDS, house.store, table, day)
    return sum(one.handle for one in rounds), sum(one.win for one in rounds)


@pytest.mark.parametrize("day", DAYS)
def test_rounds_add_up_to_the_days_report(day: str) -> None:
    house = told()
    for table, totals in figures(house, date.fromisoformat(day)).by(lambda key: key.place).items():
        assert sums(house, table, day) == (totals[Figure.HANDLE], totals[Figure.WIN])


@pytest.mark.parametrize("kind", PLAYS)
def test_rounds_add_up_at_every_kind_of_table(kind: str) -> None:
    """Whatever a kind posts to handle and win is found in its rounds: corrections, reversals, vigorish."""
    house = played(kind)
    sums_of: dict[TableId, Totals] = {}
    for key, amount in house.store.figure_rows().sums.items():
        sums_of.setdefault(key.place, Totals()).add(key.code, amount)
    for table, totals in sums_of.items():
        rounds = rounds_of(house.desk.kinds, house.store, table, "")
        found = sum(one.handle for one in rounds), sum(one.win for one in rounds)
        assert found == (totals[Figure.HANDLE], totals[Figure.WIN])


@pytest.mark.parametrize("kind", PLAYS)
def test_where_records_name_spots_these_come_to_the_handle(kind: str) -> None:
    """At tables where a dealer collects and pays; terminals are settled by their totals."""
    house = played(kind)
    places = {key.place for key in house.store.figure_rows().sums}
    rounds = [one for place in places for one in rounds_of(house.desk.kinds, house.store, place, "")]
    if kind in NAMING:
        assert rounds
        assert all(sum(one.stakes.values()) == one.handle for one in rounds)
    else:
        assert not any(one.stakes for one in rounds)


def cards() -> Cards:
    """Three hands with the same wagers: the banker wins, the player does, and they tie."""
    house = Cards()
    begin(house, CARD_DAY)
    house.ready("KS").buy()
    for dealt in ("2S 9H 5S KH", "9S 2H KS 5H", "2S 2H 5S 5H"):
        house.round(dealt, {"banker": 5_000, "player": 1_000, "tie": 500}).settled()
    return house


def test_a_card_tables_rounds_name_what_was_bet() -> None:
    """What a tie gives back is named too; so the win that was expected is that of these wagers."""
    house, within = cards(), bounds(baccarat())
    stakes = {"banker": 5_000, "player": 1_000, "tie": 500}
    rounds = rounds_of(KINDS, house.store, T1, CARD_DAY)
    assert [dict(one.stakes) for one in rounds] == [stakes] * 3
    assert [one.win for one in rounds] == [-4_750 + 1_500, -1_000 + 5_500, -4_000]
    judged = table_hold(KINDS, house.store, T1, [CARD_DAY], within).judged
    expected = 3 * sum(stake * odds.edge for odds in analyse(baccarat()) for stake in [stakes[odds.spot]])
    assert (judged.known, judged.points[-1].least, judged.points[-1].most) == (
        True,
        round(expected),
        round(expected),
    )


def test_days_and_bands_are_told_together() -> None:
    house = told()
    hold = table_hold(KINDS, house.store, T1, DAYS, WITHIN)
    assert (hold.first, hold.last) == (DAYS[0], DAYS[-1])
    assert [one.day for one in hold.days] == DAYS
    of = [figures(house, date.fromisoformat(day)).by(lambda key: key.place).get(T1, Totals()) for day in DAYS]
    assert [one.win for one in hold.days] == [totals[Figure.WIN] for totals in of]
    assert hold.judged.standing is Standing.USUAL
    assert table_hold(KINDS, house.store, T2, DAYS, WITHIN).judged.standing is Standing.NONE
