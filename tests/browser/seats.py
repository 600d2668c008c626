"""A seat at a live table as its player sees it: chips of one's own colour, value chips, cash with a word."""

from typing import Self

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.screens import Point, Terminal

SLOTS = {1: 1, 5: 2, 10: 3, 20: 4}
"""How many colour chips each slot of the rack picks up."""
ABOVE_FINGER = 64
"""Pixels: a chip carried by a finger floats so far above it, so that the spot can be seen."""


class Seat(Terminal):
    """Played with a mouse, or, given a finger, by touch alone."""

    def __init__(self, page: Page, name: str, finger: bool = False) -> None:
        super().__init__(page)
        self.name, self.finger = name, finger
        self._hand: CDPSession | None = None

    def ready(self) -> Self:
        self.soon("[data-testid=table] [data-spot]")
        self.soon("[data-testid^=notice-]", 0)
        return self

    def touch(self, testid: str) -> None:
        if self.finger:
            self.at(testid).tap()
        else:
            self.at(testid).click()

    def ask(self, value: str, *notes: int) -> None:
        """Lay banknotes down for chips of this value; 0.00 for value chips."""
        self.touch("btn-ask")
        self.touch(f"value-{value}")
        for note in notes:
            self.touch(f"lay-currency-{note}")
        self.touch("btn-lay-money")

    def bring(self, *chips: int) -> None:
        """Lay value chips from elsewhere down, for the dealer to count in."""
        self.touch("btn-ask")
        self.touch("value-0.00")
        for chip in chips:
            self.touch(f"lay-chips-{chip}")
        self.touch("btn-lay-money")

    def leave(self) -> None:
        """Take the value chips in hand away."""
        self.touch("btn-out")
        self.touch("btn-take-away")
        expect(self.at("left-with")).to_contain_text("$")
        self.touch("btn-left")
        self.soon("[data-testid=held]", 0)

    def holds(self, amount: object, colour: str) -> None:
        """So much in chips of this colour is in hand."""
        self.soon(f"[data-testid=hand][data-colour='{colour}']")
        self.shows("hand", amount)

    def take(self, kind: str, slot: int) -> None:
        """Take something in hand: `colour`, `value` or `cash`."""
        self.touch(f"hold-{kind}")
        self.touch(f"chip-{slot}")

    def drag(self, slot: int, spot: str, also: bool = False) -> None:
        if not self.finger:
            super().drag(slot, spot, also)
            return
        box = self.at(f"chip-{slot}").bounding_box()
        assert box is not None
        start = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        x, y = self.spot(spot, also)
        end = x, y + ABOVE_FINGER
        self._finger("touchStart", start)
        self._finger("touchMove", ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
        self._finger("touchMove", end)
        self._finger("touchEnd", None)

    def _finger(self, what: str, at: Point | None) -> None:
        """A finger that moves: the browser's own touches, which Playwright can only tap."""
        if self._hand is None:
            self._hand = self.page.context.new_cdp_session(self.page)
        points = [] if at is None else [{"x": at[0], "y": at[1]}]
        self._hand.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

    def put(self, spot: str) -> None:
        """What is in hand, with one touch on the layout."""
        if self.finger:
            self.tap(spot)
        else:
            self.click(spot)

    def wager(self, chips: int, spot: str, amount: object) -> None:
        """So many colour chips on a spot, and see them lie there."""
        self.take("colour", SLOTS[chips])
        self.put(spot)
        self.has(spot, amount)

    def spinning(self) -> None:
        self.soon("[data-testid=phase][data-spinning=true]")

    def cut(self) -> None:
        """The cable is pulled."""
        self.page.context.set_offline(True)
        self.soon("[data-testid=notice-lost]")

    def mend(self) -> None:
        self.page.context.set_offline(False)
        self.soon("[data-testid=notice-lost]", 0)
