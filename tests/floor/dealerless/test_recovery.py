"""After a restart: what the journal says, what the wheel says, and the one thing that follows."""

import pytest

from croupier.base.envelope import Command
from croupier.base.names import EffectId
from croupier.devices.standing import Standing
from croupier.floor.dealerless.messages.launches import ReportFailed, ReportLaunched
from croupier.floor.dealerless.recovery import recover
from croupier.floor.parts.electronic.recovery import Do, after_loss
from croupier.floor.parts.messages.reader import CountSpin
from croupier.floor.parts.messages.rounds import ReadNumber, ReportFault, VoidGame
from tests.electronic import Electronic
from tests.house import ONE, House

LAUNCH = EffectId("launch:T1:1")


def wheel(spin: int, running: bool = False, number: str | None = "17", sent: str = "") -> Standing:
    return Standing(spin, spin - 1, running, None if running else number, sent)


def electronic(stage: str) -> House:
    """The wheel stood at 40 when the game began."""
    house = Electronic().opened().cash(ONE, 500)
    if stage == "idle":
        return house
    house.game({ONE: [("17", 500)]})
    if stage == "asked" or stage == "asked and void":
        house.close()
    if stage == "asked and void":
        house.do("supervisor", VoidGame(1, "malfunction"))
    if stage == "launched":
        house.launch()
    return house


def dealt(stage: str) -> House:
    """A table of terminals, whose dealer throws the ball."""
    house = House().opened()
    house.do("reader", CountSpin(40))
    house.game({})
    if stage == "dealt, thrown while open":
        house.do("reader", CountSpin(41))
        return house
    house.close()
    if stage == "dealt, thrown":
        house.do("reader", CountSpin(41))
    if stage == "dealt, read":
        house.read("17")
    return house


@pytest.mark.parametrize(
    ("stage", "stands", "follows"),
    [
        ("idle", wheel(40), Do.WAIT),
        ("idle", wheel(43), CountSpin(43, "")),
        ("idle", wheel(43, sent="1"), CountSpin(43, "1")),
        ("betting", wheel(40), Do.REOPEN),
        ("betting", wheel(41), ReportFault(41, "malfunction")),
        ("betting", wheel(41, running=True), ReportFault(41, "malfunction")),
        ("asked", wheel(40), Do.LAUNCH),
        ("asked", wheel(41, running=True), ReportLaunched(LAUNCH, 41)),
        ("asked", wheel(41), ReportLaunched(LAUNCH, 41)),
        ("asked", wheel(42), ReportFailed(LAUNCH, "the wheel counts spin 42, asked at 40")),
        ("asked and void", wheel(40), ReportFailed(LAUNCH, "the game was void before the launch")),
        ("asked and void", wheel(41), ReportLaunched(LAUNCH, 41)),
        ("launched", wheel(41, running=True), Do.WAIT),
        ("launched", wheel(41), ReadNumber(41, "17")),
        ("launched", wheel(41, number=None), ReportFault(41, "malfunction")),
        ("launched", wheel(42), ReportFault(41, "malfunction")),
        ("launched", wheel(40), ReportFault(41, "malfunction")),
        ("dealt, thrown while open", wheel(41), ReportFault(41, "malfunction")),
        ("dealt, closed", wheel(40), Do.WAIT),
        ("dealt, closed", wheel(41), ReportFault(41, "malfunction")),
        ("dealt, thrown", wheel(41, running=True), Do.WAIT),
        ("dealt, thrown", wheel(41), ReadNumber(41, "17")),
        ("dealt, thrown", wheel(42), ReportFault(41, "malfunction")),
        ("dealt, read", wheel(40), Do.WAIT),
    ],
)
def test_what_follows(stage: str, stands: Standing, follows: Command | Do) -> None:
    house = dealt(stage) if stage.startswith("dealt") else electronic(stage)
    house.restart()
    assert recover(house.table, house.desk.effects.of(house.table.id), stands) == follows


@pytest.mark.parametrize(
    ("stage", "stands", "follows"),
    [
        ("dealt, thrown while open", wheel(41, running=True), None),  # betting goes on, and its ball runs
        ("dealt, thrown while open", wheel(41), ReadNumber(41, "17")),  # a result with betting open: void
        ("dealt, thrown while open", wheel(42), ReportFault(41, "malfunction")),
        ("dealt, thrown", wheel(41, running=True), None),
        ("dealt, thrown", wheel(41), ReadNumber(41, "17")),
        ("dealt, thrown", wheel(41, number=None), ReportFault(41, "malfunction")),
        ("dealt, thrown", wheel(42, running=True), ReportFault(41, "malfunction")),
        ("dealt, closed", wheel(40), None),
        ("dealt, closed", wheel(41), ReportFault(41, "malfunction")),
        ("dealt, read", wheel(40), None),
        ("dealt, read", wheel(44), CountSpin(44, "")),
        ("idle", wheel(40), None),
        ("idle", wheel(43, sent="1"), CountSpin(43, "1")),
        ("asked", wheel(41), None),  # whoever ordered the launch waits for its spin
        ("launched", wheel(41), ReadNumber(41, "17")),
        ("betting", wheel(40), None),
        ("betting", wheel(41), ReportFault(41, "malfunction")),
    ],
)
def test_after_a_lost_line_the_spin_counter_decides(
    stage: str, stands: Standing, follows: Command | None
) -> None:
    house = dealt(stage) if stage.startswith("dealt") else electronic(stage)
    assert after_loss(house.table, stands) == follows
