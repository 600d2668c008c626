"""ilani, Electronic Roulette: what the rules decide; terminals, countdown and vouchers come with the desk."""

import pytest

from croupier.base.clause import cite
from croupier.games.library import load
from croupier.games.limits import close_bets
from croupier.games.notices import sign
from croupier.games.roulette.equipment import Equipment, inspect
from croupier.games.roulette.result import Result
from croupier.games.roulette.rules import Irregularity
from croupier.games.roulette.wheel import WheelKind
from tests.clauses import cloth, law
from tests.clauses.cloth import Bet
from tests.clauses.play import (
    End,
    No,
    agrees,
    asked,
    bet,
    cases,
    caused,
    end,
    ends,
    lies_wins_and_pays,
    refusal_of,
    spin,
    verdicts,
)
from tests.tables import roulette

BOOK = "ilani"
OUTSIDE = ("column", "dozen", "red", "black", "odd", "even", "low", "high")


@pytest.mark.clause("ilani:1.a")
def test_the_wheel_has_38_pockets_and_no_other_is_allowed() -> None:
    assert sorted(roulette(BOOK).wheel.order) == sorted(cloth.DOUBLE_ZERO)
    no = No("option_not_allowed", "ilani:1.a", "it allows double-zero")
    agrees(refusal_of(lambda: roulette(BOOK, wheel="single-zero")), no)
    terms = roulette(BOOK).terms
    assert inspect(terms, Equipment(WheelKind.DOUBLE_ZERO, 20, 10, enclosed_and_driven=True)) == []
    [unfit] = inspect(terms, Equipment(WheelKind.SINGLE_ZERO, 20, 10, enclosed_and_driven=True))
    agrees(unfit, No("equipment_unfit", "ilani:1.a", "37 pockets; it must have 38"))


@pytest.mark.clause("ilani:2.b")
def test_a_wheel_that_is_not_enclosed_and_driven_by_a_motor_is_unfit() -> None:
    [unfit] = inspect(roulette(BOOK).terms, Equipment(WheelKind.DOUBLE_ZERO, 20, 10))
    agrees(unfit, No("equipment_unfit", "ilani:2.b", "enclosed and driven by a motor"))


@pytest.mark.clause("ilani:1.a")
@pytest.mark.clause("ilani:1.b")
@pytest.mark.parametrize("pocket", cloth.DOUBLE_ZERO)
def test_the_pocket_where_the_ball_rests_is_the_winning_number(pocket: str) -> None:
    """A dollar on every number: just the one in whose pocket the ball lies wins."""
    settled = ends(roulette(BOOK), pocket, *(f"{number} 1.00" for number in cloth.DOUBLE_ZERO))
    assert [one.spot for one in settled if one.verdict == "won"] == [pocket]
    assert len([one for one in settled if one.verdict == "lost"]) == 37


@pytest.mark.parametrize(
    ("one", "clause"),
    [
        *cases("ilani:1.c.i", (*cloth.STRAIGHTS, *cloth.SPLITS, *cloth.ROWS, *cloth.TRIPLES)),
        *cases("ilani:1.c.i", (*cloth.CORNERS, *cloth.FIRST_FIVE, *cloth.LINES)),
        *cases("ilani:1.c.ii", (*cloth.DOZENS, *cloth.COLUMNS, *cloth.RED, *cloth.BLACK)),
        *cases("ilani:1.c.ii", (*cloth.EVEN, *cloth.ODD, *cloth.LOW, *cloth.HIGH)),
    ],
)
def test_a_wager_wins_on_its_numbers_and_pays_its_odds(one: Bet, clause: str) -> None:
    lies_wins_and_pays(roulette(BOOK), one, clause, clause, clause)


@pytest.mark.parametrize(
    ("kind", "floor", "clause"),
    [
        *verdicts(
            "ilani:1.c.i",
            [(kind, pays, "ilani:1.c.i") for kind, pays in law.FLOORS.items() if kind not in OUTSIDE],
        ),
        *verdicts("ilani:1.c.ii", [(kind, law.FLOORS[kind], "ilani:1.c.ii") for kind in OUTSIDE]),
    ],
)
def test_the_odds_are_exact_neither_more_nor_less(kind: str, floor: int, clause: str) -> None:
    no = No("odds_not_allowed", clause, f"exactly {floor} to 1")
    agrees(refusal_of(lambda: roulette(BOOK, odds={kind: f"{floor + 1} to 1"})), no)
    agrees(refusal_of(lambda: roulette(BOOK, odds={kind: law.too_low(floor)})), no)
    assert roulette(BOOK, odds={kind: f"{floor} to 1"})


@pytest.mark.clause("ilani:5.a")
@pytest.mark.parametrize("fault", ["malfunction", "irregularity"])
def test_a_malfunction_or_irregularity_voids_every_pay_and_play(fault: str) -> None:
    table, result = roulette(BOOK), Result(irregularity=Irregularity(fault))
    assert ends(table, result, "17 5.00", "red 1.00") == [
        End("17", "refunded", "0.00", "5.00", "0.00", "ilani:5.a"),
        End("red", "refunded", "0.00", "1.00", "0.00", "ilani:5.a"),
    ]
    assert caused(table, result) == "ilani:5.a"


