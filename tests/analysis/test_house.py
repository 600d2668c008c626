"""What a house asks: bands of its hold, the risk of its limits, its options, and paytables for an edge."""

from fractions import Fraction
from random import Random

import pytest

from croupier.analysis.exact import analyse
from croupier.analysis.fourier import WindowSpread
from croupier.analysis.gains import Gains, gains_of
from croupier.analysis.hold_band import RARE, USUAL, hold_band, rounds_until_sure
from croupier.analysis.judging import judge
from croupier.analysis.laid import bounds
from croupier.analysis.many_rounds import TotalSpread
from croupier.analysis.nets import nets_of
from croupier.analysis.options import compare_options, edges_by_kind
from croupier.analysis.paytables import Weights, design
from croupier.analysis.results import RoundResult, Standing
from croupier.analysis.risk import RUIN, most_on, reserve, table_risk
from croupier.base.refusal import Refused
from tests.tables import baccarat, bigsix, roulette

AMERICAN = roulette("new-jersey")
RED, STRAIGHT = (gains_of(nets_of(AMERICAN), {spot: 100}) for spot in ("red", "17"))
MULTIPLIED = roulette("massachusetts", offer="b2b", b2b_paytable="25:107,30:80,40:50,100:12,500:1")
B2B = gains_of(nets_of(MULTIPLIED), {"b2b": 100})
WHEEL = (10, 20, 50)


def test_a_band_holds_its_share_of_all_results() -> None:
    band = hold_band(RED, 100, 1000)
    assert band.exact
    spread = TotalSpread(RED, 1000)
    inside = spread.at_most(int(-band.low * 100_000)) - spread.at_most(int(-band.high * 100_000) - 1)
    assert USUAL <= inside < USUAL + Fraction(1, 50)
    assert band.low < Fraction(2, 38) < band.high


def test_the_house_is_sure_of_an_even_chance_sooner() -> None:
    red, straight = rounds_until_sure(RED), rounds_until_sure(STRAIGHT)
    assert red is not None
    assert straight is not None
    assert red < straight
    assert 970 < red < 985  # (1.645 x 0.9986 / 0.0526)^2, and a little for the skew
    assert rounds_until_sure(Gains({-1: 1, 1: 1})) is None


def test_where_it_says_so_the_house_is_nearly_sure() -> None:
    """Of wild wagers with much skew too, the chance of being behind is then a twentieth."""
    for gains in (STRAIGHT, B2B):
        rounds = rounds_until_sure(gains)
        assert rounds is not None
        assert 0.045 < WindowSpread(gains, rounds).ahead < 0.055


def test_a_hold_is_never_more_than_all_that_is_staked() -> None:
    """Even after few rounds of the wildest wager there is, which four moments cannot describe."""
    for rounds in (100, 1_000):
        for share in (USUAL, RARE):
            band = hold_band(B2B, 100, rounds, share)
            assert band.low < 0 < band.high <= 1


