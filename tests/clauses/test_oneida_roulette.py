"""Oneida Rules of Play, Roulette, sections A to H: the live table."""

from collections import Counter

import pytest

from croupier.base.names import PlayerId
from croupier.base.refusal import Refusal
from croupier.games.library import load
from croupier.games.notices import sign
from croupier.games.roulette.equipment import NON_METALLIC, Equipment, inspect
from croupier.games.roulette.wheel import WheelKind
from tests.clauses import cloth, law
from tests.clauses.cloth import Bet
from tests.clauses.play import (
    No,
    agrees,
    cases,
    ending,
    lies_wins_and_pays,
    refusal_of,
    spot_refused,
    verdicts,
)
from tests.tables import roulette

BOOK = "oneida-roulette"
DOUBLE, SINGLE = WheelKind.DOUBLE_ZERO, WheelKind.SINGLE_ZERO


@pytest.mark.clause("oneida-roulette:A.1")
@pytest.mark.clause("oneida-roulette:A.4")
def test_a_live_table_has_a_wheel_a_fit_ball_and_a_layout_with_areas_for_every_permitted_wager() -> None:
    table = roulette(BOOK)
    assert (
        inspect(
            table.terms, Equipment(table.wheel.kind, wheel_inches=30, ball_sixteenths=12, ball=NON_METALLIC)
        )
        == []
    )
    different = {place.spot for place in table.positions}
    assert Counter(str(spot.kind) for spot in different) == cloth.HOW_MANY


@pytest.mark.parametrize(
    ("found", "faults"),
    [
        *verdicts(
            "oneida-roulette:A.3",
            [
                (Equipment(DOUBLE, 30, 12, NON_METALLIC), []),
                (Equipment(DOUBLE, 32, 14, NON_METALLIC), []),
                (Equipment(DOUBLE, 29, 12, NON_METALLIC), [("oneida-roulette:A.3", "at least 30")]),
                (Equipment(SINGLE, 30, 12, NON_METALLIC), [("oneida-roulette:A.3", "must have 38")]),
            ],
        ),
        *verdicts(
            "oneida-roulette:A.6",
            [
                (Equipment(DOUBLE, 30, 11, NON_METALLIC), [("oneida-roulette:A.6", "12/16 to 14/16")]),
                (Equipment(DOUBLE, 30, 15, NON_METALLIC), [("oneida-roulette:A.6", "12/16 to 14/16")]),
                (Equipment(DOUBLE, 30, 13), [("oneida-roulette:A.6", "non-metallic")]),
                (Equipment(DOUBLE, 30, 15, "approval 7"), []),
            ],
        ),
    ],
)
def test_a_wheel_or_ball_that_does_not_measure_up_is_found(
    found: Equipment, faults: list[tuple[str, str]]
) -> None:
    refusals = inspect(roulette(BOOK).terms, found)
    assert len(refusals) == len(faults)
    for refusal, (clause, words) in zip(refusals, faults, strict=True):
        agrees(refusal, No("equipment_unfit", clause, words))


@pytest.mark.clause("oneida-roulette:A.3")
def test_the_wheel_has_1_to_36_0_and_00_and_no_other_wheel_is_allowed() -> None:
    assert sorted(roulette(BOOK).wheel.order) == sorted(cloth.DOUBLE_ZERO)
    no = No("option_not_allowed", "oneida-roulette:A.3", "it allows double-zero")
    agrees(refusal_of(lambda: roulette(BOOK, wheel="single-zero")), no)


@pytest.mark.clause("oneida-roulette:A.2")
def test_the_colour_of_a_chip_tells_whose_it_is_and_what_it_is_worth() -> None:
    chips = law.chips("oneida-roulette:C.2").issue("orange", PlayerId("bob"), 500)
    assert not isinstance(chips, Refusal)
    assert {colour: held.player for colour, held in chips.issued.items()} == {"lilac": "ann", "orange": "bob"}
    assert {colour: held.value for colour, held in chips.issued.items()} == {"lilac": 100, "orange": 500}
    freed = chips.colour_out("lilac").issue("lilac", PlayerId("bob"), 100)
    assert not isinstance(freed, Refusal)
    assert freed.issued["lilac"].player == "bob"


