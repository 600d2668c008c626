"""Pools on one race: who goes back, what is shared, and that every cent is somewhere."""

from itertools import permutations
from time import process_time

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from croupier.games.tote import clauses, single_race
from croupier.games.tote.commingled import Sold
from croupier.games.tote.kinds import Combination, Kind, length
from croupier.games.tote.pool import Pool, PoolTerms
from croupier.games.tote.pool_result import PoolResult, Rung, worth
from croupier.games.tote.pricers import price
from croupier.games.tote.race import Race, State
from croupier.games.tote.single_race import FINDERS
from tests.pools import FREE, pool, race


def priced(kind: Kind, on: str, ran: Race, terms: PoolTerms = FREE) -> PoolResult:
    return price(pool(kind, on), terms, {1: ran})


@pytest.mark.parametrize("state", [State.NO_RACE, State.CANCELLED])
@pytest.mark.parametrize(
    ("kind", "on"),
    [(Kind.WIN, "1:4 2:6"), (Kind.SHOW, "1:4 2:6"), (Kind.EXACTA, "1-2:5"), (Kind.SUPERFECTA, "1-2-3-4:5")],
)
def test_a_race_that_was_not_run_gives_its_pools_back(state: State, kind: Kind, on: str) -> None:
    done = priced(kind, on, race("1 2 3 4", "1 2 3 4", state=state))
    assert (done.rung, done.clause, done.payoffs) == (Rung.REFUND, clauses.NOT_RUN, ())
    assert (done.refunds, done.refunded) == (done.wagers, frozenset(pool(kind, on).bets))


def test_an_official_race_that_nobody_finished_is_no_race() -> None:
    assert priced(Kind.WIN, "1:4", race("1 2")).clause == clauses.NOT_RUN


@pytest.mark.parametrize(("early", "late"), [("3", ""), ("", "3")])
def test_a_combination_with_somebody_withdrawn_goes_back(early: str, late: str) -> None:
    ran = race("1 2 3 4", "1 2 4", scratched=early, late=late)
    done = priced(Kind.EXACTA, "1-2:4 1-3:2 3-2:1 2-1:4", ran)
    assert done.refunded == {(1, 3), (3, 2)}
    assert (done.refunds, done.prices) == (3_00, {(1, 2): 200})
    assert done.in_balance


def test_an_entry_runs_while_one_of_its_parts_does() -> None:
    half = priced(Kind.WIN, "1:4 2:6", race("1 1A 2", "1A 2", scratched="1"))
    assert (half.refunds, half.prices) == (0, {(1,): 250})
    whole = priced(Kind.WIN, "1:4 2:6", race("1 1A 2", "2", scratched="1", late="1A"))
    assert whole.refunded == {(1,)}
    assert whole.prices == {(2,): 100}


def test_when_all_that_is_left_lost_it_goes_back_too_by_the_result() -> None:
    done = priced(Kind.WIN, "4:4 5:6", race("1 2 3 4 5", "1 2 3 4", scratched="5"))
    assert done.rung is Rung.REFUND
    assert done.refunded == {(4,), (5,)}
    assert (done.clause_for((5,)), done.clause_for((4,))) == (clauses.SCRATCHED, clauses.BY_RESULT)


def test_a_pool_nobody_bet_in_is_settled_with_nothing() -> None:
    done = price(Pool(Kind.WIN, (1,), {}), FREE, {1: race("1 2", "1 2")})
    assert (done.rung, done.wagers, done.in_balance) == (Rung.REFUND, 0, True)


@pytest.mark.parametrize("finish", ["1 2 3 4", "24 1 2 3"])
@pytest.mark.no_cover
def test_a_full_superfecta_of_24_is_priced_at_once(finish: str) -> None:
    """In a fifth of a second; two are for a machine that is busy with something else."""
    field = " ".join(map(str, range(1, 25)))
    bets: dict[Combination, int] = {
        combo: 100 for combo in permutations(range(1, 25), 4) if combo[0] != 24 and combo[3] != 4
    }
    held = Pool(Kind.SUPERFECTA, (1,), bets)
    start = process_time()
    done = price(held, FREE, {1: race(field, finish, scratched="9")})
    assert process_time() - start < 2
    assert done.in_balance


RUNNERS = ("1", "1A", "2", "3", "4", "5")


@st.composite
def races(draw: st.DrawFn) -> Race:
    """Any race of these: withdrawals, dead heats, those who did not finish."""
    gone = draw(st.sets(st.sampled_from(RUNNERS), max_size=2))
    late = draw(st.sets(st.sampled_from(sorted(gone)))) if gone else set()
    home = draw(st.permutations([runner for runner in RUNNERS if runner not in gone]))
    sizes = draw(st.lists(st.integers(1, 3), max_size=5))
    finish = []
    for size in sizes:
        if home[:size]:
            finish.append(tuple(home[:size]))
        home = home[size:]
    return Race(1, RUNNERS, frozenset(gone - late), frozenset(late), tuple(finish))


def combinations(kind: Kind) -> list[Combination]:
    found = permutations(range(1, 6), length(kind))
    return [one for one in found if kind is not Kind.QUINELLA or one[0] < one[1]]


@st.composite
def pools(draw: st.DrawFn) -> Pool:
    kind = draw(st.sampled_from(sorted(FINDERS)))
    on = st.dictionaries(st.sampled_from(combinations(kind)), st.integers(1, 100_000), max_size=12)
    return Pool(kind, (1,), draw(on))


TERMS = st.builds(
    PoolTerms, st.integers(0, 3500), st.sampled_from([1, 5, 10]), st.sampled_from([100, 105, 110])
)


@given(pools(), TERMS, races())
def test_every_cent_of_any_pool_is_somewhere(held: Pool, terms: PoolTerms, ran: Race) -> None:
    done = price(held, terms, {1: ran})
    assert done.in_balance
    assert min(done.breakage, done.minus) == 0
    assert done.paid == sum(worth(each, held.bets[combo]) for combo, each in done.prices.items())
    assert done.refunds == sum(held.bets[combo] for combo in done.refunded)
    assert not done.refunded & done.prices.keys()
    assert all(each >= terms.minimum for each in done.prices.values())
    assert (done.rung is Rung.REFUND) == (not done.payoffs)


@given(pools(), races())
@example(
    Pool(Kind.EXACTA, (1,), {(1, 2): 1, (1, 3): 1, (2, 1): 1}), Race(1, ("1", "2", "3"), finish=(("1",),))
)
def test_with_nothing_taken_and_prices_to_the_penny_next_to_nothing_stays(held: Pool, ran: Race) -> None:
    sold = Sold(held, PoolTerms(takeout=0, break_to=1, minimum=1))  # no minimum, which the door would refuse
    (done,) = single_race.price([sold], {1: ran})
    backed = sum(payoff.backed for payoff in done.payoffs)
    assert done.minus < max(1, len(done.prices))  # each combination's odd part of a cent is the player's
    assert done.breakage <= backed // 100 + len(done.prices)