# ---- 6: minimum and maximum wagers -----------------------------------------------------------


@pytest.mark.parametrize(
    ("spot", "clause"),
    [
        *cases("ilani:6.a", [*cloth.EVEN_MONEY, "column1", "column2", "column3", "dozen1", "dozen3"]),
        *cases("ilani:6.b", ["17", "00", "17-20", "1-2-3", "0-1-2", "1-2-4-5", "0-00-1-2-3"]),
        *cases("ilani:6.b", ["13-14-15-16-17-18"]),
    ],
)
def test_a_wager_is_1_to_500_dollars_however_often_it_is_added_to(spot: str, clause: str) -> None:
    table = roulette(BOOK)
    under = No("below_minimum", clause, "below the minimum of $1")
    over = No("above_maximum", clause, "above the maximum of $500")
    agrees(asked(table, f"{spot} 0.99"), under)
    agrees(asked(table, f"{spot} 1.00"), None)
    agrees(asked(table, f"{spot} 500.00"), None)
    agrees(asked(table, f"{spot} 500.01"), over)
    agrees(asked(table, f"{spot} 100.00", after=[f"{spot} 400.00"]), None)
    agrees(asked(table, f"{spot} 101.00", after=[f"{spot} 400.00"]), over)


@pytest.mark.clause("ilani:6.b")
@pytest.mark.parametrize(
    ("reading", "wager", "no"),
    [
        ("each-position", "17-20 200.00", None),
        ("each-number", "17-20 100.00", None),
        ("each-number", "17-20 101.00", No("above_maximum", "ilani:6.b", "$501 on any way to 17")),
        ("each-number", "20-23 200.00", None),
        ("each-number", "black 500.00", None),
    ],
)
def test_any_way_to_a_number_is_each_position_or_all_that_covers_the_number(
    reading: str, wager: str, no: No | None
) -> None:
    table = roulette(BOOK, inside_maximum=reading)
    agrees(asked(table, wager, after=["17 300.00", "16-17-18 100.00"]), no)


@pytest.mark.clause("ilani:6.c")
def test_a_players_wagers_that_total_under_5_dollars_are_returned_at_the_close() -> None:
    ann = [bet("17 2.00", player="ann"), bet("red 2.99", player="ann")]
    bob = [bet("17 4.00", player="bob"), bet("black 1.00", player="bob")]
    standing, returned = close_bets(roulette(BOOK).terms.limits, [ann[0], *bob, ann[1]])
    assert standing == bob
    assert [end(one) for one in returned] == [
        End("17", "refunded", "0.00", "2.00", "0.00", "ilani:6.c"),
        End("red", "refunded", "0.00", "2.99", "0.00", "ilani:6.c"),
    ]
    assert [one.verdict for one in spin(roulette(BOOK), "17", *standing)] == ["won", "won"]


@pytest.mark.parametrize(
    ("limits", "clause"),
    [
        *verdicts("ilani:6.a", [("outside=1.00..1000.00", "ilani:6.a")]),
        *verdicts("ilani:6.b", [("inside=0.50..500.00", "ilani:6.b")]),
        *verdicts("ilani:6.c", [("aggregate=1.00..", "ilani:6.c")]),
    ],
)
def test_the_house_may_not_change_the_limits(limits: str, clause: str) -> None:
    no = No("option_not_allowed", clause, "the document fixes the limits")
    agrees(refusal_of(lambda: roulette(BOOK, limits=limits)), no)


@pytest.mark.clause("ilani:6.a")
@pytest.mark.clause("ilani:6.b")
@pytest.mark.clause("ilani:6.c")
def test_the_limits_stand_on_the_sign() -> None:
    shown = [(line.about, line.says, line.clause) for line in sign(load(BOOK), roulette(BOOK)).limits]
    assert sorted(shown) == [
        ("aggregate", "at least $5", "ilani:6.c"),
        ("inside", "$1 to $500", "ilani:6.b"),
        ("outside", "$1 to $500", "ilani:6.a"),
    ]


@pytest.mark.clause("ilani:6.d")
@pytest.mark.parametrize(
    ("tender", "no"),
    [
        ("credits", None),
        ("value-chips", No("tender_not_accepted", "ilani:6.d", "made with credits")),
        ("non-value-chips", No("tender_not_accepted", "ilani:6.d", "made with credits")),
        ("cash", No("tender_not_accepted", "ilani:6.d", "verbal wagers are not accepted")),
    ],
)
def test_wagers_are_made_with_the_terminals_credits_alone(tender: str, no: No | None) -> None:
    agrees(asked(roulette(BOOK), bet("17 5.00", tender=tender, confirmed=True)), no)


def test_there_is_no_live_table() -> None:
    """A part of 2.a: the terminal itself is shown where it is built."""
    no = No("option_not_allowed", cite(BOOK, "2.a"), "it allows dealerless")
    agrees(refusal_of(lambda: roulette(BOOK, mode="live")), no)
