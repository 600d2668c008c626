"""Exact values as people read them: roots and percentages of fractions, to some places, without a float."""

from decimal import Decimal, localcontext
from fractions import Fraction

PLACES = Decimal("1e-12")


def square_root(value: Fraction) -> Decimal:
    """To twelve places."""
    with localcontext() as context:
        context.prec = 60
        return _decimal(value).sqrt().quantize(PLACES)


def signed_root(value: Fraction) -> Decimal:
    """The root of the value's size, with the value's sign."""
    root = square_root(abs(value))
    return root if value >= 0 else -root


def percent(value: Fraction, places: int = 4) -> str:
    """`5.2632%`."""
    return f"{decimal(100 * value, places)}%"


def decimal(value: Fraction, places: int) -> Decimal:
    """Rounded to so many places; what rounds to nothing has no sign."""
    with localcontext() as context:
        context.prec = 80
        return _decimal(value).quantize(Decimal(1).scaleb(-places)) + 0


def _decimal(value: Fraction) -> Decimal:
    return Decimal(value.numerator) / Decimal(value.denominator)
