"""Staff and players as programs, over the same wire as the screens: for what no test looks at."""

import json
from collections.abc import Callable
from typing import Any, Self

from websockets.sync.client import connect

from croupier.server.wire import new_id
from tests.browser.house import House

View = dict[str, Any]
WITHIN = 10


class Linked:
    """Whoever this cookie is of, with the view that the screen would have."""

    def __init__(self, house: House, screen: str, cookie: str) -> None:
        address = house.url.replace("http", "ws", 1) + f"/ws/{screen}"
        self._connect = connect(address, additional_headers={"Cookie": cookie}, max_queue=None)
        self.view: View = {}

    def __enter__(self) -> Self:
        self._link = self._connect.__enter__()
        self._take()
        return self

    def __exit__(self, *_: object) -> None:
        self._connect.__exit__(None, None, None)

    def _take(self) -> View:
        """The next frame. What has changed comes with a reply, or by itself."""
        frame: View = json.loads(self._link.recv(WITHIN))
        self.view |= frame.get("view") or frame.get("patch") or {}
        return frame

    def answer(self, name: str, *words: object) -> View:
        """The reply, a refusal too."""
        self._link.send(json.dumps([id_ := new_id(), name, *words]))
        while (frame := self._take()).get("id") != id_:
            pass
        return frame

    def ask(self, name: str, *words: object) -> None:
        frame = self.answer(name, *words)
        assert frame["ok"], f"{name} was refused: {frame}"

    def tell(self, *words: str) -> None:
        self._link.send(json.dumps(words))

    def until(self, so: Callable[[View], bool]) -> None:
        while not so(self.view):
            self._take()


class Staff(Linked):
    """One member of staff, signed in."""

    def __init__(self, house: House, screen: str, name: str, table: str = "") -> None:
        super().__init__(house, f"{screen}?table={table}", f"croupier-session={house.session(name)}")


class Player(Linked):
    """At a terminal, before a browser opens it."""

    def __init__(self, house: House, table: str, terminal: str) -> None:
        super().__init__(house, "terminal", house.pair(table, terminal))

    def lay(self, dollars: int) -> None:
        self.ask("lay-buy-in", f"{dollars}.00", "0.00", "0.00")

    def verify(self) -> None:
        self.until(lambda view: (view["buy_in"] or {}).get("step") == "credited")
        self.ask("verify-credit")


DEALERS = {
    "T2": "Dana", "T3": "Theo", "T5": "Tess", "L1": "Lee", "L2": "Liz", "L3": "Lou", "L4": "Lin", "B1": "Bea",
    "M1": "Mia", "M2": "Max", "M3": "May", "M4": "Moe", "M5": "Mae", "M6": "Mel",
}  # fmt: skip
"""One dealer works one table."""


class Supervisor(Staff):
    def __init__(self, house: House) -> None:
        super().__init__(house, "supervisor", "Sam")

    def table(self, table: str) -> View:
        found: View = next(one for one in self.view["tables"] if one["id"] == table)
        return found

    def open(self, table: str) -> None:
        if self.table(table)["phase"] == "closed":
            self.ask("open-table", table, "10000.00", 32, 13, "non-metallic")

    def open_cards(self, table: str) -> None:
        """A table without a wheel, with the decks brought to it and the director's notice given."""
        if self.table(table)["phase"] != "closed":
            return
        self.ask("open-unmeasured", table, "10000.00")
        self.ask("receive-cards", table, 6, "red", "", "yellow", True, True)

    def close(self, table: str) -> None:
        """Nobody works a closed table: the dealer and the mucker have left it."""
        self.ask("count-float", table, self.table(table)["float"], DEALERS[table])
        self.ask("close-table", table)

    def refund(self, table: str) -> None:
        self.until(lambda _: bool(self.table(table)["voids"]))
        self.ask("refund-game", table, self.table(table)["round"])


