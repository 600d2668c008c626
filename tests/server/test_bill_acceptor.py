"""A dealerless table whose stations take bills in ID003 over a line each: played, jammed, robbed, cut off."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest

from croupier.devices import serial_acceptor, simulated
from croupier.devices.id003 import Status
from croupier.devices.simulated_id003 import SimulatedId003
from croupier.devices.simulated_id003_line import SimulatedId003Line
from croupier.floor.parts.stations import bills
from croupier.server.settings import Settings
from tests.server.clients import Screen, eventually
from tests.server.rig import T1, House, Loaded, house
from tests.server.test_dealerless import bet, electronic, insert, over


class Machine:
    """Station 1's acceptor, at an address where it can be unplugged and plugged in again."""

    def __init__(self, folder: Path) -> None:
        self.device, self.folder = SimulatedId003(), folder
        self.plug_in()

    def plug_in(self) -> None:
        self.line = SimulatedId003Line(self.device)
        address = self.folder / "acceptor-1"
        address.unlink(missing_ok=True)
        address.symlink_to(self.line.path)

    def pull(self) -> None:
        (self.folder / "acceptor-1").unlink()
        self.line.close()

    def close(self) -> None:
        if (self.folder / "acceptor-1").is_symlink():
            self.pull()

    def feed(self, bill: int) -> None:
        eventually(lambda: self.device.status is Status.ENABLED)
        with self.line.lock:
            self.device.feed(bill)

    def rests(self) -> None:
        eventually(lambda: self.device.status is Status.ENABLED and self.device.inside is None)

    def floor(self) -> AbstractContextManager[House]:
        """Opened at the same folder and line, however often."""
        paused = self.settings(rest_seconds=60.0)
        return house(paused, self.folder / "floor")

    def settings(self, **table: Any) -> Settings:
        address = f"id003:{self.folder}/acceptor-{{station}}"
        return electronic(acceptor=address, terminals=("1",), **table)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Machine]:
    monkeypatch.setattr(simulated, "secrets", Loaded(["17"]))
    monkeypatch.setattr(bills, "LOOK_EVERY", 0.005)
    monkeypatch.setattr(serial_acceptor, "LOST_AFTER", 0.4)
    monkeypatch.setattr(serial_acceptor, "RETRY_EVERY", 0.05)
    made = Machine(tmp_path)
    yield made
    made.close()


def opened(floor: House) -> tuple[Screen, Screen]:
    sam, one = floor.staff("Sam"), floor.terminal("1")
    sam.do("open-enclosed", T1)
    sam.do("open-station", T1, "1", "start of day")
    one.until(lambda view: view["open"])
    return sam, one


def alarmed(sam: Screen, says: str) -> None:
    sam.until(lambda view: any(says in alarm["says"] for alarm in view["alarms"]))


def troubled(one: Screen, says: str | None) -> None:
    one.until(lambda view: (view["trouble"] or {"says": None})["says"] == says)


def credited(one: Screen, amount: str) -> None:
    one.until(lambda view: view["credits"] == amount)


@pytest.mark.clause("ilani:2.a")
def test_a_bill_goes_in_is_credited_and_is_played(machine: Machine) -> None:
    with house(machine.settings(), machine.folder / "floor") as floor:
        _, one = opened(floor)
        machine.feed(2000)
        credited(one, "20.00")
        assert over(one, bet(one, "17", "5.00"))["number"] == "17"
        credited(one, "195.00")
        machine.rests()
        assert machine.device.box == [2000]
        insert(one, "5.00")
        assert one.reply(None)["says"] == "the acceptor gives that bill back", "no picture goes in here"
        assert floor.audit() == []


def test_a_bill_that_the_desk_refuses_comes_back_and_the_player_is_told_why(machine: Machine) -> None:
    with machine.floor() as floor:
        sam, one = opened(floor)
        sam.do("close-station", T1, "1", "cleaning")
        machine.feed(500)
        eventually(lambda: machine.device.returned == [500])
        assert one.reply(None)["says"] == "this station is closed"
        assert (machine.device.box, one.view["credits"]) == ([], "0.00")


