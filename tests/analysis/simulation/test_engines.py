"""Goal: one result, whoever computes it. Method: engines, splits and workers are held against each other to
the last digit, on runs that meet words which are thrown away."""

import subprocess
import sys
from typing import Any

import pytest

from croupier.analysis.simulation import philox
from croupier.analysis.simulation.alphabet import Alphabet
from croupier.analysis.simulation.engine import Engine
from croupier.analysis.simulation.rounds import UNIT, Rounds
from croupier.analysis.simulation.running import Plan, Workers, run
from croupier.analysis.simulation.sessions import Sessions
from croupier.analysis.simulation.shoes import Shoes
from croupier.analysis.simulation.strategies import STRATEGIES

KEY = philox.key_of(17)
RED = ((1, 1, 0, 1, 0, 1), (0, 1, 1, 1, 0, 1))
REDS = (0,) * 18 + (1,) * 20
RULES = (500, 50_000, 100, 20_000, 30_000, 150, 500)
PLANS: dict[str, Plan[Any]] = {
    **{f"rounds of {size}": Rounds(KEY, 3 * UNIT + 1001, tuple(range(size))) for size in (2, 38, 54, 63, 65)},
    "rounds of many": Rounds(KEY, UNIT + 5, tuple(range(9500))),
    "eight decks": Shoes(KEY, 90, 8, 14),
    "six decks": Shoes(KEY, 40, 6, 100),
    **{name: Sessions(KEY, 120, REDS, RED, RULES, name) for name in STRATEGIES},
    "a tie of half": Sessions(KEY, 50, tuple(range(54)), RED * 27, RULES),
}


@pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)
def test_numba_and_numpy_give_the_same_digits_and_parts_add_up(plan: Plan[Any]) -> None:
    whole = plan.run(0, plan.items, Engine.NUMPY)
    assert plan.run(0, plan.items, Engine.NUMBA) == whole
    middle = plan.items // 2
    assert plan.run(0, middle, Engine.NUMBA) + plan.run(middle, plan.items - middle, Engine.NUMPY) == whole


def test_words_that_are_thrown_away_occur_in_these_runs() -> None:
    """Of 63 tickets one word in 500 is; a test that never meets one would prove little."""
    assert (1 << 32) % 63**4 > (1 << 32) // 500
    assert Alphabet(63).group_rounds == 16


@pytest.mark.parametrize("name", ["rounds of 38", "eight decks", "martingale"])
def test_any_number_of_workers_gives_the_same_digits_after_every_part(name: str) -> None:
    plan = PLANS[name]
    alone = list(run(plan, Workers(Engine.NUMBA, 1)))
    assert list(run(plan, Workers(Engine.NUMBA, 5))) == alone
    assert alone[-1] == (plan.items, plan.run(0, plan.items, Engine.NUMBA))


WITHOUT_NUMBA = """
import importlib.util as util
found = util.find_spec
util.find_spec = lambda name, *rest: None if name in ("numba", "cupy") else found(name, *rest)
from croupier.analysis.simulation.engine import Engine, pick
from croupier.base.refusal import Refused
from tests.analysis.simulation.test_engines import PLANS
assert pick() is Engine.NUMPY
for asked, says in (("numba", "croupier[simulate]"), ("cuda", "CuPy")):
    try:
        pick(asked)
    except Refused as refused:
        assert says in str(refused)
    else:
        raise SystemExit("an engine that is not there was not refused")
for name in ("rounds of 38", "eight decks", "labouchere"):
    plan = PLANS[name]
    print(plan.run(0, plan.items, pick()))
import sys
assert "numba" not in sys.modules
"""


def test_without_numba_numpy_does_it_alone() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMBA], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    names = ("rounds of 38", "eight decks", "labouchere")
    plans = [PLANS[name] for name in names]
    assert done.stdout.splitlines() == [str(plan.run(0, plan.items, Engine.NUMBA)) for plan in plans]
