"""A table whose shoe reads its cards over a serial line: the bytes of a real one, and a line that fails."""

from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from croupier.devices import shoe_reader
from croupier.devices.shoe_frames import ReaderMode
from croupier.devices.simulated_shoe_reader import ReadFault, SimulatedShoeReader
from croupier.games.baccarat.cards import Card
from tests.server.card_table import CardPeople, bought, card_table
from tests.server.rig import T1, House, house

pytestmark = pytest.mark.clause("oneida-minibaccarat:H")
LINE = "shoe"


class Shoe:
    """A line that can be pulled and put back at the same address."""

    def __init__(self, folder: Path) -> None:
        self.address = folder / LINE
        self.connect()

    def connect(self) -> None:
        self.reader = SimulatedShoeReader([])
        self.address.unlink(missing_ok=True)
        self.address.symlink_to(self.reader.path)

    def deal(self, text: str, fault: ReadFault | None = None, mode: ReaderMode = ReaderMode.GAME) -> None:
        for card in text.split():
            self.reader._cards.append(Card(card))
            self.reader.deal(fault, mode)

    def pull(self) -> None:
        self.address.unlink()
        self.reader.close()


class Table(CardPeople):
    def __init__(self, floor: House) -> None:
        super().__init__(floor)
        self.one = self.position("1")

    def alarmed(self, says: str) -> None:
        self.sam.until(lambda view: any(says in alarm["says"] for alarm in view["alarms"]))

    def playing(self, shoe: Shoe) -> "Table":
        """A king is burned, and $100 lie on the Banker's Hand."""
        self.noticed()
        self.sam.do("receive-cards", T1, 6, "red", "", "yellow", True, True)
        self.dana.do("inspect-cards")
        self.sam.do("verify-cards", T1)
        for frame in (("spread-cards", "up"), ("show-cards", "1"), ("stack-cards",)):
            self.dana.do(*frame)
        self.dana.until(lambda _: "shuffle-cards" in self.due())
        for order in (("shuffle-cards",), ("cut-cards", 100), ("load-shoe", 14)):
            self.dana.do(*order)
        shoe.deal("KS")
        self.dana.until(lambda view: view["phase"] == "idle")
        bought(self.one, self.dana)
        self.dana.do("new-game")
        self.one.do("lay-wager", 1, "banker", "100.00", "value", "0.00")
        self.dana.do("no-more-bets", 1)
        return self

    def keyed(self, card: str) -> None:
        self.dana.until(lambda view: view["waiting"] and view["waiting"]["card"] is None)
        draw = self.dana.view["waiting"]["draw"]
        self.dana.do("key-card", draw, card)
        self.sam.do("confirm-card", T1, draw, card)

    def cards(self, side: str, *cards: str | None) -> None:
        self.dana.until(lambda view: [one["card"] for one in view[side]["cards"]] == list(cards))


@pytest.fixture
def shoe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shoe:
    monkeypatch.setattr(shoe_reader.ShoeReader.__init__, "__defaults__", (0.02,))
    return Shoe(tmp_path)


def opened(shoe: Shoe) -> AbstractContextManager[House]:
    return house(card_table(shoe=f"serial:{shoe.address}"), shoe.address.parent / "floor")


def test_no_card_is_lost_behind_one_that_was_not_read(shoe: Shoe) -> None:
    with opened(shoe) as floor:
        table = Table(floor).playing(shoe)
        shoe.deal("KH")
        shoe.deal("9D", ReadFault.NOT_READ)
        shoe.deal("KD 5H")
        table.dana.until(lambda view: view["shoe"]["left"] == 312 - 5)
        table.alarmed("card 5 left the shoe before an earlier one was put right")
        assert table.dana.view["held"] == 2
        table.keyed("9D")
        table.cards("player", "KH", "KD")
        table.cards("banker", "9D", "5H")
        assert table.dana.view["held"] == 0
        beside = [act["key"] for act in table.dana.view["acts"] if act["when"] == "beside"]
        assert "untold-card" in beside, "the reader has failed once in this hand"
        assert floor.audit() == []


def test_a_hand_is_finished_without_the_line(shoe: Shoe) -> None:
    with opened(shoe) as floor:
        table = Table(floor).playing(shoe)
        shoe.deal("KH 9D")
        table.cards("banker", "9D")
        assert table.dana.ask("deal-card", "")["says"] == "this shoe tells its cards itself"
        shoe.pull()
        table.alarmed("the line to the shoe is lost")
        table.dana.until(lambda view: view["untold"])
        for card in ("KD", "QC"):
            table.dana.do("deal-card", "")
            table.keyed(card)
        table.cards("player", "KH", "KD")
        table.finish(1)
        assert table.dana.view["seats"][0]["staked"] == "0.00"
        assert table.dana.view["untold"], "the next hand too"
        shoe.connect()
        table.alarmed("the line to the shoe is back")
        assert floor.audit() == []


def test_a_line_that_came_back_while_nobody_listened_is_trusted_again(shoe: Shoe) -> None:
    with opened(shoe) as floor:
        table = Table(floor).playing(shoe)
        shoe.deal("KH")
        table.cards("player", "KH")
        shoe.pull()
        table.dana.until(lambda view: view["untold"])
    shoe.connect()
    with opened(shoe) as floor:
        table = Table(floor)
        shoe.deal("9D KD QC")
        table.cards("banker", "9D", "QC")
        table.finish(1)
        table.dana.until(lambda view: not view["untold"])
        assert floor.audit() == []


def test_a_card_drawn_with_the_shoe_set_to_burn_is_an_alarm(shoe: Shoe) -> None:
    with opened(shoe) as floor:
        table = Table(floor).playing(shoe)
        shoe.deal("7C", mode=ReaderMode.BURN)
        table.cards("player", "7C")
        table.alarmed("the shoe was set to burn, and card 2 left it in play: look at it")


def test_a_card_that_no_shoe_in_play_gave_is_an_alarm(shoe: Shoe) -> None:
    with opened(shoe) as floor:
        table = Table(floor)
        shoe.deal("4S")
        table.alarmed("the shoe told of a card that was not taken: no shoe is in play")
