"""Which hand of mini-baccarat takes a third card, at the desk: J.5 to J.7, and section K."""

import pytest

from croupier.floor.baccarat.messages import deal
from croupier.floor.baccarat.messages.deal import Side
from tests.cards import Cards, no

P, B = Side.PLAYER, Side.BANKER
TABLE_2 = {
    # none 0 1 2 3 4 5 6 7 8 9
    0: "D D D D D D D D D D D",
    1: "D D D D D D D D D D D",
    2: "D D D D D D D D D D D",
    3: "D D D D D D D D D S D",
    4: "D S S D D D D D D S S",
    5: "D S S S S D D D D S S",
    6: "S S S S S S S D D S S",
    7: "S S S S S S S S S S S",
}
"""The document's, its damaged boxes read as docs/interpretations.md has them."""


def taken(house: Cards) -> dict[Side, int]:
    return {side: sum(one.side is side for one in house.cards.hands) for side in Side}


@pytest.mark.clause("oneida-minibaccarat:J.5")
def test_third_cards_are_settled_after_both_counts_and_before_the_result() -> None:
    house = Cards().ready().start().close().deal("2S 3S 2H 3H")
    early = no("wrong_phase", "L.1")
    house.rows(
        ("dealer", deal.AnnounceResult(1), early),
        ("dealer", deal.AnnounceCount(1, P), deal.CountAnnounced(1, P, 4)),
        ("dealer", deal.AnnounceCount(1, B), deal.CountAnnounced(1, B, 6)),
        ("dealer", deal.AnnounceResult(1), early),
        ("dealer", deal.DealCard("6S"), deal.CardDealt(1, 6, P, "6S")),
        ("dealer", deal.AnnounceResult(1), early),
        ("dealer", deal.DealCard("2D"), deal.CardDealt(1, 7, B, "2D")),
        ("dealer", deal.AnnounceResult(1), deal.ResultAnnounced(1, "2S 3S 2H 3H 6S 2D", "banker", 0, 8)),
    )


@pytest.mark.clause("oneida-minibaccarat:J.6")
@pytest.mark.parametrize("dealing", ["a", "b"])
def test_third_cards_are_dealt_face_up_the_players_first(dealing: str) -> None:
    house = Cards().ready(dealing=dealing).start()
    if dealing == "a":
        house.close().deal("KS KD QS QD").counted()
    else:
        house.four().turn(P, "KS QS").call(P).turn(B, "KD QD").call(B)
    house.rows(
        ("dealer", deal.DealCard(""), no("malformed", "J.6")),
        ("dealer", deal.DealCard("5S"), deal.CardDealt(1, 6, P, "5S")),
        ("dealer", deal.DealCard("7S"), deal.CardDealt(1, 7, B, "7S")),
    )
    assert all(one.turned for one in house.cards.hands)


@pytest.mark.clause("oneida-minibaccarat:J.7")
def test_no_hand_takes_a_second_additional_card() -> None:
    house = Cards().ready().start().close().deal("KS KD QS QD").counted().deal("5S 7S")
    house.rows(("dealer", deal.DealCard("2S"), deal.CardInError(8, "2S")))
    assert taken(house) == {P: 3, B: 3}


@pytest.mark.clause("oneida-minibaccarat:K.1")
@pytest.mark.parametrize("dealt", ["8S 2H KS KH", "2S 8H KS KH", "9S 5H KS KH", "KS 4H QS 5H"])
def test_a_natural_ends_the_drawing_of_both_hands(dealt: str) -> None:
    house = Cards().ready().start().close().deal(dealt).counted()
    house.rows(("dealer", deal.DealCard("5S"), deal.CardInError(6, "5S")))


@pytest.mark.clause("oneida-minibaccarat:K.2")
@pytest.mark.parametrize("count", range(8))
def test_the_players_hand_draws_on_five_or_less_and_stays_on_six_and_seven(count: int) -> None:
    house = Cards().ready().start().close().deal(f"{of(count)}S 7H KS KH").counted()
    [first] = house.asked("dealer", deal.DealCard("5S"))
    assert isinstance(first, deal.CardDealt if count <= 5 else deal.CardInError)
    if isinstance(first, deal.CardDealt):
        assert first.side is P


@pytest.mark.clause("oneida-minibaccarat:K.3")
@pytest.mark.parametrize("count", TABLE_2)
def test_the_bankers_hand_draws_or_stays_by_table_2(count: int) -> None:
    """Against no third card the player's hand stays on six; else it has nothing and draws each value."""
    house = Cards().ready()
    for third, says in zip((None, *range(10)), TABLE_2[count].split(), strict=True):
        house.start().close().deal(f"{of(0 if third is not None else 6)}S {of(count)}H KS QH").counted()
        if third is not None:
            house.deal(f"{of(third)}D")
        house.do("dealer", *([deal.DealCard("KC")] if says == "D" else []))
        house.do("dealer", deal.AnnounceResult(house.cards.round))
        assert taken(house)[B] == (3 if says == "D" else 2)
        house.settled()


def of(value: int) -> str:
    """A rank that counts so much."""
    return {0: "10", 1: "A"}.get(value) or str(value)
