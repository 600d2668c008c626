"""Section VIII of the Oneida rules at the tote's screens, over the wire: selling and cashing."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.devices import track
from croupier.devices.spool_printer import SpoolPrinter
from tests.server.clients import Screen, eventually
from tests.server.race_day import P1, RaceDayHouse, no, race_day


@pytest.fixture
def day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RaceDayHouse]:
    with race_day(tmp_path, monkeypatch) as made:
        yield made


def papers(folder: Path) -> list[bytes]:
    """All tickets that came out of the printers, as text."""
    return [one.read_bytes() for one in sorted((folder / "spool").rglob("*.escpos"))]


def stamp(folder: Path, ticket: int) -> bytes:
    """What the machine printed to cancel a ticket, once it is out."""
    eventually(lambda: bool(list((folder / "spool").rglob(f"cancel%3AP1%3A{ticket}%3A*.escpos"))))
    [paper] = (folder / "spool").rglob(f"cancel%3AP1%3A{ticket}%3A*.escpos")
    return paper.read_bytes()


@pytest.mark.clause("oneida-parimutuel:A.3")
@pytest.mark.clause("oneida-parimutuel:A.9")
@pytest.mark.clause("oneida-parimutuel:B.1")
@pytest.mark.clause("oneida-parimutuel:B.2")
@pytest.mark.clause("oneida-parimutuel:B.4")
def test_every_wager_is_a_ticket_with_every_field_and_a_copy(day: RaceDayHouse, tmp_path: Path) -> None:
    tess = day.teller()
    ticket = day.sell(tess, "R1 $2 ACROSS 6", "R2 $1 EXACTA BOX 1,2,3")
    shown = tess.until(lambda view: view["recent"] and view["recent"][0]["state"] == "live")["recent"][0]
    assert (shown["number"], shown["terminal"], shown["serial"], shown["cost"]) == (ticket, "W1", 1, "12.00")
    assert [one["bets"] for one in shown["bets"]] == [3, 6]
    [paper] = papers(tmp_path)
    for field in (b"007-000000001", b"Test Downs", b"W1", b"Model Park", b"RACE 1", b"ACROSS 6"):
        assert field in paper, field
    for field in (b"EXACTA BOX 1,2,3", b"9 BETS", b"12.00", b"CHECK YOUR TICKET"):
        assert field in paper, field
    assert day.number(ticket).encode() not in b"".join(entry.body for entry in day.floor.entries())


@pytest.mark.clause("oneida-parimutuel:B.4")
def test_a_ticket_that_was_not_printed_was_not_delivered(day: RaceDayHouse) -> None:
    tess, max_ = day.teller(), day.manager()
    printer = day.running._tickets._printers["W1"]  # type: ignore[index]
    assert isinstance(printer, SpoolPrinter)
    printer.simulate("paper-out")
    tess.do("sell-ticket", "R1 $2 WIN 1")
    tess.until(lambda view: view["recent"] and view["recent"][0]["state"] == "cancelled")
    assert max_.view["undelivered"] == []


@pytest.mark.clause("oneida-parimutuel:C")
@pytest.mark.clause("oneida-parimutuel:C.1")
@pytest.mark.clause("oneida-parimutuel:C.2")
@pytest.mark.clause("oneida-parimutuel:C.3")
@pytest.mark.clause("oneida-parimutuel:C.4")
@pytest.mark.clause("oneida-parimutuel:C.5")
@pytest.mark.clause("oneida-parimutuel:C.6")
@pytest.mark.clause("oneida-parimutuel:C.7")
@pytest.mark.clause("oneida-parimutuel:C.8")
@pytest.mark.clause("oneida-parimutuel:C.9")
@pytest.mark.clause("oneida-parimutuel:C.10")
@pytest.mark.clause("oneida-parimutuel:C.11")
@pytest.mark.clause("oneida-parimutuel:C.12")
@pytest.mark.clause("oneida-parimutuel:C.13")
@pytest.mark.clause("oneida-parimutuel:C.14")
@pytest.mark.clause("oneida-parimutuel:C.15")
@pytest.mark.clause("oneida-parimutuel:C.16")
def test_the_track_says_what_may_be_bet_and_every_bet_of_section_c_is_taken(day: RaceDayHouse) -> None:
    tess = day.teller()
    for bet in (
        "R1 $2 WIN 6",
        "R1 $2 PLACE 6",
        "R1 $2 SHOW 6",
        "R1 $2 ACROSS 6",
        "R1 $2 DD 4/1,2",
        "R1 $2 QUINELLA 1/3",
        "R1 $1 PERFECTA 3/ALL",
        "R1 $1 TRIFECTA 4/1/2",
        "R1 $1 SUPERFECTA 1/2/3/4",
        "R1 $1 PICK3 4/1,2/ALL",
        "R1 $2 PICK6 4/1,2/3/6/ALL/5",
        "R1 $2 TWIN TRIFECTA 1/2/3",
        "R1 $1 EXACTA BOX 1,3,5",
        "R1 $1 TRIFECTA KEY 6 BOX 1,2,3",
        "R1 $1 EXACTA WHEEL 3 WITH ALL",
        "R1 $1 TRIFECTA ANY 1,2,3 & 4,5",
    ):
        day.sell(tess, bet)
    assert no(tess, "sell-ticket", "R2 $2 DD 1/1") == ("not_offered", "C")
    assert no(tess, "sell-ticket", "R1 $0.50 WIN 1") == ("below_minimum", "C")
    assert no(tess, "sell-ticket", "R1 $2 WIN BOX 1,2") == ("not_offered", "C.13")


@pytest.mark.clause("oneida-parimutuel:A.2")
@pytest.mark.clause("oneida-parimutuel:A.4")
@pytest.mark.clause("oneida-parimutuel:D.1")
@pytest.mark.clause("oneida-parimutuel:D.2")
@pytest.mark.clause("oneida-parimutuel:D.2b")
@pytest.mark.clause("oneida-parimutuel:D.3")
def test_a_winner_is_verified_and_paid_once_from_anywhere(day: RaceDayHouse) -> None:
    tess, todd = day.teller(), day.teller("Todd", "W2")
    winner, loser = day.sell(tess, "R1 $2 WIN 1"), day.sell(todd, "R1 $10 WIN 2")
    assert no(tess, "present-ticket", day.number(winner)) == ("wrong_phase", "D.1")
    assert no(tess, "pay-ticket", winner) == ("wrong_phase", "D.2")
    day.run(1, "1-2-3-4")
    tess.do("present-ticket", day.number(winner))
    assert tess.until(lambda view: view["presented"])["presented"]["pays"] == "9.80"
    tess.do("pay-ticket", winner)
    tess.until(lambda view: view["recent"][0]["state"] == "cashed")
    here = day.self_service()
    assert no(todd, "cash-ticket", day.number(winner)) == ("tender_not_accepted", "D.2b")
    assert no(here, "cash-ticket", day.number(winner)) == ("tender_not_accepted", "D.2b")
    assert no(todd, "present-ticket", day.number(loser)) == ("nothing_there", "D.2b")
    assert no(todd, "present-ticket", "004631572867045160") == ("nothing_there", "D.2b")


@pytest.mark.clause("oneida-parimutuel:D.7.a")
@pytest.mark.clause("oneida-parimutuel:D.7.b")
def test_no_claim_without_a_ticket_that_can_be_read(day: RaceDayHouse) -> None:
    tess = day.teller()
    assert no(tess, "claim-ticket", "lost") == ("tender_not_accepted", "D.7.a")
    assert no(tess, "claim-ticket", "mutilated") == ("tender_not_accepted", "D.7.b")
    assert no(tess, "claim-ticket", "altered") == ("tender_not_accepted", "D.7.b")


@pytest.mark.clause("oneida-parimutuel:A.1")
@pytest.mark.clause("oneida-parimutuel:E.1")
@pytest.mark.clause("oneida-parimutuel:E.2")
@pytest.mark.clause("oneida-parimutuel:E.3")
@pytest.mark.clause("oneida-parimutuel:D.2b")
def test_a_whole_recent_ticket_is_cancelled_where_it_was_issued(day: RaceDayHouse, tmp_path: Path) -> None:
    tess, todd = day.teller(), day.teller("Todd", "W2")
    first = day.sell(tess, "R1 $2 WIN 1", "R2 $2 WIN 1")
    assert no(todd, "cancel-inserted", day.number(first)) == ("wrong_phase", "E.3")
    tess.do("cancel-inserted", day.number(first))
    tess.until(lambda view: view["recent"][0]["state"] == "cancelled")
    for text in (b"Cancel\n", b"WINDOW W1\n", b"by the reader\n", b"007-000000001", b"$4.00"):
        assert text in stamp(tmp_path, first), text
    assert {pool.total for pool in day.tote.today.pools.values()} == {0}
    assert no(tess, "present-ticket", day.number(first)) == ("tender_not_accepted", "D.2b")
    day.sell(tess, "R1 $100 WIN 1")
    assert no(tess, "cancel-ticket", 2) == ("above_maximum", "E.1")
    for _ in range(4):
        day.sell(tess, "R1 $2 WIN 1")
    assert no(tess, "cancel-ticket", 2) == ("wrong_phase", "E.1")
    tess.do("cancel-ticket", 6)
    assert b"by its serial number\n" in stamp(tmp_path, 6)


@pytest.mark.clause("oneida-parimutuel:E.3")
def test_a_stamp_that_does_not_print_is_told_to_be_written_by_hand(day: RaceDayHouse, tmp_path: Path) -> None:
    tess, sam = day.teller(), day.floor.signed_in("Sam", "supervisor")
    ticket = day.sell(tess, "R1 $2 WIN 1")
    printer = day.running._tickets._printers["W1"]  # type: ignore[index]
    printer.simulate("paper-out")
    tess.do("cancel-inserted", day.number(ticket))
    told = sam.until(lambda view: any("not stamped" in one["says"] for one in view["alarms"]))["alarms"]
    assert any("write Cancel on it" in one["says"] for one in told)
    assert not list((tmp_path / "spool").rglob("cancel*"))


@pytest.mark.clause("oneida-parimutuel:E.4")
def test_a_manual_cancel_is_signed_by_teller_and_supervisor(day: RaceDayHouse, tmp_path: Path) -> None:
    tess, sam = day.teller(), day.manager("Sam")
    ticket = day.sell(tess, "R1 $2 WIN 1")
    assert not sam.ask("sign-manual-cancel", ticket)["ok"]
    tess.do("ask-manual-cancel", 1)
    sam.until(lambda view: view["manual_cancels"])
    assert no(day.manager(), "sign-manual-cancel", ticket)[0] == "not_permitted"
    sam.do("sign-manual-cancel", ticket)
    tess.until(lambda view: view["recent"][0]["state"] == "cancelled")
    for signed in (b"Manual cancel\n", b"Teller", b"Tess  ", b"Supervisor", b"Sam  "):
        assert signed in stamp(tmp_path, ticket), signed


@pytest.mark.clause("oneida-parimutuel:A.6")
@pytest.mark.clause("oneida-parimutuel:A.7")
@pytest.mark.clause("oneida-parimutuel:F.1.a")
@pytest.mark.clause("oneida-parimutuel:F.2")
@pytest.mark.clause("oneida-parimutuel:F.3")
@pytest.mark.clause("oneida-parimutuel:D.2b")
def test_a_scratched_runners_bets_are_refunded_before_and_after_the_close(day: RaceDayHouse) -> None:
    tess = day.teller()
    early, cancelled, late = (day.sell(tess, f"R1 $2 WIN {one}") for one in (5, 5, 6))
    day.sell(tess, "R1 $2 WIN 1")
    day.track.tell(track.RunnerWithdrawn, race=1, runner="5")
    tess.until(lambda view: view["races"][0]["runners"][4]["scratched"])
    tess.do("present-ticket", day.number(early))
    shown = tess.until(lambda view: view["presented"])["presented"]
    assert (shown["pays"], shown["refunded"], shown["clause"][-3:]) == ("2.00", "2.00", "F.2")
    tess.do("pay-ticket", early)
    tess.do("cancel-ticket", 2)
    assert no(tess, "cash-ticket", day.number(early)) == ("tender_not_accepted", "D.2b")
    assert no(tess, "cash-ticket", day.number(cancelled)) == ("tender_not_accepted", "D.2b")
    day.track.tell(track.StopBet, race=1)
    day.track.tell(track.RunnerWithdrawn, race=1, runner="6", non_starter=True)
    tess.until(lambda view: view["races"][0]["runners"][5]["scratched"])
    assert no(tess, "cancel-ticket", 3) == ("wrong_phase", "E.1")
    tess.do("cash-ticket", day.number(late))


@pytest.mark.clause("oneida-parimutuel:F.1.b")
@pytest.mark.clause("oneida-parimutuel:F.1.c")
@pytest.mark.parametrize("how", ["cancelled", "no-race", "breakdown"])
def test_a_race_that_is_called_off_is_refunded(day: RaceDayHouse, how: str) -> None:
    tess, max_ = day.teller(), day.manager()
    ticket = day.sell(tess, "R1 $2 WIN 1")
    max_.do("call-off-race", 1, how, "a storm")
    shown = tess.until(lambda view: view["races"][0]["called_off"] == how)["races"][0]["payoffs"]
    assert {one["refunded"] for one in shown} == {True}
    clause = "F.1.c" if how == "breakdown" else "F.1.b"
    assert {one["clause"] for one in shown} == {f"oneida-parimutuel:{clause}"}
    tess.do("cash-ticket", day.number(ticket))


@pytest.mark.clause("oneida-parimutuel:C.9")
def test_a_twin_trifectas_winner_chooses_again(day: RaceDayHouse) -> None:
    tess = day.teller()
    ticket = day.sell(tess, "R1 $2 TWIN TRIFECTA 1/2/3")
    assert no(tess, "exchange-ticket", day.number(ticket), "4/5/6") == ("wrong_phase", "C.9")
    day.run(1, "1-2-3-4")
    tess.do("exchange-ticket", day.number(ticket), "4/5/6")
    eventually(lambda: not day.tote.today.printing)
    exchanged = day.tote.issued
    day.run(2, "4-5-6-1")
    tess.do("cash-ticket", day.number(exchanged))


@pytest.mark.clause("oneida-parimutuel:G")
def test_the_program_explains_wagering_and_every_pool_on_the_card(day: RaceDayHouse) -> None:
    program = day.anyone("program").view
    offered = {one["kind"] for race in program["races"] for one in race["pools"]}
    for explained in program["explained"].values():
        assert explained["general"]
        assert len(explained["pools"]) == len(offered)
    assert program["clause"] == "oneida-parimutuel:G"


def test_a_player_bets_and_cashes_at_a_self_service_terminal(day: RaceDayHouse) -> None:
    here: Screen = day.self_service()
    assert no(here, "sell-ticket", "R1 $2 WIN 1") == ("not_enough_credits", "B.1")
    here.raw('["bill","20.00"]')
    here.until(lambda view: view["credit"] == "20.00")
    ticket = day.sell(here, "R1 $2 WIN 1")
    day.sell(here, "R1 $2 WIN 2")
    day.run(1, "1-2-3-4")
    here.do("cash-ticket", day.number(ticket))
    here.until(lambda view: view["credit"] == "19.20")
    here.do("cash-out-to-voucher")
    here.until(lambda view: view["credit"] == "0.00" and view["cashing_out"] is None)
    assert P1 in day.floor.floor.desk.tables
