"""Terms that no pool can be priced by are refused at the door, wherever a pool is priced."""

import msgspec
import pytest

from croupier.base.refusal import Reason
from croupier.games.tote import board
from croupier.games.tote.kinds import Kind
from croupier.games.tote.pool import PoolTerms
from croupier.games.tote.pricers import price
from croupier.games.tote.sites import Site, price_sites
from croupier.games.tote.term_bounds import terms_fault
from tests.law.reading import refusal
from tests.pools import FREE, pool, race

RAN = race("1 2", "1 2")
WIN = pool(Kind.WIN, "1:5 2:5")


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("takeout", -1, "is 0 to 9,999, not -1"),
        ("takeout", 10_000, "is 0 to 9,999, not 10000"),
        ("takeout", 18.0, "is 0 to 9,999, not 18.0"),
        ("break_to", 0, "is at least 1, not 0"),
        ("minimum", 99, "is at least 100, not 99"),
        ("share", -1, "is 0 to 10,000, not -1"),
        ("share", 10_001, "is 0 to 10,000, not 10001"),
        ("cap", -1, "is at least 0, not -1"),
        ("fewest_legs", 0, "is at least 1, not 0"),
    ],
)
def test_terms_out_of_bounds_are_refused(name: str, value: int, says: str) -> None:
    terms = msgspec.structs.replace(FREE, **{name: value})
    for asked in (
        lambda: price(WIN, terms, {1: RAN}),
        lambda: board.odds(WIN, terms, RAN),
    ):
        refused = refusal(asked)
        assert (refused.reason, refused.place, refused.says) == (Reason.BAD_AMOUNT, name, says)
    at_a_site = refusal(lambda: price_sites(Kind.WIN, (1,), {1: RAN}, [Site("host", terms, WIN.bets)]))
    assert at_a_site.place == f"host.{name}"


def test_the_bounds_themselves_are_terms() -> None:
    least = PoolTerms(takeout=0, break_to=1, minimum=100, share=0, cap=0, fewest_legs=1)
    assert terms_fault(least) is None
    assert terms_fault(PoolTerms(takeout=9_999, share=10_000)) is None
