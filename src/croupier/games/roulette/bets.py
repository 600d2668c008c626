"""The kinds of wager that roulette knows. A book says which of them it permits, and at what odds."""

from enum import StrEnum


class Kind(StrEnum):
    STRAIGHT = "straight"
    SPLIT = "split"
    ROW = "row"
    TRIPLE = "triple"
    CORNER = "corner"
    FIRST_FIVE = "first-five"
    LINE = "line"
    FIVE_ADJACENT = "five-adjacent"
    COLUMN = "column"
    DOZEN = "dozen"
    RED = "red"
    BLACK = "black"
    ODD = "odd"
    EVEN = "even"
    LOW = "low"
    HIGH = "high"
    SIX_COLOUR = "six-colour"
    SEVEN_COLOUR = "seven-colour"
    EIGHT_COLOUR = "eight-colour"
    SEVEN_NUMBERS = "seven-numbers"
    B2B = "b2b"


INSIDE = (
    Kind.STRAIGHT,
    Kind.SPLIT,
    Kind.ROW,
    Kind.TRIPLE,
    Kind.CORNER,
    Kind.FIRST_FIVE,
    Kind.LINE,
    Kind.FIVE_ADJACENT,
)
EVEN_MONEY = (Kind.RED, Kind.BLACK, Kind.ODD, Kind.EVEN, Kind.LOW, Kind.HIGH)
COLOUR = (Kind.SIX_COLOUR, Kind.SEVEN_COLOUR, Kind.EIGHT_COLOUR)


def group(kind: Kind) -> str:
    """Limits and signs speak of inside and outside wagers; what lies beside both is a bonus."""
    if kind in INSIDE:
        return "inside"
    return "bonus" if kind is Kind.B2B else "outside"
