"""What a table of the library simulates: rounds or shoes of some stakes, and sessions of a betting system."""

import inspect
import textwrap
from collections.abc import Callable, Mapping
from fractions import Fraction

from croupier.analysis.gains import gains_of
from croupier.analysis.nets import nets_of
from croupier.analysis.simulation.running import Plan
from croupier.analysis.simulation.strategies import FUNCTION, STRATEGIES, read_strategy
from croupier.analysis.simulation.table_plans import Betting, sessions_plan, table_nets
from croupier.analysis.simulation.tally import Tally
from croupier.base.money import Cents
from croupier.base.refusal import Reason, refuse
from croupier.games import library
from croupier.library.simulation import (
    Running,
    SessionSimulation,
    Simulation,
    Told,
    simulate_rounds,
    simulate_sessions,
)


def of_stakes(
    table: library.Table,
    stakes: Mapping[str, Cents],
    plan: Plan[Tally],
    seed: int,
    running: Running,
    *,
    told: Told | None = None,
) -> Simulation:
    """Rounds of these stakes; `plan` is that of the seed."""
    if not stakes:
        refuse(Reason.MALFORMED, "simulate at least one wager", place="bet")
    return simulate_rounds(plan, table_nets(table, stakes), seed, running, told)


def of_system(
    table: library.Table,
    betting: Betting,
    sessions: int,
    seed: int,
    running: Running,
    *,
    told: Told | None = None,
) -> SessionSimulation:
    """Players who bet by a system; one of the user's own is tried before it is played."""
    plan = sessions_plan(table, betting, sessions, seed)
    if betting.source:
        read_strategy(betting.source)
    exact: Fraction = -gains_of(nets_of(table), {betting.spot: betting.unit}).mean / betting.unit
    return simulate_sessions(plan, betting, exact, seed, running, told=told)


def read_system(given: str | Callable[..., int]) -> tuple[str, str]:
    """The name of a system and its source, which is empty for those that the program has.

    A function of one's own is taken by its source, so that other processes can compile it too.
    """
    if callable(given):
        source = textwrap.dedent(inspect.getsource(given))
        return given.__name__, f"{source}\n{FUNCTION} = {given.__name__}\n"
    if given not in STRATEGIES:
        says = f"there is no strategy {given!a}; the strategies are {', '.join(STRATEGIES)}"
        refuse(Reason.UNREADABLE, says, place="strategy")
    return given, ""
