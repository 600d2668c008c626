"""A system of one's own for `croupier simulate --strategy docs/examples/strategy.py`: the grand martingale.

Amounts are whole cents. `last` and `gained` are 0 before the first round; `memory` has 128 whole numbers that
begin as 0 in every session. Returning 0 ends the session.
"""


def stake(unit, last, gained, bankroll, memory):  # noqa: ARG001 - every system gets all five
    if last == 0 or gained > 0:
        return unit
    if gained == 0:
        return last
    return 2 * last + unit
