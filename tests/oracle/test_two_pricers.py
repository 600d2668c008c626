"""Two pricers, written apart, agree on every field of every pool; and a bug planted in one of them is seen.

`make test` tries a few thousand pools; CROUPIER_POOLS says how many a long proof wants. Each shard is a
thousand, so a long proof shows how far it is and can be run side by side.
"""

import os
from collections.abc import Callable, Collection, Iterator, Sequence
from fractions import Fraction

import pytest
from msgspec import structs

from croupier.games.tote import (
    commingled,
    daily_double,
    exotics,
    net_shares,
    picks,
    pool_arithmetic,
    pricers,
    straight,
    twin_trifecta,
)
from croupier.games.tote.kinds import Combination, Kind
from croupier.games.tote.pool import Pool, PoolTerms
from croupier.games.tote.pool_arithmetic import Held, Line, Winner
from croupier.games.tote.pool_result import PoolResult
from croupier.games.tote.race import Race, interest
from tests.oracle.brute.pricer import priced
from tests.oracle.brute.world import World
from tests.oracle.pool_makers import KINDS, make
from tests.oracle.pricers import differences, smallest

POOLS = int(os.environ.get("CROUPIER_POOLS", "6000"))
EACH = 1_000
ENOUGH = 1_000
"""Pools of one kind in which a planted bug must show."""


def disagreements(seeds: range, kinds: tuple[str, ...] = KINDS) -> Iterator[str]:
    """Every seed is tried on one kind, and neighbours on different ones."""
    for seed in seeds:
        world = make(kinds[seed % len(kinds)], seed)
        found = differences(world)
        if found:
            yield report(world, seed, differences)


def report(world: World, seed: int, differs: Callable[[World], list[str]]) -> str:
    small = smallest(world, differs)
    lines = "\n  ".join(differs(small))
    return f'make("{world["kind"]}", {seed})\n  {lines}\n  {small}'


