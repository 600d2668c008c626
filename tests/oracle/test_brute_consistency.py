"""The second pricer against itself: what it says of several sites must fit what it says of one place."""

from random import Random

import pytest

from tests.oracle.brute.finish import orders, ranks, was_run
from tests.oracle.brute.pricer import priced
from tests.oracle.brute.shared import Site
from tests.oracle.brute.sites import net_prices
from tests.oracle.brute.world import Rates, Run, World
from tests.oracle.pool_makers import KINDS, LEGS, PICKS, make, make_sites
from tests.oracle.test_brute import RUNGS, SAMPLE

EACH = 150


def test_how_a_pool_shares_is_the_same_at_all_sites() -> None:
    for seed in range(EACH):
        made = make("pick-six", seed)
        for one in make_sites(Random(seed), made):  # noqa: S311
            for term in ("picking", "share", "cap", "fewest_legs"):
                assert one["rates"][term] == made["rates"][term]


@pytest.mark.parametrize("kind", LEGS)
def test_sites_reach_every_rung(kind: str) -> None:
    rungs = set()
    for seed in range(SAMPLE):
        made = make(kind, seed)
        rungs.add("+".join(net_prices(made, make_sites(Random(seed), made))[0]))  # noqa: S311
    assert set(RUNGS[kind].split()) - rungs == set()


@pytest.mark.parametrize("kind", KINDS)
def test_one_site_alone_has_the_accounts_of_the_pool(kind: str) -> None:
    same = 0
    for seed in range(EACH):
        made = make(kind, seed)
        out = priced(made)
        alone = Site(rates=made["rates"], tickets=made["tickets"], exchanged=made["exchanged"])
        rungs, (found,) = net_prices(made, [alone])
        assert rungs == out["rungs"]
        for field in ("refunds", "takeout", "carried_in", "carried_out", "refunded"):
            assert found[field] == out[field], (field, seed)
        if one_winner(made, rungs, len(out["prices"])):
            same += bool(out["prices"])
            assert (found["prices"], found["exchange_prices"]) == (out["prices"], out["exchange_prices"])
            assert (found["paid"], found["breakage"]) == (out["paid"], out["breakage"] - out["minus"])
    assert same > EACH // 10


def one_winner(made: World, rungs: list[str], prices: int) -> bool:
    """Nothing to split: a pick's winners share one amount, and the others have no dead heat and no sides."""
    first = made["runs"][0]
    if made["kind"] in PICKS or rungs == ["refund"]:
        return True
    if made["kind"] in ("place", "show") or rungs[0] == "sides":
        return prices == 1
    if made["kind"] == "daily-double":
        return all(no_dead_heat(ran) for ran in made["runs"])
    return no_dead_heat(first) and len(orders(first, 4)) == 1


def no_dead_heat(ran: Run) -> bool:
    return not was_run(ran) or all(len(rank) < 2 for rank in ranks(ran, 2))


@pytest.mark.parametrize("kind", KINDS)
def test_sites_that_take_nothing_are_one_place(kind: str) -> None:
    """Then a bet counts for all of it, and where it was made can change no price and no sum."""
    for seed in range(EACH):
        made = make(kind, seed)
        terms: Rates = {**made["rates"], "takeout": 0}
        sites: list[Site] = [{**one, "rates": terms} for one in make_sites(Random(seed), made)]  # noqa: S311
        together: World = {
            **made,
            "rates": terms,
            "tickets": [ticket for one in sites for ticket in one["tickets"]],
            "exchanged": [ticket for one in sites for ticket in one["exchanged"]],
        }
        rungs, outs = net_prices(made, sites)
        whole = priced(together)
        assert rungs == whole["rungs"], seed
        assert {c: price for out in outs for c, price in out["prices"].items()} == whole["prices"], seed
        free = {c: price for out in outs for c, price in out["exchange_prices"].items()}
        assert free == whole["exchange_prices"], seed
        assert sum(out["paid"] for out in outs) == whole["paid"], seed
        assert sum(out["carried_out"] for out in outs) == whole["carried_out"], seed
        assert sum(out["breakage"] for out in outs) == whole["breakage"] - whole["minus"], seed


@pytest.mark.parametrize("kind", KINDS)
def test_the_sites_together_take_in_what_they_pay_out(kind: str) -> None:
    for seed in range(EACH):
        made = make(kind, seed)
        sites = make_sites(Random(seed), made)  # noqa: S311
        _, outcomes = net_prices(made, sites)
        for one, out in zip(sites, outcomes, strict=True):
            went = out["refunds"] + out["takeout"] + out["paid"] + out["breakage"] + out["carried_out"]
            assert went == sum(cents for _, cents in one["tickets"]) + out["carried_in"]
