"""What a wheel gave on some days: numbers, misfires, speed and direction, from those days' records alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date

import pytest

from croupier.base.names import TableId
from croupier.base.refusal import Refused
from croupier.desk.ports import Entry, JournalDamaged
from croupier.desk.reports.integrity import MOST_STRETCHES, Misfires, integrity
from croupier.desk.reports.trial_history import MOST_DAYS, Tried, days_between, history, ring_of
from croupier.desk.trials import Trial
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import rounds
from croupier.floor.parts.messages.rounds import Turning
from croupier.floor.parts.messages.tender import Money
from croupier.floor.wheel.messages import deal
from croupier.store.memory import MemoryStore
from tests.desk.reports.days import begin, told
from tests.electronic import Electronic
from tests.house import ONE, T1, T2, House
from tests.live import Live

NOVEMBER = ["2026-11-13", "2026-11-14", "2026-11-15"]


def results(tried: list[Tried]) -> list[str]:
    return [one.trial.result for one in tried if one.trial.result is not None]


def misfires(tried: list[Tried]) -> list[tuple[str, bool]]:
    return [(one.trial.reason, one.by_reader) for one in tried if one.trial.result is None]


def test_numbers_come_day_by_day_and_one_found_wrong_is_gone() -> None:
    house = told()
    assert results(history(KINDS, house.store, T1, NOVEMBER[:1])) == ["17", "17"]
    whole = history(KINDS, house.store, T1, NOVEMBER)
    assert results(whole)[-1] == "1"
    reversed_ = [one for one in whole if one.trial.reason == "wrong-number"]
    settled = sum(
        isinstance(event, rounds.RoundSettled)
        for entry in house.store.entries()
        if entry.table == T1
        for event in KINDS.read_record(entry.body).events
    )
    assert len(reversed_) >= 1
    assert len(results(whole)) == settled - len(reversed_)


def test_what_the_reader_reports_is_told_from_what_people_call() -> None:
    house = House().opened()
    begin(house, "2026-11-14")
    house.game({}).close()
    house.do("reader", rounds.ReportFault(1, "with-rotation"))
    house.do("supervisor", rounds.RefundGame(1))
    assert misfires(history(KINDS, house.store, T1, ["2026-11-14"])) == [("with-rotation", True)]


def test_a_dealerless_wheel_keeps_the_readers_own_reason() -> None:
    """Its document knows malfunctions and irregularities alone; an engineer wants to know which."""
    house = Electronic().opened()
    begin(house, "2026-11-14")
    house.game({}).launch()
    house.do("reader", rounds.ReportFault(house.counter, "ball-not-dropped"))
    house.game({}).launch()
    house.do("reader", rounds.ReadNumber(house.counter, "7", Turning(163, True)))
    tried = history(KINDS, house.store, T1, ["2026-11-14"])
    assert misfires(tried) == [("ball-not-dropped", True)]
    assert tried[-1].trial == Trial(2, "7", speed=163, clockwise=True)


def test_a_live_wheel_gives_numbers_no_spins_and_how_it_turned() -> None:
    house = Live().seated()
    begin(house, "2026-11-14")
    house.start()
    house.do("dealer", deal.SpinBall(1, house.direction), deal.CallNoSpin(1, "short-spin"))
    house.close()
    house.do("reader", rounds.ReadNumber(2, "17", Turning(158, False)))
    house.do("dealer", deal.AnnounceNumber(1, "17"), deal.PlaceCrown(1))
    house.do("dealer", deal.CollectLosers(1), deal.PayWinners(1))
    tried = history(KINDS, house.store, T1, ["2026-11-14"])
    assert misfires(tried) == [("short-spin", False)]
    assert tried[-1].trial == Trial(1, "17", speed=158, clockwise=False)


def test_a_big_six_wheel_gives_symbols_of_its_stops() -> None:
    house = Live().seated("big-six")
    begin(house, "2026-11-14")
    house.start().close()
    house.do("dealer", deal.AnnounceNumber(1, "stop:3"))
    house.do("dealer", deal.CollectLosers(1), deal.PayWinners(1))
    ring = ring_of(KINDS, house.store, T1)
    assert len(ring) == 54
    assert results(history(KINDS, house.store, T1, ["2026-11-14"])) == [ring[2]]
    assert house.desk.house.tallies[T1].counts == {ring[2]: 1}


def test_a_pocket_that_decides_nothing_is_a_number_of_the_wheel_all_the_same() -> None:
    house = Live().seated("new-jersey", wheel="double-zero-as-single-zero")
    begin(house, "2026-11-14")
    house.start().close()
    house.do("dealer", deal.AnnounceNumber(1, "00"))
    assert results(history(KINDS, house.store, T1, ["2026-11-14"])) == ["00"]


def test_the_ring_is_the_one_that_the_table_was_installed_with() -> None:
    house = House().opened()
    assert ring_of(KINDS, house.store, T1) == house.table.rules.wheel.order
    assert ring_of(KINDS, house.store, TableId("T9")) == ()


@contextmanager
def reads(store: MemoryStore) -> Iterator[list[int]]:
    """The seqs of records that are read meanwhile."""
    seen: list[int] = []
    entry = store.entry

    def counting(seq: int) -> Entry | None:
        seen.append(seq)
        return entry(seq)

    store.entry = counting  # type: ignore[method-assign]
    yield seen
    store.entry = entry  # type: ignore[method-assign]


def test_a_report_reads_the_finished_games_of_its_days_and_nothing_else() -> None:
    """However many bets and other tables there are."""
    house = House().opened()
    begin(house, "2026-11-14")
    house.buy_in(ONE, Money(20_000)).opened(T2)
    for chips in (20, 40):
        house.game({ONE: [("17", 100)] * chips}).spin("17")
        house.game({}, T2).spin("5", T2)
    begin(house, "2026-11-15")
    house.game({}).spin("5")
    assert isinstance(house.store, MemoryStore)
    with reads(house.store) as seen:
        history(KINDS, house.store, T1, ["2026-11-14"])
    assert len(seen) == 2


def test_a_record_that_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    house = told()
    monkeypatch.setattr(house.store, "entry", lambda _: None)
    with pytest.raises(JournalDamaged, match="missing"):
        history(KINDS, house.store, T1, NOVEMBER)


def test_days_are_a_period() -> None:
    assert days_between(date(2026, 11, 13), date(2026, 11, 15)) == NOVEMBER
    for first, last in (((2026, 11, 15), (2026, 11, 14)), ((2025, 1, 1), (2026, 11, 14))):
        with pytest.raises(Refused, match=f"1 to {MOST_DAYS} days"):
            days_between(date(*first), date(*last))


def tried(day: str, *trials: Trial) -> list[Tried]:
    return [Tried(day, one, by_reader=True) for one in trials]


def test_misfires_are_counted_by_day_and_reason() -> None:
    lost = Trial(1, reason="ball-not-dropped")
    made = integrity(
        T1,
        ("a", "b"),
        NOVEMBER,
        [*tried("2026-11-13", lost, lost, Trial(2, reason="malfunction")), *tried("2026-11-15", lost)],
    )
    assert made.misfires == (
        Misfires("2026-11-13", "ball-not-dropped", True, 2),
        Misfires("2026-11-13", "malfunction", True, 1),
        Misfires("2026-11-15", "ball-not-dropped", True, 1),
    )
    assert (made.first, made.last, made.bias.results, made.turning) == ("2026-11-13", "2026-11-15", 0, ())


def test_speeds_are_gathered_into_few_stretches() -> None:
    turned = [Trial(n, "a", speed=160 + n % 2, clockwise=n % 3 == 0) for n in range(1000)]
    made = integrity(T1, ("a", "b"), NOVEMBER, tried("2026-11-14", *turned, Trial(1001, "b")))
    assert len(made.turning) <= MOST_STRETCHES
    assert sum(one.tries for one in made.turning) == 1000
    first = made.turning[0]
    assert (first.slowest, first.fastest, first.tries, first.clockwise) == (16.0, 16.1, 9, 3)
    assert first.mean == pytest.approx(16.04)


def test_results_of_another_wheel_are_left_out_and_counted() -> None:
    made = integrity(T1, ("a", "b"), NOVEMBER, tried("2026-11-14", Trial(1, "a"), Trial(2, "00")))
    assert (made.bias.results, made.elsewhere) == (1, 1)
