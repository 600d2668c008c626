"""Money is whole cents. It is divided only here, and the caller says where the odd cent goes."""

import re
from functools import lru_cache
from typing import Annotated, TypeAlias

from croupier.base.refusal import Reason, refuse, shown
from croupier.base.wire_types import CENTS

Cents: TypeAlias = Annotated[int, CENTS]

MOST: Cents = 100_000_000_000
"""A billion dollars. Nothing on a floor is larger, and 64-bit sums over millions of wagers stay exact."""

_AMOUNT = re.compile(r"[0-9]{1,10}(\.[0-9]{2})?", re.ASCII)


def read(text: object) -> Cents:
    """The cents of an amount written `5.00` or `5`."""
    if not isinstance(text, str):
        refuse(Reason.BAD_AMOUNT, 'money is written as text, like "5.00", not {text}', text=shown(text))
    return _read(text)


@lru_cache(maxsize=16_384)  # a floor reads the same amounts over and over
def _read(text: str) -> Cents:
    if not _AMOUNT.fullmatch(text):
        refuse(
            Reason.BAD_AMOUNT,
            '{text} is not an amount; write dollars and cents, like "5.00"',
            text=shown(text),
        )
    cents = int(text.replace(".", "")) if "." in text else int(text) * 100
    if cents > MOST:
        refuse(
            Reason.BAD_AMOUNT, "{text} is more than the largest amount, {most}", text=text, most=show(MOST)
        )
    return cents


def read_stake(text: object) -> Cents:
    """The cents of an amount that must be more than nothing."""
    cents = read(text)
    if cents == 0:
        refuse(Reason.BAD_AMOUNT, "the amount must be more than 0.00")
    return cents


@lru_cache(maxsize=16_384)  # a floor shows the same amounts over and over
def show(cents: Cents) -> str:
    """`5.00`: what `read` reads back; a debt has a minus sign."""
    dollars, rest = divmod(abs(cents), 100)
    return f"{'-' if cents < 0 else ''}{dollars}.{rest:02}"


def show_dollars(cents: Cents) -> str:
    """`$1,250` or `$0.50`: for signs and screens."""
    dollars, rest = divmod(abs(cents), 100)
    return f"{'-' if cents < 0 else ''}${dollars:,}" + (f".{rest:02}" if rest else "")


def exactly(amount: Cents, numerator: int, denominator: int) -> Cents:
    """A fraction of an amount that is known to come out whole; anything else is a bug."""
    whole, rest = divmod(amount * numerator, denominator)
    if rest:
        raise ArithmeticError(f"{amount} x {numerator}/{denominator} is not whole cents")
    return whole


def down(amount: Cents, numerator: int, denominator: int) -> Cents:
    """A fraction of an amount, the odd cent left with whoever gives."""
    return amount * numerator // denominator


def up(amount: Cents, numerator: int, denominator: int) -> Cents:
    """A fraction of an amount, the odd cent added for whoever receives."""
    return -(-amount * numerator // denominator)


def share(amount: Cents, parts: int) -> tuple[Cents, Cents]:
    """Equal parts of an amount, and the cents left over, which the caller must put in a named account."""
    return divmod(amount, parts)