@pytest.mark.parametrize(
    ("one", "defined"),
    [
        *cases("oneida-roulette:D.1", cloth.STRAIGHTS),
        *cases("oneida-roulette:D.2", cloth.SPLITS),
        *cases("oneida-roulette:D.3", cloth.ROWS),
        *cases("oneida-roulette:D.4", cloth.TRIPLES),
        *cases("oneida-roulette:D.5", cloth.CORNERS),
        *cases("oneida-roulette:D.6", cloth.FIRST_FIVE),
        *cases("oneida-roulette:D.7", cloth.LINES),
        *cases("oneida-roulette:E.1", cloth.COLUMNS),
        *cases("oneida-roulette:E.2", cloth.DOZENS),
        *cases("oneida-roulette:E.3", cloth.RED),
        *cases("oneida-roulette:E.4", cloth.BLACK),
        *cases("oneida-roulette:E.5", cloth.ODD),
        *cases("oneida-roulette:E.6", cloth.EVEN),
        *cases("oneida-roulette:E.7", cloth.LOW),
        *cases("oneida-roulette:E.8", cloth.HIGH),
    ],
)
def test_a_wager_lies_in_its_place_wins_on_its_numbers_and_pays_its_odds(one: Bet, defined: str) -> None:
    """On 0 and 00 even-money wagers are lost whole, by their own clause: half-loss was struck out."""
    lies_wins_and_pays(roulette(BOOK), one, defined, "oneida-roulette:G.1", zero=None)


@pytest.mark.parametrize("spot", ["adjacent:17", "six:blue", "eight:blue", "seven-numbers", "b2b"])
def test_wagers_of_other_houses_have_no_area_on_this_layout(spot: str) -> None:
    agrees(spot_refused(roulette(BOOK), spot), No("not_offered", "oneida-roulette:A.4", "not offered"))


@pytest.mark.clause("oneida-roulette:G.1")
@pytest.mark.parametrize(("kind", "floor"), law.FLOORS.items())
def test_a_house_may_pay_more_than_the_odds_and_never_less(kind: str, floor: int) -> None:
    less = refusal_of(lambda: roulette(BOOK, odds={kind: law.too_low(floor)}))
    agrees(less, No("odds_not_allowed", "oneida-roulette:G.1", f"no less than {floor} to 1"))
    assert roulette(BOOK, odds={kind: f"{floor} to 1"})
    assert roulette(BOOK, odds={kind: f"{floor + 1} to 1"})


def test_what_was_struck_out_in_2008_does_not_apply() -> None:
    half = refusal_of(lambda: roulette(BOOK, even_money_on_zero="lose-half"))
    agrees(half, No("option_not_allowed", "oneida-roulette:G.1", "it allows lose-all"))
    shown = sign(load(BOOK), roulette(BOOK))
    assert (shown.notices, shown.limits) == ((), ())


@pytest.mark.parametrize(
    ("irregularity", "clause"),
    law.no_spins("oneida-roulette:H.1", "oneida-roulette:H.2", "oneida-roulette:H.3"),
)
def test_wagers_stand_over_a_no_spin(irregularity: str, clause: str) -> None:
    law.wagers_stand(BOOK, irregularity, clause)


@pytest.mark.clause("oneida-roulette:A.5")
@pytest.mark.clause("oneida-roulette:F.3")
@pytest.mark.clause("oneida-roulette:F.4")
def test_the_dealer_announces_and_marks_the_number_collects_losers_and_then_pays_winners() -> None:
    bets = (("00", 100), ("red", 500), ("0-00", 200), ("dozen1", 300))
    assert ending(BOOK, "00", bets) == [
        ("00 green. Announce it and place the crown on it.", "oneida-roulette:F.3"),
        ("Collect the losing wagers, $8, before any winner is paid.", "oneida-roulette:F.4"),
        ("Pay $69 on 2 winning wagers.", "oneida-roulette:F.4"),
    ]
