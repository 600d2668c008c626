"""What a table of the library simulates: rounds or shoes of some stakes, and sessions of a betting system."""

import marshal
from collections.abc import Callable, Mapping
from fractions import Fraction
from types import FunctionType
from typing import NamedTuple

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


class System(NamedTuple):
    """A betting system; `source` is the Python of one that the program does not have."""

    name: str
    source: str = ""


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
    found = simulate_sessions(plan, betting, exact, seed, running, told=told)
    if not found.tally.staked:
        refuse(Reason.MALFORMED, "the strategy laid no wager in any session", place="strategy")
    return found


def read_betting(
    stakes: Mapping[str, Cents], rounds: int, bankroll: Cents | None, goal: Cents | None, system: System
) -> Betting:
    """A system's betting on the one spot of these stakes; the stake is its unit."""
    if len(stakes) != 1:
        refuse(Reason.MALFORMED, "a strategy bets on one spot: give one --bet SPOT=UNIT", place="bet")
    ((spot, unit),) = stakes.items()
    if bankroll is not None and bankroll < unit:
        refuse(Reason.MALFORMED, "the bankroll does not pay for one round", place="bankroll")
    if goal is not None and bankroll is None:
        refuse(Reason.MALFORMED, "a goal is money to come to from a bankroll: give that too", place="goal")
    if goal is not None and bankroll is not None and goal <= bankroll:
        refuse(Reason.MALFORMED, "the goal must be above the bankroll", place="goal")
    return Betting(spot, unit, rounds, bankroll, goal, system.name, system.source)


def read_system(given: str | Callable[..., int]) -> System:
    """One of the program's systems by its name, or a function of one's own.

    A function is taken by its code, which other processes can run too: it may come from a file, a notebook
    or a prompt. It sees no names from outside, since those stay where it was written.
    """
    if isinstance(given, FunctionType):
        if given.__closure__:
            says = "a strategy uses its five arguments alone, and no variable of another function"
            refuse(Reason.UNREADABLE, says, place="strategy")
        return System(given.__name__, _CODE.format(code=marshal.dumps(given.__code__), name=FUNCTION))
    if given not in STRATEGIES:
        says = f"there is no strategy {given!a}; the strategies are {', '.join(STRATEGIES)}"
        refuse(Reason.UNREADABLE, says, place="strategy")
    return System(str(given))


_CODE = """import marshal, types
{name} = types.FunctionType(marshal.loads({code!r}), {{"__builtins__": __builtins__}}, "{name}")
"""
