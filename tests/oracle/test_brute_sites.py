"""The second pricer's net prices: against figures worked out by hand.

The host leaves four fifths of a bet in the pool and the guest half of it, unless a test says otherwise.
"""

from fractions import Fraction

import pytest

from tests.oracle.brute.money import broken
from tests.oracle.brute.sites import SiteOutcome, net_prices
from tests.oracle.by_hand import rates, run, site, world

HOST, GUEST = rates(2_000), rates(5_000)


def test_a_net_price_at_two_sites() -> None:
    host = site(rates(), {"1": 2_000_000, "2": 8_000_000})
    guest = site(rates(2_000), {"1": 1_200_000, "2": 3_800_000})
    rungs, outcomes = net_prices(world("win", "1 2 3 4", {}, rates()), [host, guest])
    assert rungs == ["exact"]
    assert [2 * out["prices"][1,] for out in outcomes] == [760, 740]
    assert [out["breakage"] for out in outcomes] == [600_000, -440_000]


def test_a_net_price_split_differs_from_the_standard_price_even_at_one_rate() -> None:
    tickets = {"1": 613_000, "2": 247_000, "5": 1_640_000}
    _, (out,) = net_prices(world("place", "1 2 3", {}, rates()), [site(rates(), tickets)])
    # net bets 5,026.60 and 2,025.40 of a net pool of 20,500: each gets 6,724 of profit
    bases = (1 + Fraction(672_400, 502_660), 1 + Fraction(672_400, 202_540))
    assert list(out["prices"].values()) == [broken(rates(), base * Fraction(82, 100)) for base in bases]
    assert list(out["prices"].values()) == [190, 350]


@pytest.mark.parametrize(("minimum", "consolation", "breakage"), [(105, 230, -16_200), (250, 250, -16_600)])
def test_a_consolation_is_paid_first_at_all_sites(minimum: int, consolation: int, breakage: int) -> None:
    """What a minimum adds at one site is not taken from the winners at any."""
    pool = world("daily-double", [run("1 2 3"), run("4 5 6", late="7")], {}, rates())
    host = site(HOST, {"1-4": 10_000, "1-7": 5_000, "2-4": 85_000})
    guest = site(rates(5_000, minimum), {"1-4": 8_000, "1-5": 4_000, "1-7": 2_000, "2-4": 6_000})
    rungs, (one, two) = net_prices(pool, [host, guest])
    # 800.00 and 100.00 net; 120.00 and 70.00 count on 1 with all, so 4.7368: 3.789 and 2.368
    # 50.00 at 3.70 and 20.00 at 2.30 leave 669.00 to 80.00 and 40.00 on 1-4, so 5.575: 4.46 and 2.7875
    assert rungs == ["exact", "consolation"]
    assert (one["prices"], two["prices"]) == ({(1, 4): 440, (1, 7): 370}, {(1, 4): 270, (1, 7): consolation})
    assert (one["breakage"], two["breakage"]) == (17_500, breakage)


def test_a_dead_heat_in_the_first_leg_splits_what_a_consolation_goes_by() -> None:
    pool = world("daily-double", [run("1=2 3"), run("4 5 6", late="7")], {}, rates())
    host = site(HOST, {"1-7": 5_000, "1-4": 5_000})
    guest = site(GUEST, {"2-7": 4_000, "2-4": 4_000, "3-4": 56_000})
    _, (one, two) = net_prices(pool, [host, guest])
    # 80.00 and 320.00 net; 80.00 on 1 and 40.00 on 2 leave 280.00 of profit, so 2.75 and 4.50: 2.20 and 2.25
    # 198.00 is paid first; of the 202.00 that are left 142.00 are profit, so 2.775 and 4.55: 2.22 and 2.275
    assert one["prices"] == {(1, 7): 220, (1, 4): 220}
    assert two["prices"] == {(2, 7): 220, (2, 4): 220}
    assert (one["breakage"], two["breakage"]) == (8_000 - 22_000, 32_000 - 17_600)


def test_only_a_consolation_sold_at_one_site_is_the_whole_payout_at_all() -> None:
    pool = world("daily-double", [run("1 2 3"), run("4 5 6", late="7")], {}, rates())
    rungs, outs = net_prices(pool, [site(HOST, {"2-4": 10_000}), site(GUEST, {"1-7": 2_000})])
    # 80.00 and 10.00 net by the 10.00 that counts is 9.00: 4.50 at the guest
    assert rungs == ["consolation"]
    assert [out["prices"] for out in outs] == [{}, {(1, 7): 450}]
    assert [out["breakage"] for out in outs] == [8_000, -8_000]


def test_a_double_whose_second_leg_is_not_run_goes_to_the_first_winner() -> None:
    pool = world("daily-double", [run("1 2 3"), run("")], {}, rates())
    host, guest = site(HOST, {"1-4": 10_000, "2-4": 10_000}), site(GUEST, {"1-5": 8_000})
    rungs, (one, two) = net_prices(pool, [host, guest])
    # 160.00 and 40.00 net by 80.00 and 40.00 is 1.6667: 1.3333 and 0.8333
    assert (rungs, one["prices"], two["prices"]) == (["first-leg"], {(1, 4): 130}, {(1, 5): 105})
    assert (one["breakage"], two["breakage"]) == (3_000, 4_000 - 8_400)


