"""What the banker's wager pays, and what the house takes for it: one way for the whole table."""

from enum import StrEnum

BOOK = "oneida-minibaccarat"


class Vigorish(StrEnum):
    """A share of what a banker's wager wins, a share of it on a tie instead, or a banker's six at half."""

    FIVE = "5"
    FOUR = "4"
    ON_TIE = "tie"
    NONE = "none"


MOST_ON_TIE = 25
"""Percent of a banker's wager, at most, that is taken when the hands tie (oneida-minibaccarat:M.4)."""


def paid_in_words(vigorish: Vigorish, on_tie: int) -> str:
    """What a banker's wager pays; `on_tie` is the percent that a vigorish on ties takes."""
    match vigorish:
        case Vigorish.ON_TIE:
            return f"1 to 1, {on_tie}% on a tie"
        case Vigorish.NONE:
            return "1 to 1, six 1 to 2"
        case _:
            return f"1 to 1 less {vigorish}%"
