"""A mutuel manager chooses the next card at the desk, publishes it, runs the day by hand and goes on.

Its picture for the manual: `CROUPIER_SCREENSHOTS=1 .venv/bin/pytest tests/browser/test_card_desk.py`.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.card_house import write_house, write_notes
from tests.browser.conftest import DESK, PHONE, Browsers
from tests.browser.house import House
from tests.browser.screens import sure
from tests.browser.test_access import check
from tests.browser.test_tote_day import Desk

PICTURE = Path(__file__).parents[2] / "docs" / "screenshots" / "mutuels-cards-kiosk.jpg"
SIZES = {"kiosk": (1920, 1080), "tablet": (1180, 820), "phone": (390, 844)}
SIDEWAYS = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.fixture
def race_book(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path, write_house(tmp_path))
    house.start()
    yield house
    house.stop()


class CardDesk(Desk):
    def open(self, tote: str) -> "CardDesk":
        super().open(tote)
        return self

    def file(self, name: str) -> "CardFile":
        return CardFile(self, f"[data-testid=card-file][data-file='{name}']")

    def day_by_hand(self, races: int) -> None:
        """By the picture: betting stops, the finish is typed, the official sign is posted."""
        self.sure("btn-open-wagering")
        for race in range(1, races + 1):
            expect(self.at("race-desk")).to_have_attribute("data-race", str(race))
            self.sure("btn-stop-betting")
            self.at("finish-typed").fill("1-2-3-4")
            self.touch("btn-report-finish")
            expect(self.at("posted-finish")).to_be_visible()
            self.sure("btn-declare-official")
        self.sure("btn-close-card")


class CardFile:
    """One file in the list."""

    def __init__(self, desk: CardDesk, selector: str) -> None:
        self.desk, self.row = desk, desk.page.locator(selector)

    def publish(self) -> None:
        sure(self.row.get_by_test_id("btn-publish"))


@pytest.mark.painted
@pytest.mark.parametrize("size", SIZES)
def test_the_list_can_be_read_at_every_size(people: Browsers, race_book: House, size: str) -> None:
    desk = CardDesk(people.signed_in(race_book.session("Max"), SIZES[size])).open("R1")
    expect(desk.at("card-file")).to_have_count(4)
    desk.file("saturday.json").row.locator("summary").click()
    assert not desk.page.evaluate(SIDEWAYS)
    check(desk.page)
    if size == "kiosk" and os.environ.get("CROUPIER_SCREENSHOTS"):
        desk.page.screenshot(path=PICTURE, type="jpeg", quality=80)


@pytest.mark.clause("oneida-parimutuel:A.5")
@pytest.mark.clause("oneida-parimutuel:A.8")
@pytest.mark.clause("oneida-parimutuel:D.4")
def test_two_race_days_are_published_from_the_desk(people: Browsers, race_book: House) -> None:
    desk = CardDesk(people.signed_in(race_book.session("Max"), DESK)).open("R1")
    saturday = desk.file("saturday.json")
    expect(saturday.row).to_contain_text("Model Park, 2099-11-21")
    expect(saturday.row).to_contain_text("2 races from 12:30")
    saturday.row.locator("summary").click()
    expect(saturday.row).to_contain_text("6 furlongs, 6 runners")
    expect(saturday.row).to_contain_text("Win, Place, Show, Exacta")
    stake = desk.file("stake.json").row
    expect(stake).to_contain_text("race 1 is a stake race and must say when nominations close")
    expect(stake).to_contain_text("§ A.5")
    expect(stake.get_by_test_id("btn-publish")).to_have_count(0)
    single = desk.file("MDL1123.DRF")
    expect(single.row).to_contain_text("import.toml")
    write_notes(race_book.folder)
    expect(single.row).to_contain_text("Model Park, 2099-11-23")

    looking = CardDesk(people.signed_in(race_book.session("Sam"), PHONE)).open("R1")
    expect(looking.file("saturday.json").row).to_be_visible()
    expect(looking.at("btn-publish")).to_have_count(0)

    saturday.publish()
    expect(desk.at("race-desk")).to_have_attribute("data-race", "1")
    expect(desk.at("lamp-link")).to_have_text("Track not heard")
    expect(desk.at("btn-publish")).to_have_count(0)
    expect(desk.at("card-files")).to_contain_text("once this race day is closed")
    desk.day_by_hand(2)
    expect(saturday.row.get_by_test_id("card-why")).to_contain_text("was published before")
    expect(saturday.row).to_contain_text("§ A.5")
    single.publish()
    expect(desk.at("btn-open-wagering")).to_be_visible()
    page = people.new(PHONE)
    page.goto("/program?table=R1")
    expect(page.get_by_test_id("program-race-2")).to_contain_text("claiming, overnight")


def of_a_changed_file(link: WebSocketRoute) -> None:
    """The card that the desk shows is no longer in the folder when its publication is asked for."""
    server = link.connect_to_server()
    link.on_message(lambda sent: server.send(re.sub(r'^\["cards","\w+', '["cards","0', str(sent))))


@pytest.mark.clause("oneida-parimutuel:A.8")
def test_a_card_that_is_no_longer_in_the_folder_is_not_published(people: Browsers, race_book: House) -> None:
    page = people.signed_in(race_book.session("Max"), DESK)
    page.route_web_socket(re.compile("/ws/mutuels"), of_a_changed_file)
    desk = CardDesk(page).open("R1")
    sunday = desk.file("sunday.json")
    sunday.publish()
    expect(page.get_by_text("no file of the folder holds this card any more")).to_be_visible()
    expect(sunday.row.get_by_test_id("btn-publish")).to_be_visible()
    (race_book.folder / "cards" / "sunday.json").unlink()
    expect(sunday.row).to_have_count(0)
