"""Roulette in New Jersey (N.J.A.C. 19:47-5.1 to 5.4) and Massachusetts: what each clause says, happening.

The two differ in their numbers alone. What Oneida's roulette says in the same words is shown here for it too.
"""

import pytest

from croupier.base.names import PlayerId
from croupier.base.refusal import Refusal
from croupier.games.library import load
from croupier.games.notices import sign
from croupier.games.round import Wager
from tests.clauses import cloth, law, optional, zero
from tests.clauses.cloth import Bet
from tests.clauses.numbering import THREE, Book, each, rows
from tests.clauses.play import (
    End,
    No,
    agrees,
    asked,
    bet,
    cases,
    ending,
    ends,
    lies_wins_and_pays,
    refusal_of,
    spin,
    spot_refused,
    wins_on,
)
from tests.tables import roulette


@pytest.mark.parametrize(
    ("book", "one", "defined"),
    rows(
        lambda book: [
            *cases(book.at("straight"), cloth.STRAIGHTS),
            *cases(book.at("split"), cloth.SPLITS),
            *cases(book.at("three numbers"), (*cloth.ROWS, *cloth.TRIPLES)),
            *cases(book.at("four numbers"), cloth.CORNERS),
            *cases(book.at("first five"), cloth.FIRST_FIVE),
            *cases(book.at("six numbers"), cloth.LINES),
            *cases(book.at("column"), cloth.COLUMNS),
            *cases(book.at("dozen"), cloth.DOZENS),
            *cases(book.at("red"), cloth.RED),
            *cases(book.at("black"), cloth.BLACK),
            *cases(book.at("odd"), cloth.ODD),
            *cases(book.at("even"), cloth.EVEN),
            *cases(book.at("1 to 18"), cloth.LOW),
            *cases(book.at("19 to 36"), cloth.HIGH),
        ]
    ),
)
def test_a_wager_lies_in_its_place_wins_on_its_numbers_and_pays_its_odds(
    book: Book, one: Bet, defined: str
) -> None:
    lies_wins_and_pays(roulette(book.value), one, defined, book.at("odds"), book.at("zero"))


@pytest.mark.parametrize(
    ("book", "one", "defined"),
    rows(lambda book: [*cases(book.at("red"), cloth.RED), *cases(book.at("black"), cloth.BLACK)]),
)
def test_the_colours_of_the_single_zero_wheel_are_the_same_numbers(
    book: Book, one: Bet, defined: str
) -> None:
    table = roulette(book.value, wheel="single-zero")
    wins_on(table, one.spot, one.wins, "1.00")
    assert ends(table, "2" if one.spot == "red" else "1", f"{one.spot} 5.00")[0].clause == defined


@each("three numbers")
def test_of_the_three_numbers_with_a_zero_a_single_zero_layout_has_0_1_2_alone(book: Book) -> None:
    table = roulette(book.value, wheel="single-zero")
    assert {spot for spot in table.spots if spot.startswith("0-") and spot.count("-") == 2} == {"0-1-2"}
    agrees(spot_refused(table, "0-2-3"), No("unknown_spot", book.at("three numbers"), "a listed triple"))


@pytest.mark.parametrize(
    ("book", "spot", "no"),
    rows(
        lambda book: [
            ("17-19", No("unknown_spot", book.at("split"), "share a line")),
            ("0-3", No("unknown_spot", book.at("split"), "share a line")),
            (
                "2-3-4",
                No("unknown_spot", book.at("three numbers"), "a row of the layout, or a listed triple"),
            ),
            ("1-2-3-4", No("unknown_spot", book.at("four numbers"), "share one corner")),
            ("1-2-3-4-5", No("unknown_spot", book.at("first five"), "0-00-1-2-3")),
            ("1-2-3-7-8-9", No("unknown_spot", book.at("six numbers"), "two rows")),
        ]
    ),
)
def test_numbers_that_do_not_touch_on_the_cloth_are_no_wager(book: Book, spot: str, no: No) -> None:
    agrees(spot_refused(roulette(book.value), spot), no)


@pytest.mark.parametrize(
    ("book", "wager", "no"),
    rows(lambda book: law.tenders(book.at("tender"), book.at("colours of chips")), among=THREE),
)
def test_chips_confirmed_cash_and_a_coupon_with_non_value_chips_are_taken(
    book: Book, wager: Wager, no: No | None
) -> None:
    agrees(asked(roulette(book.value), wager), no)


@pytest.mark.parametrize(
    ("book", "outcome", "ended", "used"),
    rows(
        lambda book: [
            ("1", End("red", "won", "10.00", "5.00", "0.00", book.at("odds")), True),
            ("2", End("red", "lost", "0.00", "0.00", "5.00", book.at("red")), True),
            (
                "no-spin:short-spin",
                End("red", "stands", "0.00", "0.00", "0.00", book.at("short spin")),
                False,
            ),
        ],
        "tender",
        among=THREE,
    ),
)
def test_a_match_play_coupon_wins_as_its_stake_does_and_is_used_up_when_decided(
    book: Book, outcome: str, ended: End, used: bool
) -> None:
    wager = bet("red 5.00", tender="non-value-chips", coupon="5.00")
    assert ends(roulette(book.value), outcome, wager) == [ended]
    assert [one.coupon_used for one in spin(roulette(book.value), outcome, wager)] == [used]


