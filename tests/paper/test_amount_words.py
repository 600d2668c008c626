"""Amounts in words: said exactly, read back exactly."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.money import MOST
from croupier.paper.amount_words import amount_in_words

UNITS = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
]  # fmt: skip
TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
SIZES = {"thousand": 10**3, "million": 10**6, "billion": 10**9}


def read_back(words: str) -> int:
    """The cents of an amount in words, by a reader of its own that shares no code with the writer."""
    dollars, cents = words.split(" and ")
    return 100 * number_of(dollars.removesuffix("s").removesuffix(" dollar")) + number_of(
        cents.removesuffix("s").removesuffix(" cent")
    )


def number_of(words: str) -> int:
    total = group = 0
    for word in words.replace("-", " ").split():
        if word in SIZES:
            total, group = total + group * SIZES[word], 0
        elif word == "hundred":
            group *= 100
        else:
            group += UNITS.index(word) if word in UNITS else 20 + 10 * TENS.index(word)
    return total + group


@pytest.mark.parametrize(
    ("cents", "words"),
    [
        (0, "no dollars and no cents"),
        (1, "no dollars and one cent"),
        (100, "one dollar and no cents"),
        (12_050, "one hundred twenty dollars and fifty cents"),
        (2_199, "twenty-one dollars and ninety-nine cents"),
        (100_000, "one thousand dollars and no cents"),
        (1_010_017, "ten thousand one hundred dollars and seventeen cents"),
        (123_456_789, "one million two hundred thirty-four thousand five hundred sixty-seven dollars and "
                      "eighty-nine cents"),
        (MOST, "one billion dollars and no cents"),
    ],
)  # fmt: skip
def test_amounts_are_said_so(cents: int, words: str) -> None:
    assert amount_in_words(cents) == words


@given(st.integers(0, MOST))
def test_every_amount_is_read_back_to_the_cent(cents: int) -> None:
    assert read_back(amount_in_words(cents)) == cents


def test_every_amount_up_to_two_hundred_dollars_is_read_back() -> None:
    assert [read_back(amount_in_words(cents)) for cents in range(20_001)] == list(range(20_001))


@pytest.mark.parametrize("cents", [-1, MOST + 1])
def test_no_voucher_has_such_an_amount(cents: int) -> None:
    with pytest.raises(ValueError, match="no amount to print"):
        amount_in_words(cents)
