"""What can be read of a damaged ticket, and when that proves it."""

import pytest

from croupier.base.refusal import Refusal, Refused
from croupier.devices.validation import read_number
from croupier.floor.tote.damaged_ticket import (
    DamagedTicket,
    not_identified,
    proves,
    read_damaged,
    too_little,
)
from tests.floor.tote.no import no

NUMBER = read_number("00-4631-5728-6704-5160")


@pytest.mark.parametrize(
    "text",
    ["007-000000012 00-46??-5728-6704-51??", "12 0046??5728670451??", " 12  00 46?? 5728 6704 51?? "],
)
def test_the_transaction_and_the_digits_are_read_as_they_stand_on_the_paper(text: str) -> None:
    assert read_damaged(text) == DamagedTicket(12, "0046??5728670451??")


@pytest.mark.parametrize("text", ["", "12", "0 004631572867045160", "12 0046315728670451", "x 0046"])
def test_what_cannot_be_read_is_refused_with_how_to_key_it(text: str) -> None:
    with pytest.raises(Refused, match="key the transaction, then the 18 digits") as found:
        read_damaged(text)
    assert no(found.value.refusal) == ("unreadable", "D.7.b")


def test_eight_secret_digits_are_enough_and_seven_are_not() -> None:
    assert too_little(DamagedTicket(1, "??46315728????????")) is None
    refusal = too_little(DamagedTicket(1, "004631572?????????"))
    assert isinstance(refusal, Refusal)
    assert no(refusal) == ("tender_not_accepted", "D.7.b")
    assert refusal.says.startswith("only 7 of its last 16 digits can be read")


@pytest.mark.parametrize(
    ("digits", "proved"),
    [("004631572867045160", True), ("??4631??2867??5160", True), ("??4631??2867??5161", False)],
)
def test_every_digit_that_was_read_must_be_the_numbers(digits: str, proved: bool) -> None:
    assert proves(DamagedTicket(1, digits), NUMBER) is proved


def test_a_ticket_that_is_not_identified_is_named_by_its_transaction_alone() -> None:
    refusal = not_identified(DamagedTicket(12, "004631572867045160"))
    assert no(refusal) == ("tender_not_accepted", "D.7.b")
    assert "ticket 12" in refusal.says
    assert "4631" not in refusal.says