@pytest.mark.parametrize(
    ("book", "colour", "player", "value", "no"),
    rows(lambda book: law.issues(book.at("colours of chips")), among=THREE),
)
def test_no_two_players_hold_one_colour_and_none_holds_a_value_chips(
    book: Book, colour: str, player: str, value: int, no: No | None
) -> None:
    issued = law.chips(book.at("colours of chips")).issue(colour, PlayerId(player), value)
    agrees(issued if isinstance(issued, Refusal) else None, no)


@each("place of a chip", among=THREE)
@pytest.mark.parametrize(
    ("at", "paid"),
    [((6, 22), "175.00"), ((6, 24), "85.00"), ((8, 24), "40.00"), ((0, 22), "55.00"), ((0, 24), "25.00")],
)
def test_a_chip_is_settled_by_where_it_lies_when_17_comes(book: Book, at: tuple[int, int], paid: str) -> None:
    table = roulette(book.value)
    [spot] = [place.spot.text for place in table.positions if place.at == at]
    assert [one.paid for one in ends(table, "17", f"{spot} 5.00")] == [paid]


# ---- Wagers a house may offer ----------------------------------------------------------------


@each("five adjacent")
def test_five_adjacent_numbers_need_a_wheel_replica_on_the_layout(book: Book) -> None:
    optional.five_adjacent_need_a_replica(book.value, book.at("five adjacent"))


@each("five adjacent")
@pytest.mark.parametrize(("wheel", "centre", "five"), optional.FIVES)
def test_five_adjacent_numbers_count_as_five_equal_straights(
    book: Book, wheel: str, centre: str, five: str
) -> None:
    optional.five_adjacent_are_five_straights(book.value, wheel, centre, five)


@each("five adjacent")
@pytest.mark.parametrize("player", ["ann", "bob"])
def test_every_player_may_stake_five_adjacent_numbers_in_fives(book: Book, player: str) -> None:
    optional.five_adjacent_are_staked_in_fives(book.value, book.at("five adjacent"), player)


@each("five adjacent")
def test_five_adjacent_numbers_pay_what_the_house_pays_straights(book: Book) -> None:
    optional.five_adjacent_pay_as_straights(book.value, book.at("five adjacent"))


@each("five adjacent")
def test_the_straights_of_five_adjacent_numbers_are_held_to_the_limit_on_straights(book: Book) -> None:
    optional.five_adjacent_keep_the_limit_on_straights(book.value, book.at("tender"))


@each("six colour")
@pytest.mark.parametrize("colour", cloth.COLOURS)
def test_the_six_numbers_colour_wager_wins_on_its_colour(book: Book, colour: str) -> None:
    optional.six_colour_wins(book.value, colour)


@each("seven colour")
@pytest.mark.parametrize("colour", cloth.COLOURS)
def test_the_seven_numbers_colour_wager_wins_on_its_section_and_0(book: Book, colour: str) -> None:
    optional.seven_colour_wins(book.value, colour)


@each("eight colour")
@pytest.mark.parametrize("colour", cloth.COLOURS)
def test_the_eight_numbers_colour_wager_wins_on_its_section_0_and_00(book: Book, colour: str) -> None:
    optional.eight_colour_wins(book.value, colour)


@pytest.mark.parametrize(
    ("book", "spot", "clause"),
    rows(
        lambda book: [
            *cases(book.at("six colour"), ["six:blue"]),
            *cases(book.at("seven colour"), ["seven:blue"]),
            *cases(book.at("eight colour"), ["eight:blue"]),
            *cases(book.at("seven numbers"), ["seven-numbers"]),
        ]
    ),
)
def test_an_optional_wager_is_refused_where_the_house_does_not_offer_it(
    book: Book, spot: str, clause: str
) -> None:
    optional.not_offered(book.value, spot, clause)


@each("seven numbers")
def test_seven_numbers_wins_4_to_1_on_10_to_15_and_33_for_every_player(book: Book) -> None:
    optional.seven_numbers_win_for_every_player(book.value)


@pytest.mark.parametrize(
    ("book", "wheel", "offer", "withhold", "no"),
    rows(
        lambda book: law.colour_conflicts(
            book.at("side by side"), book.at("seven colour"), book.at("eight colour")
        )
    ),
)
def test_wagers_that_may_not_stand_side_by_side_open_no_table(
    book: Book, wheel: str, offer: str, withhold: str, no: No
) -> None:
    agrees(refusal_of(lambda: roulette(book.value, wheel=wheel, offer=offer, withhold=withhold)), no)


@each("side by side")
def test_six_numbers_colour_may_stand_beside_dozens_but_not_red_and_black(book: Book) -> None:
    optional.six_colour_stands_beside_dozens(book.value, book.at("side by side"))


