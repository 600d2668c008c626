"""The counts of a shoe, beside published ones and beside a second reading that deals every card in turn."""

from collections import Counter
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.base.refusal import Refused
from croupier.games.baccarat.counting import HandCounts, count_hands, full_shoe
from croupier.games.baccarat.drawing import banker_draws, player_draws

PUBLISHED = """
    6548674432 6737232640 1372227328
    487816735232 501543728128 103154274240
    5837305562496 6000349195008 1238768922816
    33608344225792 34543624867840 7145601996928
    130087780016000 133700037548800 27690387926400
    392220492728832 403095751234560 83552962932288
    995884732700032 1023469376328440 212268385833280
    2230518282592250 2292252566437880 475627426473216
    4540095442933630 4665676262757120 968435421769728
    8570454841408000 8807402586035200 1828629499384000
    15222978065896800 15643682376129200 3248754169011640
    25714619121272800 26425038379143100 5488795281294720
"""
"""Player, banker and tie for 1 to 12 decks, to fifteen figures.

From the Wizard of Odds, "Baccarat Odds for 1 to 12 Decks".
"""
FIGURES = 15
EIGHT = (2_292_252_566_437_888, 2_230_518_282_592_256, 475_627_426_473_216, 4_998_398_275_503_360)
"""Banker, player, tie and all orders, to the last figure, as many places print them."""
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


@pytest.mark.parametrize(("decks", "row"), list(enumerate(PUBLISHED.split("\n")[1:-1], 1)))
def test_a_full_shoe_counts_what_is_published(decks: int, row: str) -> None:
    counts = count_hands(full_shoe(decks))
    found = (counts.player, counts.banker, counts.tie)
    assert [str(count)[:FIGURES] for count in found] == [count[:FIGURES] for count in row.split()]


def test_eight_decks_count_what_is_published_to_the_last_figure() -> None:
    counts = count_hands(full_shoe(8))
    assert (counts.banker, counts.player, counts.tie, counts.all) == EIGHT


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
