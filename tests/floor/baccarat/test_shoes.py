"""A shoe that is made of numbers: committed to, dealt, revealed. And a shoe that has too many of a card."""

import pytest

from croupier.desk.messages import Alarmed
from croupier.floor.baccarat.messages import cards, deal
from croupier.floor.baccarat.messages.cards import Port
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.turning import seal
from croupier.games.chance import commitment
from tests.cards import Cards, no
from tests.house import ONE

SEED = b"the seed of a shoe"
SEEDED = cards.ReadyShoe(Port.VIRTUAL, commitment(SEED), "salt")
SEVENTH = Alarmed("5C has come 7 times out of 6 decks")


def test_a_virtual_shoe_is_committed_to_before_the_shuffle_and_revealed_after_it() -> None:
    house = Cards().seated()
    wrong = no("wrong_phase", "H")
    assert house.refused("reader", SEEDED) == wrong
    house.stacked()
    house.rows(
        ("reader", cards.ReadyShoe(Port.VIRTUAL, "abc", "salt"), no("malformed", "H")),
        ("reader", cards.ReadyShoe(Port.READER, commitment(SEED)), no("malformed", "H")),
        ("reader", cards.RevealShoe(SEED.hex()), wrong),
        ("reader", SEEDED, cards.ShoeReady(1, Port.VIRTUAL, commitment(SEED), "salt")),
        ("reader", SEEDED, wrong),
    )
    house.loaded()
    assert house.refused("dealer", deal.FindFaceUp("KD")) == no("not_permitted", "H")
    house.do("reader", deal.DealCard("KS"))
    assert house.refused("reader", cards.RevealShoe(SEED.hex())) == wrong, "not while it is dealt from"
    house.do("dealer", cards.SpreadCards(cards.Face.UP), cards.ShowCards(ONE), cards.StackCards())
    house.rows(
        ("reader", SEEDED, wrong),
        ("reader", cards.RevealShoe(b"another".hex()), no("amount_differs", "H")),
        ("reader", cards.RevealShoe("no hex"), no("amount_differs", "H")),
        ("reader", cards.RevealShoe(SEED.hex()), cards.ShoeRevealed(1, SEED.hex())),
        ("reader", cards.RevealShoe(SEED.hex()), wrong),
        ("reader", SEEDED, cards.ShoeReady(2, Port.VIRTUAL, commitment(SEED), "salt")),
    )


def dealing_from_seed() -> Cards:
    house = Cards().seated().stacked()
    house.do("reader", SEEDED)
    house.loaded().do("reader", deal.DealCard("KS"))
    return house.start().close()


def test_a_card_sealed_too_early_is_shown_by_its_shoe() -> None:
    """It was drawn when nobody was to see it yet; by then it lies face up."""
    house, sealed = dealing_from_seed(), seal("5C", "salt")
    house.rows(
        ("reader", deal.DealCard("", sealed), deal.CardDealt(1, 2, Side.PLAYER, "", sealed)),
        ("reader", deal.ShowCard(2, "5C", "salt"), deal.CardShown(2, "5C", "salt")),
    )


def test_a_card_drawn_before_a_cut_is_not_dealt_after_it() -> None:
    house = dealing_from_seed()
    house.rows(
        ("reader", deal.DealCard("5C", cuts=0), no("wrong_phase", "H")),
        ("reader", deal.DealCard("5C", cuts=1), deal.CardDealt(1, 2, Side.PLAYER, "5C")),
    )


def test_a_shoe_that_is_keyed_has_no_commitment() -> None:
    assert Cards().seated().stacked().loaded().cards.shoe.commitment == ""


def six_burned(house: Cards) -> Cards:
    for _ in range(6):
        house.do("dealer", deal.FindFaceUp("KD"))
    return house


def test_more_copies_of_a_card_than_decks_alarm_wherever_it_comes() -> None:
    king = Alarmed("KD has come 7 times out of 6 decks")
    found = six_burned(Cards().ready())
    assert found.asked("dealer", deal.FindFaceUp("KD"))[-1] == king
    error = six_burned(Cards().ready())
    assert error.asked("dealer", deal.DealCard("KD"))[-1] == king
    dealt = six_burned(Cards().ready()).start().close()
    assert dealt.asked("dealer", deal.DealCard("KD"))[-1] == king
    keyed = six_burned(Cards().ready(dealing="b")).start().four()
    keyed.do("dealer", deal.TurnCards(1, Side.PLAYER))
    assert keyed.asked("dealer", deal.KeyCard(8, "KD"))[-1] == king


@pytest.mark.parametrize("read", [True, False])
def test_also_when_it_is_shown_or_confirmed(read: bool) -> None:
    house = Cards().seated().stacked().read_by_shoe().loaded()
    for card in ("6S", *["5C"] * 6):
        house.do("reader", deal.DealCard(card))
    house.do("reader", deal.DealCard("", seal("5C", "salt") if read else ""))
    house.do("dealer", deal.RuleOnCard(on_player=False, disclosed=True))
    if read:
        assert house.asked("reader", deal.ShowCard(8, "5C", "salt"))[-1] == SEVENTH
    else:
        house.do("dealer", deal.KeyCard(8, "5C"))
        assert house.asked("floorperson", deal.ConfirmCard(8, "5C"))[-1] == SEVENTH


def test_a_reshuffling_shoe_gives_a_card_again_and_again() -> None:
    house = Cards().ready(shuffling="reshuffling-shoe")
    for _ in range(8):
        house.start().close()
        assert house.asked("dealer", deal.DealCard("KD")) == (
            deal.CardDealt(house.cards.round, house.cards.shoe.out, Side.PLAYER, "KD"),
        )
        house.deal("9S QS JS").counted().do("dealer", deal.AnnounceResult(house.cards.round))
        house.settled()