PICK_RUNS = [run("1 2"), run("2 1"), run("1 2")]


def test_what_a_pick_carries_is_the_hosts() -> None:
    common = rates(picking="carryover", share=2_500, cap=50_000)
    pool = world("pick-three", PICK_RUNS, {}, common, carried=40_000)
    host = site({**common, "takeout": 2_000}, {"1-2-2": 10_000, "2-1-2": 30_000})
    guest = site({**common, "takeout": 5_000}, {"1-2-2": 20_000, "2-1-2": 20_000})
    rungs, (one, two) = net_prices(pool, [host, guest])
    # 320.00 and 200.00 net; 790.00 to carry, but 500.00 is the cap, so 420.00 by 80.00 and 100.00 is 2.3333
    assert rungs == ["most-right"]
    assert (one["prices"], two["prices"]) == ({(1, 2, 2): 180}, {(1, 2, 2): 110})
    assert (one["carried_in"], one["carried_out"], one["breakage"]) == (40_000, 50_000, 4_000)
    assert (two["carried_in"], two["carried_out"], two["breakage"]) == (0, 0, -2_000)


def test_the_major_and_the_minor_part_go_where_their_winners_are() -> None:
    common = rates(picking="major-minor", share=5_000)
    pool = world("pick-three", PICK_RUNS, {}, common, carried=40_000)
    host = site({**common, "takeout": 2_000}, {"1-2-1": 10_000, "2-1-2": 10_000})
    guest = site({**common, "takeout": 5_000}, {"1-2-2": 8_000, "2-1-2": 12_000})
    rungs, (one, two) = net_prices(pool, [host, guest])
    # 160.00 and 100.00 net: 130.00 and 400.00 by 80.00 is 6.625; 130.00 by 40.00 is 3.25
    assert rungs == ["exact", "most-right"]
    assert (one["prices"], two["prices"]) == ({(1, 2, 1): 530}, {(1, 2, 2): 160})
    assert (one["breakage"], two["breakage"]) == (3_000, -2_800)


def twin(second: str, guest_minimum: int = 105) -> tuple[list[str], list[SiteOutcome]]:
    """600.00 and 100.01 net, so 350.00 and 350.01; 80.00 and 40.00 on 1-2-3: 2.9167, so 2.333 and 1.458."""
    pool = world("twin-trifecta", [run("1 2 3"), run(second)], {}, rates(), carried=9_999)
    host = site(HOST, {"1-2-3": 10_000, "3-2-1": 65_000}, {"4-5-6": 6_000, "4-5-7": 4_000})
    terms = rates(5_000, guest_minimum)
    guest = site(terms, {"1-2-3": 8_000, "2-1-3": 12_002}, {"4-5-6": 3_000})
    return net_prices(pool, [host, guest])


def test_a_twin_trifectas_free_tickets_count_for_what_their_site_leaves() -> None:
    rungs, (one, two) = twin("4 5 6", guest_minimum=360)
    # 350.01 and 99.99 carried by 48.00 and 15.00 is 7.1429: 5.714 and 3.571, and no minimum for what is free
    assert rungs == ["exact", "exact"]
    assert (one["prices"], two["prices"]) == ({(1, 2, 3): 230}, {(1, 2, 3): 360})
    assert (one["exchange_prices"], two["exchange_prices"]) == ({(4, 5, 6): 570}, {(4, 5, 6): 350})
    assert (one["breakage"], one["carried_out"]) == (12_799, 0)
    assert (two["breakage"], two["carried_out"]) == (10_001 - 28_800 - 10_500, 0)


def test_a_twin_trifectas_second_half_is_carried_by_the_host() -> None:
    rungs, (one, two) = twin("6 5 4")
    assert (rungs, one["exchange_prices"], two["exchange_prices"]) == (["exact"], {}, {})
    assert (one["carried_in"], one["carried_out"], one["breakage"]) == (9_999, 45_000, 1_999)
    assert (two["carried_in"], two["carried_out"], two["breakage"]) == (0, 0, -1_199)


def test_a_twin_trifecta_without_a_second_race_pays_both_halves_at_once() -> None:
    rungs, (one, two) = twin("", guest_minimum=150)
    assert rungs == ["exact", "first-leg"]
    assert (one["prices"], two["prices"]) == ({(1, 2, 3): 460}, {(1, 2, 3): 150 + 140})
    assert (one["carried_out"], one["breakage"]) == (9_999, 14_000)
    assert (two["carried_out"], two["breakage"]) == (0, 10_001 - 23_200)


def test_a_pool_that_goes_back_leaves_what_was_carried_with_the_host() -> None:
    pool = world("twin-trifecta", [run(""), run("4 5 6")], {}, rates(), carried=9_999)
    rungs, outs = net_prices(pool, [site(HOST, {"1-2-3": 500}), site(GUEST, {"3-2-1": 700})])
    assert rungs == ["refund"]
    assert [out["refunds"] for out in outs] == [500, 700]
    assert [(out["carried_in"], out["carried_out"]) for out in outs] == [(9_999, 9_999), (0, 0)]