class Dealer(Staff):
    """Works a table that has been opened."""

    def __init__(self, house: House, table: str) -> None:
        super().__init__(house, "console", DEALERS.get(table, "Dana"), table)

    def __enter__(self) -> Self:
        super().__enter__()
        if self.view["dealer"] != self.view["me"]["name"]:
            self.ask("take-table")
        return self

    def terminal(self, terminal: str) -> View:
        found: View = next(one for one in self.view["terminals"] if one["id"] == terminal)
        return found

    def at(self, phase: str) -> None:
        self.until(lambda view: view["phase"] == phase)

    def serve(self, terminal: str) -> None:
        """Carry a buy-in that was laid through all its steps."""
        self.until(lambda _: self.terminal(terminal)["buy_in"] is not None)
        laid = self.terminal(terminal)["buy_in"]
        self.ask("pick-up-buy-in", terminal)
        self.ask("count-buy-in", terminal, laid["currency"], laid["chips"], laid["coupon"])
        self.ask("credit-buy-in", terminal, laid["amount"])
        self.ask("drop-buy-in", terminal)

    def pay(self, terminal: str) -> None:
        """Pay a cash-out that was confirmed, in chips."""
        self.until(lambda _: (self.terminal(terminal)["cash_out"] or {}).get("step") == "confirmed")
        amount = self.terminal(terminal)["cash_out"]["amount"]
        self.ask("select-cash-out", terminal)
        self.ask("count-chips", terminal, amount)
        self.ask("deliver-chips", terminal)

    def new_game(self) -> None:
        self.until(lambda view: view["phase"] in ("idle", "settled") and view["ball"]["state"] != "track")
        self.ask("new-game")
        self.at("betting")

    def launch(self) -> None:
        """Throw as soon as no ball is in the way: the wheel takes no throw while the last one drops."""
        self.until(lambda view: view["ball"]["state"] in ("idle", "rest"))
        self.tell("wheel", "throw")

    def throw(self) -> None:
        """Throw, and wait for the reader."""
        self.launch()
        self.at("read")

    def spin(self) -> str:
        """Throw, wait for the reader, confirm: the number."""
        self.throw()
        number: str = self.view["reader"]["number"]
        self.ask("confirm-number", self.view["round"], number)
        return number


class LiveDealer(Staff):
    """Deals a live table that has been opened, as fast as it goes."""

    def __init__(self, house: House, table: str, name: str = "") -> None:
        super().__init__(house, "felt", name or DEALERS[table], table)

    def __enter__(self) -> Self:
        super().__enter__()
        if self.view["dealer"] != self.view["me"]["name"]:
            self.ask("take-table")
        return self

    def seat(self, seat: str) -> View:
        found: View = next(one for one in self.view["seats"] if one["id"] == seat)
        return found

    def issue(self, seat: str) -> None:
        """Chips of a free colour for the money that the seat has laid."""
        self.until(lambda _: self.seat(seat)["asked"] is not None)
        asked, taken = self.seat(seat)["asked"], self.view["colours"]
        free = next(one for one in self.view["all_colours"] if one not in taken)
        colour = (self.seat(seat)["colour"] or free) if asked["value"] != "0.00" else ""
        self.ask(
            "issue-chips", seat, colour, asked["value"], asked["currency"], asked["chips"], asked["coupon"]
        )

    def clear(self) -> None:
        """Between games everyone leaves: money is changed, colours are changed back, chips are taken away."""
        for seat in [one["id"] for one in self.view["seats"]]:
            if self.seat(seat)["asked"] is not None:
                self.issue(seat)
                self.until(lambda _, seat=seat: self.seat(seat)["asked"] is None)  # type: ignore[misc]
            if self.seat(seat)["colour"] is not None:
                self.ask("colour-out", seat)
                self.until(lambda _, seat=seat: self.seat(seat)["colour"] is None)  # type: ignore[misc]
            if self.seat(seat)["held"] != "0.00":
                self.ask("take-chips-away", seat)

    def open_betting(self) -> int:
        self.ask("new-game")
        self.until(lambda view: view["phase"] == "betting")
        round_: int = self.view["round"]
        return round_

    def act(self, name: str, *words: object, then: str) -> None:
        self.ask(name, self.view["round"], *words)
        self.until(lambda view: view["phase"] == then)

    def close_and_spin(self) -> None:
        """No more bets and the spin, in the document's own order."""
        first, second = ("spin-ball", "no-more-bets")
        if self.view["table"]["before_spin"]:
            first, second = second, first
        for act in (first, second):
            self.ask(act, self.view["round"], *(["clockwise"] if act == "spin-ball" else []))

    def settle(self, number: str) -> None:
        """From the announcement to the last winner paid."""
        self.act("announce-number", number, then="announced")
        if self.view["table"]["game"] == "roulette":
            self.act("place-crown", then="crowned")
        self.act("collect-losers", then="collected")
        self.act("pay-winners", then="idle")
