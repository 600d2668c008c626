"""Tickets that no reader can read: identified or listed, signed by a second person, paid once."""

from croupier.base.refusal import Refusal
from croupier.desk.messages import Alarmed
from croupier.floor.parts.messages.drawers import CloseDrawer, OpenDrawer
from croupier.floor.tote.claims import MOST_FAILURES, sign
from croupier.floor.tote.messages import tickets
from croupier.floor.tote.messages.claims import (
    ClaimAsked,
    ClaimSigned,
    ClaimUndelivered,
    ClaimWithdrawn,
    Ground,
    IdentificationFailed,
    IdentifyTicket,
    SignClaim,
    WithdrawClaim,
)
from croupier.floor.tote.messages.pools import StopCashing
from croupier.floor.tote.messages.tickets import PayTicket
from croupier.floor.tote.ticket import Ended
from tests.floor.tote.claimed import Unreadable, both_paid, identify, not_printed, sold
from tests.floor.tote.no import no, only
from tests.totes import DAY, IMPREST, W1, W2, ToteHouse, secret

TESS, MAX = "staff:Tess", "staff:Max"
WON = "R1 $2 WIN 1"


def decided(*bets: str) -> tuple[ToteHouse, Unreadable]:
    """Race 1 is official, with runner 1 first, on which Todd has sold a ticket."""
    house = ToteHouse().opened()
    house.sell(WON, by="other teller")
    unreadable = sold(house, *(bets or (WON,)))
    house.run(1, "1-2-3-4")
    not_printed(house, unreadable.undelivered)
    return house, unreadable


def test_both_are_paid_from_the_drawer_and_only_once() -> None:
    house = ToteHouse().opened()
    unreadable = sold(house, WON)
    house.run(1, "1-2-3-4")
    both_paid(house, unreadable)
    assert [house.day.ended[one].how for one in unreadable] == [Ended.CASHED, Ended.CASHED]
    paid = sum(house.day.ended[one].amount for one in unreadable)
    assert paid > 0
    assert house.tote.drawers[W1].holds == IMPREST + 400 - paid
    assert (house.tote.claims, house.tote.presented, house.day.undelivered) == ({}, {}, {})
    damaged, undelivered = unreadable
    assert no(house.cash(damaged)) == ("tender_not_accepted", "D.2b")
    assert no(house.ask("teller", identify(damaged))) == ("tender_not_accepted", "D.2b")
    assert no(house.ask("teller", ClaimUndelivered(undelivered))) == ("tender_not_accepted", "D.2b")


def test_a_claim_lies_at_the_window_once_another_person_has_signed() -> None:
    house, (damaged, _) = decided()
    asked = only(house.ask("teller", identify(damaged)))
    assert asked == ClaimAsked(damaged, W1, Ground.DAMAGED, TESS, secret(damaged))
    assert no(house.ask("teller", PayTicket(damaged))) == ("wrong_phase", "D.2")
    assert no(house.ask("teller", SignClaim(damaged)))[0] == "not_permitted"
    signed = only(house.ask("mutuel-manager", SignClaim(damaged)))
    assert isinstance(signed, ClaimSigned)
    assert (signed.window, signed.by, signed.signed) == (W1, TESS, MAX)
    assert house.tote.presented[W1].pays == signed.pays
    assert no(house.ask("mutuel-manager", SignClaim(damaged))) == ("nothing_there", "D.2")


def test_what_cannot_be_paid_when_it_is_signed_is_not() -> None:
    house, (damaged, _) = decided()
    house.do("teller", identify(damaged))
    house.do("mutuel-manager", StopCashing("the payoffs are wrong"))
    assert no(house.ask("mutuel-manager", SignClaim(damaged)))[1] == "D.6"


def test_whoever_asked_does_not_sign_in_another_role() -> None:
    house, (damaged, _) = decided()
    house.do("teller", identify(damaged))
    refusal = sign(house.tote, house.desk.house, SignClaim(damaged), TESS)
    assert isinstance(refusal, Refusal)
    assert no(refusal) == ("not_witnessed", "D.7.b")


def test_digits_that_are_not_the_tickets_are_recorded_and_end_in_an_alarm() -> None:
    house, (damaged, _) = decided()
    for tries in range(1, MOST_FAILURES):
        failed = only(house.ask("teller", IdentifyTicket(damaged, "")))
        assert failed == IdentificationFailed(damaged, W1, TESS, DAY, tries)
    last = house.ask("teller", IdentifyTicket(damaged, ""))
    assert isinstance(last, tuple)
    assert isinstance(last[1], Alarmed)
    assert "Tess at window W1" in last[1].says


