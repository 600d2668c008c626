"""Betting systems: what a player stakes next. None of them changes the edge; the sessions show what they do.

A system is a function of plain numbers, `stake(unit, last, gained, bankroll, memory)`: the player's unit in
cents, the stake and the gain of the round before (0 before the first), the money at hand, and whole numbers
of its own that begin as 0. It returns the stake it wants in cents; 0 ends the session. Numba compiles it, so
it is written with whole numbers, comparisons and loops alone.
"""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from croupier.analysis.compiled import Ints
from croupier.analysis.simulation.jit import compiled
from croupier.base.refusal import Reason, Refused, refuse, shown

Strategy: TypeAlias = Callable[[int, int, int, int, Ints], int]
MEMORY = 128
"""Whole numbers that a system can keep."""
FUNCTION = "stake"
_TRIAL = (100, 0, 0, 10_000)


@compiled
def flat(unit: int, last: int, gained: int, bankroll: int, memory: Ints) -> int:  # noqa: ARG001
    """The same every time."""
    return unit


@compiled
def martingale(unit: int, last: int, gained: int, bankroll: int, memory: Ints) -> int:  # noqa: ARG001
    """Twice as much after a loss, one unit after a win."""
    if last == 0 or gained > 0:
        return unit
    return last if gained == 0 else 2 * last


@compiled
def fibonacci(unit: int, last: int, gained: int, bankroll: int, memory: Ints) -> int:  # noqa: ARG001
    """Along 1, 1, 2, 3, 5, 8…: a step on after a loss, two back after a win."""
    if last != 0 and gained < 0:
        memory[0] = min(memory[0] + 1, 60)
    elif last != 0 and gained > 0:
        memory[0] = max(memory[0] - 2, 0)
    now, after = 1, 1
    for _ in range(memory[0]):
        now, after = after, now + after
    wanted: int = unit * now
    return wanted


@compiled
def dalembert(unit: int, last: int, gained: int, bankroll: int, memory: Ints) -> int:  # noqa: ARG001
    """One unit more after a loss, one less after a win."""
    if last != 0 and gained < 0:
        memory[0] += 1
    elif last != 0 and gained > 0:
        memory[0] = max(memory[0] - 1, 0)
    steps: int = memory[0] + 1
    return unit * steps


@compiled
def labouchere(unit: int, last: int, gained: int, bankroll: int, memory: Ints) -> int:  # noqa: ARG001
    """The first and the last number of a line: both are struck out after a win; what is lost joins its end.

    The line is 1, 2, 3, 4, as it is most often told: who strikes it out has won ten units, and begins anew.
    It lies in memory from place 2 on, from `memory[0]` to before `memory[1]`. A full one forgets its first.
    """
    start, end, room = memory[0], memory[1], len(memory) - 2
    if last != 0 and gained > 0:
        start, end = start + 1, end - 1
    elif last != 0 and gained < 0:
        if end == room:
            for place in range(start + 1, end):
                memory[1 + place - start] = memory[2 + place]
            start, end = 0, end - start - 1
        memory[2 + end] = max(last // unit, 1)
        end += 1
    if start >= end:
        for place in range(4):
            memory[2 + place] = place + 1
        start, end = 0, 4
    memory[0], memory[1] = start, end
    ends: int = memory[2 + start] if end - start == 1 else memory[2 + start] + memory[1 + end]
    return unit * ends


STRATEGIES: dict[str, Strategy] = {
    "flat": flat,
    "martingale": martingale,
    "fibonacci": fibonacci,
    "dalembert": dalembert,
    "labouchere": labouchere,
}


def read_strategy(source: str) -> Strategy:
    """The function `stake` of a Python text, tried once. It runs as whoever gave it: it is their own."""
    names: dict[str, object] = {}
    try:
        exec(compile(source, "<strategy>", "exec"), names)  # noqa: S102 - a user's own program
        plain = _function(names)
        plain(*_TRIAL, np.zeros(MEMORY, np.int64))  # Python says more plainly than Numba what is wrong
        made: Strategy = compiled(plain, keep=False)
        answer = made(*_TRIAL, np.zeros(MEMORY, np.int64))
    except Refused:
        raise
    except Exception as error:  # whatever a user's program or Numba raises about it
        refuse(Reason.UNREADABLE, f"the strategy does not run: {_first_line(error)}", place="strategy")
    if isinstance(answer, bool) or not isinstance(answer, int):
        refuse(Reason.UNREADABLE, f"the strategy gave {shown(answer)}, not whole cents", place="strategy")
    return made


def _function(names: dict[str, object]) -> Strategy:
    found = names.get(FUNCTION)
    if not callable(found):
        says = f"a strategy is a function {FUNCTION}(unit, last, gained, bankroll, memory) in Python"
        refuse(Reason.UNREADABLE, says, place="strategy")
    return found


def _first_line(error: Exception) -> str:
    """Of Numba's pages the line that says what is wrong."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    told = (line for line in lines if not line.startswith(("Failed", "\x1b")))
    return next(told, type(error).__name__)