@each("side by side")
def test_eight_numbers_colour_leaves_no_dozen_on_the_cloth(book: Book) -> None:
    optional.eight_colour_leaves_no_dozen(book.value, book.at("side by side"))


# ---- what is paid, and what zero takes --------------------------------------------------


@each("odds")
@pytest.mark.parametrize(("kind", "floor"), (law.FLOORS | law.COLOUR_FLOORS).items())
def test_a_house_may_pay_more_than_the_odds_and_never_less(book: Book, kind: str, floor: int) -> None:
    less = refusal_of(lambda: roulette(book.value, odds={kind: law.too_low(floor)}))
    agrees(less, No("odds_not_allowed", book.at("odds"), f"no less than {floor} to 1"))
    assert roulette(book.value, odds={kind: f"{floor} to 1"})
    assert roulette(book.value, odds={kind: f"{floor + 1} to 1"})


@each("odds")
def test_better_odds_are_paid_and_the_sign_shows_the_odds_in_effect(book: Book) -> None:
    better = roulette(book.value, odds="straight=36 to 1")
    assert [one.paid for one in ends(better, "17", "17 5.00")] == ["180.00"]
    shown = {line.about: line.says for line in sign(load(book.value), roulette(book.value)).odds}
    assert shown == law.SIGN_ODDS
    assert {line.about: line.says for line in sign(load(book.value), better).odds}["straight"] == "36 to 1"


@each("zero")
@pytest.mark.parametrize("pocket", ["0", "00"])
@pytest.mark.parametrize("spot", cloth.EVEN_MONEY)
def test_half_or_all_of_an_even_money_wager_is_lost_on_zero_as_the_house_chose(
    book: Book, spot: str, pocket: str
) -> None:
    zero.takes_half_or_all(book.value, book.at("zero"), spot, pocket)


@each("zero")
@pytest.mark.parametrize("spot", ["dozen1", "column1", "17"])
def test_half_loss_on_zero_spares_no_other_wager(book: Book, spot: str) -> None:
    zero.takes_all_of(book.value, spot)


@each("zero")
def test_the_zero_option_in_effect_is_posted(book: Book) -> None:
    zero.option_is_posted(book.value, book.at("zero"))


@pytest.mark.parametrize(
    ("book", "wheel", "clause"),
    rows(
        lambda book: [
            *cases(book.at("one zero"), ["single-zero"]),
            *cases(book.at("used as single zero"), [zero.AS_SINGLE]),
        ]
    ),
)
@pytest.mark.parametrize("spot", cloth.EVEN_MONEY)
def test_0_takes_even_money_whole_where_there_is_one_zero(
    book: Book, wheel: str, clause: str, spot: str
) -> None:
    zero.takes_even_money_whole(book.value, wheel, clause, spot)


@each("used as single zero")
def test_00_on_a_double_zero_wheel_used_as_single_zero_is_no_spin_and_spun_again(book: Book) -> None:
    zero.double_zero_is_no_spin(book.value, book.at("used as single zero"))
    zero.use_as_single_is_posted(book.value, book.at("used as single zero"))


@each("used as single zero")
@pytest.mark.parametrize("spot", ["00", "0-00", "00-3", "00-2-3", "0-00-1-2-3"])
def test_a_double_zero_wheel_used_as_single_zero_takes_no_wager_on_00(book: Book, spot: str) -> None:
    zero.double_zero_takes_no_wager(book.value, book.at("used as single zero"), spot)


# ---- the spin -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("book", "irregularity", "clause"),
    rows(
        lambda book: law.no_spins(book.at("with rotation"), book.at("short spin"), book.at("foreign object"))
    ),
)
def test_wagers_stand_over_a_no_spin(book: Book, irregularity: str, clause: str) -> None:
    law.wagers_stand(book.value, irregularity, clause)


@each("announcing", "moving the fifth", "losers first")
def test_the_dealer_announces_moves_the_fifth_collects_losers_and_then_pays_winners(book: Book) -> None:
    bets = (("17", 500), ("red", 500), ("adjacent:32", 1000), ("black", 1000), ("column1", 200))
    assert ending(book.value, "17", bets, offer="five-adjacent", layout="wheel-replica") == [
        ("17 black. Announce it and place the crown on it.", book.at("announcing")),
        ("Seat 1: move $2 of five adjacent around 32 from the replica to 17.", book.at("moving the fifth")),
        ("Collect the losing wagers, $15, before any winner is paid.", book.at("losers first")),
        ("Pay $255 on 3 winning wagers.", book.at("losers first")),
    ]


@each("losers first")
def test_losers_are_settled_before_winners_whatever_order_they_were_placed_in(book: Book) -> None:
    settled = ends(roulette(book.value), "17", "17 5.00", "red 5.00", "black 5.00", "0 5.00")
    assert [(one.spot, one.verdict) for one in settled] == [
        ("red", "lost"),
        ("0", "lost"),
        ("17", "won"),
        ("black", "won"),
    ]
