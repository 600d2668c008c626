"""The daily double sold at several sites: consolations are paid first, at what each site's dollar gets."""

from fractions import Fraction

from tests.oracle.brute.double import double_rungs, first_leg_rung
from tests.oracle.brute.finish import gone, ranks, was_run
from tests.oracle.brute.money import broken
from tests.oracle.brute.shared import Bases, Shared, left_by, profit_split
from tests.oracle.brute.singles import climb
from tests.oracle.brute.world import Combo, World


def shared_double(world: World, shared: Shared) -> Bases | None:
    one, two = world["runs"]
    if not was_run(one):
        return None
    winners, late = ranks(one, 1)[0], gone(two)  # who went early is in no ticket that was kept
    if not was_run(two):
        won = climb(shared.tickets(), first_leg_rung(winners))
        return won and Bases([won[0]], profit_split(shared, shared.net(), won[1]))
    bases = consolations(shared, winners, late)
    rungs = ["consolation"] if bases else []
    live = [ticket for ticket in shared.tickets() if ticket[0][1] not in late]
    if bases and not any(combo[0] in winners for combo, _ in live):
        return Bases(rungs, bases)
    won = climb(live, double_rungs(one, two))
    if won is None:
        return None
    rest = shared.net() - paid_first(shared, bases)
    return Bases([won[0], *rungs], {**bases, **profit_split(shared, rest, won[1])})


def consolations(shared: Shared, winners: set[int], late: set[int]) -> dict[Combo, Fraction]:
    """As if the first leg's winners, each with anything, had won."""
    sold = {combo for combo, _ in shared.tickets()}
    backed = winners & {combo[0] for combo in sold}
    profit = shared.net() - shared.counted(lambda combo: combo[0] in backed)
    bases: dict[Combo, Fraction] = {}
    for one in backed:
        with_all = {combo for combo in sold if combo[0] == one}
        base = 1 + profit / len(backed) / shared.counted(with_all.__contains__)
        bases.update((combo, base) for combo in with_all if combo[1] in late)
    return bases


def paid_first(shared: Shared, bases: dict[Combo, Fraction]) -> Fraction:
    """What the consolations take from the others: nothing of what a minimum adds to them.

    Unlike at one place it cannot be below nothing: a dollar left in the pool is due at least itself.
    """
    out = Fraction()
    for site, own in zip(shared.sites, shared.kept, strict=True):
        for combo, cents in own:
            if combo in bases:
                price = broken(site["rates"], bases[combo] * left_by(site))
                out += Fraction(price * cents, 100)
    return out
