"""Goal: what is simulated agrees with what is exact. Method: fixed seeds; a difference of more than four
standard errors, which chance gives once in 16,000, fails. A planted error of the pay table is found."""

from fractions import Fraction

import pytest

from croupier.analysis.gains import gains_of
from croupier.analysis.nets import nets_of
from croupier.analysis.session import session
from croupier.analysis.simulation.engine import Engine
from croupier.analysis.simulation.estimate import Estimate
from croupier.analysis.simulation.sessions import SessionTally
from croupier.analysis.simulation.strategies import STRATEGIES
from croupier.analysis.simulation.table_plans import (
    Betting,
    rounds_plan,
    sessions_plan,
    shoes_plan,
    table_nets,
)
from croupier.games.baccarat.table import BaccaratTable
from croupier.games.library import load, open_table

SURE = 4
TABLES = [
    ("new-jersey", "roulette", {}),
    ("massachusetts", "roulette", {"even-money-on-zero": "lose-half"}),
    ("new-jersey", "bigsix", {}),
    ("ilani", "roulette", {}),
]
VIGORISH = [
    {"vigorish": "5"},
    {"vigorish": "4"},
    {"vigorish": "tie"},
    {"vigorish": "none"},
    {"vigorish": "5", "vigorish-rounding": "five-cents"},
    {"vigorish": "5", "decks": "6"},
    {"vigorish": "5", "shuffling": "shuffler"},
]


def agree(one: Estimate) -> None:
    assert one.away is not None
    assert abs(one.away) < SURE, one


@pytest.mark.parametrize(("book", "game", "options"), TABLES)
def test_every_spot_of_a_table(book: str, game: str, options: dict[str, object]) -> None:
    table = open_table(load(book), game, options)
    stakes = dict.fromkeys([spot for spot in table.spots if not spot.startswith("b2b")][:60], 500)
    plan = rounds_plan(table, 2_000_000, 3)
    tally = plan.run(0, plan.items, Engine.NUMBA)
    nets = table_nets(table, stakes)
    assert tally.rounds == 2_000_000
    for one in (*nets.edges(tally), nets.edge(tally)):
        agree(one)


@pytest.mark.parametrize("options", VIGORISH, ids=lambda options: " ".join(options.values()))
def test_every_vigorish_from_real_shoes(options: dict[str, object]) -> None:
    table = open_table(load("oneida-minibaccarat"), "baccarat", options)
    assert isinstance(table, BaccaratTable)
    nets = table_nets(table, {"player": 2500, "banker": 1230, "tie": 500})
    tally = shoes_plan(table, 20_000, 5).run(0, 20_000, Engine.NUMBA)
    for one in (*nets.edges(tally), nets.edge(tally)):
        agree(one)


def test_a_wrong_pay_table_would_be_found() -> None:
    table = open_table(load("new-jersey"), "roulette", {})
    plan, nets = rounds_plan(table, 2_000_000, 3), table_nets(table, {"17": 500})
    wrong = [net if net < 0 else net + 500 for net in nets.nets["17"]]
    tally = plan.run(0, plan.items, Engine.NUMBA)
    away = Estimate("17", -tally.mean(wrong) / 500, tally.error(wrong) / 500, nets.exact["17"]).away
    assert away is not None
    assert abs(away) > SURE


def played(strategy: str, sessions: int = 30_000, seed: int = 11) -> SessionTally:
    table = open_table(load("new-jersey"), "roulette", {})
    betting = Betting("red", 500, 100, 10_000, 15_000, strategy)
    return sessions_plan(table, betting, sessions, seed).run(0, sessions, Engine.NUMBA)


def test_flat_sessions_end_as_the_exact_ones_do() -> None:
    table = open_table(load("new-jersey"), "roulette", {})
    exact, found = session(gains_of(nets_of(table), {"red": 500}), 500, 10_000, 100, 15_000), played("flat")
    for share, count in (
        (exact.ruined, found.ruined),
        (exact.reached, found.reached),
        (exact.ahead, found.ahead),
    ):
        error = float(share * (1 - share) / found.sessions) ** 0.5
        agree(Estimate("share", found.share(count), error, share))
    agree(Estimate("gain", found.mean, found.error, exact.mean - 10_000))
    assert abs(float(found.share(found.rounds) - exact.played)) < 0.5


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_no_system_changes_the_edge(strategy: str) -> None:
    found = played(strategy)
    agree(Estimate(strategy, found.edge, found.edge_error, Fraction(1, 19)))


def test_a_stake_that_outweighs_everything_is_told_of() -> None:
    """A martingale without limits gains a little often; the loss that pays for it is seldom among 1,000."""
    table = open_table(load("new-jersey"), "roulette", {})
    for betting, outweighed in (
        (Betting("red", 500, 200, strategy="martingale"), True),
        (Betting("red", 500, 200, 50_000, strategy="martingale"), False),
        (Betting("red", 500, 200), False),
    ):
        plan = sessions_plan(table, betting, 1000, 214075276437275241)
        assert plan.run(0, plan.items, Engine.NUMBA).outweighed is outweighed, betting
