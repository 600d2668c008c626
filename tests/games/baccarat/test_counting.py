"""The counts of a shoe, beside published ones and beside a second reading that deals every card in turn."""

from collections import Counter
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.base.refusal import Refused
from croupier.games.baccarat.counting import HandCounts, count_hands, full_shoe
from croupier.games.baccarat.drawing import banker_draws, player_draws

PUBLISHED = {
    6: (403_095_751_234_560, 392_220_492_728_832, 83_552_962_932_288, 878_869_206_895_680),
    8: (2_292_252_566_437_888, 2_230_518_282_592_256, 475_627_426_473_216, 4_998_398_275_503_360),
}
"""Banker, player, tie and all orders of six cards, by decks: the Wizard of Odds, "Baccarat", appendix."""
BANKER_DRAWS_AGAINST = {3: "0123456790", 4: "234567", 5: "4567", 6: "67"}
"""As players learn it, written apart from the document: three draws to all but an eight, and so on."""


def drawn_by_banker(banker: int, third: int | None) -> bool:
    if third is None:
        return banker <= 5
    return banker <= 2 or str(third) in BANKER_DRAWS_AGAINST.get(banker, "")


def test_both_readings_of_the_tables_agree_on_every_pair_of_hands() -> None:
    for player in range(10):
        for banker in range(10):
            natural = player in (8, 9) or banker in (8, 9)
            assert player_draws(player, banker) is (not natural and player < 6)
            for third in (None, *range(10)):
                assert banker_draws(player, banker, third) is (not natural and drawn_by_banker(banker, third))


def dealt(shoe: tuple[int, ...]) -> HandCounts:
    """Every order of six cards, one after another."""
    ends: Counter[str] = Counter()

    def deal(cards: tuple[int, ...], left: list[int], orders: int) -> None:
        if len(cards) == 6:
            ends.update(dict.fromkeys(ended(cards), orders))
            return
        for value in range(10):
            if left[value]:
                left[value] -= 1
                deal((*cards, value), left, orders * (left[value] + 1))
                left[value] += 1

    deal((), list(shoe), 1)
    in_all = ends["banker"] + ends["player"] + ends["tie"]
    return HandCounts(ends["banker"], ends["player"], ends["tie"], in_all, ends["six"])


def ended(cards: tuple[int, ...]) -> tuple[str, ...]:
    player, banker = (cards[0] + cards[2]) % 10, (cards[1] + cards[3]) % 10
    rest, third = list(cards[4:]), None
    if max(player, banker) < 8:
        drawing = player < 6
        if drawing:
            third = rest.pop(0)
        if drawn_by_banker(banker, third):
            banker = (banker + rest.pop(0)) % 10
        player = (player + (third or 0)) % 10
    if player == banker:
        return ("tie",)
    if player > banker:
        return ("player",)
    return ("banker", "six") if banker == 6 else ("banker",)


@pytest.mark.parametrize("decks", PUBLISHED)
def test_a_full_shoe_counts_what_is_published(decks: int) -> None:
    counts = count_hands(full_shoe(decks))
    assert (counts.banker, counts.player, counts.tie, counts.all) == PUBLISHED[decks]


@settings(max_examples=12, deadline=None)
@given(
    st.lists(st.integers(0, 9), min_size=6, max_size=9).map(lambda cards: tuple(map(cards.count, range(10))))
)
def test_what_is_left_of_a_shoe_counts_as_if_every_card_were_dealt(shoe: tuple[int, ...]) -> None:
    assert count_hands(shoe) == dealt(shoe)


@pytest.mark.parametrize("decks", range(1, 13))
def test_every_order_ends_in_one_way(decks: int) -> None:
    counts = count_hands(full_shoe(decks))
    assert counts.banker + counts.player + counts.tie == counts.all
    assert 0 < counts.banker_six < counts.banker


@pytest.mark.parametrize("shoe", [(), (6,), (1,) * 9, (0,) * 10, (-1, *(2,) * 9), (101,) * 10])
def test_what_is_no_shoe_is_refused(shoe: tuple[int, ...]) -> None:
    with pytest.raises(Refused, match="a shoe is ten numbers"):
        count_hands(shoe)


def test_a_count_takes_milliseconds() -> None:
    count_hands(full_shoe(8))
    begin = perf_counter()
    for _ in range(10):
        count_hands(full_shoe(8))
    assert perf_counter() - begin < 1.0  # about 0.02 when idle; `make bench` measures
