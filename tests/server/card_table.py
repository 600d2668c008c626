"""A mini-baccarat table on a server, for tests: its people by name, and how they bring a shoe into play."""

import json
from typing import Any

from msgspec.structs import replace

from croupier.base.envelope import Role
from croupier.base.names import TerminalId
from croupier.floor.baccarat.settings import BaccaratSettings
from croupier.server.settings import Settings, StaffSettings
from tests.cards import wide_limits
from tests.server.clients import Screen, eventually
from tests.server.rig import T1, House, password_hash, settings
from tests.states import state_at

SEATS = tuple(TerminalId(str(number + 1)) for number in range(7))
DRAW = json.dumps(["shoe", "draw"])
CHIPS = ("1.00", "5.00", "25.00", "100.00")


def card_table(**table: Any) -> Settings:
    """One fast table with seven positions; cards of a virtual shoe unless `shoe` says otherwise."""
    options = {"limits": wide_limits(), **table.pop("options", {})}
    pace: dict[str, Any] = {"betting_seconds": 60.0, "wheel_speed": 300.0, "rest_seconds": 0.02}
    one = BaccaratSettings(
        id=T1,
        name="Mini 1",
        kind="baccarat",
        terminals=SEATS,
        chips=CHIPS,
        options=options,
        **{**pace, **table},
    )
    made = settings()
    dora = StaffSettings("Dora", Role.DIRECTOR, password_hash())
    return replace(made, tables=(one,), staff=(*made.staff, dora))


class CardPeople:
    """Sam the supervisor, Dora the director, Dana who deals, and whoever sits at 1 and 2."""

    def __init__(self, floor: House) -> None:
        self.floor = floor
        self.sam, self.dora = floor.pit("Sam"), floor.pit("Dora")
        self.dana = floor.signed_in("Dana", "dealing")

    def position(self, seat: str) -> Screen:
        return self.floor.terminal(seat, "position")

    def noticed(self) -> "CardPeople":
        """Open, taken, and the option notified."""
        self.sam.do("open-unmeasured", T1, "50000.00")
        self.dana.do("take-table")
        option = self.dana.view["table"]["dealing"]
        self.dora.do("give-dealing-notice", T1, option, "2026-01-05")
        return self

    def ready(self) -> "CardPeople":
        """A shoe from which the first cards are burned."""
        self.noticed().stacked()
        self.shuffle()
        self.dana.do("cut-cards", 100)
        self.dana.do("load-shoe", 14)
        self.burn()
        return self

    def stacked(self, *shown: str) -> None:
        """Brought, looked at, shown to these players and stacked: ready to be shuffled."""
        self.sam.do("receive-cards", T1, self.dana.view["table"]["decks"], "red", "", "yellow", True, True)
        self.dana.do("inspect-cards")
        self.sam.do("verify-cards", T1)
        self.dana.do("spread-cards", "up")
        for seat in shown or ("1",):
            self.dana.do("show-cards", seat)
        self.dana.do("stack-cards")
        self.dana.until(lambda view: view["shoe"]["commitment"] or view["shoe"]["port"] == "keys")

    def shuffle(self) -> None:
        """As soon as the shoe has said that it is ready, which it does by itself."""
        eventually(lambda: state_at(self.floor.floor.desk, T1).shoe.ready)
        self.dana.do("shuffle-cards")

    def burn(self) -> None:
        while self.dana.view["phase"] == "burn":
            self.draw()

    def draw(self) -> None:
        """The dealer's hand at the shoe, and the card is out."""
        left = self.dana.view["shoe"]["left"]
        self.dana.raw(DRAW)
        self.dana.until(lambda view: view["shoe"]["left"] < left)

    def counted(self, side: str) -> None:
        """All cards of the hand are seen."""
        self.dana.until(lambda view: view[side]["count"] is not None)

    def four(self) -> None:
        for _ in range(4):
            self.draw()

    def due(self) -> list[str]:
        return [act["key"] for act in self.dana.view["acts"] if act["when"] == "due"]

    def finish(self, round_: int) -> None:
        """From both counts on: third cards, result, payments, discard."""
        for side in ("player", "banker"):
            self.dana.do("announce-count", round_, side)
        while any(key.startswith("third") for key in self.due()):
            self.draw()
        self.dana.do("announce-result", round_)
        self.dana.do("collect-losing-wagers", round_)
        while self.dana.view["phase"] == "pay":
            step = self.dana.view["steps"][0]
            self.dana.do("pay-winner" if step["kind"] == "pay" else "take-vigorish", round_, step["seat"])
        self.dana.do("discard-cards", round_)


def bought(one: Screen, dana: Screen, seat: str = "1", amount: str = "500.00") -> None:
    one.do("ask-value-chips", amount, "0.00", "0.00")
    dana.do("issue-value-chips", seat, amount, "0.00", "0.00")
