"""How many bets a ticket holds, against counts from outside the program.

Sources:
- Count: the common formulas of the trade: a box of n runners is n(n-1) exactas, half as many quinellas,
  n(n-1)(n-2) trifectas, n(n-1)(n-2)(n-3) superfectas; a trifecta key box of one over k is k(k-1); an exacta
  wheel in a field of N is N-1 in one position and 2(N-1) in both.
- Ticket: `4,7/1,9,11/2,5` is 12 bets and `1/2,3,4/2..7/2..7` is 60: partial wheels counted by hand.
- C.4: Oneida's own example: $2 across the board on number six costs $6.
- Hand: counted on paper here, in the comment beside the row.
"""

import pytest

from croupier.base.money import show
from croupier.games.tote.count import bets, cost
from croupier.games.tote.notation import read_bet

BOXES = [  # Count
    ("EXACTA", (2, 6, 12, 20, 30, 42)),
    ("QUINELLA", (1, 3, 6, 10, 15, 21)),
    ("TRIFECTA", (None, 6, 24, 60, 120, 210)),
    ("SUPERFECTA", (None, None, 24, 120, 360, 840)),
]


def held(text: str, runners: int = 12) -> int:
    return bets(read_bet(text), {race: tuple(range(1, runners + 1)) for race in range(1, 10)})


@pytest.mark.parametrize(
    ("called", "size", "count"),
    [(called, size, count) for called, row in BOXES for size, count in enumerate(row, 2) if count],
)
def test_a_box_holds_every_order(called: str, size: int, count: int) -> None:
    named = ",".join(map(str, range(1, size + 1)))
    assert held(f"R4 $1 {called} BOX {named}") == count


@pytest.mark.parametrize("others", range(2, 9))
def test_a_key_box_holds_every_order_behind_the_key(others: int) -> None:  # Count
    named = ",".join(map(str, range(1, others + 1)))
    assert held(f"R4 $1 TRIFECTA KEY 12 BOX {named}") == others * (others - 1)
    assert held(f"R4 $1 EXACTA KEY 12 BOX {named}") == others
    assert held(f"R4 $1 QUINELLA KEY 12 BOX {named}") == others


@pytest.mark.parametrize("runners", [2, 3, 8, 12, 24])
def test_an_exacta_wheel_goes_by_the_field(runners: int) -> None:  # Count
    assert held("R4 $1 EXACTA 2/ALL", runners) == runners - 1
    assert held("R4 $1 EXACTA ALL/2", runners) == runners - 1
    assert held("R4 $1 EXACTA WHEEL 2 WITH ALL", runners) == 2 * (runners - 1)
    assert held("R4 $1 QUINELLA WHEEL 2 WITH ALL", runners) == runners - 1


@pytest.mark.parametrize(
    ("text", "runners", "count"),
    [
        ("R4 $2 TRIFECTA 4,7/1,9,11/2,5", 12, 12),  # Ticket
        ("R4 $1 SUPERFECTA 1/2,3,4/2..7/2..7", 12, 60),  # Ticket
        ("R4 $1 TRIFECTA 3/ALL/ALL", 10, 72),  # Hand: 9 x 8
        ("R4 $1 TRIFECTA WHEEL 3 WITH ALL", 10, 216),  # Hand: three places x 9 x 8
        ("R4 $1 SUPERFECTA WHEEL 3 WITH ALL", 10, 2016),  # Hand: four places x 9 x 8 x 7
        ("R4 $1 EXACTA WHEEL 3,5 WITH ALL", 10, 34),  # Hand: 18 + 18, less 3-5 and 5-3 counted twice
        ("R4 $1 EXACTA ANY 1,2,3 & 4,5", 10, 12),  # Hand: 3 x 2, either way round
        ("R4 $1 QUINELLA ANY 1,2,3 & 4,5", 10, 6),  # Hand: 3 x 2
        ("R4 $1 TRIFECTA ANY 1,2,3 & 4,5 ONLY", 10, 54),  # Hand: 5 x 4 x 3 orders, less 6 of 1, 2, 3 alone
        ("R4 $1 TRIFECTA ANY 1,2,3 & 4,5", 5, 54),  # Hand: nobody else runs
        ("R4 $1 TRIFECTA ANY 1,2,3 & 4,5", 10, 234),  # Hand: those 54; and 6 pairs x 5 others x 6 orders
        ("R4 $1 SUPERFECTA ANY 1 & 2", 6, 144),  # Hand: 1 and 2 in 12 ways x 4 x 3 others
        ("R4 $2 DD 4/1,2", 10, 2),  # Hand
        ("R4 $2 DD 4/ALL", 10, 10),  # Hand
        ("R4 $1 PICK3 1,2/3,4,5/ALL", 10, 60),  # Hand: 2 x 3 x 10
        ("R4 $2 PICK6 1,2/3/4,5,6/7/8/9,10", 10, 12),  # Hand: 2 x 3 x 2
    ],
)
def test_tickets_hold_what_was_counted_by_hand(text: str, runners: int, count: int) -> None:
    assert held(text, runners) == count


def test_two_dollars_across_the_board_cost_six() -> None:  # C.4
    assert show(cost(read_bet("R4 $2 ACROSS 6"), {})) == "6.00"
