"""What acceptors say that does not fit the journal: nothing is credited, and a person is asked to look."""

import pytest

from croupier.devices.id003 import Status
from croupier.floor.parts.messages.bills import ClearAcceptor, Whereabouts
from tests.floor.dealerless.bill_rig import Station
from tests.house import ONE

COUNT_IT = "the acceptor of station 1 tells of a bill in its box that was not to go there: count the box"
UNSEEN = "a bill of $20.00 was to go into the box of station 1 and was not seen again: look for it"
JAM = "a bill is jammed in the acceptor of station 1"


def working() -> Station:
    station = Station()
    station.run()
    return station


def jammed() -> Station:
    station = working()
    station.device.jams = True
    station.feed(2000)
    station.run()
    assert station.pit.alarms == [JAM]
    return station


def cleared(station: Station, found: Whereabouts) -> None:
    station.house.do("supervisor", ClearAcceptor(ONE, found))
    station.bills.clear(ONE)


def test_a_jam_that_an_attendant_clears_while_it_is_told_is_told_again_if_it_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    station = working()

    async def cleared_at_once(says: str) -> None:
        station.pit.alarms.append(says)
        if station.pit.alarms == [JAM]:
            cleared(station, Whereabouts.NONE)

    monkeypatch.setattr(station.pit, "alarm", cleared_at_once)
    station.device.break_down(Status.JAM_IN_ACCEPTOR)
    station.run()
    assert station.pit.alarms == [JAM, JAM]


def test_a_bill_that_was_taken_in_without_being_held_is_not_credited() -> None:
    station = working()
    station.device.status = Status.VEND_VALID
    station.run()
    assert station.pit.alarms == [COUNT_IT]
    assert (station.house.terminal().credits, station.device.status) == (0, Status.ENABLED)


def test_a_bill_that_an_attendant_gave_back_and_the_acceptor_has_is_not_credited() -> None:
    station = jammed()
    cleared(station, Whereabouts.RETURNED)
    station.device.come_loose()
    station.run()
    assert station.pit.alarms == [JAM, COUNT_IT]
    assert station.house.terminal().credits == 0


def test_a_bill_that_an_attendant_found_in_the_box_is_not_credited_again() -> None:
    station = jammed()
    cleared(station, Whereabouts.BOXED)
    station.device.come_loose()
    station.run()
    assert station.pit.alarms == [JAM]
    assert station.house.terminal().credits == 2000


def test_a_bill_of_the_journal_that_is_not_the_one_in_escrow_is_looked_for() -> None:
    station = working()
    station.feed(2000)
    while station.house.terminal().acceptor.held is None:
        station.run(1)
    station.device.inside, station.device.status = 500, Status.ESCROW
    station.start()
    station.run()
    assert station.pit.alarms == [UNSEEN]
    assert (station.house.terminal().credits, station.device.box) == (500, [500])


def test_a_player_is_told_why_a_bill_came_back() -> None:
    station = jammed()
    station.device.put_right()
    station.device.status = Status.POWER_UP  # it works again; nobody has cleared it
    station.run()
    station.feed(500)
    station.run()
    assert station.device.returned == [500]
    assert station.pit.told[-1].says == "a bill is stuck in the acceptor; an attendant has been told"
