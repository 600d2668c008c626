"""Every rig can fail: bugs are planted one at a time, and a named check catches each."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from croupier.base.envelope import Envelope, Event
from croupier.base.names import CommandId, SenderId, TableId
from croupier.base.refusal import Reason, Refusal
from croupier.desk import desk as desk_module
from croupier.desk.desk import Desk
from croupier.desk.record import Record
from croupier.desk.reply import Reply
from croupier.floor.kinds import KINDS as EVERY_KIND
from croupier.floor.parts.electronic import betting, evolve, evolve_games
from croupier.floor.parts.electronic.state import Phase as TablePhase
from croupier.floor.parts.electronic.state import TableState, Terminal
from croupier.floor.parts.messages.bets import Action, BetsChanged, PlaceBet
from croupier.floor.parts.messages.reader import SpinCounted
from croupier.floor.parts.messages.rounds import RoundSettled
from croupier.floor.parts.messages.tender import Money
from croupier.floor.terminals import buy_ins, rounds
from croupier.ledger import accounts as chart
from croupier.ledger.transfer import Transfer
from croupier.store.memory import MemoryStore
from croupier.store.sqlite import SqliteStore
from tests.books import findings
from tests.house import ONE, House, at
from tests.machine.play import Floor
from tests.planting import plant_post
from tests.states import state_at
from tests.store.stops import Killed, promises_broken, stop_at

Plant = Callable[[pytest.MonkeyPatch], None]
QUICK = settings(
    max_examples=300,
    stateful_step_count=40,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def said(error: BaseException | None) -> Iterator[str]:
    """What an error says, and every error it was raised over."""
    while error is not None:
        yield f"{type(error).__name__}: {error}"
        error = error.__context__


def machine_says() -> str:
    """What the machine finds wrong: nothing where nothing is planted, as `test_table_machine` shows."""
    try:
        run_state_machine_as_test(Floor, settings=QUICK)
    except Exception as error:
        return "\n".join(said(error))
    return ""


def a_float_in_posting(patch: pytest.MonkeyPatch) -> None:
    def post_floats(table: TableId, event: Event) -> list[Transfer]:
        return [
            msgspec.structs.replace(one, amount=one.amount * 1.0) for one in EVERY_KIND.post(table, event)
        ]

    plant_post(patch, post_floats)


def double_settle(patch: pytest.MonkeyPatch) -> None:
    """The payout is posted once more, from win, which nothing guards."""

    def post_twice(table: TableId, event: Event) -> list[Transfer]:
        posted = EVERY_KIND.post(table, event)
        again = [one for one in posted if one.debit == chart.win(table)]
        return posted + (again if isinstance(event, RoundSettled) else [])

    plant_post(patch, post_twice)


def two_settlements(patch: pytest.MonkeyPatch) -> None:
    confirm = rounds.confirm

    def confirm_twice(table: TableState, command: Any) -> Any:
        decided = confirm(table, command)
        return decided * 2 if isinstance(decided, list) else decided

    patch.setattr(rounds, "confirm", confirm_twice)


def a_bet_after_the_close(patch: pytest.MonkeyPatch) -> None:
    closed_to = betting._closed_to

    def closed_too_late(table: TableState, terminal: Terminal, round_: int) -> Refusal | None:
        refusal = closed_to(table, terminal, round_)
        late = table.phase is TablePhase.LOCKED and refusal and refusal.reason is Reason.WRONG_PHASE
        return None if late else refusal

    patch.setattr(betting, "_closed_to", closed_too_late)


def a_lost_undo(patch: pytest.MonkeyPatch) -> None:
    undo = betting._undo

    def undo_nothing(table: TableState, terminal: Terminal, command: Any) -> Any:
        decided = undo(table, terminal, command)
        if isinstance(decided, Refusal):
            return decided
        return BetsChanged(decided.round, decided.terminal, Action.UNDO, (), 0)

    patch.setattr(betting, "_undo", undo_nothing)


def an_undo_that_can_be_undone(patch: pytest.MonkeyPatch) -> None:
    bets_changed = evolve._bets_changed

    def changed_as_any(table: TableState, event: BetsChanged) -> None:
        done = list(table.terminals[event.terminal].done)
        bets_changed(table, event)
        if event.action is Action.UNDO:
            table.terminals[event.terminal].done = done

    patch.setattr(evolve, "_bets_changed", changed_as_any)


def without_an_index(patch: pytest.MonkeyPatch) -> None:
    """A store that would take an id twice, so that only the desk's own care is tried."""
    patch.setattr(MemoryStore, "_check_new", lambda *_: None)


def every_id_is_new(patch: pytest.MonkeyPatch) -> None:
    without_an_index(patch)
    patch.setattr(Desk, "is_new", lambda *_: True)


def every_id_is_new_but_the_index_holds(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Desk, "is_new", lambda *_: True)


def unordered_ids_are_new(patch: pytest.MonkeyPatch) -> None:
    """Only the very last id of a sender is known again."""
    without_an_index(patch)

    def is_another(self: Desk, sender: SenderId, command: CommandId) -> bool:
        new = command != self._latest.get(sender)
        self._latest[sender] = command
        return new

    patch.setattr(Desk, "is_new", is_another)


def skipped_escrow(patch: pytest.MonkeyPatch) -> None:
    def post_to_win(table: TableId, event: Event) -> list[Transfer]:
        escrow, win = chart.escrow(table), chart.win(table)
        swap = {escrow: win}
        moved = (
            Transfer(swap.get(one.debit, one.debit), swap.get(one.credit, one.credit), one.amount, one.code)
            for one in EVERY_KIND.post(table, event)
        )
        return [one for one in moved if one.debit != one.credit]

    plant_post(patch, post_to_win)


