"""A mini-baccarat table over the wire whose cards the dealer keys, so that each hand is known."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from croupier.server.wire import new_id
from tests.server.card_table import CardPeople, bought, card_table
from tests.server.clients import Screen
from tests.server.rig import T1, house


class Keyed(CardPeople):
    """A shoe whose cards the dealer keys; somebody with chips sits at 1."""

    one: Screen

    def sit(self) -> "Keyed":
        self.one = self.position("1")
        bought(self.one, self.dana)
        return self

    def draw(self) -> None:
        self.dana.do("deal-card", "KS")

    def keyed(self, cards: str) -> None:
        for card in cards.split():
            self.dana.do("deal-card", card)

    def play(self, cards: str, **wagers: str) -> int:
        """Laid, closed, dealt, counted and announced; the number of the round."""
        self.dana.do("new-game")
        round_: int = self.dana.view["round"]
        for spot, amount in wagers.items():
            self.one.do("lay-wager", round_, spot, amount, "value", "0.00")
        self.dana.do("no-more-bets", round_)
        first, third = cards.split()[:4], cards.split()[4:]
        self.keyed(" ".join(first))
        self.count(round_)
        self.keyed(" ".join(third))
        self.dana.do("announce-result", round_)
        return round_

    def begin(self, cards: str) -> None:
        """A round without wagers, and these cards of it."""
        self.dana.do("new-game")
        self.dana.do("no-more-bets", self.dana.view["round"])
        self.keyed(cards)

    def count(self, round_: int) -> None:
        for side in ("player", "banker"):
            self.dana.do("announce-count", round_, side)

    def sizes(self) -> tuple[int, int]:
        """How many cards each hand has, the Player's first."""
        return len(self.dana.view["player"]["cards"]), len(self.dana.view["banker"]["cards"])

    def offered(self, *shown: str) -> None:
        """A shuffled stack whose cut is offered; these players were shown the cards."""
        self.noticed().stacked(*shown)
        self.shuffle()

    def pay(self, round_: int) -> list[tuple[str, str, str]]:
        """Losers collected, then step by step; each step as the dealer was told it."""
        self.dana.do("collect-losing-wagers", round_)
        steps = [(step["kind"], step["seat"], step["amount"]) for step in self.dana.view["steps"]]
        for kind, seat, _ in steps:
            self.dana.do("pay-winner" if kind == "pay" else "take-vigorish", round_, seat)
        self.dana.do("discard-cards", round_)
        return steps

    def clause(self, who: Screen, *frame: object) -> str:
        """The clause that a refusal rests on."""
        name, *values = frame
        reply = who.ask(str(name), *values)
        assert not reply["ok"], reply
        return str(reply["clause"]).removeprefix("oneida-minibaccarat:")

    def change(self, **options: object) -> dict[str, Any]:
        """What the director hears who asks for other terms."""
        browser = self.floor.browser("Dora")
        browser.sign_in("Dora")
        asked = {"id": new_id(), "options": options}
        answer: dict[str, Any] = browser.http.post(f"/api/tables/{T1}/terms", json=asked).json()
        return answer

    def posted(self) -> str:
        """The notices on the sign at the table."""
        sign = self.floor.browser("Dana").http.get(f"/api/tables/{T1}/sign").json()
        return " ".join(one["says"] for one in sign["notices"])

    def asked(self, key: str) -> str:
        """What the dealer's screen says of an act that is due, or will be once the shoe has said its word."""

        def due(view: dict[str, Any]) -> list[dict[str, Any]]:
            return [act for act in view["acts"] if act["key"] == key and act["when"] == "due"]

        return str(due(self.dana.until(due))[0]["says"])

    def told(self, who: Screen) -> str:
        """What a player's screen says the table waits for."""
        seen = who.until(lambda view: any(_waits(act) for act in view["acts"]))
        return next(str(act["says"]) for act in seen["acts"] if _waits(act))


def _waits(act: dict[str, Any]) -> bool:
    return act["when"] == "due" and act["procedure"] in ("cards", "irregularity")


@contextmanager
def keyed_table(tmp_path: Path, **options: Any) -> Iterator[Keyed]:
    with house(card_table(shoe="keys", options=options), tmp_path) as floor:
        people = Keyed(floor)
        people.ready()
        yield people.sit()
        assert floor.audit() == []
