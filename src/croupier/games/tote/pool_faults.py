"""Checks of a pool and its races before it is priced, each with one sentence for what is wrong.

A superfecta pool has up to 250,000 combinations, so each check is one pass in C; a second, slower pass finds
the combination to name once something is wrong.
"""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from operator import itemgetter

from croupier.base.money import show
from croupier.base.refusal import Reason, Refusal, shown
from croupier.games.tote import clauses
from croupier.games.tote.clauses import clause_of
from croupier.games.tote.kinds import CARRYING, PICKS, Kind, legs, length
from croupier.games.tote.pool import Pool
from croupier.games.tote.pool_arithmetic import Bets
from croupier.games.tote.race import Race
from croupier.games.tote.race_faults import race_fault
from croupier.games.tote.single_race import ran as was_run
from croupier.games.tote.twin_trifecta import exchangeable


def fault(pool: Pool, races: Mapping[int, Race]) -> Refusal | None:
    """The first fault, or None. Where no other clause decides, it cites the one that defines the bet."""
    found = next(_faults(pool, races), None)
    return found and found.resting_on(clause_of(pool.kind))


def _faults(pool: Pool, races: Mapping[int, Race]) -> Iterator[Refusal]:
    """In order: each check relies on the earlier ones having found nothing."""
    yield from _of_legs(pool, races)
    ran = [races[number] for number in pool.races]
    yield from filter(None, map(race_fault, ran))
    over_legs = legs(pool.kind) == length(pool.kind)
    yield from _of_bets(pool.kind, pool.bets, ran if over_legs else ran[:1] * length(pool.kind))
    if not over_legs:
        yield from _of_order(pool.kind, pool.bets)
    yield from _of_exchanges(pool, ran[0], ran[-1])
    if pool.kind in PICKS:
        yield from _of_favourites(pool, ran)


def _of_legs(pool: Pool, races: Mapping[int, Race]) -> Iterator[Refusal]:
    wanted = legs(pool.kind)
    if len(set(pool.races)) != wanted or len(pool.races) != wanted:
        over = _count(wanted, "race")
        yield Refusal(Reason.MALFORMED, f"the {pool.kind} pool runs over {over}, not {shown(pool.races)}")
    for number in pool.races:
        if number not in races or races[number].number != number:
            yield Refusal(Reason.MALFORMED, f"race {number} of the {pool.kind} pool is not among the races")
    if any(two != one + 1 for one, two in pairwise(pool.races)):
        says = f"the {pool.kind} pool runs over {_count(wanted, 'race')} in a row, not {shown(pool.races)}"
        yield Refusal(Reason.MALFORMED, says, clause_of(pool.kind))
    if type(pool.carried) is not int or pool.carried < 0:
        yield Refusal(Reason.BAD_AMOUNT, f"{shown(pool.carried)} cannot be what was carried over")
    if pool.carried and pool.kind not in CARRYING:
        yield Refusal(Reason.BAD_AMOUNT, f"nothing is carried over from one {pool.kind} pool to the next")


def _of_bets(kind: Kind, bets: Bets, named: list[Race]) -> Iterator[Refusal]:
    """`named` has, for each place of a combination, the race that its runner is in."""
    if set(map(type, bets.values())) - {int} or min(bets.values(), default=1) < 1:
        combo = next(combo for combo, bet in bets.items() if type(bet) is not int or bet < 1)
        yield Refusal(Reason.BAD_AMOUNT, f"{shown(bets[combo])} on {shown(combo)} is not whole cents")
    if set(map(type, bets)) - {tuple} or set(map(len, bets)) - {len(named)}:
        combo = next(combo for combo in bets if type(combo) is not tuple or len(combo) != len(named))
        names = _count(len(named), "runner")
        yield Refusal(Reason.MALFORMED, f"a combination of the {kind} pool names {names}, not {shown(combo)}")
    for place, race in enumerate(named):
        for one in set(map(itemgetter(place), bets)) - set(race.interests()):
            yield Refusal(Reason.UNKNOWN_SPOT, f"{shown(one)} is not on the programme of race {race.number}")


def _of_order(kind: Kind, bets: Bets) -> Iterator[Refusal]:
    """A combination on one race names no runner twice; a quinella's pair is in rising order."""
    if sum(map(len, map(set, bets))) != len(bets) * length(kind):
        twice = next(combo for combo in bets if len(set(combo)) != length(kind))
        yield Refusal(Reason.MALFORMED, f"{shown(twice)} names one runner twice")
    if kind is Kind.QUINELLA:
        for falling in (combo for combo in bets if combo[0] > combo[1]):
            yield Refusal(Reason.MALFORMED, f"a quinella's pair is in rising order, not {shown(falling)}")


def _of_exchanges(pool: Pool, first: Race, last: Race) -> Iterator[Refusal]:
    if pool.exchanged and pool.kind is not Kind.TWIN_TRIFECTA:
        yield Refusal(Reason.MALFORMED, f"no ticket of the {pool.kind} pool is exchanged")
    yield from _of_bets(pool.kind, pool.exchanged, [last] * length(pool.kind))
    yield from _of_order(pool.kind, pool.exchanged)
    scratched = last.gone_early(pool.races[0])
    for combo in (combo for combo in pool.exchanged if not scratched.isdisjoint(combo)):
        says = f"{shown(combo)} names a runner scratched from race {last.number}: exchange it again"
        yield Refusal(Reason.NOT_OFFERED, says, clauses.TWIN_TRIFECTA, "exchanged")
    exchanged = sum(pool.exchanged.values())
    if exchanged and exchanged > (won := exchangeable(pool.bets, first)):
        says = f"tickets of {show(exchanged)} were exchanged, but only {show(won)} won the first race"
        yield Refusal(Reason.AMOUNT_DIFFERS, says, clauses.TWIN_TRIFECTA, "exchanged")


def _of_favourites(pool: Pool, ran: list[Race]) -> Iterator[Refusal]:
    """Bets on a late runner are moved to the favourite, so the win money of that race must be known."""
    for place, race in enumerate(ran[1:], 1):
        moved = race.gone() - race.gone_early(pool.races[0])
        if was_run(race) and not race.win and not moved.isdisjoint(map(itemgetter(place), pool.bets)):
            says = f"the win money of race {race.number} is needed to know its favourite,"
            late = ", ".join(map(str, sorted(moved)))
            yield Refusal(Reason.MALFORMED, f"{says} to whom bets on {late} are moved")


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
