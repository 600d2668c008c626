"""The desk: exactly once, one table's error is its own, replay is the same, and it stops when in doubt."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from croupier.base.envelope import Command, Envelope, Event
from croupier.base.names import CommandId, TableId
from croupier.desk.desk import Desk
from croupier.desk.messages import RestartTable, StopTable
from croupier.desk.ports import Store, StoreFailed
from croupier.desk.room import Placed
from croupier.desk.state import ALARMS, Alarm, remember_alarm
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import cash_outs, rounds, tables
from croupier.floor.parts.messages.bets import PlaceBet
from croupier.floor.parts.messages.tender import Money
from croupier.floor.terminals.messages import cash
from croupier.ledger import accounts as chart
from croupier.ledger.transfer import Transfer
from croupier.store.memory import MemoryStore
from croupier.store.sqlite import SqliteStore
from tests.books import findings, plain_balances, plain_floor
from tests.house import ONE, T1, T2, TWO, House, No, Ticks, at, said
from tests.planting import plant_decide, plant_post

FIVE, TEN = PlaceBet(1, "17", 500), PlaceBet(1, "17", 1000)
TOO_MUCH = PlaceBet(1, "17", 50_000)


@pytest.fixture(params=["memory", "sqlite"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """A game open for betting, terminal 1 with 100.00."""
    store: Store = MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "floor.db")
    yield House(store).opened().buy_in(ONE, Money(10_000)).game({})
    store.close()


def sent(house: House, command: Command, id_: str) -> Envelope:
    return house.envelope(at(ONE), command, id_=id_)


@pytest.mark.parametrize(
    ("first", "second", "same"),
    [(FIVE, FIVE, True), (FIVE, TEN, False), (TOO_MUCH, TOO_MUCH, True), (TOO_MUCH, FIVE, False)],
)
@pytest.mark.parametrize("how", ["one by one", "in a batch", "after a restart", "after later ids"])
def test_an_id_sent_again_gets_its_stored_reply_and_with_another_body_none(
    house: House, first: Command, second: Command, same: bool, how: str
) -> None:
    original, again = sent(house, first, "900000001"), sent(house, second, "900000001")
    if how == "in a batch":
        replies, _ = house.desk.handle([original, again])
    else:
        replies, _ = house.desk.handle([original])
        if how == "after a restart":
            house.restart()
        if how == "after later ids":
            house.desk.handle([sent(house, PlaceBet(1, "red", 100), "900000002")])
        replies += house.desk.handle([again])[0]
    staked, seq = house.terminal().staked, house.desk.seq
    if same:
        assert replies[0] == replies[1]
    else:
        assert replies[1].refusal is not None
        assert replies[1].refusal.reason == "id_reused"
    later = 100 if how == "after later ids" else 0
    assert staked == (500 if first == FIVE else 0) + later
    assert house.desk.seq == seq
    assert findings(house.desk, house.store) == []


def test_ids_may_come_in_any_order_and_each_counts_once(house: House) -> None:
    asked = [sent(house, PlaceBet(1, "red", 100), f"90000000{n}") for n in (5, 3, 9, 1, 3, 5, 9, 1, 7)]
    for one in asked:
        house.desk.handle([one])
    assert house.terminal().bets == {"red": 500}
    house.restart()
    replies, records = house.desk.handle(asked)
    assert (records, [reply.refusal for reply in replies]) == ([], [None] * 9)
    assert len({reply.seq for reply in replies}) == 5


def test_an_id_is_a_senders_own(house: House) -> None:
    house.buy_in(TWO, Money(1000))
    for terminal in (ONE, TWO):
        assert not isinstance(said(house.send(house.envelope(at(terminal), FIVE, id_="900000001"))), No)
    assert house.table.staked == 1000


@pytest.mark.parametrize("restarted", [False, True])
def test_the_same_words_to_another_table_are_another_command(house: House, restarted: bool) -> None:
    house.opened(T2)
    house.close_table(T2)
    for command in (
        tables.CloseTable(),
        tables.OpenTable(500, 32, 13, ball="non-metallic"),
    ):  # refused, then accepted, at T2
        id_ = f"9{len(house.replies):08}"
        house.send(house.envelope("supervisor", command, T2, id_))
        if restarted:
            house.restart()
        answer = house.send(house.envelope("supervisor", command, T1, id_))
        assert said(answer) == No("id_reused", "I.2.b")


def test_a_forgotten_refusal_is_decided_again(house: House) -> None:
    one = sent(house, TOO_MUCH, "900000001")
    first = house.send(one)
    house.store.forget_refused(before=10**18, most=99)
    assert house.send(one) == first
    house.restart()
    assert house.send(one) == first


def test_an_empty_batch_is_nothing(house: House) -> None:
    before = house.store.head()
    assert house.desk.handle([]) == ([], [])
    assert house.store.head() == before


def broken(*_: object) -> list[Event]:
    raise ZeroDivisionError("a bug")


def break_decide(monkeypatch: pytest.MonkeyPatch, table: TableId) -> None:
    plant_decide(monkeypatch, lambda envelope: envelope.table == table)


def test_an_error_in_a_decision_stops_that_table_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House().opened().opened(T2)
    was = plain_floor(house.desk)
    internal = No("internal_error", "I.9.g")
    with monkeypatch.context() as patched:
        break_decide(patched, T1)
        house.rows(("dealer", rounds.StartGame(), internal))
    assert plain_floor(house.desk) == was
    house.rows(("dealer", rounds.StartGame(), internal), ("supervisor", tables.CloseTable(), internal))
    house.game({}, T2).spin("17", T2)
    assert set(house.desk.stopped) == {T1}
    assert findings(house.desk, house.store) == []


def test_a_stopped_table_stays_stopped_through_a_restart_until_a_supervisor_lets_it_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House().opened().opened(T2)
    house.rows(("supervisor", RestartTable(), No("wrong_phase", "I.2.b")))
    with monkeypatch.context() as patched:
        break_decide(patched, T1)
        house.ask("dealer", rounds.StartGame())
    house.restart()
    assert [(alarm.table, alarm.says) for alarm in house.desk.alarms] == [(T1, house.desk.stopped[T1])]
    assert "ZeroDivisionError" in house.desk.stopped[T1]
    house.rows(("dealer", rounds.StartGame(), No("internal_error", "I.9.g")))
    house.do("supervisor", RestartTable())
    house.do("dealer", rounds.StartGame())
    assert not house.desk.stopped
    assert findings(house.desk, house.store) == []


def test_an_internal_error_is_stored_and_answered_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House().opened()
    one = house.envelope("dealer", rounds.StartGame())
    break_decide(monkeypatch, T1)
    first = house.send(one)
    monkeypatch.undo()
    house.restart()
    assert house.send(one) == first
    assert said(first) == No("internal_error", "I.9.g")


@pytest.mark.parametrize(
    ("debit", "credit", "amount", "passes"),
    [
        (chart.credits_of(T1, ONE), chart.CHIPS, 10_000, True),
        (chart.credits_of(T1, ONE), chart.CHIPS, 10_001, False),
        (chart.promo_of(T1, ONE), chart.CHIPS, 1, False),
        (chart.escrow(T1), chart.CHIPS, 1, False),
        (chart.win(T1), chart.CHIPS, 10**6, True),
    ],
)
def test_a_guarded_account_is_never_overdrawn_whatever_the_rules_decide(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    debit: chart.Account,
    credit: chart.Account,
    amount: int,
    passes: bool,
) -> None:
    plant_post(monkeypatch, lambda *_: [Transfer(debit, credit, amount)])
    before = dict(house.store.balances())
    answer = said(house.ask("dealer", tables.CallSupervisor()))
    assert (answer != No("internal_error", "I.9.g")) == passes
    assert (house.store.balances() == before) == (not passes)
    assert (T1 in house.desk.stopped) == (not passes)


def test_a_guarded_account_is_watched_within_a_batch_too(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    half = Transfer(chart.credits_of(T1, ONE), chart.CHIPS, 6000)
    plant_post(monkeypatch, lambda *_: [half])
    asked = [
        house.envelope("dealer", tables.CallSupervisor()),
        house.envelope("supervisor", tables.AnswerCall()),
    ]
    replies, records = house.desk.handle(asked)
    assert [reply.refusal is None for reply in replies] == [True, False]
    assert house.store.balances()[chart.credits_of(T1, ONE)] == 4000
    assert [type(record.envelope.command) for record in records] == [tables.CallSupervisor, StopTable]


def played(house: House) -> House:
    """A bit of everything."""
    house.do(at(ONE), FIVE, PlaceBet(1, "red", 100))
    house.ask(at(ONE), TOO_MUCH)
    house.spin("17").game({ONE: [("17", 1000)]})
    house.do("dealer", rounds.VoidGame(2, "fraud"))
    house.do("supervisor", rounds.RefundGame(2), rounds.VoidSettled(1))
    house.do(at(ONE), cash_outs.AskCashOut())
    return house


def test_replay_gives_the_same_state_balances_and_head(house: House) -> None:
    played(house)
    again = Desk(house.store, Ticks(), KINDS)
    assert plain_floor(again) == plain_floor(house.desk)
    assert plain_balances(again) == plain_balances(house.desk)
    assert (again.seq, again._hash) == house.store.head() == (house.desk.seq, house.desk._hash)


def test_what_is_decided_after_a_restart_is_what_would_have_been_decided_without(house: House) -> None:
    other = played(House(MemoryStore()).opened().buy_in(ONE, Money(10_000)).game({}))
    played(house)
    house.restart()
    for one in (house, other):
        one.do(at(ONE), cash.ConfirmCashOut())
    assert house.replies[-1].seq == other.replies[-1].seq
    assert plain_floor(house.desk) == plain_floor(other.desk)


def times(house: House) -> list[int]:
    return [KINDS.read_record(entry.body).at for entry in house.store.entries()]


@pytest.mark.parametrize(
    ("ticks", "seen"),
    [
        ([10, 20, 30], [10, 20, 30]),
        ([10, 10, 10], [10, 11, 12]),
        ([10, 5, 12], [10, 11, 12]),
        ([9, -5, 0], [9, 10, 11]),
    ],
)
def test_time_is_strictly_increasing_though_the_clock_jumps_back(ticks: list[int], seen: list[int]) -> None:
    house = House(clock=iter(ticks).__next__).installed()
    house.do("dealer", tables.TakeTable())
    house.do("relief", tables.TakeTable())
    assert times(house) == seen


def test_time_goes_on_after_a_restart_with_a_clock_that_was_set_back(house: House) -> None:
    house.restart()
    house.clock = lambda: 0
    house.restart()
    house.do("dealer", tables.CallSupervisor())
    assert all(one < next_ for one, next_ in pairwise(times(house)))


@pytest.mark.parametrize("when", ["commit", "apply"])
def test_a_desk_that_failed_once_answers_nothing_more(when: str, monkeypatch: pytest.MonkeyPatch) -> None:
    house = House().opened()
    seq, _ = house.store.head()
    target: object = house.store if when == "commit" else Placed
    with monkeypatch.context() as patched:
        patched.setattr(target, when, broken)
        with pytest.raises(ZeroDivisionError):
            house.ask("dealer", rounds.StartGame())
    with pytest.raises(StoreFailed, match="comes back through replay"):
        house.ask("dealer", rounds.StartGame())
    house.restart()
    house.do("dealer", rounds.StartGame())
    assert house.store.head()[0] == seq + 1


def test_a_record_says_who_asked_what_and_when(house: House) -> None:
    *_, last = house.store.entries()
    record = KINDS.read_record(last.body)
    assert (record.seq, record.envelope.command, record.envelope.sender) == (
        house.desk.seq, rounds.StartGame(), "staff:Dana",
    )  # fmt: skip
    assert record.events == (rounds.GameStarted(1, house.table.terms),)
    assert (last.sender, last.command, last.table) == (record.envelope.sender, record.envelope.id, T1)


def test_an_unknown_id_is_not_known_because_it_is_old(house: House) -> None:
    old = msgspec.structs.replace(sent(house, FIVE, "1"), id=CommandId(""))
    assert not isinstance(said(house.send(old)), No)
    assert said(house.send(msgspec.structs.replace(old, command=TEN))) == No("id_reused", "I.2.b")


def test_a_noisy_table_pushes_out_its_own_alarms_alone() -> None:
    alarms: list[Alarm] = []
    remember_alarm(alarms, Alarm(0, T2, "the first"))
    for nth in range(ALARMS + 5):
        remember_alarm(alarms, Alarm(nth, T1, f"number {nth}"))
    assert len(alarms) == ALARMS
    assert alarms[-1] == Alarm(0, T2, "the first")
    assert alarms[0].says == f"number {ALARMS + 4}"
