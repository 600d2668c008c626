"""The two pricers again, with every kind of pool sold at several sites that keep different takeouts."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from random import Random
from typing import TypeAlias

import pytest
from msgspec import structs

from croupier.games.tote import commingled, net_shares, pool_arithmetic, pricers, sites
from croupier.games.tote.kinds import Combination
from croupier.games.tote.pool_arithmetic import Bets, Held, Line, Winner
from tests.oracle.pool_makers import KINDS, make, make_sites
from tests.oracle.pricers import site_differences
from tests.oracle.test_two_pricers import EACH, ENOUGH, POOLS

SITES = 250
"""For each shard of the pools at one place."""
Selling: TypeAlias = Callable[[Sequence[commingled.Sold]], list[commingled.Sold]]


def site_disagreements(seeds: range, kinds: tuple[str, ...] = KINDS) -> Iterator[str]:
    for seed in seeds:
        world = make(kinds[seed % len(kinds)], seed)
        sold = make_sites(Random(seed), world)  # noqa: S311
        found = site_differences(world, sold)
        if found:
            yield f'make_sites(Random({seed}), make("{world["kind"]}", {seed}))\n  ' + "\n  ".join(found)


@pytest.mark.parametrize("shard", range(-(-POOLS // EACH)))
def test_the_pricers_agree_at_several_sites(shard: int) -> None:
    found = list(site_disagreements(range(shard * SITES, (shard + 1) * SITES)))
    assert not found, f"{len(found)} of {SITES}:\n" + "\n".join(found[:3])


def sell_amiss(patch: pytest.MonkeyPatch, amiss: Selling) -> None:
    def pricing(right: commingled.Pricer) -> commingled.Pricer:
        return lambda sold, races: right(amiss(sold), races)

    for kind, right in list(pricers.PRICERS.items()):
        patch.setitem(pricers.PRICERS, kind, pricing(right))


def carry_at_every_site(patch: pytest.MonkeyPatch) -> None:
    def amiss(sold: Sequence[commingled.Sold]) -> list[commingled.Sold]:
        came = sold[0].pool.carried
        return [structs.replace(one, pool=structs.replace(one.pool, carried=came)) for one in sold]

    sell_amiss(patch, amiss)


def break_as_the_host_does(patch: pytest.MonkeyPatch) -> None:
    def amiss(sold: Sequence[commingled.Sold]) -> list[commingled.Sold]:
        to = sold[0].terms.break_to
        return [structs.replace(one, terms=structs.replace(one.terms, break_to=to)) for one in sold]

    sell_amiss(patch, amiss)


def exchange_at_the_host(patch: pytest.MonkeyPatch) -> None:
    """A guest's free tickets count as if the host had sold what was exchanged for them."""

    def amiss(sold: Sequence[commingled.Sold]) -> list[commingled.Sold]:
        together: Counter[Combination] = Counter()
        for one in sold:
            together.update(one.pool.exchanged)
        free = [together, *[{}] * (len(sold) - 1)]
        return [
            structs.replace(one, pool=structs.replace(one.pool, exchanged=own))
            for one, own in zip(sold, free, strict=True)
        ]

    sell_amiss(patch, amiss)


def pay_the_base_whole(patch: pytest.MonkeyPatch) -> None:
    """A site pays what a dollar left in the pool is due for a dollar bet."""
    right = pool_arithmetic.line

    def line(held: Held, winner: Winner, exact: Fraction) -> Line:
        return right(held, winner, exact / held.weight)

    patch.setattr(net_shares, "line", line)


def count_every_dollar_alike(patch: pytest.MonkeyPatch) -> None:
    """Whatever the site it was bet at takes of it."""
    patch.setattr(sites, "_left", lambda terms: Fraction(1))


def lift_what_is_free(patch: pytest.MonkeyPatch) -> None:
    right = net_shares.free_line

    def free_line(site: Held, owed: net_shares.NetShare, bets: Bets) -> Line:
        line = right(site, owed, bets)
        prices = {combo: max(cents, site.terms.minimum) for combo, cents in line.prices.items()}
        return structs.replace(line, prices=prices)

    patch.setattr(net_shares, "free_line", free_line)


SITE_PLANTS: list[tuple[Callable[[pytest.MonkeyPatch], None], str, str]] = [
    (carry_at_every_site, "pick-three", "carried_in"),
    (carry_at_every_site, "twin-trifecta", "breakage"),
    (break_as_the_host_does, "daily-double", "prices"),
    (break_as_the_host_does, "twin-trifecta", "exchange_prices"),
    (exchange_at_the_host, "twin-trifecta", "exchange_prices"),
    (pay_the_base_whole, "pick-six", "prices"),
    (count_every_dollar_alike, "daily-double", "prices"),
    (count_every_dollar_alike, "twin-trifecta", "exchange_prices"),
    (lift_what_is_free, "twin-trifecta", "exchange_prices"),
]


@pytest.mark.parametrize(
    ("plant", "kind", "field"), SITE_PLANTS, ids=lambda one: getattr(one, "__name__", one)
)
def test_a_bug_planted_at_the_sites_is_seen(
    monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None], kind: str, field: str
) -> None:
    plant(monkeypatch)
    assert any(f"\n  {field}: " in says for says in site_disagreements(range(ENOUGH), (kind,)))
