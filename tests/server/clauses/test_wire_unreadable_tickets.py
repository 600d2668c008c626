"""Damaged and undelivered tickets over the wire: what identifies one, who signs, and that no digit leaks."""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from croupier.devices.spool_printer import HUNG, SpoolPrinter
from croupier.floor.tote.claims import MOST_FAILURES
from tests.server.clients import Screen, eventually
from tests.server.race_day import RaceDayHouse, no, race_day

WON = "R1 $2 WIN 1"


@pytest.fixture
def day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RaceDayHouse]:
    with race_day(tmp_path, monkeypatch) as made:
        yield made


def printer(day: RaceDayHouse, place: str = "W1") -> SpoolPrinter:
    found = day.running._tickets._printers[place]  # type: ignore[index]
    assert isinstance(found, SpoolPrinter)
    return found


def key(screen: Screen, ticket: int, digits: str) -> None:
    screen.raw(f'["damaged","007-{ticket:09} {digits}"]')


def told_at(screen: Screen) -> dict[str, Any]:
    """The next thing that is told there without having been asked by a command."""
    told = screen.reply(None)
    del screen.replies[None]
    return told


def refusal(screen: Screen, ticket: int, digits: str) -> dict[str, Any]:
    key(screen, ticket, digits)
    return told_at(screen)


def torn(number: str, read: int = 8) -> str:
    """The first two digits are on every ticket; of the others so many can be read, from the end."""
    return number[:2] + "?" * (16 - read) + number[-read:]


def wrong(number: str) -> str:
    """As many digits, the last of them another."""
    return torn(number)[:-1] + str((int(number[-1]) + 1) % 10)


@pytest.mark.clause("oneida-parimutuel:D.7.b")
@pytest.mark.clause("oneida-parimutuel:D.2")
def test_a_mutilated_ticket_that_is_identified_is_paid_once_a_second_person_signs(day: RaceDayHouse) -> None:
    tess, max_ = day.teller(), day.manager()
    ticket = day.sell(tess, WON)
    day.sell(tess, "R1 $10 WIN 2")
    day.run(1, "1-2-3-4")
    key(tess, ticket, torn(day.number(ticket)))
    [claim] = max_.until(lambda view: view["claims"])["claims"]
    assert (claim["ticket"]["number"], claim["window"], claim["teller"]) == (ticket, "W1", "Tess")
    assert (claim["ground"], claim["clause"]) == ("damaged", "oneida-parimutuel:D.7.b")
    assert tess.view["presented"] is None
    assert no(tess, "pay-ticket", ticket) == ("wrong_phase", "D.2")
    max_.do("sign-claim", ticket)
    shown = tess.until(lambda view: view["presented"])["presented"]
    assert (shown["ticket"]["number"], shown["signed"]) == (ticket, "Max")
    tess.do("pay-ticket", ticket)
    assert no(tess, "present-ticket", day.number(ticket)) == ("tender_not_accepted", "D.2b")
    assert refusal(tess, ticket, torn(day.number(ticket)))["clause"] == "oneida-parimutuel:D.2b"


@pytest.mark.clause("oneida-parimutuel:D.7.b")
def test_a_mutilated_ticket_that_cannot_be_identified_is_refused(day: RaceDayHouse) -> None:
    tess = day.teller()
    ticket = day.sell(tess, WON)
    number = day.number(ticket)
    day.run(1, "1-2-3-4")
    for keyed, digits, says in (
        (ticket, torn(number, 7), "only 7 of its last 16 digits can be read"),
        (ticket, wrong(number), f"not the number of ticket {ticket}"),
        (ticket + 1, torn(number), f"not the number of ticket {ticket + 1}"),
        (ticket, torn(number)[1:], "key the transaction"),
    ):
        told = refusal(tess, keyed, digits)
        assert says in told["says"]
        assert told["clause"] == "oneida-parimutuel:D.7.b"
    assert tess.view["claims"] == []


@pytest.mark.clause("oneida-parimutuel:D.7.b")
def test_a_number_is_not_found_by_trying(day: RaceDayHouse) -> None:
    """Failures are recorded and alarmed; then right digits are refused in the same words as wrong ones."""
    tess, todd = day.teller(), day.teller("Todd", "W2")
    ticket = day.sell(tess, WON)
    number = day.number(ticket)
    day.run(1, "1-2-3-4")
    for _ in range(MOST_FAILURES):
        assert "not identified, and not paid" in refusal(tess, ticket, wrong(number))["says"]
    assert refusal(tess, ticket, torn(number)) == refusal(tess, ticket, wrong(number))
    bodies = b"".join(entry.body for entry in day.floor.entries())
    assert bodies.count(b"identification-failed") == MOST_FAILURES
    assert b"Tess at window W1 keyed 5 damaged tickets today" in bodies
    key(todd, ticket, torn(number))
    todd.until(lambda view: view["claims"])