@pytest.mark.parametrize("shard", range(-(-POOLS // EACH)))
def test_the_pricers_agree(shard: int) -> None:
    found = list(disagreements(range(shard * EACH, (shard + 1) * EACH)))
    assert not found, f"{len(found)} of {EACH}:\n" + "\n".join(found[:3])


@pytest.mark.parametrize(("kind", "seed"), [("daily-double", 101_878), ("daily-double", 363_766)])
def test_what_a_long_proof_once_found_stays_mended(kind: str, seed: int) -> None:
    """Two tickets with one consolation: how each was rounded once moved the winners' price."""
    world = make(kind, seed)
    assert priced(world)["rungs"] == ["exact", "consolation"]  # else the seed makes another world by now
    assert differences(world) == []


def round_up(patch: pytest.MonkeyPatch) -> None:
    def up(exact: Fraction, terms: PoolTerms) -> int:
        return -(-exact * 100 // terms.break_to) * terms.break_to

    patch.setattr(pool_arithmetic, "broken", up)


def forget_the_minimum(patch: pytest.MonkeyPatch) -> None:
    def line(held: Held, winner: Winner, exact: Fraction) -> Line:
        return pool_arithmetic.line_at(held, winner, pool_arithmetic.broken(exact, held.terms))

    patch.setattr(net_shares, "line", line)


def take_before_refunding(patch: pytest.MonkeyPatch) -> None:
    right = pool_arithmetic.hold

    def hold(pool: Pool, terms: PoolTerms, withdrawn: Collection[Combination], weight: Fraction) -> Held:
        held = right(pool, terms, withdrawn, weight)
        taken = terms.taken(held.wagers)
        return structs.replace(held, takeout=taken, net=held.net + held.takeout - taken)

    patch.setattr(commingled, "hold", hold)


def share_a_dead_heat_for_place_alike(patch: pytest.MonkeyPatch) -> None:
    """A third each to the first and to both of those level behind it, not a half and two quarters."""

    def parts(backed: Sequence[tuple[int, Sequence[int]]]) -> dict[int, Fraction]:
        runners = [one for _, level in backed for one in level]
        return {one: Fraction(runners.count(one), len(runners)) for one in runners}

    patch.setattr(straight, "_parts", parts)


def split_a_dead_heat_by_photograph(patch: pytest.MonkeyPatch) -> None:
    """The order in which a dead heat is written down is taken for its finish."""
    patch.setattr(exotics, "permutations", lambda level, places: [tuple(level[:places])])


def lose_with_a_scratched_part(patch: pytest.MonkeyPatch) -> None:
    """An entry is given back as soon as one of its parts is withdrawn."""
    patch.setattr(Race, "withdrawn", lambda _, gone: frozenset(map(interest, gone)))


def forget_the_cap(patch: pytest.MonkeyPatch) -> None:
    right = picks.price

    def uncapped(sold: commingled.Sold) -> commingled.Sold:
        return structs.replace(sold, terms=structs.replace(sold.terms, cap=None))

    patch.setitem(
        pricers.PRICERS,
        Kind.PICK_SIX,
        lambda sold, races: right([uncapped(one) for one in sold], races),
    )


def take_the_higher_favourite(patch: pytest.MonkeyPatch) -> None:
    def favourite(race: Race) -> int:
        return max(set(race.interests()) - race.gone(), key=lambda one: (race.win.get(one, 0), one))

    patch.setattr(picks, "favourite", favourite)


def console_from_what_is_left_over(patch: pytest.MonkeyPatch) -> None:
    """The consolation is paid, but not out of the pool."""
    right = daily_double._paid

    def paid(
        held: commingled.Commingled,
        consoled: Sequence[daily_double.Consoled],
        winners: tuple[Winner, ...],
    ) -> tuple[PoolResult, ...]:
        if not winners:
            return right(held, consoled, winners)
        shares = (*net_shares.split(held, held.net, winners), *(one.share for one in consoled))
        return net_shares.pay(held, winners[0].rung, shares)

    patch.setattr(daily_double, "_paid", paid)


def try_the_third_before_the_second(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        twin_trifecta, "MANDATORY", tuple(twin_trifecta.MANDATORY[rung] for rung in (0, 1, 2, 4, 3, 5))
    )


def take_whoever_is_late_for_one_race_as_late_for_all(patch: pytest.MonkeyPatch) -> None:
    """Also where the pool's first leg had not gone off by then."""
    right = Race.gone_early

    def gone_early(race: Race, first: int) -> frozenset[int]:
        return right(structs.replace(race, since={}), first)

    patch.setattr(Race, "gone_early", gone_early)


def take_the_first_leg_off_as_not_off(patch: pytest.MonkeyPatch) -> None:
    right = Race.gone_early
    patch.setattr(Race, "gone_early", lambda race, first: right(race, first + 1))


PLANTS: list[tuple[Callable[[pytest.MonkeyPatch], None], str, str]] = [
    (round_up, "exacta", "prices"),
    (forget_the_minimum, "show", "minus"),
    (take_before_refunding, "win", "takeout"),
    (share_a_dead_heat_for_place_alike, "place", "prices"),
    (split_a_dead_heat_by_photograph, "trifecta", "prices"),
    (lose_with_a_scratched_part, "win", "refunds"),
    (forget_the_cap, "pick-six", "carried_out"),
    (take_the_higher_favourite, "pick-three", "prices"),
    (console_from_what_is_left_over, "daily-double", "prices"),
    (try_the_third_before_the_second, "twin-trifecta", "exchange_prices"),
    (take_whoever_is_late_for_one_race_as_late_for_all, "pick-six", "refunds"),
    (take_the_first_leg_off_as_not_off, "daily-double", "refunds"),
]


@pytest.mark.parametrize(("plant", "kind", "field"), PLANTS, ids=lambda one: getattr(one, "__name__", one))
def test_a_planted_bug_is_seen(
    monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None], kind: str, field: str
) -> None:
    plant(monkeypatch)
    assert any(f"\n  {field}: " in says for says in disagreements(range(ENOUGH), (kind,)))
