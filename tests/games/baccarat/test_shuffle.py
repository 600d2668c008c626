"""A seed's order of cards: every card once, every order as likely, and the same for whoever works it out."""

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.games.baccarat import shuffle
from croupier.games.baccarat.cards import DECK
from croupier.games.baccarat.shuffle import OUT_OF_SHOE, cut_cards, reshuffling, shoe_order, shuffled

SEED = bytes(range(32))
RANKS = ["A", *map(str, range(2, 11)), "J", "Q", "K"]


def hmac_sha256(key: bytes, text: bytes) -> bytes:
    """RFC 2104, for keys of at most a block."""
    inner, outer = (bytes(one ^ pad for one in key.ljust(64, b"\0")) for pad in (0x36, 0x5C))
    return hashlib.sha256(outer + hashlib.sha256(inner + text).digest()).digest()


def worked_out(seed: bytes, decks: int) -> tuple[str, ...]:
    """The three steps of the module's description, written again without it."""
    blocks = (hmac_sha256(seed, b"shoe" + block.to_bytes(8, "big")).hex() for block in range(1000))
    numbers = (int(block[at : at + 4], 16) for block in blocks for at in range(0, 64, 4))
    order = [rank + suit for _ in range(decks) for suit in "SHDC" for rank in RANKS]
    for size in range(len(order), 1, -1):
        number = next(numbers)
        while number >= 65536 // size * size:
            number = next(numbers)
        order[size - 1], order[number % size] = order[number % size], order[size - 1]
    return tuple(order)


@given(st.binary(min_size=16, max_size=64), st.integers(1, 12))
def test_anyone_works_out_the_same_order_from_the_description(seed: bytes, decks: int) -> None:
    assert shoe_order(seed, decks) == worked_out(seed, decks)


def test_the_order_of_a_seed_never_changes() -> None:
    """Shoes that were committed to must be proved years later."""
    assert " ".join(shoe_order(SEED, 6)[:12]) == "10D AD JD 7H 3C 9D 9S 6H AS 4C AC 5D"
    assert (
        hashlib.sha256(" ".join(shoe_order(SEED, 8)).encode()).hexdigest()
        == "11de807fdf5914039ae3d0625c3b70d9dc1aa347f7727dca2a47455e1bab1c62"
    )


@given(st.binary(min_size=1, max_size=64), st.integers(1, 12))
def test_every_card_of_every_deck_is_there_once(seed: bytes, decks: int) -> None:
    assert Counter(shoe_order(seed, decks)) == dict.fromkeys(DECK, decks)


@pytest.mark.parametrize("choices", [1, 2, 3, 52, 312, 415, 416, 624])
@pytest.mark.no_cover
def test_each_choice_comes_from_exactly_as_many_numbers(choices: int) -> None:
    chosen: Counter[int | None] = Counter()
    for number in range(65536):
        try:
            chosen[shuffle._choose(choices, iter((number,)))] += 1
        except StopIteration:
            chosen[None] += 1
    passed_over = chosen.pop(None, 0)
    assert chosen == dict.fromkeys(range(choices), 65536 // choices)
    assert passed_over == 65536 % choices


def test_each_order_comes_from_exactly_one_row_of_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = list(product(range(5), range(4), range(3), range(2)))
    following = iter(rows)

    def numbers(_seed: bytes, _name: bytes) -> Iterator[int]:
        return iter(next(following))

    monkeypatch.setattr(shuffle, "_numbers", numbers)
    assert sorted(shuffled(b"", range(5)) for _ in rows) == sorted(permutations(range(5)))


@pytest.mark.no_cover
def test_seeds_give_every_order_about_as_often() -> None:
    """Of 24 orders 200 each are expected, give or take 14: the bound is four and a half times that."""
    found = Counter(shuffled(number.to_bytes(4, "big"), range(4)) for number in range(4800))
    assert set(found) == set(permutations(range(4)))
    assert all(abs(times - 200) < 63 for times in found.values())


def test_seeds_give_every_card_about_as_often_at_either_end() -> None:
    """Of 52 cards 60 each are expected, give or take 8."""
    orders = [shoe_order(number.to_bytes(4, "big"), 1) for number in range(52 * 60)]
    for place in (0, 25, 51):
        found = Counter(order[place] for order in orders)
        assert all(abs(found[card] - 60) < 36 for card in DECK)


@given(st.lists(st.integers(), min_size=2, max_size=20), st.data())
def test_a_cut_moves_the_front_to_the_back(stack: list[int], data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(stack)))
    cut = cut_cards(stack, at)
    assert cut[len(stack) - at :] == tuple(stack[:at])
    assert cut_cards(cut, len(stack) - at) == tuple(stack)


def test_a_reshuffling_shoe_gives_any_card_that_is_not_on_the_table() -> None:
    drawn = list(islice(reshuffling(SEED, range(52)), 20_000))
    for at in range(OUT_OF_SHOE, 2000):
        assert drawn[at] not in drawn[at - OUT_OF_SHOE : at]
    came = Counter(drawn)
    assert set(came) == set(range(52))
    assert max(came.values()) < 1.25 * min(came.values())
    assert " ".join(islice(reshuffling(SEED, DECK * 6), 12)) == "4H 6D AS 7D 4C 7D 9H 10C 7D 10D KS JD"
