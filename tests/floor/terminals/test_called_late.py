"""What a number that was read puts an end to, and the document's clock in the settings."""

import pytest

from croupier.base.names import TableId
from croupier.base.refusal import Refused
from croupier.floor.parts.electronic.irregularities import called_by_dealer
from croupier.floor.parts.messages import rounds
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.settings import TableSettings
from croupier.floor.terminals.messages import cash
from croupier.floor.terminals.settings import installation
from tests.house import ONE, TERMINALS, House, No, at

SEAT = at(ONE)


def test_the_dealer_calls_no_foreign_object_once_a_number_is_read() -> None:
    house = House().opened().buy_in(ONE, Money(1000)).game({ONE: [("17", 100)]}).close().read("17")
    house.rows(("dealer", rounds.VoidGame(1, "foreign-object"), No("not_permitted", "I.9.h")))


def test_a_credit_is_reported_once_and_a_stay_that_holds_credits_goes_on() -> None:
    house = House().opened().buy_in(ONE, Money(1000))
    house.rows(
        (SEAT, cash.ReportCredit(), cash.CreditReported(ONE)),
        (SEAT, cash.ReportCredit(), No("wrong_phase", "I.9.e")),
    )
    terminal = house.terminal()
    terminal.end_cash_out()
    assert terminal.buy_in is not None


@pytest.mark.parametrize(
    ("seconds", "prompt", "says"),
    [(30.0, 5.0, "leave prompt_seconds out"), (8.0, 10.0, "raise betting_seconds")],
)
def test_the_prompt_is_the_documents(seconds: float, prompt: float, says: str) -> None:
    table = TableSettings(
        id=TableId("T1"),
        name="T1",
        options={"mode": "terminals"},
        terminals=TERMINALS,
        chips=("1.00",),
        betting_seconds=seconds,
        prompt_seconds=prompt,
    )
    with pytest.raises(Refused, match=says):
        installation(table)


@pytest.mark.parametrize("closed", [False, True])
def test_no_number_is_wrong_before_one_is_read(closed: bool) -> None:
    house = House().opened().buy_in(ONE, Money(5000)).game({ONE: [("17", 500)]})
    if closed:
        house.close()
    house.rows(("dealer", rounds.VoidGame(1, "wrong-number"), No("wrong_phase", "I.9.d")))
    assert "wrong-number" not in dict(called_by_dealer(house.table))


@pytest.mark.parametrize(
    ("reason", "clause"), [("short-spin", "I.9.b"), ("with-rotation", "I.9.a"), ("ball-out", "I.9.i")]
)
def test_no_spin_is_called_off_before_a_ball_is_thrown(reason: str, clause: str) -> None:
    house = House().opened().buy_in(ONE, Money(5000)).game({ONE: [("17", 500)]})
    house.rows(("dealer", rounds.VoidGame(1, reason), No("wrong_phase", clause)))
