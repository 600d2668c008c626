"""The bounds of a pool's terms: outside of them nothing can be divided."""

from collections.abc import Iterator

from croupier.base.refusal import Reason, Refusal, shown
from croupier.games.tote.pool import WHOLE, PoolTerms
from croupier.games.tote.pool_result import DOLLAR


def terms_fault(terms: PoolTerms) -> Refusal | None:
    """The first of the terms that no pool can be priced by, or nothing; a profile's bounds are narrower."""
    for name, least, most in _bounds(terms):
        value = getattr(terms, name)
        if type(value) is not int or value < least or (most is not None and value > most):
            bounds = f"at least {least:,}" if most is None else f"{least:,} to {most:,}"
            return Refusal(Reason.BAD_AMOUNT, f"is {bounds}, not {shown(value)}", place=name)
    return None


def _bounds(terms: PoolTerms) -> Iterator[tuple[str, int, int | None]]:
    """Basis points, cents on a dollar, cents and legs. Something must be left after the takeout."""
    yield "takeout", 0, WHOLE - 1
    yield "break_to", 1, None
    yield "minimum", DOLLAR, None
    yield "share", 0, WHOLE
    yield "fewest_legs", 1, None
    if terms.cap is not None:
        yield "cap", 0, None
