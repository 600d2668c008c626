"""What every shoe must do, whichever end it is: tell the cards that leave it, in order, and nothing else."""

import asyncio
from collections.abc import Callable, Iterator

import pytest

from croupier.base.names import TableId
from croupier.devices.makers import SHOES
from croupier.devices.shoe import CardOut, Shoe, ShoeMessage, ShoePlace
from croupier.devices.simulated_shoe_reader import SimulatedShoeReader
from croupier.games.baccarat.cards import Card
from croupier.games.baccarat.shuffle import shoe_order
from tests.devices.heard_shoe import HeardShoe
from tests.devices.sealed_chance import SealedChance

T1 = TableId("T1")
CHANCE = SealedChance("a")
ORDER = shoe_order(CHANCE.seed(T1, 1, "5a17"), 6)


class Dealt:
    """A shoe with the cards of `ORDER` in it, and the hand that draws one."""

    def __init__(self, chosen: str, draw: Callable[[], object] | None = None) -> None:
        maker, address = SHOES.find(chosen)
        self.shoe: Shoe = maker(ShoePlace(table=T1, chance=CHANCE), address)
        self._draw = draw

    async def deal(self, cards: int) -> list[ShoeMessage]:
        """What the table learns, by being told or by drawing."""
        virtual = self.shoe.virtual
        async with HeardShoe(self.shoe) as heard:
            if virtual:
                virtual.load(1, 6, "5a17")
                virtual.cut(156)
                virtual.cut(156)
                drawn = [virtual.draw() for _ in range(cards)]
                assert heard.messages == []
                return [*drawn]
            if self._draw is None:
                await asyncio.sleep(0.02)
                return heard.messages
            for _ in range(cards):
                self._draw()
            return await heard.hear(cards)


@pytest.fixture(params=["virtual", "keys", "serial:"])
def dealt(request: pytest.FixtureRequest) -> Iterator[Dealt]:
    if request.param != "serial:":
        yield Dealt(request.param)
        return
    reader = SimulatedShoeReader(ORDER)
    yield Dealt(f"serial:{reader.path}", reader.deal)
    reader.close()


def test_cards_are_told_in_the_order_in_which_they_leave(dealt: Dealt) -> None:
    told = asyncio.run(dealt.deal(20))
    expected = [CardOut(card) for card in ORDER[:20]]
    assert told == ([] if dealt.shoe.keyed else expected)


def test_while_nothing_leaves_it_nothing_is_told(dealt: Dealt) -> None:
    assert asyncio.run(dealt.deal(0)) == []


def test_a_hand_at_a_screen_draws_from_a_virtual_shoe_alone(dealt: Dealt) -> None:
    shoe = dealt.shoe
    assert shoe.by_screen is shoe.simulated is (shoe.virtual is not None)


def test_a_dealer_keys_the_cards_of_a_shoe_that_neither_reads_nor_makes_them(dealt: Dealt) -> None:
    assert dealt.shoe.keyed is (dealt.shoe.virtual is None and dealt._draw is None)


def test_it_may_be_listened_to_again(dealt: Dealt) -> None:
    """A table that is closed and opened again finds its shoe where it was."""
    first = asyncio.run(dealt.deal(3))
    again = asyncio.run(dealt.deal(3))
    assert len(first) == len(again)
    if dealt._draw:
        assert again == [CardOut(Card(card)) for card in ORDER[3:6]]
