"""The two hands: third cards against a second reading of Tables 1 and 2, who wins, what is refused."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.games.baccarat.cards import DECK, Card, value
from croupier.games.baccarat.hands import check_dealt, draws_next, hands_of
from tests.oracle.baccarat_reading import third_cards

BY_VALUE = [Card("KS"), Card("AS"), *(Card(f"{number}S") for number in range(2, 10))]
K1, K2, K3, J3, J7 = (f"oneida-minibaccarat:{key}" for key in ("K.1", "K.2", "K.3", "J.3", "J.7"))


def cards(text: str) -> list[Card]:
    return [Card(one) for one in text.split()]


def dealt(first: list[Card], rest: list[Card]) -> list[Card]:
    """The cards of a round: four, and third cards as long as a hand takes one."""
    taken, rest = list(first), list(rest)
    while draws_next(hands_of(taken)):
        taken.append(rest.pop(0))
    return taken


@pytest.mark.no_cover
def test_every_pair_of_hands_and_every_third_card_ends_as_in_the_second_reading() -> None:
    for one, other in product(product(range(10), repeat=2), repeat=2):
        for third in range(10):
            first = [BY_VALUE[one[0]], BY_VALUE[other[0]], BY_VALUE[one[1]], BY_VALUE[other[1]]]
            rest = [BY_VALUE[third], Card("5H")]
            hands = hands_of(dealt(first, rest))
            player, banker = third_cards((one[0], one[1]), (other[0], other[1]), [third, 5])
            assert [value(card) for card in hands.player] == player
            assert [value(card) for card in hands.banker] == banker


@given(st.permutations(DECK))
def test_a_round_is_four_to_six_cards_of_which_none_is_lost(shoe: list[Card]) -> None:
    taken = dealt(shoe[:4], shoe[4:6])
    hands = hands_of(taken)
    assert sorted(hands.player + hands.banker) == sorted(taken)
    assert (hands.player[:2], hands.banker[:2]) == ((taken[0], taken[2]), (taken[1], taken[3]))
    assert max(len(hands.player), len(hands.banker)) <= 3
    assert check_dealt(taken) is None


@pytest.mark.parametrize(
    ("text", "winner"),
    [
        ("9S 2H KS 5H", "player"),
        ("2S 9H 5S KH", "banker"),
        ("2S 3H 5S 4H", "tie"),
        ("KS AH 2S 2H 3H 3D", "banker"),
    ],
)
def test_the_hand_closest_to_nine_wins(text: str, winner: str) -> None:
    assert hands_of(cards(text)).winner == winner


@pytest.mark.parametrize(
    ("text", "clause", "says"),
    [
        ("9S 2H KS", J3, "a round has at least four cards, not 3"),
        ("", J3, "a round has at least four cards, not 0"),
        ("9S 2H KS 5H 3D", K1, "no hand takes 3D: the player's hand has 9 and the banker's 7"),
        ("2S 2H 3S 5H", K2, "the player's hand takes a third card"),
        ("2S 2H 4S 3H", K3, "the banker's hand takes a third card"),
        ("6S 6H KS KH 3D", K3, "no hand takes 3D: the player's hand has 6 and the banker's 6"),
        ("2S 2H 3S KH 4D 3D 2C", J7, "no hand takes 2C"),
    ],
)
def test_a_round_is_dealt_by_the_tables_or_refused(text: str, clause: str, says: str) -> None:
    refused = check_dealt(cards(text))
    assert refused is not None
    assert refused.clause == clause
    assert says in refused.says