def test_a_reserve_lasts_as_lundberg_says() -> None:
    """At even money the chance of ever losing n units is ((1 - p) / p)^n, and the bound meets it."""
    needed = reserve(RED)
    assert needed is not None
    assert Fraction(18, 20) ** (needed // 100 + 1) <= RUIN < Fraction(18, 20) ** (needed // 100 - 1)
    assert reserve(Gains({-1: 1, 1: 1})) is None


def test_limits_say_what_one_player_can_win_at_most() -> None:
    risk = table_risk(roulette("ilani"))
    assert risk.worst is not None
    by_kind = {one.wager.kind: one for one in risk.wagers}
    assert (by_kind["straight"].stake, by_kind["straight"].loses) == (50_000, 1_750_000)
    # on 2: a straight, its splits, streets, corners and lines, the first five, and four wagers outside
    assert risk.worst.wins > 5 * 1_750_000
    assert set(risk.worst.stakes.values()) == {50_000}
    number = table_risk(roulette("ilani", inside_maximum="each-number"))
    assert number.worst is not None
    assert number.worst.wins < risk.worst.wins


def test_a_total_limits_what_the_best_wagers_take() -> None:
    table = bigsix(
        limits=dict.fromkeys(("$1", "$2", "$5", "$10", "$20", "joker", "flag"), "..500.00")
        | {"aggregate": "..60.00"}
    )
    risk = table_risk(table)
    assert risk.worst is not None
    assert (risk.worst.wins, dict(risk.worst.stakes)) == (45 * 6_000, {risk.worst.result: 6_000})


def test_without_a_maximum_there_is_no_most() -> None:
    risk = table_risk(AMERICAN)
    assert risk.worst is None
    assert {one.stake for one in risk.wagers} == {None}


def test_five_adjacent_are_laid_in_fives() -> None:
    table = roulette(
        "new-jersey", offer="five-adjacent", layout="wheel-replica", limits="straight=..3.00", unit="1.00"
    )
    assert most_on(table, "adjacent:17", {}) == 1_500
    assert most_on(table, "adjacent:17", {"17": 250}) == 0


def test_every_option_stands_beside_the_table() -> None:
    compared = compare_options(AMERICAN)
    variants = {(one.option, one.choice): one for one in compared.variants}
    half = {one.kind: one.odds.edge for one in variants["even-money-on-zero", "lose-half"].wagers}
    assert (half["red"], half["straight"]) == (Fraction(1, 38), Fraction(2, 38))
    colour = variants["offer", "seven-colour"]
    assert dict(colour.along) == {"wheel": "single-zero", "withhold": "red,black,dozen"}
    assert [(one.option, one.choice) for one in compared.same] == [
        ("layout", "wheel-replica"),
        ("withhold", "red"),
        ("withhold", "black"),
        ("withhold", "dozen"),
    ]


def test_an_option_that_needs_a_value_says_so() -> None:
    (b2b,) = [one for one in compare_options(roulette("massachusetts")).variants if one.choice == "b2b"]
    assert "the B2B wager needs a paytable" in b2b.refused


def test_values_of_another_choice_are_left_out() -> None:
    tie = baccarat(vigorish="tie", vigorish_on_tie="20")
    found = {one.choice: one for one in compare_options(tie).variants if one.option == "vigorish"}
    assert not any(one.refused for one in found.values())
    edges = {one.kind: one.odds.edge for one in found["5"].wagers}
    assert 0.0105 < edges["banker"] < 0.0106


def test_values_of_the_house_that_still_fit_are_kept() -> None:
    """Odds and limits of wagers that a choice takes away go; a paytable, other limits and a share on ties
    stay."""
    limited = roulette(
        "massachusetts",
        offer="b2b",
        b2b_paytable="25:107,30:80,40:50,100:12,500:1",
        limits="straight=1.00..50.00,first-five=1.00..50.00",
    )
    found = {(one.option, one.choice): one for one in compare_options(limited).variants}
    edges = {one.kind: one.odds.edge for one in found["wheel", "single-zero"].wagers}
    assert (edges["b2b"], edges["straight"], "first-five" in edges) == (
        Fraction(9, 370),
        Fraction(1, 37),
        False,
    )
    tie = compare_options(baccarat(vigorish="tie", vigorish_on_tie="20"))
    assert ("shuffling", "shuffler") in [(one.option, one.choice) for one in tie.same]


def test_kinds_that_are_called_and_kept_alike_are_one_row() -> None:
    rows = edges_by_kind(compare_options(AMERICAN).wagers)
    assert [row[0] for row in rows].count("three numbers") == 1
    assert ("first five numbers", (Fraction(3, 38),)) in rows


def edge_of(weights: Weights) -> Fraction:
    text = ",".join(f"{multiplier}:{weight}" for multiplier, weight in weights)
    (b2b,) = [
        one.edge
        for one in analyse(roulette("massachusetts", offer="b2b", b2b_paytable=text))
        if one.spot == "b2b"
    ]
    return b2b


@pytest.mark.parametrize(
    ("multipliers", "edge"),
    [
        (WHEEL, Fraction(20, 38)),
        ((25, 30, 40, 100, 500), Fraction(5, 100)),
        ((37,), Fraction(0)),
        ((500, 15, 25, 100, 50), Fraction(1, 19)),
    ],
)
def test_a_paytable_gives_the_wanted_edge(multipliers: tuple[int, ...], edge: Fraction) -> None:
    made = design(multipliers, edge, edge_of)
    assert made.exact
    assert made.edge == edge
    assert [multiplier for multiplier, _ in made.weights] == sorted(multipliers)
    weights = [weight for _, weight in made.weights]
    assert weights == sorted(weights, reverse=True)
    assert made.mean == 37 - 38 * edge


def test_multipliers_that_cannot_give_an_edge_are_refused() -> None:
    with pytest.raises(Refused, match=r"a mean multiplier of 35\.1 is needed"):
        design(WHEEL[:2], Fraction(1, 20), edge_of)


def rounds_of(chance: Random, count: int, spot: str, tilt: int = 0) -> list[RoundResult]:
    gains = gains_of(nets_of(AMERICAN), {spot: 1_000})
    nets, weights = list(gains.weights), list(gains.weights.values())
    weights[-1] += tilt
    return [RoundResult("2026-11-17", 1_000, -chance.choices(nets, weights)[0]) for _ in range(count)]


@pytest.mark.parametrize("spot", ["red", "17", "dozen1"])
def test_fair_rounds_are_seldom_odd_and_measure_their_deviation(spot: str) -> None:
    chance, within = Random(17), bounds(AMERICAN)  # noqa: S311
    judged = [judge(within, rounds_of(chance, 1_000, spot)) for _ in range(20)]
    assert all(one.measured for one in judged)
    assert sum(one.standing is Standing.ODD for one in judged) == 0
    assert sum(one.standing is Standing.UNUSUAL for one in judged) <= 4
    expected = float(gains_of(nets_of(AMERICAN), {spot: 1_000}).variance) ** 0.5 / 1_000
    assert all(0.7 * expected < one.deviation < 1.3 * expected for one in judged)


def test_a_table_that_pays_too_often_is_odd() -> None:
    judged = judge(bounds(AMERICAN), rounds_of(Random(17), 2_000, "red", tilt=8))  # noqa: S311
    assert judged.standing is Standing.ODD
    assert len(judged.points) <= 240
    assert (judged.points[-1].rounds, judged.points[-1].win) == (judged.rounds, judged.win)


def test_few_rounds_are_judged_by_the_wildest_wager() -> None:
    """Twenty lost straights in a row are nothing odd, though every one of them went the same way."""
    judged = judge(bounds(AMERICAN), [RoundResult("d", 100, 100)] * 20)
    assert not judged.measured
    assert judged.standing is Standing.USUAL
    assert judged.rounds_needed == 380


def test_nothing_played_is_nothing_to_judge() -> None:
    assert judge(bounds(AMERICAN), []).standing is Standing.NONE
