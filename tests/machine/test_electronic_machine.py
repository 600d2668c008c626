"""A dealerless table under anyone's hands and any crash; a bug that is planted is heard by a named check."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from croupier.floor.dealerless import recovery, rounds
from croupier.floor.dealerless.kind import KIND
from croupier.floor.dealerless.messages.launches import LaunchAsked
from croupier.floor.kinds import KINDS
from croupier.floor.parts.electronic import betting
from croupier.floor.parts.electronic.recovery import Do
from croupier.floor.parts.electronic.state import Phase as TablePhase
from croupier.floor.parts.messages.reader import CountSpin
from croupier.floor.parts.messages.rounds import GameRefunded
from tests.machine.electronic_play import ElectronicFloor

Plant = Callable[[pytest.MonkeyPatch], None]
QUICK = settings(
    max_examples=120,
    stateful_step_count=30,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
TestElectronic = ElectronicFloor.TestCase
TestElectronic.settings = settings(max_examples=settings().max_examples, stateful_step_count=30)
WANTED = {kind.__name__ for kind in KIND.events if ".dealerless." in kind.__module__}
WANTED |= {
    "RoundSettled",
    "GameVoided",
    "GameRefunded",
    "SettlementReversed",
    "SpinCounted",
    "TerminalLocked",
}


def test_the_machine_gets_everywhere() -> None:
    reached: set[str] = set()

    class Noted(ElectronicFloor):
        def teardown(self) -> None:
            super().teardown()
            for entry in self.house.store.entries():
                reached.update(type(event).__name__ for event in KINDS.read_record(entry.body).events)

    run_state_machine_as_test(Noted, settings=QUICK)
    assert WANTED - reached == set()


def said(error: BaseException | None) -> Iterator[str]:
    while error is not None:
        yield f"{type(error).__name__}: {error}"
        error = error.__context__


def machine_says() -> str:
    try:
        run_state_machine_as_test(ElectronicFloor, settings=QUICK)
    except Exception as error:
        return "\n".join(said(error))
    return ""


def a_launch_repeated_after_a_restart(patch: pytest.MonkeyPatch) -> None:
    launch = recovery._launch

    def blindly(table: Any, asked: LaunchAsked, wheel: Any) -> Any:
        decided = launch(table, asked, wheel)
        return Do.LAUNCH if table.phase is TablePhase.LOCKED else decided

    patch.setattr(recovery, "_launch", blindly)


def two_settlements(patch: pytest.MonkeyPatch) -> None:
    read = rounds.read_number

    def read_twice(table: Any, command: Any) -> Any:
        decided = read(table, command)
        return [*decided, decided[-1]] if isinstance(decided, list) and len(decided) == 2 else decided

    patch.setattr(rounds, "read_number", read_twice)


def a_skipped_refund(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rounds, "refunded", lambda table: GameRefunded(table.round, ()))


def a_bet_after_the_close(patch: pytest.MonkeyPatch) -> None:
    closed_to = betting._closed_to

    def closed_too_late(table: Any, terminal: Any, round_: int) -> Any:
        return None if table.phase is TablePhase.LOCKED else closed_to(table, terminal, round_)

    patch.setattr(betting, "_closed_to", closed_too_late)


def any_ball_decides(patch: pytest.MonkeyPatch) -> None:
    read = rounds.read_number

    def read_any(table: Any, command: Any) -> Any:
        was = table.running
        table.running = command.spin if table.phase is TablePhase.LOCKED else was
        decided = read(table, command)
        table.running = was
        return decided

    patch.setattr(rounds, "read_number", read_any)


def betting_reopens_whatever_the_wheel_did(patch: pytest.MonkeyPatch) -> None:
    recover = recovery.recover

    def trusting(table: Any, open_effects: Any, wheel: Any) -> Any:
        if table.phase is TablePhase.BETTING:
            return Do.REOPEN
        return recover(table, open_effects, wheel)

    patch.setattr(recovery, "recover", trusting)


def an_earlier_games_ball_is_a_stray(patch: pytest.MonkeyPatch) -> None:
    count = rounds.count_spin

    def nameless(table: Any, command: CountSpin) -> Any:
        return count(table, CountSpin(command.spin))

    patch.setattr(rounds, "count_spin", nameless)


PLANTED: list[tuple[Plant, str]] = [
    (a_launch_repeated_after_a_restart, "more than one ball in game"),
    (two_settlements, "internal error|house accounts differ"),
    (a_skipped_refund, "ledger and model differ|escrow"),
    (a_bet_after_the_close, "the model takes: False"),
    (any_ball_decides, "phase|the model takes|ledger and model differ|house accounts differ"),
    (an_earlier_games_ball_is_a_stray, "the model takes: False"),
    (betting_reopens_whatever_the_wheel_did, "the wheel moved and betting reopened"),
]


@pytest.mark.parametrize(("plant", "check"), PLANTED, ids=[plant.__name__ for plant, _ in PLANTED])
def test_the_machine_catches_a_planted_bug(plant: Plant, check: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    found = machine_says()
    assert any(word in found for word in check.split("|")), found or "not caught"
