"""A pool settled by the host's figures, or by those that a person reads from the live picture."""

from croupier.base.envelope import Role
from croupier.base.refusal import Reason, Refusal, Refused, worded
from croupier.desk.kind import Decided
from croupier.floor.tote import clauses
from croupier.floor.tote.gone import legs_of
from croupier.floor.tote.messages.pools import PoolSettled, PostPayoffs, PriceSource
from croupier.floor.tote.messages.races import ResultSource
from croupier.floor.tote.payoffs import posted_result
from croupier.floor.tote.pool_state import PoolState
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.race_state import DECIDED
from croupier.floor.tote.races import NO_RACE
from croupier.floor.tote.results import source_of
from croupier.floor.tote.settlement import decided, settled_by
from croupier.floor.tote.state import Tote


def pool_of(tote: Tote, race: int, kind: str) -> tuple[RaceDay, PoolState] | Refusal:
    day = tote.day
    if day is None or day.closed:
        return NO_RACE
    pool = day.pools.get(f"{race}-{kind}")
    if pool is None:
        says = "the card offers no {kind} on race {race}"
        return worded(Reason.NOT_OFFERED, says, clauses.PERMITTED, kind=kind, race=race)
    return day, pool


def post_payoffs(tote: Tote, command: PostPayoffs, role: Role, by: str) -> Decided:
    found, source = pool_of(tote, command.race, command.kind), source_of(tote, role)
    if isinstance(found, Refusal):
        return found
    if isinstance(source, Refusal):
        return source
    day, pool = found
    if pool.settled is not None:
        says = "the {kind} of race {race} is settled: correct its payoffs"
        return worded(Reason.WRONG_PHASE, says, clauses.POSTING_ERROR, kind=pool.kind, race=pool.race)
    if waiting := next((one for one in pool.races if day.races[one].phase not in DECIDED), None):
        says = "race {race} is not official"
        return worded(Reason.WRONG_PHASE, says, clauses.BY_RESULT, race=waiting)
    kind = PriceSource.HOST if source is ResultSource.FEED else PriceSource.SIGNAL
    settled = by_payoffs(tote, found, command.payoffs, kind, by)
    return settled if isinstance(settled, Refusal) else [settled]


def by_payoffs(
    tote: Tote, at: tuple[RaceDay, PoolState], payoffs: tuple[str, ...], source: PriceSource, by: str
) -> PoolSettled | Refusal:
    day, pool = at
    terms, legs = tote.terms.offers.pools[pool.kind].terms, legs_of(pool.races, decided(day))
    try:
        result = posted_result(pool, terms, legs, payoffs)
    except Refused as refused:
        return refused.refusal
    kept = pool.settled.sums if pool.settled else None  # what the sites settle between them stays
    dues, guests = (kept.dues, kept.guests) if kept else (0, 0)
    return settled_by(day, pool, legs, result, source=source, by=by, dues=dues, guests=guests)
