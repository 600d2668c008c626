"""The products of a bet hold what the bet holds, and nothing more than once."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.games.tote.expand import combinations_of
from croupier.games.tote.kinds import PLACES, Combination, Kind
from croupier.games.tote.notation import read_bet
from croupier.games.tote.products import products
from tests.games.tote.slips import Field, fields, read, texts

FIVE: Field = {4: (1, 2, 3, 4, 5), 5: (2, 6), 6: (7,)}


def held(text: str, running: Field) -> Counter[Combination]:
    """How often the products of a bet hold each tuple."""
    found: Counter[Combination] = Counter()
    for sign, groups in products(read_bet(text), running):
        for one in product(*groups):
            found[one] += sign
    return found


def is_bet(kind: Kind, one: Combination) -> bool:
    if kind is Kind.QUINELLA:
        return one[0] < one[1]
    return kind not in PLACES or len(set(one)) == len(one)


@given(st.data())
def test_a_bet_is_what_its_products_hold(data: st.DataObject) -> None:
    running = data.draw(fields())
    text = data.draw(texts(running))
    bet = read(text)
    if bet is None:
        return
    times = held(text, running)
    assert set(times.values()) <= {0, 1}
    found = {one for one in times if times[one] and is_bet(bet.pools[0], one)}
    assert found == set(combinations_of(bet, running))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("R4 $2 WIN 1,3", [(1, ((1, 3),))]),
        ("R4 $2 EXACTA 1/ALL", [(1, ((1,), FIVE[4]))]),
        ("R4 $2 DD 1/ALL", [(1, ((1,), FIVE[5]))]),
        ("R4 $2 QUINELLA 1,2/2,3", [(1, ((1, 2), (2, 3))), (1, ((2, 3), (1, 2))), (-1, ((2,), (2,)))]),
        ("R4 $2 TRIFECTA BOX 1,2,3", [(1, ((1, 2, 3),) * 3)]),
        ("R4 $2 TRIFECTA KEY 1 BOX ALL", [(1, ((1,), (2, 3, 4, 5), (2, 3, 4, 5)))]),
        ("R4 $2 EXACTA WHEEL 3 WITH ALL", [(1, (FIVE[4],) * 2), (-1, ((1, 2, 4, 5),) * 2)]),
        (
            "R4 $2 EXACTA ANY 1,2 & 3",
            [(1, ((1, 2, 3),) * 2), (-1, ((3,),) * 2), (-1, ((1, 2),) * 2), (1, ((),) * 2)],
        ),
    ],
)
def test_the_products_of_each_form(text: str, says: list[object]) -> None:
    assert list(products(read_bet(text), FIVE)) == says