@pytest.mark.clause("oneida-parimutuel:D.7.b")
def test_no_digit_that_was_keyed_is_in_a_record_a_refusal_or_a_log(
    day: RaceDayHouse, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    tess = day.teller()
    ticket = day.sell(tess, WON)
    number = day.number(ticket)
    day.run(1, "1-2-3-4")
    keyed = (wrong(number), torn(number, 7), torn(number)[1:], torn(number))
    told = [refusal(tess, ticket, digits) for digits in keyed[:-1]]
    key(tess, ticket, keyed[-1])
    tess.until(lambda view: view["claims"])
    kept = b"".join(entry.body for entry in day.floor.entries()).decode()
    logged = [one.getMessage() for one in caplog.records if one.name != "websockets.client"]
    out, _ = capfd.readouterr()
    assert logged
    for place in (kept, str(told), str(tess.view), str(logged), out):
        for digits in keyed:
            assert digits.replace("?", "")[-7:] not in place


@pytest.mark.clause("oneida-parimutuel:B.4")
def test_an_undelivered_ticket_is_shown_to_tellers_and_manager_and_paid_when_one_signs(
    day: RaceDayHouse,
) -> None:
    tess, todd, max_ = day.teller(), day.teller("Todd", "W2"), day.manager()
    ticket = undelivered(day, tess, WON)
    for screen in (tess, todd, max_):
        [shown] = screen.until(lambda view: view["undelivered"])["undelivered"]
        assert (shown["ticket"]["number"], shown["reason"]) == (ticket, HUNG)
        assert shown["clause"] == "oneida-parimutuel:B.4"
    assert tess.view["recent"][0]["why"] == HUNG
    assert no(todd, "claim-undelivered", ticket) == ("wrong_phase", "D.1")
    day.finish(1, "1-2-3-4")
    todd.do("claim-undelivered", ticket)
    assert no(todd, "sign-claim", ticket)[0] == "unreadable"
    assert no(todd, "pay-ticket", ticket) == ("wrong_phase", "D.2")
    max_.until(lambda view: view["claims"])
    max_.do("sign-claim", ticket)
    assert todd.until(lambda view: view["presented"])["presented"]["ticket"]["why"] == HUNG
    todd.do("pay-ticket", ticket)
    max_.until(lambda view: not view["undelivered"])
    assert no(tess, "claim-undelivered", ticket) == ("tender_not_accepted", "D.2b")


@pytest.mark.clause("oneida-parimutuel:B.4")
def test_a_teller_hears_at_once_what_became_of_a_ticket_that_was_not_printed(day: RaceDayHouse) -> None:
    tess = day.teller()
    undelivered(day, tess, WON)
    told = told_at(tess)
    assert "its bets stand, and it is listed as not delivered" in told["says"]
    assert told["clause"] == "oneida-parimutuel:B.4"
    printer(day).simulate("paper-out")
    tess.do("sell-ticket", "R2 $2 WIN 1")
    told = told_at(tess)
    assert "it is cancelled, and $2 goes back" in told["says"]
    assert told["clause"] == "oneida-parimutuel:B.4"


@pytest.mark.clause("oneida-parimutuel:B.4")
def test_a_bettor_at_a_terminal_hears_it_too_and_has_the_credit_back(day: RaceDayHouse) -> None:
    here = day.self_service()
    here.raw('["bill","20.00"]')
    here.until(lambda view: view["credit"] == "20.00")
    printer(day, "S1").simulate("paper-out")
    here.do("sell-ticket", WON)
    told = told_at(here)
    assert "it is cancelled, and $2 goes back" in told["says"]
    assert told["clause"] == "oneida-parimutuel:B.4"
    here.until(lambda view: view["credit"] == "20.00")


def undelivered(day: RaceDayHouse, teller: Screen, bet: str) -> int:
    """Sold before race 1 closes; its printer gives up only afterwards."""
    printer(day).simulate("hangs")
    teller.do("sell-ticket", bet)
    day.stop(1)
    printer(day).simulate(None)
    eventually(lambda: bool(day.tote.today.undelivered))
    return day.tote.issued
