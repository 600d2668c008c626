"""A Big Six spin as it was seen: three revolutions either way, or nothing is decided."""

import pytest

from croupier.games.bigsix.result import Direction, Result
from croupier.games.bigsix.spin import judge
from tests.tables import bigsix

BETWEEN = Result(first=12, direction=Direction.COUNTERCLOCKWISE)


@pytest.mark.parametrize(
    ("revolutions", "rested", "judged"),
    [
        (3, Result("$5"), Result("$5")),
        (9, BETWEEN, BETWEEN),
        (2, Result("$5"), Result()),
        (2, BETWEEN, Result()),
        (0, Result("joker"), Result()),
    ],
)
def test_a_spin_is_judged(revolutions: int, rested: Result, judged: Result) -> None:
    assert judge(bigsix().terms, revolutions, rested) == judged
