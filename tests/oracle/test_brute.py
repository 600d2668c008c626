"""The second pricer against worked figures, and its worlds against the list of rungs they must reach."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given

from tests.oracle.brute.finish import gone, heads, itself
from tests.oracle.brute.pricer import priced
from tests.oracle.brute.world import Outcome, World
from tests.oracle.by_hand import rates, run, world
from tests.oracle.pool_makers import KINDS, make, worlds

SAMPLE = 1_500
RUNGS = {
    "win": "exact second third refund",
    "place": "exact next refund",
    "show": "exact next refund",
    "quinella": "exact sides one-side refund",
    "exacta": "exact sides one-side refund",
    "trifecta": "exact first-two first refund",
    "superfecta": "exact first-three first-two first refund",
    "daily-double": "exact exact+consolation sides one-side one-side+consolation seconds first-leg "
    "consolation refund",
    "pick-three": "exact exact+most-right most-right carried refund",
    "pick-six": "exact exact+most-right most-right carried refund",
    "twin-trifecta": "exact first-two first refund exact+exact exact+first-two exact+first "
    "exact+second-third exact+second exact+third exact+all exact+first-leg",
}


def two_dollars(outcome: Outcome) -> list[int]:
    """What two dollars get, in cents, for each that won."""
    return [2 * price for _, price in sorted(outcome["prices"].items())]


def test_a_single_price_of_west_virginia() -> None:  # table 178-5C
    scratched = run("1 2 3 4", late="8")
    tickets = {"1": 2_387_200, "2": 19_423_000 - 2_387_200 - 131_700, "8": 131_700}
    out = priced(world("win", [scratched], tickets, rates()))
    assert (out["wagers"], out["refunds"], out["refunded"]) == (19_423_000, 131_700, {(8,)})
    assert out["wagers"] - out["refunds"] - out["takeout"] == 15_818_866
    assert two_dollars(out) == [1_320]
    assert (out["breakage"], out["minus"]) == (63_346, 0)


def test_place() -> None:
    tickets = {"1": 613_000, "2": 247_000, "5": 1_640_000}
    out = priced(world("place", "1 2 3 4", tickets, rates()))
    assert (two_dollars(out), out["breakage"]) == ([380, 680], 45_500)


def test_place_with_a_dead_heat_for_second() -> None:
    tickets = {"1": 613_000, "2": 247_000, "3": 120_000, "5": 1_520_000}
    assert two_dollars(priced(world("place", "1 2=3 4", tickets, rates()))) == [360, 400, 640]


@pytest.mark.parametrize(("minimum", "minus"), [(110, 208_000), (105, 124_000)])
def test_a_minus_show_pool(minimum: int, minus: int) -> None:
    tickets = {"1": 1_550_000, "2": 70_000, "3": 60_000, "5": 320_000}
    out = priced(world("show", "1 2 3 4", tickets, rates(minimum=minimum)))
    assert (out["minus"], out["breakage"]) == (minus, 0)


def test_a_dead_heat_is_every_order_it_could_be() -> None:
    assert set(heads([["1"], ["2", "3"], ["4"]], 3, itself)) == {("1", "2", "3"), ("1", "3", "2")}
    assert len(list(heads([["1", "2", "3"]], 2, itself))) == 6


@pytest.mark.parametrize(
    ("finish", "shares"),
    [
        ("1 1A 1B", {(1,): 1}),
        ("1 1A 2", {(1,): 1}),
        ("1 2 1A", {(1,): Fraction(2, 3), (2,): Fraction(1, 3)}),
        ("1 2=3=4", {(1,): Fraction(1, 3), (2,): Fraction(2, 9), (3,): Fraction(2, 9), (4,): Fraction(2, 9)}),
        ("1=2 3=4", {(1,): Fraction(1, 3), (2,): Fraction(1, 3), (3,): Fraction(1, 6), (4,): Fraction(1, 6)}),
    ],
)
def test_show_shares(finish: str, shares: dict[tuple[int, ...], Fraction]) -> None:
    """Each has 100.00 on it and 1,000.00 is lost on 9: the price shows the share."""
    tickets = {**{str(one): 10_000 for (one,) in shares}, "9": 100_000}
    field = run(finish, runners=9)
    out = priced(world("show", [field], tickets, rates(takeout=0, break_to=1)))
    assert out["prices"] == {combo: int(100 + 1_000 * share) for combo, share in shares.items()}


def test_consolation_is_the_net_pool_by_the_first_winner_with_all() -> None:
    runs = [run("1 2 3"), run("4 5 6", late="7")]
    tickets = {"1-4": 10_000, "1-7": 5_000, "1-5": 5_000, "2-4": 80_000}
    out = priced(world("daily-double", runs, tickets, rates(takeout=2_000)))
    # net 800.00 by 200.00 is 4.00; 50.00 at 4.00 is 200.00; the other 600.00 by 100.00 is 6.00
    assert out["prices"] == {(1, 7): 400, (1, 4): 600}
    assert (out["rungs"], out["breakage"], out["paid"]) == (["exact", "consolation"], 0, 80_000)


@pytest.mark.parametrize(
    ("since", "refunds", "rungs"),
    [(0, 5_000, ["exact"]), (-2, 5_000, ["exact"]), (1, 0, ["exact", "consolation"])],
)
def test_a_horse_withdrawn_before_the_first_leg_is_not_late_for_the_double(
    since: int, refunds: int, rungs: list[str]
) -> None:
    runs = [run("1 2 3"), run("4 5 6", late="7", since={"7": since})]
    tickets = {"1-4": 10_000, "1-7": 5_000, "1-5": 5_000, "2-4": 80_000}
    out = priced(world("daily-double", runs, tickets, rates(takeout=2_000)))
    assert (out["refunds"], out["rungs"]) == (refunds, rungs)


def test_an_entry_is_early_only_if_all_its_parts_were() -> None:
    later = run("4 5 6 7A", runners=7, since={"7": 0, "7A": 1})
    later |= {"late": ["7", "7A"], "finish": [["4"], ["5"], ["6"]]}
    assert gone(later) == {7}
    assert gone(later, early=True) == set()
    assert gone(later | {"since": {"7": 0, "7A": -1}}, early=True) == {7}


def test_a_late_withdrawal_moves_to_the_favourite() -> None:
    runs = [run("1 2 3"), run("4 5 6", late="7", win={4: 500, 5: 500}), run("6 2 1")]
    out = priced(world("pick-three", runs, {"1-7-6": 100, "1-5-6": 900}, rates(takeout=2_000)))
    assert (out["prices"], out["rungs"]) == ({(1, 7, 6): 800}, ["exact"])


def test_a_cap_pays_out_what_may_not_be_carried() -> None:
    runs = [run("1 2"), run("2 1"), run("1 2")]
    terms = rates(takeout=0, picking="carryover", share=2_500, cap=50_000)
    out = priced(world("pick-three", runs, {"1-2-2": 10_000, "2-1-2": 30_000}, terms, carried=40_000))
    # 100.00 today and 700.00 to carry, of which 200.00 is above the cap of 500.00
    assert (out["carried_out"], out["paid"], out["prices"]) == (50_000, 30_000, {(1, 2, 2): 300})


def reached(kind: str) -> Counter[str]:
    return Counter("+".join(priced(make(kind, seed))["rungs"]) for seed in range(SAMPLE))


@pytest.mark.parametrize("kind", KINDS)
def test_the_worlds_reach_every_rung(kind: str) -> None:
    rungs = reached(kind)
    assert set(RUNGS[kind].split()) - set(rungs) == set()


@given(worlds)
def test_every_cent_is_accounted_for(made: World) -> None:
    out = priced(made)
    came = out["wagers"] + out["carried_in"] + out["minus"]
    went = (out["refunds"], out["takeout"], out["breakage"], out["paid"], out["carried_out"])
    assert came == sum(went)