def test_whoever_failed_too_often_is_refused_right_digits_too_until_the_next_day() -> None:
    house, (damaged, _) = decided()
    house.do("teller", *[IdentifyTicket(damaged, "")] * MOST_FAILURES)
    right, wrong = house.ask("teller", identify(damaged)), house.ask("teller", IdentifyTicket(damaged, ""))
    assert right == wrong
    assert no(right) == ("tender_not_accepted", "D.7.b")
    house.do("teller", CloseDrawer(IMPREST + 400))
    house.do("other teller", CloseDrawer(IMPREST + 200))
    assert isinstance(house.ask("teller", OpenDrawer(W2, IMPREST)), tuple)
    assert no(house.ask("teller", identify(damaged))) == ("tender_not_accepted", "D.7.b")
    house.do("other teller", OpenDrawer(W1, IMPREST))
    assert isinstance(house.ask("other teller", identify(damaged)), tuple)
    house.do("other teller", WithdrawClaim(damaged))
    house.new_day("2026-11-22")
    assert isinstance(house.ask("teller", identify(damaged)), tuple)


def test_only_whoever_asked_withdraws_and_whoever_may_sign_declines() -> None:
    house, (damaged, _) = decided()
    house.do("teller", identify(damaged))
    assert no(house.ask("other teller", WithdrawClaim(damaged))) == ("nothing_there", "D.2")
    assert no(house.ask("other teller", identify(damaged))) == ("wrong_phase", "D.7.b")
    assert only(house.ask("mutuel-manager", WithdrawClaim(damaged))) == ClaimWithdrawn(damaged, MAX)
    assert no(house.ask("teller", WithdrawClaim(damaged))) == ("nothing_there", "D.2")


def test_nothing_is_signed_for_a_teller_who_has_left_or_who_has_another_ticket() -> None:
    house, (damaged, undelivered) = decided()
    house.do("teller", identify(damaged), ClaimUndelivered(undelivered))
    house.do("mutuel-manager", SignClaim(damaged))
    assert no(house.ask("mutuel-manager", SignClaim(undelivered))) == ("wrong_phase", "D.2")
    house.do("teller", tickets.ReturnTicket(), CloseDrawer(IMPREST + 400))
    assert no(house.ask("mutuel-manager", SignClaim(undelivered))) == ("wrong_phase", "B.4")
    asked = only(house.ask("other teller", ClaimUndelivered(undelivered)))
    assert asked.window == W2


def test_a_ticket_that_is_not_due_or_not_listed_is_not_asked_for() -> None:
    house, (damaged, undelivered) = decided("R1 $2 WIN 2")
    assert no(house.ask("teller", identify(damaged))) == ("nothing_there", "D.2b")
    assert no(house.ask("teller", ClaimUndelivered(undelivered))) == ("nothing_there", "D.2b")
    assert no(house.ask("teller", ClaimUndelivered(damaged))) == ("nothing_there", "B.4")
    assert no(house.ask("teller", ClaimUndelivered(99))) == ("nothing_there", "B.4")
    assert no(house.ask("teller", IdentifyTicket(99, secret(99)))) == ("nothing_there", "D.2b")


def test_nothing_is_claimed_while_cashing_is_stopped() -> None:
    house, (damaged, undelivered) = decided()
    house.do("mutuel-manager", StopCashing("the board"))
    assert no(house.ask("teller", identify(damaged))) == ("wrong_phase", "D.6")
    assert no(house.ask("teller", ClaimUndelivered(undelivered))) == ("wrong_phase", "D.6")


def test_a_claim_ends_with_its_ticket() -> None:
    house, (damaged, _) = decided()
    house.do("teller", identify(damaged))
    house.cash(damaged, by="other teller")
    assert house.tote.claims == {}


def test_the_rest_of_an_undelivered_ticket_that_is_not_printed_either_is_listed_in_turn() -> None:
    house, (_, undelivered) = decided(WON, "R2 $2 WIN 2")
    house.do("teller", ClaimUndelivered(undelivered))
    house.do("mutuel-manager", SignClaim(undelivered))
    house.do("teller", PayTicket(undelivered))
    rest = house.tote.issued
    not_printed(house, rest)
    assert house.day.undelivered == {rest: "jam"}
    house.run(2, "2-1-3-4")
    assert isinstance(house.ask("teller", ClaimUndelivered(rest)), tuple)
