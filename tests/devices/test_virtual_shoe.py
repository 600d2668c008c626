"""A virtual shoe: committed to, cut, marked, dealt to its end, and proved."""

from collections.abc import Callable
from hashlib import sha256
from itertools import islice

import pytest

from croupier.base.names import TableId
from croupier.devices.shoe import CardOut, CuttingCardOut, ShoeAlarm, ShoeFault, ShoeMessage
from croupier.devices.virtual_shoe import VirtualShoe
from croupier.games.baccarat.shuffle import cut_cards, reshuffling, shoe_order
from tests.devices.sealed_chance import SealedChance

T1, T2 = TableId("T1"), TableId("T2")
SALT = "5a17"


def shoe(table: TableId = T1) -> VirtualShoe:
    return VirtualShoe(table, SealedChance("a"))


def loaded(decks: int = 1) -> VirtualShoe:
    """Cut in the middle, twice: the cards lie as they were shuffled."""
    one = shoe()
    one.load(1, decks, SALT)
    one.cut(26 * decks)
    one.cut(26 * decks)
    return one


def endless() -> VirtualShoe:
    one = shoe()
    one.load(1, 1, SALT)
    return one


def all_drawn(one: VirtualShoe) -> list[ShoeMessage]:
    drawn: list[ShoeMessage] = []
    while (message := one.draw()) != ShoeAlarm(ShoeFault.EMPTY):
        drawn.append(message)
    return drawn


def test_the_cards_dealt_are_those_committed_to() -> None:
    one = shoe()
    commitment = one.load(7, 8, SALT)
    one.cut(100)
    one.place_cutting_card(14)
    drawn = all_drawn(one)
    seed = SealedChance("a").seed(T1, 7, SALT)
    assert sha256(seed).hexdigest() == commitment
    order = [CardOut(card) for card in cut_cards(shoe_order(seed, 8), 100)]
    assert drawn == [*order[:-14], CuttingCardOut(), *order[-14:]]


def test_tables_shoes_and_salts_have_cards_of_their_own() -> None:
    found = set()
    for table, number, salt in ((T1, 1, SALT), (T2, 1, SALT), (T1, 2, SALT), (T1, 1, "01")):
        one = shoe(table)
        found.add((one.load(number, 1, salt), one.draw()))
    assert len({commitment for commitment, _ in found}) == 4


def test_a_recut_cuts_the_stack_as_it_lies_and_takes_the_cutting_card_out() -> None:
    one = loaded()
    order = all_drawn(loaded())
    one.cut(20)
    one.place_cutting_card(14)
    one.cut(40)
    assert all_drawn(one) == [*order[8:], *order[:8]]


def test_a_cutting_card_behind_the_last_card_comes_out_after_it() -> None:
    one = loaded()
    one.place_cutting_card(0)
    assert all_drawn(one)[-1] == CuttingCardOut()


def test_an_empty_shoe_gives_no_card() -> None:
    one = shoe()
    assert (one.draw(), one.cards_left) == (ShoeAlarm(ShoeFault.EMPTY), 0)
    one.load(1, 1, SALT)
    one.cut(26)
    assert one.cards_left == 52
    assert len(all_drawn(one)) == 52
    assert (one.draw(), one.cards_left) == (ShoeAlarm(ShoeFault.EMPTY), 0)


def test_the_next_shoe_is_loaded_over_what_is_left_of_the_last() -> None:
    one = loaded()
    one.place_cutting_card(14)
    first = all_drawn(one)
    one.load(2, 1, "01")
    one.cut(26)
    assert one.cards_left == 52
    second = all_drawn(one)
    assert CuttingCardOut() not in second
    assert second != first


@pytest.mark.clause("oneida-minibaccarat:I")
def test_a_shoe_that_is_neither_cut_nor_marked_reshuffles_and_has_no_end() -> None:
    one = endless()
    drawn = [one.draw() for _ in range(500)]
    assert one.cards_left == 52 - 16
    seed = SealedChance("a").seed(T1, 1, SALT)
    expected = islice(reshuffling(seed, shoe_order(seed, 1)), 500)
    assert drawn == [CardOut(card) for card in expected]


def dealing() -> VirtualShoe:
    one = loaded()
    one.place_cutting_card(14)
    one.draw()
    return one


@pytest.mark.parametrize(
    ("make", "ask"),
    [
        (shoe, lambda one: one.load(1, 1, "")),
        (shoe, lambda one: one.load(1, 0, SALT)),
        (shoe, lambda one: one.cut(10)),
        (shoe, lambda one: one.place_cutting_card(0)),
        (loaded, lambda one: one.cut(0)),
        (loaded, lambda one: one.cut(52)),
        (loaded, lambda one: one.cut(-1)),
        (loaded, lambda one: one.place_cutting_card(-1)),
        (loaded, lambda one: one.place_cutting_card(52)),
        (dealing, lambda one: one.cut(10)),
        (dealing, lambda one: one.place_cutting_card(10)),
    ],
)
def test_what_nobody_could_do_to_a_shoe_is_not_done(
    make: Callable[[], VirtualShoe], ask: Callable[[VirtualShoe], object]
) -> None:
    one, untouched = make(), make()
    with pytest.raises(ValueError, match=r"shoe|cards"):
        ask(one)
    assert all_drawn(one) == all_drawn(untouched)
