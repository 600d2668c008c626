"""A live table over the wire, played as its document has it: what tests of a clause's people begin with."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from croupier.devices import simulated
from tests.server.acts import chips_for, closed
from tests.server.clients import Screen
from tests.server.rig import House, Loaded, house, live

DOCUMENTS = ("oneida-roulette", "massachusetts", "new-jersey")


class Table(NamedTuple):
    """One table with its people: a dealer, two seats, the supervisor and the board."""

    floor: House
    sam: Screen
    dana: Screen
    one: Screen
    two: Screen
    board: Screen

    def begin(self) -> int:
        """A new game, once chance is committed where there is any; its number."""
        self.dana.until(lambda view: any(act["key"] == "new-game" for act in due(view)))
        self.dana.do("new-game")
        round_: int = self.dana.until(lambda view: view["phase"] == "betting")["round"]
        self.one.until(lambda view: view["round"] == round_ and view["phase"] == "betting")
        return round_

    def lay(self, round_: int, spot: str, amount: str = "5.00") -> None:
        self.one.do("lay-wager", round_, spot, amount, "colour", "0.00")

    def read(self, round_: int, number: str) -> None:
        """Closed and spun in the document's order, and read."""
        closed(self.dana, round_)
        self.dana.until(lambda view: view["reader"] == number)

    def finish(self, round_: int, number: str) -> dict[str, str]:
        """Played to its payment; what the first player is shown to win, by spot."""
        self.read(round_, number)
        self.dana.do("announce-number", round_, number)
        self.one.until(lambda view: view["number"] == number)
        wins = {win["spot"]: win["paid"] for win in self.one.view["wins"]}
        self.dana.do("place-crown", round_)
        self.dana.do("collect-losers", round_)
        self.dana.do("pay-winners", round_)
        self.dana.until(lambda view: view["phase"] == "idle" and view["ball"]["state"] in ("idle", "rest"))
        return wins

    def refused(self, frame: str, *values: object, who: Screen | None = None) -> tuple[str, str]:
        """The reason and the clause that the sender, a player unless named, is answered with."""
        reply = (who or self.one).ask(frame, *values)
        assert not reply["ok"], reply
        return reply["reason"], reply["clause"]


def due(view: dict[str, Any]) -> list[dict[str, Any]]:
    return [act for act in view["acts"] if act["when"] == "due"]


@contextmanager
def table(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    book: str,
    *numbers: str,
    wheel_speed: float = 300.0,
    **options: object,
) -> Iterator[Table]:
    """Opened, dealt and with chips at the first seat; its wheel gives these numbers. The journal holds."""
    monkeypatch.setattr(simulated, "secrets", Loaded(numbers or ("17",)))
    with house(live(book, options=options, wheel_speed=wheel_speed), folder) as floor:
        sam, dana = floor.dealt()
        one = floor.seat("1")
        chips_for(one, dana, "navy")
        yield Table(floor, sam, dana, one, floor.seat("2"), floor.board())
        assert floor.audit() == []
