"""The second pricer against worked figures, and its worlds against the list of rungs they must reach."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given

from tests.oracle.brute.finish import heads, itself
from tests.oracle.brute.money import broken
from tests.oracle.brute.pricer import priced
from tests.oracle.brute.sites import Site, net_prices
from tests.oracle.brute.world import Outcome, Rates, Run, Ticket, World
from tests.oracle.pool_makers import KINDS, SINGLES, make, make_sites, worlds

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


def rates(takeout: int = 1_800, minimum: int = 105, **others: object) -> Rates:
    plain = Rates(
        takeout=takeout, break_to=10, minimum=minimum, picking="most-right", share=0, cap=None, fewest_legs=1
    )
    return {**plain, **others}  # type: ignore[typeddict-item]


def run(finish: str, runners: int = 8, late: str = "", win: dict[int, int] | None = None) -> Run:
    """`1 2=3 4`: two and three on one line."""
    field = sorted({*map(str, range(1, runners + 1)), *finish.replace("=", " ").split()})
    levels = [level.split("=") for level in finish.split()]
    state = "official" if finish else "cancelled"
    return Run(runners=field, scratched=[], late=late.split(), finish=levels, state=state, win=win or {})


def world(
    kind: str, finish: str | list[Run], tickets: dict[str, int], terms: Rates, carried: int = 0
) -> World:
    runs = [run(finish)] if isinstance(finish, str) else finish
    return World(
        kind=kind, runs=runs, tickets=bought(tickets), carried=carried, rates=terms,
        mandatory=False, exchanged=[],
    )  # fmt: skip


def bought(tickets: dict[str, int]) -> list[Ticket]:
    """`{"1-2": 200}`: two dollars on 1 and 2."""
    return [(tuple(map(int, combo.split("-"))), cents) for combo, cents in tickets.items()]


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


def test_a_net_price_at_two_sites() -> None:
    host = Site(rates=rates(), tickets=bought({"1": 2_000_000, "2": 8_000_000}))
    guest = Site(rates=rates(2_000), tickets=bought({"1": 1_200_000, "2": 3_800_000}))
    rung, outcomes = net_prices("win", run("1 2 3 4"), [host, guest])
    assert rung == "exact"
    assert [2 * out["prices"][1,] for out in outcomes] == [760, 740]
    assert [out["breakage"] for out in outcomes] == [600_000, -440_000]


def test_a_net_price_split_differs_from_the_standard_price_even_at_one_rate() -> None:
    tickets = {"1": 613_000, "2": 247_000, "5": 1_640_000}
    _, (out,) = net_prices("place", run("1 2 3"), [Site(rates=rates(), tickets=bought(tickets))])
    # net bets 5,026.60 and 2,025.40 of a net pool of 20,500: each gets 6,724 of profit
    bases = (1 + Fraction(672_400, 502_660), 1 + Fraction(672_400, 202_540))
    assert list(out["prices"].values()) == [broken(rates(), base * Fraction(82, 100)) for base in bases]
    assert list(out["prices"].values()) == [190, 350]


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


@pytest.mark.parametrize("kind", SINGLES)
def test_one_site_alone_has_the_accounts_of_the_pool(kind: str) -> None:
    for seed in range(200):
        made = make(kind, seed)
        out = priced(made)
        terms = made["rates"]
        site = Site(rates=terms, tickets=made["tickets"])
        rung, (alone,) = net_prices(kind, made["runs"][0], [site])
        assert ([rung], alone["takeout"], alone["refunds"]) == (out["rungs"], out["takeout"], out["refunds"])
        if len(out["prices"]) == 1:
            assert alone["prices"] == out["prices"]


@pytest.mark.parametrize("kind", SINGLES)
def test_the_sites_together_take_in_what_they_pay_out(kind: str) -> None:
    for seed in range(100):
        made = make(kind, seed)
        sites = make_sites(Random(seed), made)  # noqa: S311
        _, outcomes = net_prices(kind, made["runs"][0], sites)
        for site, out in zip(sites, outcomes, strict=True):
            went = out["refunds"] + out["takeout"] + out["paid"] + out["breakage"]
            assert went == sum(cents for _, cents in site["tickets"])
