"""Cards: their text, their value, their count, and how many of one there can be."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.refusal import Reason, Refusal
from croupier.games.baccarat.cards import DECK, Card, point_count, read_card, value
from tests.law.reading import JSON, attempt, refusal


def test_a_deck_has_fifty_two_cards_by_suit_and_in_sequence() -> None:
    assert len(set(DECK)) == len(DECK) == 52
    assert DECK[:13] == ("AS", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS")
    assert [card[-1] for card in DECK[::13]] == ["S", "H", "D", "C"]
    assert [read_card(card) for card in DECK] == list(DECK)


def test_two_to_nine_count_their_number_ten_and_faces_nothing_an_ace_one() -> None:
    ranks = [value(card) for card in DECK[:13]]
    assert ranks == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("cards", "count"),
    [("AS 2H 4D", 7), ("AS 2H 9D", 2), ("KS QH", 0), ("9S 9H 9D", 7), ("", 0)],
)
def test_the_right_digit_counts(cards: str, count: int) -> None:
    """The first two are the document's own examples."""
    assert point_count(map(Card, cards.split())) == count


@pytest.mark.parametrize("text", ["", "1S", "11S", "S", "AX", "as", "A♠", "10", None, 7, ["AS"]])
def test_what_is_no_card_is_refused(text: object) -> None:
    refused = refusal(lambda: read_card(text))
    assert refused.reason is Reason.UNKNOWN_OUTCOME
    assert refused.says.endswith("like AS, 10H or KD")


@given(JSON | st.sampled_from(DECK))
def test_nothing_else_is_read(text: object) -> None:
    assert isinstance(attempt(lambda: read_card(text)), Refusal) == (text not in DECK)
