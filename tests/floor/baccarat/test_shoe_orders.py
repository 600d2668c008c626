"""What a dealer and a virtual shoe send, in every order: no shoe is ever dealt that was not committed to."""

from itertools import permutations

import pytest

from croupier.base.envelope import Command
from croupier.base.refusal import Refusal
from croupier.floor.baccarat.messages import cards, deal
from croupier.floor.baccarat.messages.cards import Face, Port
from croupier.floor.baccarat.shoe_trail import ShoeTrail
from croupier.floor.baccarat.state import Phase
from croupier.games.baccarat.shuffle import cut_cards, shoe_order
from croupier.games.chance import commitment
from tests.cards import Cards, no
from tests.house import ONE, T1

SEEDS = (b"the first", b"the second")
STACK = ("dealer", cards.StackCards())
SHUFFLE = ("dealer", cards.ShuffleCards())
Sent = tuple[str, Command]


class Virtual(Cards):
    """Its shoe says nothing by itself."""

    keyed = False

    def __init__(self) -> None:
        super().__init__()
        self.trail, self.found = ShoeTrail(), list[str]()

    def try_(self, *sent: Sent) -> None:
        """In this order; what is refused changes nothing."""
        for name, command in sent:
            answer = self.ask(name, command)
            for event in () if isinstance(answer, Refusal) else answer:
                self.found += self.trail.follow(T1, 1, b"", event)


def ready(nth: int) -> Sent:
    return "reader", cards.ReadyShoe(Port.VIRTUAL, commitment(SEEDS[nth]), "salt")


def reveal(nth: int) -> Sent:
    return "reader", cards.RevealShoe(SEEDS[nth].hex())


def check(house: Virtual, number: int) -> None:
    """A shoe that was shuffled tells its cards itself and is the one committed to; the audit agrees."""
    assert house.found == []
    if house.cards.phase is Phase.CUT:
        house.do("dealer", cards.CutCards(100), cards.LoadShoe(14))
        assert house.refused("dealer", deal.DealCard("KS")) == no("not_permitted", "H")
        assert house.cards.shoe.commitment == commitment(SEEDS[number - 1])
        assert house.cards.shoe.number == number


@pytest.mark.parametrize("order", list(permutations((STACK, SHUFFLE, SHUFFLE, ready(0), ready(0)))))
def test_the_first_shoe(order: tuple[Sent, ...]) -> None:
    house = Virtual().seated().received()
    house.do("dealer", cards.InspectCards())
    house.do("floorperson", cards.VerifyCards())
    house.do("dealer", cards.SpreadCards(Face.UP), cards.ShowCards(ONE))
    assert isinstance(house, Virtual)
    house.try_(*order)
    check(house, 1)


def played() -> Virtual:
    """The first shoe, of which one card is out; nobody plays, so that the dealer may take it apart."""
    house = Virtual().seated().stacked()
    assert isinstance(house, Virtual)
    house.try_(ready(0), SHUFFLE, ("dealer", cards.CutCards(100)), ("dealer", cards.LoadShoe(14)))
    house.try_(("reader", deal.DealCard(cut_cards(shoe_order(SEEDS[0], 6), 100)[0])))
    house.try_(("dealer", cards.SpreadCards(Face.UP)), ("dealer", cards.ShowCards(ONE)))
    return house


NEXT = (STACK, SHUFFLE, SHUFFLE, reveal(0), ready(1))


@pytest.mark.parametrize("order", list(permutations(NEXT)))
def test_the_next_shoe(order: tuple[Sent, ...]) -> None:
    house = played()
    house.try_(*order)
    check(house, 2)


def test_a_shoe_that_another_device_made_ready_is_not_dealt() -> None:
    """The table was given another shoe between stack and shuffle, or while it was closed."""
    house = Cards().seated().stacked()
    assert house.cards.shoe.ready
    house.rows(
        ("reader", cards.ReadyShoe(Port.KEYS), no("wrong_phase", "H")),
        (*ready(0), cards.ShoeReady(1, Port.VIRTUAL, commitment(SEEDS[0]), "salt")),
        ("reader", cards.ReadyShoe(Port.READER), no("wrong_phase", "H")),
        (*reveal(0), cards.ShoeRevealed(1, SEEDS[0].hex())),
    )
