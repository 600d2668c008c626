"""Massachusetts, section 4: the B2B bonus wager."""

import pytest

from croupier.base.clause import cite
from croupier.games.roulette.result import Result, read_prior
from croupier.games.roulette.rules import Irregularity
from tests.clauses.play import End, No, agrees, asked, ends, posted, refusal_of, spot_refused, verdicts
from tests.tables import roulette

BOOK = "massachusetts"
B2B = {"offer": "b2b", "b2b_paytable": "10:6,20:3"}


@pytest.mark.clause("massachusetts:4(b)")
@pytest.mark.parametrize(
    ("pays", "multiplier", "stake", "paid", "returned"),
    [
        ("stake-returned", 10, "5.00", "50.00", "5.00"),
        ("stake-returned", 20, "2.50", "50.00", "2.50"),
        ("in-all", 10, "5.00", "45.00", "5.00"),
    ],
)
def test_a_winning_b2b_pays_the_multiplier_times_the_wager(
    pays: str, multiplier: int, stake: str, paid: str, returned: str
) -> None:
    repeated = Result(pocket="17", prior="17", multiplier=multiplier)
    won = End("b2b", "won", paid, returned, "0.00", "massachusetts:4(b)")
    assert ends(roulette(BOOK, **B2B, b2b_pays=pays), repeated, f"b2b {stake}") == [won]


@pytest.mark.parametrize(
    ("prior", "pocket", "verdict"),
    [
        *verdicts("massachusetts:4(d)", [("17", "17", "won"), ("00", "00", "won"), ("0", "0", "won")]),
        *verdicts("massachusetts:4(e)", [("17", "18", "lost"), ("0", "00", "lost"), ("17", "0", "lost")]),
    ],
)
def test_b2b_wins_on_the_prior_number_and_loses_on_any_other(prior: str, pocket: str, verdict: str) -> None:
    [settled] = ends(roulette(BOOK, **B2B), Result(pocket=pocket, prior=prior, multiplier=10), "b2b 5.00")
    assert settled.verdict == verdict
    assert settled.collected == ("5.00" if verdict == "lost" else "0.00")


@pytest.mark.clause("massachusetts:4(d)")
def test_b2b_needs_a_prior_number_and_a_no_spin_leaves_it_standing() -> None:
    table = roulette(BOOK, **B2B)
    agrees(asked(table, "b2b 5.00"), No("no_prior_number", cite(BOOK, "4(a)"), "needs a prior number"))
    assert asked(table, "b2b 5.00", prior="17") is None
    short = Result(irregularity=Irregularity.SHORT_SPIN, prior="17", multiplier=10)
    assert [one.verdict for one in ends(table, short, "b2b 5.00")] == ["stands"]
    no_spin = refusal_of(lambda: read_prior(table.terms, "no-spin:short-spin"))
    agrees(no_spin, No("no_prior_number", None, "not a number that a valid spin can give"))


@pytest.mark.clause("massachusetts:4(f)")
def test_a_winning_b2b_is_paid_along_with_the_traditional_wagers() -> None:
    table = roulette(BOOK, **B2B)
    repeated = Result(pocket="17", prior="17", multiplier=10)
    bets = ("b2b 5.00", "17 1.00", "red 2.00", "black 3.00")
    assert [(one.spot, one.paid, one.collected) for one in ends(table, repeated, *bets)] == [
        ("red", "0.00", "2.00"),
        ("b2b", "50.00", "0.00"),
        ("17", "35.00", "0.00"),
        ("black", "3.00", "0.00"),
    ]


@pytest.mark.clause("massachusetts:4(g)")
def test_the_b2b_paytable_is_listed_at_the_table_and_none_is_offered_without_one() -> None:
    [listed] = [says for says, by in posted(roulette(BOOK, **B2B)).items() if by == "massachusetts:4(g)"]
    assert "X10 6/9" in listed
    assert "X20 3/9" in listed
    assert "massachusetts:4(g)" not in posted(roulette(BOOK)).values()
    without = refusal_of(lambda: roulette(BOOK, offer="b2b"))
    agrees(without, No("option_not_allowed", "massachusetts:4(g)", "needs a paytable"))


def test_b2b_is_optional_and_kept_within_the_tables_limits() -> None:
    """Two thirds of section 4(a): that it closes with No More Bets belongs to the desk."""
    agrees(spot_refused(roulette(BOOK), "b2b"), No("not_offered", cite(BOOK, "4(a)"), "not offered"))
    table = roulette(BOOK, **B2B, limits="bonus=5.00..25.00")
    assert asked(table, "b2b 25.00", prior="17") is None
    agrees(asked(table, "b2b 4.00", prior="17"), No("below_minimum", cite(BOOK, "4(a)"), "minimum of $5"))
    over = asked(table, "b2b 10.00", after=["b2b 20.00"], prior="17")
    agrees(over, No("above_maximum", cite(BOOK, "4(a)"), "above the maximum of $25"))
