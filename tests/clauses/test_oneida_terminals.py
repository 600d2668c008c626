"""Oneida Rules of Play, Roulette, section I: what the rules of automatic terminals decide.

The screens, the clock and the console are shown where they are built; here a chip that was dropped at a
point of the layout makes its wager, and a wager meets its end.
"""

import pytest

from croupier.base import money
from croupier.base.clause import cite
from croupier.base.names import Citation
from croupier.floor.parts.messages import rounds
from croupier.floor.parts.messages.tender import Money
from croupier.games.roulette.equipment import NON_METALLIC, Equipment, inspect
from croupier.games.roulette.neighbours import neighbours_bet
from croupier.games.roulette.result import Result
from croupier.games.roulette.rules import Consequence, Irregularity
from croupier.games.roulette.wheel import WheelKind
from tests.clauses import cloth
from tests.clauses.cloth import Bet
from tests.clauses.play import End, No, agrees, asked, bet, cases, caused, ends, lies_wins_and_pays, verdicts
from tests.house import ONE, House
from tests.house import No as Refused
from tests.tables import roulette

BOOK = "oneida-roulette"
TERMINALS = {"mode": "terminals"}


@pytest.mark.parametrize(
    ("one", "defined"),
    [
        *cases("oneida-roulette:I.4.a", cloth.STRAIGHTS),
        *cases("oneida-roulette:I.4.b", cloth.SPLITS),
        *cases("oneida-roulette:I.4.c", cloth.ROWS),
        *cases("oneida-roulette:I.4.d", cloth.TRIPLES),
        *cases("oneida-roulette:I.4.e", cloth.CORNERS),
        *cases("oneida-roulette:I.4.f", cloth.FIRST_FIVE),
        *cases("oneida-roulette:I.4.g", cloth.LINES),
        *cases("oneida-roulette:I.5.a", cloth.COLUMNS),
        *cases("oneida-roulette:I.5.b", cloth.DOZENS),
        *cases("oneida-roulette:I.5.c", cloth.RED),
        *cases("oneida-roulette:I.5.d", cloth.BLACK),
        *cases("oneida-roulette:I.5.e", cloth.ODD),
        *cases("oneida-roulette:I.5.f", cloth.EVEN),
        *cases("oneida-roulette:I.5.g", cloth.LOW),
        *cases("oneida-roulette:I.5.h", cloth.HIGH),
    ],
)
@pytest.mark.clause("oneida-roulette:I.7")
def test_a_wager_dropped_in_its_place_wins_on_its_numbers_and_pays_the_odds_of_section_g(
    one: Bet, defined: str
) -> None:
    lies_wins_and_pays(roulette(BOOK, **TERMINALS), one, defined, "oneida-roulette:G.1", zero=None)


@pytest.mark.parametrize(
    ("tender", "no"),
    [
        ("credits", None),
        ("value-chips", No("tender_not_accepted", cite(BOOK, "I.3.b.i"), "made with credits")),
        ("non-value-chips", No("tender_not_accepted", cite(BOOK, "I.3.b.i"), "made with credits")),
        ("cash", No("tender_not_accepted", cite(BOOK, "I.3.a.i"), "verbal wagers are not accepted")),
    ],
)
def test_a_terminal_takes_credits_and_no_verbal_wager(tender: str, no: No | None) -> None:
    """A part of I.3.a.i and I.3.b.i: the buy-in and the available credits belong to the desk."""
    agrees(asked(roulette(BOOK, **TERMINALS), bet("17 5.00", tender=tender, confirmed=True)), no)


@pytest.mark.clause("oneida-roulette:I.3.b.viii")
@pytest.mark.parametrize(
    ("last", "around"),
    [("17", "20 32 5 22"), ("0", "14 2 28 9"), ("00", "13 1 27 10"), ("2", "35 14 0 28")],
)
def test_the_neighbours_bet_puts_the_last_amount_on_two_numbers_each_side(last: str, around: str) -> None:
    table = roulette(BOOK, **TERMINALS)
    assert neighbours_bet(table, last, 250, credits_left=1000) == dict.fromkeys(around.split(), 250)
    short = neighbours_bet(table, last, 250, credits_left=999)
    agrees(short, No("not_enough_credits", "oneida-roulette:I.3.b.viii", "cost $10 and $9.99"))


@pytest.mark.clause("oneida-roulette:I.3.b.viii")
def test_the_neighbours_bet_may_be_read_as_one_number_each_side_and_belongs_to_terminals() -> None:
    one_each = roulette(BOOK, **TERMINALS, neighbours="one-each-side")
    assert neighbours_bet(one_each, "17", 250, credits_left=500) == {"32": 250, "5": 250}
    live = neighbours_bet(roulette(BOOK), "17", 250, credits_left=1000)
    agrees(live, No("not_offered", "oneida-roulette:C.4", "automatic wagering terminals"))


