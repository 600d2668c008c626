"""Rows that several documents share word for word: each test file gives its own citations."""

import pytest
from _pytest.mark.structures import ParameterSet

from croupier.base.names import Citation, PlayerId
from croupier.floor.parts.colours import Chips, Issued
from croupier.games.roulette.result import Result
from croupier.games.roulette.rules import Consequence, Irregularity
from tests.clauses.play import End, No, bet, caused, ends
from tests.tables import roulette

CHIPS_HELD = {"lilac": Issued(PlayerId("ann"), 100)}
"""Ann holds lilac chips at a dollar."""


def _row(citation: str, *values: object) -> ParameterSet:
    return pytest.param(*values, marks=pytest.mark.clause(citation))


def tenders(chips: str, coupon: str) -> list[ParameterSet]:
    """What a live table takes: chips, cash that the dealer confirms, a coupon with non-value chips only."""
    unconfirmed = No("tender_not_accepted", chips, "the dealer's confirmation")
    credits_ = No("tender_not_accepted", chips, "not credits")
    with_value = No("coupon_not_accepted", coupon, "rides only with non-value-chips")
    too_large = No("coupon_not_accepted", coupon, "a stake of at least as much")
    return [
        _row(chips, bet("17 5.00", tender="non-value-chips"), None),
        _row(chips, bet("17 5.00", tender="value-chips"), None),
        _row(chips, bet("17 5.00", tender="cash"), unconfirmed),
        _row(chips, bet("17 5.00", tender="cash", confirmed=True), None),
        _row(chips, bet("17 5.00", tender="credits"), credits_),
        _row(chips, bet("red 5.00", tender="non-value-chips", coupon="5.00"), None),
        _row(coupon, bet("red 5.00", tender="value-chips", coupon="5.00"), with_value),
        _row(coupon, bet("red 5.00", tender="non-value-chips", coupon="10.00"), too_large),
    ]


def chips(clause: str) -> Chips:
    """A table where black and green are value chips and Ann holds lilac."""
    return Chips(
        Citation(clause),
        (
            "black",
            "green",
        ),
        CHIPS_HELD,
    )


def issues(clause: str) -> list[ParameterSet]:
    """Chips asked for at that table: colour, player, value of one."""
    clash = "chips_clash"
    return [
        _row(clause, "orange", "bob", 500, None),
        _row(clause, "lilac", "ann", 100, None),
        _row(clause, "lilac", "bob", 100, No(clash, clause, "belong to another player")),
        _row(clause, "black", "bob", 100, No(clash, clause, "the colour of a value chip")),
        _row(clause, "lilac", "ann", 500, No(clash, clause, "were issued at $1")),
    ]


def no_spins(with_rotation: str, short: str, foreign: str) -> list[ParameterSet]:
    """What a spin at a live table is called off for; `test_live_spins` calls them at the table."""
    return [
        _row(with_rotation, "with-rotation", with_rotation),
        _row(short, "short-spin", short),
        _row(foreign, "foreign-object", foreign),
    ]


def wagers_stand(book: str, irregularity: str, clause: str) -> None:
    """A spin that is called off decides no wager, by that clause."""
    table = roulette(book)
    called = Irregularity(irregularity)
    result = Result(irregularity=called)
    assert ends(table, result, "17 5.00") == [End("17", "stands", "0.00", "0.00", "0.00", clause)]
    assert caused(table, result) == clause
    assert table.terms.play.irregularities[called].value is Consequence.STANDS


def colour_conflicts(exclusion: str, seven: str, eight: str) -> list[ParameterSet]:
    """Combinations of wagers that no table may offer: wheel, offered, withheld, refusal."""
    clash = "options_conflict"
    no_red = No(clash, exclusion, "may not offer red and black")
    no_dozen = No(clash, exclusion, "may not offer dozens")
    return [
        _row(exclusion, "double-zero", "six-colour", "", no_red),
        _row(exclusion, "double-zero", "six-colour", "red", no_red),
        _row(exclusion, "double-zero", "six-colour", "black", no_red),
        _row(exclusion, "double-zero", "eight-colour", "dozen", no_red),
        _row(exclusion, "single-zero", "seven-colour", "dozen", no_red),
        _row(exclusion, "double-zero", "eight-colour", "red,black", no_dozen),
        _row(exclusion, "single-zero", "seven-colour", "red,black", no_dozen),
        _row(exclusion, "double-zero", "six-colour,eight-colour", "red,black", no_dozen),
        _row(exclusion, "single-zero", "six-colour,seven-colour", "red,black", no_dozen),
        _row(seven, "double-zero", "seven-colour", "red,black,dozen", No(clash, seven, "single-zero wheel")),
        _row(eight, "single-zero", "eight-colour", "red,black,dozen", No(clash, eight, "double-zero wheel")),
    ]


FLOORS = {
    "straight": 35,
    "split": 17,
    "row": 11,
    "triple": 11,
    "corner": 8,
    "first-five": 6,
    "line": 5,
    "column": 2,
    "dozen": 2,
    "red": 1,
    "black": 1,
    "odd": 1,
    "even": 1,
    "low": 1,
    "high": 1,
}
COLOUR_FLOORS = {
    "six-colour": 5,
    "seven-colour": 4,
    "eight-colour": 3,
    "seven-numbers": 4,
}
"""What each wager wins for 1, at the least."""

SIGN_ODDS = {
    "straight": "35 to 1",
    "split": "17 to 1",
    "three numbers": "11 to 1",
    "four numbers": "8 to 1",
    "first five numbers": "6 to 1",
    "six numbers": "5 to 1",
    "column": "2 to 1",
    "dozen": "2 to 1",
    "red": "1 to 1",
    "black": "1 to 1",
    "odd": "1 to 1",
    "even": "1 to 1",
    "1 to 18": "1 to 1",
    "19 to 36": "1 to 1",
}


def too_low(floor: int) -> str:
    """Odds just under a floor."""
    return f"{floor - 1} to 1" if floor > 1 else "19 to 20"
