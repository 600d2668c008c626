"""Opening, closing and working a live table; calls for a supervisor."""

import pytest

from croupier.base.names import TableId
from croupier.floor.parts.messages.rounds import StartGame
from croupier.floor.parts.messages.seats import AskChips, ColourOut
from croupier.floor.parts.messages.tables import (
    AnswerCall,
    CallAnswered,
    CallSupervisor,
    CloseTable,
    DealerChanged,
    OpenTable,
    SupervisorCalled,
    TableClosed,
    TableOpened,
    TakeTable,
)
from croupier.floor.parts.messages.tender import Money
from croupier.floor.wheel.messages.deal import MuckerChanged
from croupier.ledger import accounts as chart
from tests.house import FLOAT, ONE, T1, No, at, said
from tests.live import Live, install_live

B1 = "oneida-roulette:B.1"
SAM = "staff:Sam"


@pytest.mark.parametrize(
    ("book", "command", "expected"),
    [
        (
            "oneida-roulette",
            OpenTable(FLOAT, 29, 13, ball="non-metallic"),
            No("equipment_unfit", "oneida-roulette:A.3"),
        ),
        (
            "oneida-roulette",
            OpenTable(FLOAT, 32, 11, ball="non-metallic"),
            No("equipment_unfit", "oneida-roulette:A.6"),
        ),
        ("oneida-roulette", OpenTable(FLOAT, 32, 13), No("equipment_unfit", "oneida-roulette:A.6")),
        ("oneida-roulette", OpenTable(0, 32, 13, ball="non-metallic"), No("bad_amount", B1)),
        ("new-jersey", OpenTable(-1, 32, 13), No("bad_amount", "new-jersey:5.3(a)")),
    ],
)
def test_a_table_opens_on_a_float_and_a_wheel_that_passes(
    book: str, command: OpenTable, expected: No
) -> None:
    house = Live()
    house.do("engineer", install_live(book))
    assert house.refused("supervisor", command) == expected


@pytest.mark.parametrize("book", ["massachusetts", "new-jersey", "big-six"])
def test_a_document_that_asks_nothing_of_the_wheel_gets_nothing_inspected(book: str) -> None:
    house = Live()
    house.do("engineer", install_live(book))
    house.rows(("supervisor", OpenTable(FLOAT, 0, 0), TableOpened(FLOAT, 0, 0, SAM)))


def test_a_table_opens_once_and_closes_between_games_with_every_colour_back() -> None:
    house = Live().seated().helped().issue()
    assert house.refused("supervisor", OpenTable(FLOAT, 32, 13, ball="non-metallic")) == No("wrong_phase", B1)
    assert house.refused("supervisor", CloseTable()) == No("bets_in_play", "oneida-roulette:C.2")
    house.do(at(ONE), AskChips(Money(100), 100))
    house.do("dealer", ColourOut(ONE), StartGame())
    assert house.refused("supervisor", CloseTable()) == No("wrong_phase", B1)
    house.finish("17")
    assert house.refused("supervisor", CloseTable()) == No("not_counted", "None")
    house.count_float().issue("", 0, Money(500))
    assert house.refused("supervisor", CloseTable()).reason == "not_counted"  # the rack has changed since
    house.count_float()
    rack = FLOAT - house.balance(chart.CHIPS)  # value chips that the colours were changed for are not in it
    house.rows(("supervisor", CloseTable(), TableClosed(rack, SAM)))
    assert house.balance(chart.rack(T1)) == 0
    live = house.live
    assert (live.phase, live.dealer, live.mucker, live.seats[ONE].asked) == ("closed", None, None, None)
    assert live.prior == "17"


def test_a_dealer_and_a_mucker_work_a_table() -> None:
    house = Live().seated()
    house.rows(
        ("mucker", TakeTable(), MuckerChanged(None, "staff:Mika")),
        ("relief", TakeTable(), DealerChanged("staff:Dana", "staff:Rolf")),
    )
    assert (house.live.dealer, house.live.mucker) == ("staff:Rolf", "staff:Mika")
    assert house.refused("mucker", TakeTable()) == No("wrong_phase", B1)
    assert house.refused("relief", TakeTable()) == No("wrong_phase", B1)
    assert house.refused("dealer", StartGame()) == No("not_permitted", B1)


def test_a_supervisor_is_called_and_comes() -> None:
    house = Live().seated()
    assert house.refused("supervisor", AnswerCall()) == No("nothing_there", B1)
    house.rows(("dealer", CallSupervisor(), SupervisorCalled("staff:Dana")))
    assert house.refused("dealer", CallSupervisor()) == No("wrong_phase", B1)
    house.rows(("supervisor", AnswerCall(), CallAnswered(SAM)))
    assert not house.live.calling


def test_a_live_table_too_opens_only_with_enough_supervisors() -> None:
    house = Live()
    for number in range(1, 8):
        house.do("engineer", install_live(), table=TableId(f"L{number}"))
    for number in range(1, 7):
        house.do("supervisor", OpenTable(FLOAT, 32, 13, ball="non-metallic"), table=TableId(f"L{number}"))
    answer = house.ask("supervisor", OpenTable(FLOAT, 32, 13, ball="non-metallic"), TableId("L7"))
    assert said(answer) == No("too_few_supervisors", "I.2.b")


def test_a_ball_that_is_thrown_by_hand_at_a_live_table_is_no_games() -> None:
    assert Live().seated().live.sending == ""
