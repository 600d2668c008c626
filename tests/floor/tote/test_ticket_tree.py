"""The root of a race's tickets: as for the whole list, and changed by any change of any ticket."""

from hypothesis import given
from hypothesis import strategies as st

from croupier.base.merkle import leaf_hash, merkle_root
from croupier.base.names import TerminalId
from croupier.floor.tote.evolve import evolve
from croupier.floor.tote.messages.races import BettingStopped, CloseSource
from croupier.floor.tote.messages.tickets import ExchangeTicket
from croupier.floor.tote.race_state import RaceState
from croupier.floor.tote.ticket import Ticket
from croupier.floor.tote.ticket_tree import enter, entry, root
from tests.floor.tote.no import no
from tests.totes import ToteHouse, secret


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


def test_every_sale_print_cancel_and_refund_is_an_entry_of_its_race() -> None:
    house = ToteHouse().opened()
    house.sell("R1 $2 WIN 1", "R2 $2 WIN 5")
    house.sell("R2 $2 WIN 5")
    house.scratch(2, "5")
    house.cash(2)
    assert [house.day.races[one].entries for one in (1, 2, 3)] == [2, 5, 0]


def test_the_choice_in_a_twin_trifectas_second_race_is_an_entry_of_that_race() -> None:
    """The first race, whose close committed the ticket, is over by then."""
    house = ToteHouse().opened()
    house.sell("R1 $2 TWIN TRIFECTA 1/2/3")
    house.run(1, "1-2-3-4")
    house.do("teller", ExchangeTicket(secret(1), "4/5/6"))
    house.printed()
    assert [house.day.races[one].entries for one in (1, 2)] == [2, 2]
    house.day.races[2].peaks = [leaf_hash(b"another choice")]
    evolve(house.tote, BettingStopped(2, CloseSource.STOP_BET, "x", 2, "00"))
    assert no(house.cash(2)) == ("internal_error", "D.2")


def test_tickets_that_are_not_those_of_the_close_are_seen() -> None:
    house = ToteHouse().opened()
    house.sell("R1 $2 WIN 1")
    house.day.races[1].peaks = []
    evolve(house.tote, BettingStopped(1, CloseSource.STOP_BET, "x", 1, "00"))
    assert not house.day.races[1].sound
