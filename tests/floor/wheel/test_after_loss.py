"""A live table whose wheel is heard again: its counter is told, and a ball that is proven to lie is read."""

import pytest

from croupier.base.envelope import Command
from croupier.devices.standing import Standing
from croupier.floor.parts.messages.reader import CountSpin
from croupier.floor.parts.messages.rounds import ReadNumber
from croupier.floor.wheel.after_loss import after_loss
from croupier.floor.wheel.state import LiveTable
from tests.live import Live


def wheel(spin: int, running: bool = False, number: str | None = "17") -> Standing:
    return Standing(spin, spin - 1, running, None if running else number)


def at(stage: str) -> LiveTable:
    """The wheel stood at 40 when the game began; its ball has spin 41."""
    house = Live().seated()
    house.do("reader", CountSpin(40, ""))
    if stage != "idle":
        house.start()
    if stage in ("spun", "thrown", "read"):
        house.close()
    if stage in ("thrown", "read"):
        house.do("reader", CountSpin(41, house.live.last_spin))
    if stage == "read":
        house.do("reader", ReadNumber(41, "17"))
    return house.live


@pytest.mark.parametrize(
    ("stage", "stands", "follows"),
    [
        ("idle", wheel(40), None),
        ("idle", wheel(43), CountSpin(43, "")),
        ("betting", wheel(40), None),
        ("betting", wheel(41), CountSpin(41, "")),
        ("spun", wheel(40), None),  # the hand has not thrown yet
        ("spun", wheel(41), CountSpin(41, "")),  # whose ball that is nobody heard: the dealer's eye decides
        ("thrown", wheel(41, running=True), None),
        ("thrown", wheel(41), ReadNumber(41, "17")),
        ("thrown", wheel(41, number=None), None),
        ("read", wheel(41), None),
    ],
)
def test_what_follows_from_where_the_wheel_stands(
    stage: str, stands: Standing, follows: Command | None
) -> None:
    assert after_loss(at(stage), stands) == follows
