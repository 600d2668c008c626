"""What every Big Six wheel must do, whichever end it is."""

from pathlib import Path

import pytest

from croupier.base.names import TableId
from croupier.devices.bigsix import simulated_big_six
from croupier.devices.clapper_wheel import ClapperWheel, ClapperWheelMaker, ClapperWheelPlace
from tests.devices.unseen_wheel import UnseenWheel

EVERY_END = pytest.mark.parametrize("maker", [simulated_big_six, UnseenWheel])


def made(maker: ClapperWheelMaker, folder: Path | None = None) -> ClapperWheel:
    return maker(ClapperWheelPlace(table=TableId("B1"), folder=folder, speed=2.0, now=0.0), "")


@EVERY_END
def test_a_wheel_that_was_never_turned_is_idle(maker: ClapperWheelMaker, tmp_path: Path) -> None:
    wheel = made(maker, tmp_path)
    assert (wheel.look(0.0).state, wheel.look(0.0).running, wheel.sent) == ("idle", False, "")
    assert bool(wheel.faults) is wheel.simulated


@EVERY_END
def test_it_turns_when_told_to_or_says_that_it_does_not(maker: ClapperWheelMaker) -> None:
    wheel = made(maker)
    turned = wheel.spin(0.0, "clockwise", None, "3:1")
    assert wheel.look(0.0).running is turned
    assert wheel.sent == ("3:1" if turned else "")
    assert (wheel.look(60.0).result is not None) is turned


@EVERY_END
def test_a_wheel_that_was_stopped_shows_no_result(maker: ClapperWheelMaker) -> None:
    wheel = made(maker)
    wheel.spin(0.0, "clockwise", None, "3:1")
    wheel.stop()
    assert (wheel.look(60.0).state, wheel.look(60.0).result) == ("idle", None)