@pytest.mark.parametrize(("found", "credits_"), [("returned", "0.00"), ("boxed", "20.00")])
def test_a_jam_is_put_right_and_cleared_by_an_attendant(machine: Machine, found: str, credits_: str) -> None:
    with machine.floor() as floor:
        sam, one = opened(floor)
        machine.device.jams = True
        machine.feed(2000)
        alarmed(sam, "a bill is jammed in the acceptor of station 1")
        troubled(one, "a bill is stuck in the acceptor; an attendant has been told")
        assert one.view["credits"] == "0.00"
    with machine.floor() as floor:  # it is known through a restart, too
        sam, one = floor.staff("Sam"), floor.terminal("1")
        troubled(one, "a bill is stuck in the acceptor; an attendant has been told")
        with machine.line.lock:
            assert machine.device.put_right() == 2000
            machine.device.box += [2000] if found == "boxed" else []
        sam.do("clear-acceptor", T1, "1", found)
        troubled(one, None)
        credited(one, credits_)
        machine.feed(500)
        credited(one, "25.00" if found == "boxed" else "5.00")
        assert floor.audit() == []


def test_a_jam_that_nobody_put_right_is_told_again(machine: Machine) -> None:
    with machine.floor() as floor:
        sam, one = opened(floor)
        machine.rests()
        with machine.line.lock:
            machine.device.break_down(Status.JAM_IN_ACCEPTOR)
        troubled(one, "a bill is stuck in the acceptor; an attendant has been told")
        sam.do("clear-acceptor", T1, "1", "none")
        sam.until(lambda view: len(view["alarms"]) == 2)
        troubled(one, "a bill is stuck in the acceptor; an attendant has been told")


def test_without_its_cash_box_nothing_is_taken_until_it_is_back(machine: Machine) -> None:
    with machine.floor() as floor:
        sam, one = opened(floor)
        machine.feed(2000)
        credited(one, "20.00")
        machine.rests()
        with machine.line.lock:
            assert machine.device.take_box_out() == [2000]
        alarmed(sam, "the cash box of station 1 is out of its acceptor")
        troubled(one, "no bills are taken while the acceptor's cash box is out")
        with machine.line.lock:
            machine.device.feed(500)
        assert machine.device.returned == [500]
        with machine.line.lock:
            machine.device.put_box_in()
        troubled(one, None)
        machine.feed(500)
        credited(one, "25.00")


def test_a_pulled_cable_is_an_alarm_and_all_goes_on_when_it_is_back(machine: Machine) -> None:
    with machine.floor() as floor:
        sam, one = opened(floor)
        machine.feed(2000)
        credited(one, "20.00")
        machine.rests()
        machine.pull()
        alarmed(sam, "the acceptor of station 1 does not answer")
        troubled(one, "the acceptor does not answer; an attendant has been told")
        machine.plug_in()
        troubled(one, None)
        machine.feed(500)
        credited(one, "25.00")
        assert floor.audit() == []


def test_a_bill_that_was_stacked_while_the_server_was_dead_is_credited_once(machine: Machine) -> None:
    with machine.floor() as floor:
        opened(floor)
        machine.device.jams = True
        machine.feed(2000)
        eventually(lambda: machine.device.status is Status.JAM_IN_STACKER)
    with machine.line.lock:
        machine.device.come_loose()
    for _ in range(2):
        with machine.floor() as floor:
            one = floor.terminal("1")
            credited(one, "20.00")
            machine.rests()
            assert floor.audit() == []
    assert machine.device.box == [2000]


def test_a_bill_that_power_caught_on_its_way_while_the_server_was_dead_is_credited_once(
    machine: Machine,
) -> None:
    with machine.floor() as floor:
        opened(floor)
        machine.device.jams = True
        machine.feed(2000)
        eventually(lambda: machine.device.status is Status.JAM_IN_STACKER)
    with machine.line.lock:
        machine.device.jams, machine.device.status = False, Status.STACKING
        machine.device.cut_power()
    with machine.floor() as floor:
        credited(floor.terminal("1"), "20.00")
        machine.rests()
        assert (machine.device.box, floor.audit()) == ([2000], [])
