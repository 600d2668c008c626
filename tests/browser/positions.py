"""A position at a mini-baccarat table as its player sees it, and its dealer and floorperson as programs."""

from collections.abc import Callable, Iterator
from typing import Self

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.seats import Seat
from tests.browser.staff import DEALERS, WITHIN, Staff, Supervisor, View
from tests.server.clients import eventually

DATED = "2026-01-05"
CHIPS = {1: 1, 5: 2, 25: 3, 100: 4}
"""Which slot of the rack holds a chip of so many dollars."""

PULLED = "[data-testid=peel]:not([data-part='0.00'])"
GRASPS, SETTLES = 4, 200


class Position(Seat):
    """Value chips alone: no colour is asked for."""

    def sized(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def buy(self, *notes: int) -> None:
        self.touch("btn-ask")
        for note in notes:
            self.touch(f"lay-currency-{note}")
        self.touch("btn-lay-money")

    def bet_chip(self, dollars: int, spot: str, amount: object) -> None:
        """One chip, with a touch on the chip and one on the area, and see it lie there."""
        self.touch(f"chip-{CHIPS[dollars]}")
        self.put(spot)
        self.has(spot, amount)

    def pull(self, nth: int, far: float) -> None:
        """Pull a card up by its lower right corner, so much of its size, and keep hold of it.

        A hand that grasps beside it, since the sheet has moved meanwhile, grasps again.
        """
        for _ in range(GRASPS):
            self._grasp(nth, far)
            self.page.wait_for_timeout(SETTLES)
            if self.page.locator(PULLED).count():
                return
            self.release()

    def _grasp(self, nth: int, far: float) -> None:
        card = self.at("peel").nth(nth)
        card.scroll_into_view_if_needed()  # waits until the sheet lies still
        box = card.bounding_box()
        assert box is not None
        start = box["x"] + box["width"] * 0.97, box["y"] + box["height"] * 0.98
        end = start[0] - box["width"] * far, start[1] - box["height"] * far
        if self.finger:
            self._finger("touchStart", start)
            self._finger("touchMove", end)
            return
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=3)

    def told(self, text: str) -> None:
        """What the call means to this player."""
        expect(self.at("spot-label")).to_contain_text(text)

    def release(self) -> None:
        if self.finger:
            self._finger("touchEnd", None)
            self.page.touchscreen.tap(4, 4)  # Chromium makes no click of the first tap after a moved finger
        else:
            self.page.mouse.up()


def open_cards(house: House, table: str) -> None:
    """Opened, with the decks brought and the director's notice given."""
    with Supervisor(house) as sam:
        opened = sam.table(table)["phase"] != "closed"
        sam.open_cards(table)
        option = sam.table(table)["dealing"]
    if not opened:
        with Staff(house, "supervisor", "Dora") as dora:
            dora.ask("give-dealing-notice", table, option, DATED)


class ShoeDealer(Staff):
    """Deals by what is due; cards come out of a virtual shoe, or are keyed."""

    def __init__(self, house: House, table: str) -> None:
        open_cards(house, table)
        super().__init__(house, "dealing", DEALERS[table], table)
        self._house, self._table = house, table

    def __enter__(self) -> Self:
        super().__enter__()
        if self.view["dealer"] != self.view["me"]["name"]:
            self.ask("take-table")
        return self

    def prepare(self, seat: str) -> None:
        """A fresh stack, shuffled, with the cut offered to whoever sits there."""
        last = self.view["shoe"]["commitment"]
        if self.view["phase"] == "inspect":
            self.ask("inspect-cards")
            with Supervisor(self._house) as sam:
                sam.ask("verify-cards", self._table)
        for name, *words in (("spread-cards", "up"), ("show-cards", seat), ("stack-cards",)):
            self.ask(name, *words)
        if self.view["virtual"]:
            self.until(lambda view: view["shoe"]["commitment"] not in (None, last))
        # a shoe says by itself when it is ready
        eventually(lambda: self.answer("shuffle-cards")["ok"], WITHIN)
        self.until(lambda view: view["phase"] == "cut")
        while (asked := self.due("cut-cards")["position"]) != seat:
            self.ask("decline-cut")
            self.until(lambda _, asked=asked: self.due("cut-cards")["position"] != asked)  # type: ignore[misc]

    def due(self, *commands: str) -> View:
        """The act that the table waits for, once it is one of these: a shoe may first tell a card's face."""

        def found() -> Iterator[View]:
            return (act for act in self.view["acts"] if act["when"] == "due" and act["command"] in commands)

        self.until(lambda _: any(found()))
        return next(found())

    def load(self, burned: str = "AS", from_back: int = 16) -> None:
        """The stack, once it is cut, into the shoe, and the first cards burned."""
        self.until(lambda view: view["phase"] == "load")
        self.ask("load-shoe", from_back)
        self.until(lambda view: view["phase"] == "burn")
        while self.view["phase"] == "burn":
            self.draw(burned)

    def draw(self, card: str = "") -> None:
        before = self.view["shoe"]["left"]
        if self.view["virtual"]:
            self.tell("shoe", "draw")
        else:
            self.ask("deal-card", card)
        self.until(lambda view: view["shoe"]["left"] < before)

    def seat(self, seat: str) -> View:
        found: View = next(one for one in self.view["seats"] if one["id"] == seat)
        return found

    def issue(self, seat: str) -> None:
        self.until(lambda _: self.seat(seat)["asked"] is not None)
        asked = self.seat(seat)["asked"]
        self.ask("issue-value-chips", seat, asked["currency"], asked["chips"], asked["coupon"])

    def open_betting(self) -> None:
        if any(act["key"] == "announce-last-hand" and act["when"] == "due" for act in self.view["acts"]):
            self.ask("announce-last-hand")
        self.ask("new-game")
        self.until(lambda view: view["phase"] == "betting")

    def close_and_deal(self, *cards: str) -> None:
        """No more bets, and the first four cards: those that are named, or the next of the shoe."""
        self.ask("no-more-bets", self.view["round"])
        for card in cards or ("",) * 4:
            self.draw(card)

    def round(self, name: str, *words: object) -> None:
        self.ask(name, self.view["round"], *words)

    def finish(self, turn: Callable[[str], None] | None = None) -> None:
        """To the discard rack, act by act; `turn` is called for a hand that a player is to turn."""
        while self.view["phase"] not in ("idle", "shuffle"):
            act, before = self.due(*MOVES), self.view["acts"]
            side = act["key"].rpartition("-")[2]
            if act["command"] == "deal-card":
                self.draw()
            elif act["command"] == "turn-cards" and "dealer" not in act["roles"]:
                assert turn is not None
                turn(side)
            elif act["command"] in ("pay-winner", "take-vigorish"):
                self.round(act["command"], act["position"])
            else:
                self.round(act["command"], *([side] if side in ("player", "banker") else []))
            self.until(lambda view, before=before: view["acts"] != before)  # type: ignore[misc]


MOVES = (
    "deal-card", "hand-cards", "turn-cards", "announce-count", "announce-result", "collect-losing-wagers",
    "pay-winner", "take-vigorish", "discard-cards",
)  # fmt: skip
"""What is done from the fourth card on."""
