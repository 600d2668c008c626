"""The bounds of a pool's terms, outside of which the arithmetic has no result."""

from collections.abc import Iterator

from croupier.base.refusal import Reason, Refusal, shown
from croupier.games.tote.pool import WHOLE, PoolTerms
from croupier.games.tote.pool_result import DOLLAR


def terms_fault(terms: PoolTerms) -> Refusal | None:
    """The first of the terms that is out of bounds, or None. The bounds of a track profile are narrower."""
    for name, least, most in _bounds(terms):
        value = getattr(terms, name)
        if type(value) is not int or value < least or (most is not None and value > most):
            bounds = f"at least {least:,}" if most is None else f"{least:,} to {most:,}"
            return Refusal(Reason.BAD_AMOUNT, f"is {bounds}, not {shown(value)}", place=name)
    return None


def _bounds(terms: PoolTerms) -> Iterator[tuple[str, int, int | None]]:
    """Name, least and most of each: basis points, cents on a dollar, cents, legs. Takeout leaves
    something."""
    yield "takeout", 0, WHOLE - 1
    yield "break_to", 1, None
    yield "minimum", DOLLAR, None
    yield "share", 0, WHOLE
    yield "fewest_legs", 1, None
    if terms.cap is not None:
        yield "cap", 0, None
