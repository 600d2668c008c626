"""Which combinations a line of a result pays."""

import pytest

from croupier.games.tote.clauses import BY_RESULT
from croupier.games.tote.kinds import Combination, Kind
from croupier.games.tote.payoff_cover import Cover, cover_of, covers
from croupier.games.tote.pool_result import Payoff, Rung
from tests.pools import race


def cover(kind: Kind, wins: str) -> Cover:
    legs = [race("1 2 3 4", "1 2 3 4", number=number) for number in (1, 2, 3)]
    return cover_of(kind, Payoff(wins, Rung.EXACT, 210, 0, 0, BY_RESULT), legs)


@pytest.mark.parametrize(
    ("kind", "wins", "paid", "not_paid"),
    [
        (Kind.WIN, "6", [(6,)], [(5,)]),
        (Kind.EXACTA, "6-2", [(6, 2)], [(2, 6)]),
        (Kind.EXACTA, "6,5-ALL", [(6, 2), (5, 2)], [(2, 6)]),
        (Kind.QUINELLA, "2-6", [(2, 6)], [(2, 5)]),
        (Kind.QUINELLA, "2-ALL", [(1, 2), (2, 6)], [(1, 6)]),
        (Kind.DAILY_DOUBLE, "6/3,5", [(6, 3), (6, 5)], [(6, 4)]),
        (Kind.PICK_THREE, "1/1/1: 2 of 3", [(1, 1, 2)], [(1, 1, 1), (2, 2, 1)]),
    ],
)
def test_a_line_pays(kind: Kind, wins: str, paid: list[Combination], not_paid: list[Combination]) -> None:
    assert all(covers(kind, cover(kind, wins), one) for one in paid)
    assert not any(covers(kind, cover(kind, wins), one) for one in not_paid)
