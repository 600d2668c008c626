"""The second pricer: every kind of pool from its tickets and races, written apart from the program.

It follows the project's description of parimutuel pools and its readings, and goes ticket by ticket: a
mistake has to be made twice, in two different ways, before the two pricers agree on it.
"""

from collections.abc import Callable

from tests.oracle.brute.double import double
from tests.oracle.brute.picks import pick
from tests.oracle.brute.singles import single
from tests.oracle.brute.twin import twin
from tests.oracle.brute.world import Outcome, World

SEVERAL: dict[str, Callable[[World], Outcome]] = {
    "daily-double": double,
    "pick-three": pick,
    "pick-six": pick,
    "twin-trifecta": twin,
}


def priced(world: World) -> Outcome:
    return SEVERAL.get(world["kind"], single)(world)
