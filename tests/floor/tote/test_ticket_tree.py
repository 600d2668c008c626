"""The root of a race's tickets: as for the whole list, and changed by any change of any ticket."""

from hypothesis import given
from hypothesis import strategies as st

from croupier.base.merkle import merkle_root
from croupier.base.names import TerminalId
from croupier.floor.tote.evolve import evolve
from croupier.floor.tote.messages.races import BettingStopped, CloseSource
from croupier.floor.tote.race_state import RaceState
from croupier.floor.tote.ticket import Ticket
from croupier.floor.tote.ticket_tree import enter, entry, root
from tests.totes import ToteHouse


def ticket(bet: str) -> Ticket:
    return Ticket(TerminalId("W1"), 1, (bet,), 200, 0)


@given(st.integers(0, 70))
def test_grown_entry_by_entry_it_is_that_of_the_list(count: int) -> None:
    race = RaceState(1)
    made = [ticket(f"R1 $2 WIN {one}") for one in range(count)]
    for number, one in enumerate(made):
        enter(race, "sold", number, one)
    whole = merkle_root(entry("sold", number, one) for number, one in enumerate(made))
    assert (root(race.peaks), race.entries) == (whole.hex(), count)


def test_every_sale_cancel_and_refund_is_an_entry_of_its_race() -> None:
    house = ToteHouse().opened()
    house.sell("R1 $2 WIN 1", "R2 $2 WIN 5")
    house.sell("R2 $2 WIN 5")
    house.scratch(2, "5")
    house.cash(2)
    assert [house.day.races[one].entries for one in (1, 2, 3)] == [1, 3, 0]


def test_tickets_that_are_not_those_of_the_close_are_seen() -> None:
    house = ToteHouse().opened()
    house.sell("R1 $2 WIN 1")
    house.day.races[1].peaks = []
    evolve(house.tote, BettingStopped(1, CloseSource.STOP_BET, "x", 1, "00"))
    assert not house.day.races[1].sound
