"""The felt of a live table as its dealer and its mucker see it, and the boards that everyone sees."""

from decimal import Decimal
from typing import Self

from playwright.sync_api import expect

from tests.browser.screens import DealtByTouch, Screen, dollars


class Felt(DealtByTouch):
    path = "felt"

    def due(self, act: str) -> None:
        """Of the order of play this act is due, and no later one can be touched."""
        self.soon(f"[data-testid=order] [data-act={act}].due:not(:disabled)")
        later = self.at("order").locator("button.later")
        for button in later.all():
            expect(button).to_be_disabled()

    def all_seats(self) -> None:
        self.touch("tab-seats")
        if self.at("seat-panel").count():
            self.touch("btn-all-seats")

    def choose(self, seat: str) -> None:
        """One seat's own panel."""
        self.all_seats()
        self.touch(f"seat-{seat}")
        expect(self.at("seat-panel")).to_be_visible()

    def issue(self, seat: str, colour: str) -> None:
        """The money that lies there counted as laid, and chips of a colour for it."""
        self.choose(seat)
        self.touch("btn-as-laid")
        self.touch(f"colour-{colour}")
        self.touch("btn-issue")
        expect(self.at("issue")).to_have_count(0)

    def count_in(self, seat: str) -> None:
        """The value chips that a player brought."""
        self.choose(seat)
        self.touch("btn-as-laid")
        self.touch("btn-issue")
        expect(self.at("issue")).to_have_count(0)

    def place(self, seat: str, chips: int, spot: str) -> None:
        """Chips of the seat's own colour, placed for it."""
        self.choose(seat)
        self.touch(f"hand-colour-{chips}")
        box = self.at("felt").locator(f"[data-spot='{spot}']").first.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.soon(f"[data-stack='{seat}']")

    def announce(self, number: str) -> None:
        """Whatever the reader saw: the number picked on the wheel by hand."""
        self.soon("[data-testid=reader]:not([data-number=''])")
        if self.at("reader").get_attribute("data-number") == number:
            self.press("announce-number", "announced")
            return
        self.touch("btn-another")
        self.touch(f"pocket-{number}")
        self.touch("btn-announce-picked")
        self.phase("announced")

    def number(self) -> str:
        return self.at("number").inner_text().strip()

    def payments(self) -> list[Decimal]:
        """What is to be paid, as listed."""
        paid: list[str] = self.at("payment").locator(".sums b").all_inner_texts()
        return [dollars(text.lstrip("+")) for text in paid]

    def count(self, chips: dict[str, int]) -> None:
        """Stack what was collected, colour by colour, and say how much it is."""
        self.touch("btn-count-mucked")
        for colour, count in chips.items():
            for by, times in ((20, count // 20), (5, count % 20 // 5), (1, count % 5)):
                for _ in range(times):
                    self.touch(f"count-{colour}-{by}")
        self.sure("btn-send-count")
        self.touch("btn-count-done")


class Board(Screen):
    def open(self, url: str, table: str) -> Self:
        self.page.goto(f"{url}/board?table={table}")
        self.soon("[data-testid=board]")
        return self

    def phase(self, phase: str) -> None:
        self.soon(f"[data-testid=board][data-phase={phase}]")


class Placard(Screen):
    """The table's sign."""

    def open(self, url: str, table: str) -> Self:
        self.page.goto(f"{url}/sign?table={table}")
        self.soon("[data-testid=placard]")
        return self