def recall_forgets_void_games(patch: pytest.MonkeyPatch) -> None:
    voided = evolve_games._voided

    def void_and_forget(table: TableState, event: Any) -> None:
        before = {name: dict(one.last_game) for name, one in table.terminals.items()}
        voided(table, event)
        for name, one in table.terminals.items():
            one.last_game = before[name]

    patch.setattr(evolve_games, "_voided", void_and_forget)


def one_sided_posting(patch: pytest.MonkeyPatch) -> None:
    def changes_of_credits(transfers: Sequence[Transfer]) -> dict[chart.Account, int]:
        return {one.credit: one.amount for one in transfers}

    patch.setattr(desk_module, "changes", changes_of_credits)


def a_correction_under_a_cash_out(patch: pytest.MonkeyPatch) -> None:
    correct = buy_ins.correct

    def correct_blindly(table: TableState, terminal: Terminal, command: Any, role: Any) -> Any:
        hidden, terminal.cash_out = terminal.cash_out, None
        decided = correct(table, terminal, command, role)
        terminal.cash_out = hidden
        return decided

    patch.setattr(buy_ins, "correct", correct_blindly)


def a_state_that_no_event_made(patch: pytest.MonkeyPatch) -> None:
    take = desk_module.Batch.take

    def take_and_touch(self: Any, envelope: Envelope, now: int) -> Reply:
        reply = take(self, envelope, now)
        if reply.seq:
            state_at(self._desk, envelope.table).spin = reply.seq
        return reply

    patch.setattr(desk_module.Batch, "take", take_and_touch)


def the_ball_of_a_void_game_is_the_nexts(patch: pytest.MonkeyPatch) -> None:
    counted = evolve_games._counted

    def nameless(table: TableState, event: SpinCounted) -> None:
        counted(table, msgspec.structs.replace(event, sent=None))

    patch.setattr(evolve_games, "_counted", nameless)


PLANTED: list[tuple[Plant, str]] = [
    (a_float_in_posting, "is not whole cents|Expected `int`, got `float`"),
    (double_settle, "house accounts differ|ledger and model differ"),
    (two_settlements, "internal error"),
    (a_bet_after_the_close, "the model takes: False"),
    (a_lost_undo, "escrow is not the stakes|bets differ|ledger and model differ"),
    (an_undo_that_can_be_undone, "the model takes|bets differ|escrow is not the stakes|internal error"),
    (every_id_is_new, "duplicate: it happened twice|duplicate: another"),
    (every_id_is_new_but_the_index_holds, "an id in it is there already"),
    (unordered_ids_are_new, "duplicate: it happened twice|duplicate: another"),
    (skipped_escrow, "escrow is not the stakes"),
    (recall_forgets_void_games, "recall differs"),
    (the_ball_of_a_void_game_is_the_nexts, "the model takes: False"),
    (one_sided_posting, "balances do not sum to zero"),
    (a_correction_under_a_cash_out, "the model takes: False"),
    (a_state_that_no_event_made, "replay gives another state"),
]


@pytest.mark.parametrize(("plant", "check"), PLANTED, ids=[plant.__name__ for plant, _ in PLANTED])
def test_the_machine_catches_a_planted_bug(plant: Plant, check: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    found = machine_says()
    assert any(word in found for word in check.split("|")), found or "not caught"


def acknowledge_before_commit(self: Desk, envelopes: Sequence[Envelope]) -> tuple[list[Reply], list[Record]]:
    batch = desk_module.Batch(self, self._store)
    replies = [batch.take(envelope, self._stamp(self.clock())) for envelope in envelopes]
    try:
        self._store.commit(batch.chained(), batch.refused, batch.changes, self._daybook.take_rows())
    except BaseException:
        return replies, batch.records  # the replies were on their way already
    return replies, batch.records


@pytest.mark.parametrize("planted", [False, True])
def test_an_acknowledgement_before_the_commit_is_caught_by_a_stop(
    planted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if planted:
        monkeypatch.setattr(Desk, "handle", acknowledge_before_commit)
    house = House(SqliteStore(tmp_path / "floor.db")).opened().buy_in(ONE, Money(1000)).game({})
    assert isinstance(house.store, SqliteStore)
    asked = [house.envelope(at(ONE), PlaceBet(1, "17", 500), id_="900000001")]
    stop_at(house.store, 2, False, Killed())
    lost = promises_broken(house, asked, tmp_path / "floor.db")
    assert lost == (["900000001 was acknowledged and is lost"] if planted else [])


@pytest.mark.parametrize("planted", [False, True])
def test_select_then_insert_is_caught_by_the_same_id_twice_in_a_batch(
    planted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A desk that looks only at what is stored takes both of two that arrive together."""
    without_an_index(monkeypatch)
    if planted:
        known = desk_module.Batch._known

        def known_in_the_store(self: Any, envelope: Envelope) -> Reply | None:
            self._answered.clear()
            return known(self, envelope)

        monkeypatch.setattr(desk_module.Batch, "_known", known_in_the_store)
    house = House().opened().buy_in(ONE, Money(1000)).game({})
    one = house.envelope(at(ONE), PlaceBet(1, "17", 500))
    house.desk.handle([one, one])
    found = findings(house.desk, house.store)
    assert (f"{one.id} of {one.sender} was accepted twice" in found) == planted
    assert (found == []) == (not planted)


def test_a_record_changed_on_disk_is_caught_by_the_chain(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "floor.db")
    house = House(store).opened().buy_in(ONE, Money(1000))
    assert findings(house.desk, store) == []
    store._db.execute(
        "UPDATE journal SET body = CAST(replace(CAST(body AS TEXT), 'Dana', 'Dina') AS BLOB) WHERE seq = 3"
    )
    assert "record 3 does not follow from the one before it" in findings(house.desk, store)
    store.close()
