"""The tote for tests: its mutuel manager as a program, its windows and terminals as people touch them."""

import re
from pathlib import Path
from typing import Self

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.screens import Screen
from tests.browser.staff import Staff


class Mutuels(Staff):
    """Opens wagering, and makes a race official once the track is heard no more."""

    def __init__(self, house: House, tote: str) -> None:
        super().__init__(house, "mutuels", "Mo", tote)

    def open(self) -> None:
        self.until(lambda view: bool(view["races"]))
        if not self.view["on_sale"]:
            self.ask("open-wagering")

    def runners(self, race: int) -> list[str]:
        """The numbers that are bet on."""
        found = next(one for one in self.view["races"] if one["number"] == race)["runners"]
        return list(dict.fromkeys(str(one["interest"]) for one in found if not one["scratched"]))

    def decide(self, race: int, finish: str) -> None:
        """By the picture: the simulated line is cut, and stays so for longer than any test."""
        if self.view["live"]:
            self.tell("track", "link-lost")
            self.until(lambda view: not view["live"])
        self.ask("stop-betting", race)
        self.ask("report-finish", race, finish)
        self.ask("declare-official", race)


def ticket_numbers(house: House, tote: str, place: str) -> list[str]:
    """Of the tickets that were printed there, the newest last, as their customers read them."""
    papers = sorted((house.folder / "spool" / f"{tote}-{place}").glob("*.escpos"), key=_printed_at)
    found = (re.findall(rb"\b(\d{18})\b", paper.read_bytes()) for paper in papers)
    return [numbers[0].decode() for numbers in found if numbers]


def _printed_at(paper: Path) -> int:
    return paper.stat().st_mtime_ns


class Window(Screen):
    """A teller at work. Keys are counted, as a teller would."""

    keys = 0

    def open(self, house: House, tote: str, window: str) -> Self:
        self.page.goto(f"{house.url}/teller?table={tote}")
        self.at("drawer-window").select_option(window)
        self.at("drawer-count").fill("2000")
        self.sure("btn-open-drawer")
        expect(self.at("line")).to_be_focused()
        return self

    def key(self, line: str) -> None:
        """As fast as fingers are: nothing is waited for between two keys."""
        for one in line:
            self.page.keyboard.press("Enter" if one == "\n" else one)
            self.keys += 1

    def scan(self, number: str) -> None:
        self.page.keyboard.type(number)
        self.page.keyboard.press("Enter")

    def ticket(self, serial: int, state: str) -> None:
        self.soon(f"[data-testid=recent-{serial}][data-state={state}]")


class SelfService(Screen):
    def open(self, house: House, tote: str, terminal: str) -> Self:
        self.page.goto(house.seat(tote, terminal))
        self.soon("[data-testid=race-1]")
        self.soon("[data-testid^=notice-]", 0)
        return self
