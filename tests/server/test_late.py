"""What a server hears late of a ball, from a slow reader or after a restart: nothing to the next ball."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from croupier.base.envelope import Command
from croupier.devices import simulated
from croupier.devices.bigsix import SimulatedBigSix
from croupier.devices.simulated import SimulatedWheel
from croupier.floor.parts.ball_wheel import BallWheel
from croupier.floor.parts.in_motion import InMotion
from croupier.floor.parts.messages.reader import CountSpin
from croupier.floor.wheel.turning_wheel import TurningWheel
from tests.server.acts import spin
from tests.server.clients import Screen
from tests.server.rig import T1, House, Loaded, house, live, settings
from tests.server.sites import Sites

CALLED_OFF, NEXT = "20", "17"


@pytest.fixture(autouse=True)
def loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulated, "secrets", Loaded([CALLED_OFF, NEXT]))


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Event:
    """Until it is set, the reader's counting of a spin is on its way to the desk."""
    event, tell = Event(), InMotion._from_reader

    async def late(self: Any, command: Command) -> object:
        while isinstance(command, CountSpin) and not event.is_set():
            await asyncio.sleep(0.005)
        return await tell(self, command)

    monkeypatch.setattr(InMotion, "_from_reader", late)
    return event


class Watched:
    """Everything that a screen showed from now on."""

    def __init__(self, screen: Screen) -> None:
        self.screen, self.views = screen, list[dict[str, Any]]()

    def until(self, so: Callable[[dict[str, Any]], object]) -> None:
        def noted(view: dict[str, Any]) -> object:
            self.views.append(dict(view))
            return so(view)

        self.screen.until(noted)


def in_the_track(floor: House) -> Screen:
    _, dana = floor.dealt()
    dana.do("new-game")
    dana.do("spin-ball", 1, "clockwise")
    dana.until(lambda view: view["ball"]["state"] == "track")
    return dana


def test_the_number_of_a_ball_called_off_before_it_was_counted_is_not_the_next_ones(
    tmp_path: Path, heard: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SimulatedWheel, "take_out", lambda _: None)  # the hand is too slow for the ball
    with house(live(wheel_speed=20.0), tmp_path) as floor:
        dana = in_the_track(floor)
        dana.do("call-no-spin", 1, "short-spin")
        dana.do("spin-ball", 1, "clockwise")
        dana.do("no-more-bets", 1)
        board = Watched(floor.board())
        heard.set()
        dana.until(lambda view: view["reader"] is not None)
        assert dana.view["reader"] == NEXT
        board.until(lambda view: view["ball"]["number"] == NEXT)
        assert CALLED_OFF not in [view["ball"]["number"] for view in board.views]
        dana.do("announce-number", 1, NEXT)
        assert floor.audit() == []


def test_a_ball_called_off_as_the_process_ended_is_taken_out_when_the_next_begins(
    tmp_path: Path, heard: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = Sites()
    with pytest.MonkeyPatch.context() as patch, house(live(wheel_speed=2.0), tmp_path) as floor:
        patch.setattr(BallWheel, "halt", lambda _: None)
        in_the_track(floor).do("call-no-spin", 1, "short-spin")
        people.leave(floor)
    heard.set()
    with house(live(wheel_speed=2.0), tmp_path) as floor:
        people.come_back(floor)
        dana = floor.felt("Dana")
        dana.do("spin-ball", 1, "clockwise")
        dana.do("no-more-bets", 1)
        dana.until(lambda view: view["reader"] is not None)
        assert dana.view["reader"] == NEXT


def test_a_big_six_wheel_called_off_as_the_process_ended_stands_still_when_the_next_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, six = Sites(), live("new-jersey", "bigsix", wheel_speed=1.0)
    with pytest.MonkeyPatch.context() as patch, house(six, tmp_path) as floor:
        patch.setattr(TurningWheel, "halt", lambda _: None)
        _, dana = floor.dealt()
        dana.do("new-game")
        dana.do("no-more-bets", 1)
        dana.do("spin-ball", 1, "clockwise")
        dana.until(lambda view: view["ball"]["state"] == "track")
        dana.do("call-no-spin", 1, "short-spin")
        people.leave(floor)
    with house(six, tmp_path) as floor:
        people.come_back(floor)
        assert floor.felt("Dana").view["ball"]["state"] == "idle"


def test_the_ball_of_a_void_game_does_not_close_the_next_games_betting(tmp_path: Path) -> None:
    with house(settings(wheel_speed=3.0), tmp_path) as floor:
        sam, dana = floor.opened()
        dana.do("new-game")
        spin(dana)
        dana.until(lambda view: view["ball"]["state"] == "track")
        dana.do("void-game", 1, "interference")
        sam.do("refund-game", T1, 1)
        dana.do("new-game")
        dana.until(lambda view: view["ball"]["state"] == "dropping")
        dana.until(lambda view: view["ball"]["state"] == "rest")
        assert (dana.view["phase"], dana.view["round"]) == ("betting", 2)


def test_a_big_six_wheel_that_is_to_be_spun_again_is_not_drawn_as_if_it_were() -> None:
    wheel = SimulatedBigSix(0.001)
    turning = TurningWheel(("$1",) * 54, wheel, lambda: None)
    wheel.spin(0.0, "clockwise")
    assert turning.view().state != "idle"
    turning.send("1:2", "clockwise")
    assert (turning.view().state, turning.view().number, turning.view().result) == (
        "idle",
        None,
        None,
    )
