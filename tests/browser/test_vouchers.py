"""Vouchers at a station: what a player is told of a good one, and of one that is not credited."""

import re

import pytest
from playwright.sync_api import expect

from croupier.devices.validation import check_digit
from tests.browser.conftest import Browsers
from tests.browser.house import House
from tests.browser.screens import Terminal
from tests.browser.staff import Supervisor as Sam
from tests.browser.test_cage import insert, station
from tests.browser.test_language import english_left, in_spanish, name_of

UNKNOWN = "00123456789012345"
"""Of no voucher, without its check digit."""


def put_in(player: Terminal, number: str) -> None:
    player.at("voucher-number").fill(number)
    player.at("voucher-number").press("Enter")


def wrong(number: str) -> str:
    """The same with another check digit."""
    return f"{number[:-1]}{(int(number[-1]) + 1) % 10}"


@pytest.mark.clause("ilani:4.c")
def test_a_refused_voucher_is_told_beside_the_voucher_and_no_bill_comes_back(
    browsers: Browsers, house: House
) -> None:
    player = station(browsers, house, "2")
    player.touch("btn-bills")
    put_in(player, UNKNOWN + check_digit(UNKNOWN))
    expect(player.at("voucher-said")).to_contain_text("No voucher of this house has that number.")
    expect(player.at("voucher-said")).to_contain_text("4.c")
    expect(player.at("acceptor")).to_have_attribute("data-state", "ready")
    expect(player.at("acceptor-says")).to_contain_text("Insert a bill.")
    expect(player.at("voucher-number")).to_have_value("")


@pytest.mark.parametrize(
    ("number", "says"),
    [
        ("0012 3456", "Un número de validación tiene 18 cifras, no 8."),
        (wrong(UNKNOWN + check_digit(UNKNOWN)), "La cifra de control de este número de validación no es"),
        ("uno", "Un número de validación se escribe con cifras"),
    ],
)
def test_a_mistyped_number_is_told_in_the_players_language_and_stays_to_be_put_right(
    number: str, says: str, browsers: Browsers, house: House
) -> None:
    player = station(browsers, house, "2")
    in_spanish(player.page)
    player.ready()
    player.touch("btn-bills")
    put_in(player, number)
    expect(player.at("voucher-said")).to_contain_text(says)
    expect(player.at("voucher-number")).to_have_value(number)
    assert english_left(player.page, name_of(player.page)) == []
    player.page.keyboard.type("9")  # the whole is selected: a scan replaces it
    expect(player.at("voucher-number")).to_have_value("9")


def test_the_sheet_says_until_when_a_voucher_is_good_and_where_its_paper_lies(
    browsers: Browsers, house: House
) -> None:
    player = station(browsers, house, "2")
    insert(player, 5)
    player.touch("btn-cash-out")
    player.soon("[data-testid=btn-paid]")
    sheet = player.at("sheet-voucher")
    expect(sheet).to_contain_text(re.compile(r"It is good until [A-Z][a-z]+ \d{1,2}, 20\d\d"))
    paper = player.at("voucher-file").inner_text()
    assert (house.folder / "spool" / "E1-2").as_posix() in paper
    with open(paper, "rb") as file:
        assert file.read(4) == b"%PDF"
    player.touch("btn-paid")


@pytest.mark.clause("ilani:4.c")
def test_a_station_whose_printer_fails_says_so_and_waits_for_the_attendant(
    browsers: Browsers, house: House
) -> None:
    with Sam(house) as sam:
        if sam.table("E2")["phase"] == "closed":
            sam.ask("open-enclosed", "E2")
            sam.ask("open-station", "E2", "1", "start of day")
        spool = house.folder / "spool" / "E2-1"
        spool.mkdir(parents=True, exist_ok=True)
        player = Terminal(browsers.new())
        player.page.goto(house.seat("E2", "1"))
        player.ready()
        insert(player, 5)
        (spool / "dies").touch()
        player.touch("btn-cash-out")
        sheet = player.at("sheet-hand-pay")
        expect(sheet).to_contain_text("The printer failed. A voucher for $5 that comes out of it is void.")
        expect(sheet).to_contain_text("An attendant comes to you with your hand pay of $5")
        expect(player.at("btn-withdraw-cash-out")).to_have_count(0)
        (spool / "dies").unlink()
        sam.ask("pay-by-hand", "E2", "1", "5.00")
        player.touch("btn-paid")
        player.shows("credits", 0)