@pytest.mark.parametrize(
    ("fault", "clause"),
    [
        *verdicts("oneida-roulette:I.9.a", [("with-rotation", "oneida-roulette:I.9.a")]),
        *verdicts("oneida-roulette:I.9.b", [("short-spin", "oneida-roulette:I.9.b")]),
    ],
)
@pytest.mark.clause("oneida-roulette:I.6.c")
def test_a_spin_that_the_reader_knows_to_be_invalid_decides_nothing(fault: str, clause: str) -> None:
    house = dealt()
    house.rows(("reader", rounds.ReportFault(1, fault), rounds.GameVoided(1, fault, Citation(clause))))
    house.rows(("reader", rounds.ReadNumber(1, "17"), Refused("wrong_phase", "I.6.e")))


@pytest.mark.clause("oneida-roulette:I.6.c")
def test_a_valid_spin_makes_four_revolutions_and_its_number_decides() -> None:
    turns = roulette(BOOK, **TERMINALS).terms.play.revolutions
    assert turns is not None
    assert (turns.value, turns.clause) == (4, "oneida-roulette:I.6.c")
    house = dealt()
    house.do("reader", rounds.ReadNumber(1, "17"))
    house.do("dealer", rounds.ConfirmNumber(1, "17"))
    assert house.terminal().credits == 5000 + 35 * 500


def dealt() -> House:
    """A game with five dollars on 17, betting closed and the ball in the track."""
    return House().opened().buy_in(ONE, Money(5000)).game({ONE: [("17", 500)]}).close()


@pytest.mark.clause("oneida-roulette:I.9.k")
@pytest.mark.parametrize(
    ("clause", "irregularity"),
    [
        *verdicts("oneida-roulette:I.9.a", [("oneida-roulette:I.9.a", "with-rotation")]),
        *verdicts("oneida-roulette:I.9.b", [("oneida-roulette:I.9.b", "short-spin")]),
        *verdicts("oneida-roulette:I.9.c", [("oneida-roulette:I.9.c", "ball-not-dropped")]),
        *verdicts("oneida-roulette:I.9.d", [("oneida-roulette:I.9.d", "wrong-number")]),
        *verdicts("oneida-roulette:I.9.f", [("oneida-roulette:I.9.f", "interference")]),
        *verdicts("oneida-roulette:I.9.g", [("oneida-roulette:I.9.g", "malfunction")]),
        *verdicts("oneida-roulette:I.9.h", [("oneida-roulette:I.9.h", "foreign-object")]),
        *verdicts("oneida-roulette:I.9.i", [("oneida-roulette:I.9.i", "ball-out")]),
        *verdicts("oneida-roulette:I.9.j", [("oneida-roulette:I.9.j", "fraud")]),
    ],
)
def test_an_irregularity_voids_the_game_and_every_wager_is_refunded(clause: str, irregularity: str) -> None:
    table = roulette(BOOK, **TERMINALS)
    result = Result(irregularity=Irregularity(irregularity))
    bets = ("17 5.00", "red 2.50", "0-00 1.00")
    assert ends(table, result, *bets) == [
        End("17", "refunded", "0.00", "5.00", "0.00", "oneida-roulette:I.9.k"),
        End("red", "refunded", "0.00", "2.50", "0.00", "oneida-roulette:I.9.k"),
        End("0-00", "refunded", "0.00", "1.00", "0.00", "oneida-roulette:I.9.k"),
    ]
    assert caused(table, result) == clause
    called = Consequence.NO_SPIN_VOID if clause[-1] in "abc" else Consequence.VOID
    assert table.terms.play.irregularities[Irregularity(irregularity)].value is called


@pytest.mark.clause("oneida-roulette:I.1.b")
@pytest.mark.parametrize(
    ("kind", "inches", "words"),
    [
        (WheelKind.DOUBLE_ZERO, 30, None),
        (WheelKind.DOUBLE_ZERO, 29, "at least 30"),
        (WheelKind.SINGLE_ZERO, 30, "must have 38"),
    ],
)
def test_a_terminals_wheel_is_thirty_inches_across_with_38_pockets(
    kind: WheelKind, inches: int, words: str | None
) -> None:
    faults = inspect(roulette(BOOK, **TERMINALS).terms, Equipment(kind, inches, 13, NON_METALLIC))
    assert len(faults) == (words is not None)
    for fault in faults:
        agrees(fault, No("equipment_unfit", "oneida-roulette:I.1.b", words or ""))


@pytest.mark.clause("oneida-roulette:I.7")
@pytest.mark.parametrize("one", cloth.STRAIGHTS + cloth.SPLITS + cloth.COLUMNS + cloth.RED, ids=str)
def test_a_terminal_pays_what_the_live_table_pays(one: Bet) -> None:
    wager = f"{one.spot} 3.00"
    for pocket in one.wins.split():
        [live] = ends(roulette(BOOK), pocket, wager)
        [terminal] = ends(roulette(BOOK, **TERMINALS), pocket, wager)
        assert live.paid == terminal.paid == money.show(300 * one.pays)
