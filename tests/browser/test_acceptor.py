"""A bill acceptor in trouble, where its player and its supervisor stand: jam, cash box out, line lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from croupier.devices import serial_acceptor
from croupier.devices.id003 import Status
from tests.browser.conftest import KIOSK, Browsers
from tests.browser.screens import sure
from tests.server.rig import House
from tests.server.test_bill_acceptor import Machine, opened


class Floor:
    """A table of one station on a line, with its player's and its supervisor's page."""

    def __init__(self, machine: Machine, floor: House, browsers: Browsers) -> None:
        self.machine, self.floor = machine, floor
        opened(floor)
        self.player = self._page(browsers, "terminal 1", "/terminal")
        self.sam = self._page(browsers, "Sam", "/supervisor")
        self.sam.get_by_test_id("choose-T1").click()

    def _page(self, browsers: Browsers, name: str, path: str) -> Page:
        page = browsers.new(KIOSK)
        cookies = self.floor.browser(name).http.cookies.items()
        page.context.add_cookies(
            [{"name": key, "value": value, "url": browsers.url} for key, value in cookies]
        )
        page.goto(path)
        return page

    def says(self, sentence: str) -> None:
        self.player.get_by_test_id("btn-bills").click()
        expect(self.player.get_by_test_id("acceptor-says")).to_contain_text(sentence)
        self.player.get_by_test_id("btn-bills-done").click()

    def sure(self, button: str) -> None:
        sure(self.sam.get_by_test_id(button))


@pytest.fixture
def station(
    tmp_path: Path, browser: Browser, house: object, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Floor]:
    """`house` is asked for so that the screens are known to be built."""
    monkeypatch.setattr(serial_acceptor, "LOST_AFTER", 0.5)
    machine = Machine(tmp_path)
    with machine.floor() as floor:
        browsers = Browsers(browser, f"http://{floor.server.host}", painted=False)
        yield Floor(machine, floor, browsers)
        browsers.close()
        assert browsers.errors == []
    machine.close()


def test_a_jam_is_told_and_cleared_with_a_word_on_the_bill(station: Floor) -> None:
    station.machine.device.jams = True
    station.machine.feed(2000)
    station.says("A bill is stuck in the acceptor; an attendant has been told.")
    expect(station.sam.get_by_test_id("flag-settle-bill-T1")).to_be_visible()
    expect(station.sam.get_by_test_id("acceptor-1")).to_contain_text("say what became of the bill of $20")
    with station.machine.line.lock:
        station.machine.device.box.append(station.machine.device.put_right() or 0)
    station.sure("btn-clear-boxed-1")
    expect(station.player.get_by_test_id("credits")).to_contain_text("20")
    expect(station.sam.get_by_test_id("acceptor-1")).to_have_count(0)


def test_a_box_that_is_out_and_a_lost_line_are_told_in_both_languages(station: Floor) -> None:
    station.machine.rests()
    with station.machine.line.lock:
        station.machine.device.take_box_out()
    station.says("No bills are taken while the acceptor's cash box is out.")
    station.player.get_by_test_id("language-es").click()
    station.says("No se toman billetes mientras la caja del aceptador está fuera.")
    with station.machine.line.lock:
        station.machine.device.put_box_in()
    station.machine.rests()
    station.machine.pull()
    station.says("El aceptador no responde; se ha avisado a un encargado.")


def test_a_jam_without_a_bill_is_cleared_alone(station: Floor) -> None:
    station.machine.rests()
    with station.machine.line.lock:
        station.machine.device.break_down(Status.JAM_IN_ACCEPTOR)
        station.machine.device.put_right()
    expect(station.sam.get_by_test_id("acceptor-1")).to_contain_text("Put the acceptor right, then clear it")
    station.sure("btn-clear-none-1")
    expect(station.sam.get_by_test_id("acceptor-1")).to_have_count(0)
    station.says("Insert a bill. It is credited at once.")
