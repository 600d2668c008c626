"""A virtual shoe is proved from the journal once its seed is revealed."""

from itertools import islice

from croupier.base.envelope import Event
from croupier.floor.baccarat.messages import cards, deal
from croupier.floor.baccarat.messages.cards import Port
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.shoe_trail import ShoeTrail
from croupier.games.baccarat.shuffle import cut_cards, reshuffling, shoe_order
from croupier.games.chance import commitment
from tests.house import T1

SEED = "5eed" * 16
READY = cards.ShoeReady(1, Port.VIRTUAL, commitment(bytes.fromhex(SEED)), "salt")
SHUFFLED, REVEALED = cards.CardsShuffled(1, 0, 312), cards.ShoeRevealed(1, SEED)
ORDER = cut_cards(shoe_order(bytes.fromhex(SEED), 6), 100)


def found(*events: Event) -> list[str]:
    """What is wrong with a shoe of which these things happened, and whose seed was then revealed."""
    return wrong(READY, SHUFFLED, cards.CardsCut("", 100), *events, REVEALED)


def wrong(*events: Event) -> list[str]:
    """What an audit says of a table where these things happened."""
    trail = ShoeTrail()
    return [says for event in events for says in trail.follow(T1, 1, b"", event)]


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
    assert wrong(READY, REVEALED) == []


def test_a_shoe_that_reshuffles_is_proved_beyond_its_cards() -> None:
    seed = bytes.fromhex(SEED)
    drawn = list(islice(reshuffling(seed, shoe_order(seed, 6)), 400))
    dealt = [deal.CardDealt(1, at + 1, Side.PLAYER, card) for at, card in enumerate(drawn)]
    loaded = (READY, SHUFFLED, cards.ShoeLoaded(0))
    assert wrong(*loaded, REVEALED) == wrong(*loaded, *dealt, REVEALED) == []
    late = deal.CardDealt(1, 401, Side.PLAYER, drawn[-1])
    assert len(wrong(*loaded, *dealt[:-1], late, REVEALED)) == 1


def test_a_shoe_whose_cards_are_keyed_is_committed_to_nothing() -> None:
    keyed = cards.ShoeReady(1, Port.KEYS)
    assert wrong(keyed, SHUFFLED, deal.CardBurned(1, "2S"), cards.CardsShuffled(2, 0, 312)) == []


def test_a_commitment_that_is_never_opened_is_found() -> None:
    """The next shoe keeps it, or has one of its own."""
    next_shoe, missing = cards.CardsShuffled(2, 0, 312), "shoe 2 came before the seed of shoe 1 was revealed"
    assert wrong(READY, SHUFFLED, next_shoe) == [missing]
    committed = cards.ShoeReady(2, Port.VIRTUAL, commitment(b"second"), "salt")
    assert wrong(READY, SHUFFLED, committed, next_shoe) == [missing]
    assert wrong(READY, SHUFFLED, REVEALED, committed, next_shoe) == []
    assert wrong(READY, SHUFFLED) == [], "while it is dealt"


def test_a_seed_that_does_not_open_its_commitment_is_found() -> None:
    other = cards.ShoeReady(1, Port.VIRTUAL, commitment(b"other"), "salt")
    assert wrong(other, SHUFFLED, REVEALED) == ["the seed of shoe 1 is not the one that was committed to"]
    nothing = "the seed of shoe 1 opens nothing: no such shoe was committed to"
    assert wrong(SHUFFLED, REVEALED) == [nothing]
    assert wrong(READY, SHUFFLED, REVEALED, REVEALED) == [nothing]
