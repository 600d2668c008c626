"""A mini-baccarat table: its dealer's console by touch, and its staff and players as programs."""

from typing import Self

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.screens import Work
from tests.browser.staff import DEALERS, Linked, Staff, Supervisor, View

DATED = "2026-11-16"


class Dealing(Work):
    """Dealt by touch: one large button holds the act that is due."""

    def open(self, url: str, table: str) -> Self:
        self.page.goto(f"{url}/dealing?table={table}")
        self.soon("[data-testid=stage]")
        return self

    def take(self) -> Self:
        """Work the table, unless this dealer does already."""
        if self.at("btn-take-over").count():
            self.touch("btn-take-over")
        self.soon("[data-testid=relief-banner]", 0)
        return self

    def phase(self, phase: str) -> None:
        self.soon(f"[data-testid=stage][data-phase={phase}]")

    def press(self, act: str, then: str) -> None:
        """The large button, once it is this act's; the table is then in that phase."""
        self.touch(f"btn-{act}")
        self.phase(then)

    def key(self, *cards: str) -> None:
        """Cards picked on the sheet one after the other: it stays open while another is to be keyed."""
        for card in cards:
            before = int(self.at("shoe").get_attribute("data-left") or 0)
            self.touch(f"card-{card}")
            self.touch("btn-card")
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
        self.touch(f"hand-{chip}")
        self.touch(f"area-{seat}-{spot}")
        self.soon(f"[data-testid=area-{seat}-{spot}]:not([data-staked='0'])")

    def cards(self, side: str) -> list[str]:
        found = self.at(f"hand-{side}").locator("[data-card]").all()
        return [one.get_attribute("data-card") or "" for one in found]


def bring_cards(house: House, table: str) -> None:
    """Open the table, give the director's notice, bring the decks."""
    with Supervisor(house) as sam:
        opened = sam.table(table)["phase"] != "closed"
        sam.open_cards(table)
    if not opened:
        with Staff(house, "supervisor", "Dora") as dora:
            option = next(one["dealing"] for one in dora.view["tables"] if one["id"] == table)
            dora.ask("give-dealing-notice", table, option, DATED)


class CardPlayer(Linked):
    """Somebody at a position."""

    def __init__(self, house: House, table: str, seat: str) -> None:
        super().__init__(house, "position", house.pair(table, seat))

    def lay(self, spot: str, amount: str) -> None:
        self.until(lambda view: view["phase"] == "betting")
        self.ask("lay-wager", self.view["round"], spot, amount, "value", "0.00")


class CardDealer(Staff):
    """Deals a table that has been opened, whose shoe is virtual, as fast as it goes."""

    def __init__(self, house: House, table: str) -> None:
        super().__init__(house, "dealing", DEALERS[table], table)
        self._house, self._table = house, table

    def __enter__(self) -> Self:
        super().__enter__()
        if self.view["dealer"] != self.view["me"]["name"]:
            self.ask("take-table")
        return self

    def prepare(self, seat: str = "1") -> None:
        """From the decks to the last burned card, unless a shoe is in play."""
        if self.view["phase"] != "inspect":
            return
        self.ask("inspect-cards")
        with Supervisor(self._house) as sam:
            sam.ask("verify-cards", self._table)
        for name, *words in (("spread-cards", "up"), ("show-cards", seat), ("stack-cards",)):
            self.ask(name, *words)
        self.until(lambda view: view["shoe"]["commitment"] is not None)
        for name, *numbers in (("shuffle-cards",), ("cut-cards", 100), ("load-shoe", 16)):
            self.ask(name, *numbers)
        while self.view["phase"] != "idle":
            self.draw()

    def draw(self) -> None:
        """The next card of a virtual shoe."""
        before = self.view["shoe"]["left"]
        self.tell("shoe", "draw")
        self.until(lambda view: view["shoe"]["left"] < before)

    def issue(self, seat: str) -> None:
        self.until(lambda _: self.seat(seat)["asked"] is not None)
        asked = self.seat(seat)["asked"]
        self.ask("issue-value-chips", seat, asked["currency"], asked["chips"], asked["coupon"])

    def seat(self, seat: str) -> View:
        found: View = next(one for one in self.view["seats"] if one["id"] == seat)
        return found

    def play(self, players: dict[str, CardPlayer]) -> None:
        """To the discard rack, whatever the cards are; players turn what they are handed."""
        while self.view["phase"] != "idle":
            due = self._due()
            if due is None:
                self._take()
                continue
            self._do(due, players)
            self.until(lambda _, done=due: self._due() != done)  # type: ignore[misc]

    def _due(self) -> View | None:
        left = self.view["shoe"]["left"], len(self.view["steps"])
        acts = (one for one in self.view["acts"] if one["procedure"] == "game" and one["when"] == "due")
        return next(({**act, "left": left} for act in acts), None)

    def _do(self, act: View, players: dict[str, CardPlayer]) -> None:
        name, side, round_ = act["command"], act["key"].rpartition("-")[2], self.view["round"]
        if name == "deal-card":
            self.tell("shoe", "draw")
        elif act["key"].startswith("return-"):
            players[act["position"]].ask(name, round_, side)
        elif name in ("hand-cards", "turn-cards", "announce-count"):
            self.ask(name, round_, side)
        elif name in ("pay-winner", "take-vigorish"):
            self.ask(name, round_, act["position"])
        else:
            self.ask(name, round_)
