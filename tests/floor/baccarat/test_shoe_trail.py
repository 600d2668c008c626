"""A virtual shoe is proved from the journal once its seed is revealed."""

from collections.abc import Iterator
from itertools import islice

from croupier.base.envelope import Event
from croupier.floor.baccarat.messages import cards, deal
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.shoe_trail import ShoeTrail
from croupier.games.baccarat.shuffle import cut_cards, reshuffling, shoe_order
from tests.house import T1

SEED = "5eed" * 16
ORDER = cut_cards(shoe_order(bytes.fromhex(SEED), 6), 100)


def found(*events: Event) -> list[str]:
    """What is wrong with a shoe of which these things happened, and whose seed was then revealed."""
    trail = ShoeTrail()

    def follow() -> Iterator[str]:
        for event in (cards.CardsShuffled(1, 0, 312), cards.CardsCut("", 100), *events):
            yield from trail.follow(T1, 1, b"", event)
        yield from trail.follow(T1, 1, b"", cards.ShoeRevealed(1, SEED))

    return list(follow())


def test_cards_as_they_were_committed_to_are_right_however_they_came() -> None:
    drawn = (
        deal.CardBurned(1, ORDER[0]),
        deal.CardDealt(1, 2, Side.PLAYER, "", "seal"),
        deal.CardShown(2, ORDER[1], "salt"),
        deal.CardKeyed(3, ORDER[2], "staff:Dana", confirmed=True),
    )
    assert found(*drawn, deal.CuttingCardOut()) == []


def test_another_card_is_found() -> None:
    other = next(card for card in ORDER if card != ORDER[0])
    assert found(deal.CardBurned(1, other)) == [
        f"card 1 of shoe 1 was {other}, which its seed does not give there"
    ]
    assert len(found(deal.CardBurned(313, ORDER[0]))) == 1


def test_a_shoe_that_never_was_shuffled_gave_no_card() -> None:
    trail = ShoeTrail()
    assert list(trail.follow(T1, 1, b"", cards.ShoeRevealed(1, SEED))) == []


def test_a_shoe_that_reshuffles_is_proved_beyond_its_cards() -> None:
    seed = bytes.fromhex(SEED)
    drawn = list(islice(reshuffling(seed, shoe_order(seed, 6)), 400))
    dealt = [deal.CardDealt(1, at + 1, Side.PLAYER, card) for at, card in enumerate(drawn)]
    loaded, revealed = (cards.CardsShuffled(1, 0, 312), cards.ShoeLoaded(0)), cards.ShoeRevealed(1, SEED)

    def wrong(*events: Event) -> list[str]:
        trail = ShoeTrail()
        told = (*loaded, *events, revealed)
        return [says for event in told for says in trail.follow(T1, 1, b"", event)]

    assert wrong() == wrong(*dealt) == []
    assert len(wrong(*dealt[:-1], deal.CardDealt(1, 401, Side.PLAYER, drawn[-1]))) == 1
