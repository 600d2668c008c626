"""Any pool over several races, whatever happened in them: every cent that came in went somewhere."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from croupier.games.tote.kinds import CARRYING, PLACES, Combination, Kind, legs, length
from croupier.games.tote.pool import Picking, Pool, PoolTerms
from croupier.games.tote.pool_result import PoolResult, Rung, worth
from croupier.games.tote.pricers import price
from croupier.games.tote.race import Group, Race, State
from tests.law.reading import attempt

RUNNERS = ("1", "1A", "2", "3", "4")
AMOUNTS = st.integers(1, 500)
STATES = st.sampled_from((State.OFFICIAL, State.OFFICIAL, State.OFFICIAL, State.NO_RACE, State.CANCELLED))


@st.composite
def races(draw: st.DrawFn, number: int) -> Race:
    scratched = draw(st.sets(st.sampled_from(RUNNERS), max_size=2))
    late = draw(st.sets(st.sampled_from(RUNNERS), max_size=1)) - scratched
    started = draw(st.permutations([one for one in RUNNERS if one not in scratched | late]))
    finish = draw(groups(started[: draw(st.integers(0, len(started)))]))
    win = draw(st.dictionaries(st.integers(1, 4), AMOUNTS, min_size=1))
    return Race(number, RUNNERS, frozenset(scratched), frozenset(late), finish, draw(STATES), win)


@st.composite
def groups(draw: st.DrawFn, order: list[str]) -> tuple[Group, ...]:
    """The same order with some dead heats in it."""
    found: list[Group] = []
    for runner in order:
        tied = found and draw(st.integers(0, 3)) == 0
        found = [*found[:-1], (*found[-1], runner)] if tied else [*found, (runner,)]
    return tuple(found)


@st.composite
def bets(draw: st.DrawFn, kind: Kind) -> dict[Combination, int]:
    one_race = kind in PLACES
    named = st.lists(st.integers(1, 4), min_size=length(kind), max_size=length(kind), unique=one_race)
    combos = named.map(sorted).map(tuple) if kind is Kind.QUINELLA else named.map(tuple)
    return draw(st.dictionaries(combos, AMOUNTS, max_size=12))


@st.composite
def priced(draw: st.DrawFn) -> tuple[Pool, PoolResult]:
    kind = draw(st.sampled_from((Kind.DAILY_DOUBLE, Kind.PICK_THREE, Kind.PICK_SIX, Kind.TWIN_TRIFECTA)))
    numbers = tuple(range(1, legs(kind) + 1))
    pool = Pool(
        kind,
        numbers,
        draw(bets(kind)),
        draw(st.integers(0, 1_000)) if kind in CARRYING else 0,
        draw(st.booleans()),
        draw(bets(kind)) if kind is Kind.TWIN_TRIFECTA else {},
    )
    terms = PoolTerms(
        draw(st.integers(0, 4_000)),
        draw(st.sampled_from((1, 5, 10))),
        draw(st.sampled_from((105, 110))),
        draw(st.sampled_from(Picking)),
        draw(st.integers(1, 9_999)),
        draw(st.none() | st.integers(0, 2_000)),
        draw(st.integers(1, legs(kind))),
    )
    card = {number: draw(races(number)) for number in numbers}
    done = attempt(lambda: price(pool, terms, card))
    if isinstance(done, PoolResult):
        return pool, done
    # More was exchanged than won the first race, or for a scratched runner: so nobody exchanged.
    assert done.place == "exchanged"
    alone = msgspec.structs.replace(pool, exchanged={})
    return alone, price(alone, terms, card)


@given(priced())
def test_every_cent_that_came_in_went_somewhere(both: tuple[Pool, PoolResult]) -> None:
    pool, done = both
    assert done.in_balance
    assert done.wagers == sum(pool.bets.values())
    assert min(done.refunds, done.takeout, done.breakage, done.minus, done.paid, done.carried_out) >= 0
    assert not (done.breakage and done.minus)
    check_prices(pool, done)
    check_refunds(pool, done)


def check_prices(pool: Pool, done: PoolResult) -> None:
    """What is paid is what the prices come to, bet by bet."""
    on_bets = sum(worth(cents, pool.bets[combo]) for combo, cents in done.prices.items())
    on_exchanges = sum(worth(cents, pool.exchanged[combo]) for combo, cents in done.exchange_prices.items())
    assert done.paid == on_bets + on_exchanges == sum(line.paid for line in done.payoffs)


def check_refunds(pool: Pool, done: PoolResult) -> None:
    """What goes back goes back whole and is not paid as well."""
    assert done.refunds == sum(pool.bets[combo] for combo in done.refunded)
    assert not done.refunded & set(done.prices)
    if done.rung is Rung.REFUND:
        assert (done.refunds, done.carried_out) == (done.wagers, pool.carried)
