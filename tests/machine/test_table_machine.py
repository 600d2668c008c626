"""Anyone asks anything, and the desk agrees with a small model after every step."""

from typing import get_args

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from croupier.base.envelope import Event
from croupier.desk.messages import Alarmed, TableInstalled
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages.bets import Action, BetsChanged
from croupier.floor.parts.messages.rounds import GameRefunded, RoundSettled, SettlementReversed
from croupier.floor.parts.messages.tables import TerminalReleased
from croupier.floor.parts.racks import RackEvent
from croupier.floor.terminals.kind import KIND
from tests.machine.play import Floor

TestTable = Floor.TestCase
TestTable.settings = settings(max_examples=2 * settings().max_examples, stateful_step_count=40)

NOT_PLAYED = {
    "CreditReported",
    "TableClosed",
    "SupervisorCalled",
    "CallAnswered",
    "SpinCounted",
    "TermsChanged",
}
"""Events that change nothing the model knows."""
NOT_PLAYED |= {"TableStopped", "TableRestarted"}  # after an error in a decision; a machine has none
NOT_PLAYED |= {kind.__name__ for kind in get_args(RackEvent)}  # the pit has a machine of its own
PLAYED: tuple[type[Event], ...] = (*KIND.events, TableInstalled, Alarmed)
WANTED = {kind.__name__ for kind in PLAYED} - NOT_PLAYED - {"BetsChanged"}
WANTED |= {f"BetsChanged {action}" for action in Action if action is not Action.RETURN}
# Nothing is returned at close: the machine's table asks no minimum of a player's total.
WANTED |= {
    "promotional stake",
    "cash stake",
    "many ends",
    "many refunds",
    "taken back",
    "returned",
    "shortfall",
    "made good",
}


def kinds(event: Event) -> set[str]:
    """What was reached when this happened."""
    match event:
        case BetsChanged():
            staked = {"promotional stake"} if event.promo > 0 else {"cash stake"}
            return {f"BetsChanged {event.action}"} | staked
        case RoundSettled():
            return {"RoundSettled"} | ({"many ends"} if len(event.ends) > 1 else set())
        case GameRefunded():
            return {"GameRefunded"} | ({"many refunds"} if len(event.refunds) > 1 else set())
        case SettlementReversed():
            words = {"taken back": "taken", "returned": "returned", "shortfall": "shortfall"}
            amounts = {word for word, name in words.items() for one in event.reversals if getattr(one, name)}
            return {"SettlementReversed"} | amounts
        case TerminalReleased():
            return {"TerminalReleased"} | ({"made good"} if event.taken else set())
        case _:
            return {type(event).__name__}


def test_the_machine_gets_everywhere() -> None:
    """Rules that refuse everything would agree with any model."""
    reached: set[str] = set()

    class Noted(Floor):
        def teardown(self) -> None:
            super().teardown()
            for entry in self.house.store.entries():
                for event in KINDS.read_record(entry.body).events:
                    reached.update(kinds(event))

    looked = settings(
        max_examples=300,
        stateful_step_count=40,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(Noted, settings=looked)
    assert WANTED - reached == set()
