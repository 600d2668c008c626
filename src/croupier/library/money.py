"""Money as the library takes and gives it: whole cents that read and print as dollars and cents."""

from typing import TypeAlias

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.refusal import Reason, Refused, refuse, shown


class Money(int):
    """`Money("5.00")`. It is the number of cents, so it adds, compares and sorts exactly."""

    def __new__(cls, text: str) -> "Money":
        return super().__new__(cls, money.read(text))

    @classmethod
    def of_cents(cls, cents: int) -> "Money":
        return int.__new__(cls, cents)

    def __add__(self, other: int) -> "Money":
        return Money.of_cents(int(self) + other)

    __radd__ = __add__  # so that sum() starts from 0

    def __sub__(self, other: int) -> "Money":
        return Money.of_cents(int(self) - other)

    def __mul__(self, times: int) -> "Money":
        return Money.of_cents(int(self) * times)

    __rmul__ = __mul__

    def __neg__(self) -> "Money":
        return Money.of_cents(-int(self))

    def __str__(self) -> str:
        return money.show(int(self))

    def __repr__(self) -> str:
        return f"Money({str(self)!r})"

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


Amount: TypeAlias = str | Money
"""What a stake may be given as. A bare number is refused: nobody knows whether it means dollars or cents."""


def read_amount(given: object, place: str) -> Cents:
    """The cents of an amount above nothing."""
    if isinstance(given, Money):
        if given <= 0:
            refuse(Reason.BAD_AMOUNT, "the amount must be more than 0.00", place=place)
        return int(given)
    try:
        return money.read_stake(given)
    except Refused as refused:
        raise refused.at(place) from None


def check_cents(given: object, least: Cents, place: str) -> None:
    """Refuse what is not whole cents from `least` up."""
    if not isinstance(given, int) or isinstance(given, bool) or not least <= given <= money.MOST:
        refuse(Reason.BAD_AMOUNT, f"{shown(given)} is not an amount in whole cents", place=place)
