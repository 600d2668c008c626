"""The console of a mini-baccarat dealer, by touch; and players there as programs."""

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.screens import DealtByTouch
from tests.browser.staff import Linked


class Dealing(DealtByTouch):
    path = "dealing"

    def asked(self, sentence: str, clause: str) -> None:
        """What the stage tells the dealer to do, and the clause beside it."""
        step = self.at("step").filter(has_text=sentence)
        expect(step.get_by_text(clause, exact=False).last).to_be_visible()

    def key(self, *cards: str) -> None:
        """Cards picked on the sheet one after the other: it stays open while another is to be keyed."""
        for card in cards:
            before = int(self.at("shoe").get_attribute("data-left") or 0)
            self.touch(f"card-{card}")
            self.touch("btn-card")
            self.soon(f"[data-testid=shoe][data-left='{before - 1}']")

    def type(self, card: str) -> None:
        """The same by keyboard: rank, suit, Enter."""
        before = int(self.at("shoe").get_attribute("data-left") or 0)
        self.page.keyboard.type(card)
        self.page.keyboard.press("Enter")
        self.soon(f"[data-testid=shoe][data-left='{before - 1}']")

    def number(self, at: int) -> None:
        self.at("number-at").fill(str(at))
        self.touch("btn-number")

    def wrong(self, what: str) -> None:
        """Something is found that is not as it should be."""
        self.touch("btn-wrong")
        self.touch(f"wrong-{what}")

    def choose(self, seat: str) -> None:
        self.touch("tab-seats")
        if self.at("seat-panel").count():
            self.touch("btn-all-seats")
        self.touch(f"seat-{seat}")
        expect(self.at("seat-panel")).to_be_visible()

    def issue(self, seat: str) -> None:
        """The money that lies there counted as laid, and value chips for it."""
        self.choose(seat)
        self.touch("btn-as-laid")
        self.touch("btn-issue")
        expect(self.at("issue")).to_have_count(0)

    def place(self, seat: str, chip: str, spot: str) -> None:
        self.choose(seat)
        self.touch(f"hand-value-{chip}")
        self.touch(f"area-{seat}-{spot}")
        self.soon(f"[data-testid=area-{seat}-{spot}]:not([data-staked='0'])")

    def cards(self, side: str) -> list[str]:
        found = self.at(f"hand-{side}").locator("[data-card]").all()
        return [one.get_attribute("data-card") or "" for one in found]


class CardPlayer(Linked):
    """Somebody at a position."""

    def __init__(self, house: House, table: str, seat: str) -> None:
        super().__init__(house, "position", house.pair(table, seat))

    def lay(self, spot: str, amount: str) -> None:
        self.until(lambda view: view["phase"] == "betting")
        self.ask("lay-wager", self.view["round"], spot, amount, "value", "0.00")
