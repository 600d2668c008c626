"""The guest's side of the track link: what is not sold without the host, and what its figures pay here."""

from collections.abc import Iterator, Sequence

from croupier.base import money
from croupier.base.envelope import Event
from croupier.base.money import show_dollars
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.kind import Decided
from croupier.desk.messages import Alarmed
from croupier.devices.site_reports import SiteLine
from croupier.floor.tote import clauses
from croupier.floor.tote.corrections import Correcting, correction
from croupier.floor.tote.gone import gone_of, legs_of, names_gone
from croupier.floor.tote.messages import link
from croupier.floor.tote.messages.pools import PoolSettled, PriceSource
from croupier.floor.tote.pool_state import PoolState
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.race_state import DECIDED
from croupier.floor.tote.settlement import decided, settled_by
from croupier.floor.tote.state import Tote
from croupier.games.tote.kinds import Combination, Kind, length
from croupier.games.tote.payoff_cover import covers
from croupier.games.tote.pool import PoolTerms
from croupier.games.tote.pool_arithmetic import Held, Winner, balanced, hold, line_at, refund_all
from croupier.games.tote.pool_result import PoolResult, Rung
from croupier.games.tote.race import Race


def note_verified(tote: Tote, command: link.NoteVerified) -> Decided:
    if command.answers not in tote.link.verifying:
        return Refusal(Reason.NOTHING_THERE, "the host was not asked that", clauses.TRACK)
    verified = link.HostVerified(command.answers, command.card, command.why)
    says = f"the host does not verify our pools: {command.why}"
    return [verified, Alarmed(says)] if command.why else [verified]


def note_merged(tote: Tote, command: link.NoteMerged) -> Decided:
    if command.answers not in tote.link.finals:
        return Refusal(Reason.NOTHING_THERE, "the host was not told that", clauses.TRACK)
    merged = link.HostMerged(command.race, command.answers, command.why)
    says = f"race {command.race} is not merged into the host's pools: {command.why}"
    return [merged, Alarmed(says)] if command.why else [merged]


def settle_by_host(tote: Tote, command: link.SettleByHost, by: str) -> Decided:
    """Whatever was entered here while the link was lost: the host's figures are the correct ones."""
    found = _pool(tote, command)
    if isinstance(found, Refusal):
        return found
    day, pool = found
    if waiting := next((one for one in pool.races if day.races[one].phase not in DECIDED), None):
        says = "race {race} is not official"
        return worded(Reason.WRONG_PHASE, says, clauses.BY_RESULT, race=waiting)
    if not all(_fits(pool.kind, one) for one in command.lines):
        return _misfit(command)
    legs = legs_of(pool.races, decided(day))
    terms = tote.terms.offers.pools[pool.kind].terms
    result = result_by_host(pool, terms, legs, command)
    dues = command.dues if command.merged else 0
    if max(result.paid, abs(dues)) > money.MOST:
        return _misfit(command)
    settled = settled_by(day, pool, legs, result, source=PriceSource.HOST, by=by, dues=dues)
    if _same(pool, settled):
        return Refusal(Reason.NOTHING_THERE, "these are the payoffs as posted", clauses.POSTING_ERROR)
    if pool.settled is not None:
        right = correction(day, pool, settled, Correcting("the host's official prices", by))
        return [right, *_disputed(command, result)]
    return [settled, *_disputed(command, result)]


def _fits(kind: Kind, line: SiteLine) -> bool:
    """A price that can be paid, on combinations of this kind of pool."""
    return 0 < line.price <= money.MOST and len(line.cover.places) == length(kind)


def _misfit(command: link.SettleByHost) -> Refusal:
    says = "the host's figures do not fit the {kind} of race {race}: it is settled once they are corrected"
    return worded(Reason.BAD_AMOUNT, says, clauses.BY_RESULT, kind=command.kind, race=command.race)


def _pool(tote: Tote, command: link.SettleByHost) -> tuple[RaceDay, PoolState] | Refusal:
    """Of any race day whose tickets are still paid: a link may have been lost for days."""
    for day in tote.days.values():
        if day.digested.digest == command.card and not day.expired:
            pool = day.pool(command.race, command.kind)
            if pool is not None:
                return day, pool
    return Refusal(Reason.WRONG_ROUND, "there is no such pool here", clauses.TRACK)


def _same(pool: PoolState, right: PoolSettled) -> bool:
    was = pool.settled
    return was is not None and (was.prices, was.refund_all, was.sums) == (
        right.prices,
        right.refund_all,
        right.sums,
    )


def _disputed(command: link.SettleByHost, result: PoolResult) -> list[Event]:
    ours = result.breakage - result.minus
    if not command.merged or ours == command.dues:
        return []
    pool = f"race {command.race} {command.kind}"
    return [
        Alarmed(f"{pool}: the host settles {show_dollars(command.dues)}, our books say {show_dollars(ours)}")
    ]


def result_by_host(
    pool: PoolState, terms: PoolTerms, legs: Sequence[Race], said: link.SettleByHost
) -> PoolResult:
    """The pool at the host's prices: what it cannot pay is minus, what is left is breakage."""
    if said.refund:
        return refund_all(pool.pool, clauses.BY_RESULT)
    gone = gone_of(pool.kind, legs)
    held = hold(pool.pool, terms, [one for one in pool.bets if names_gone(one, gone)])
    winners = ((one, Winner(one.wins, one.rung, combos)) for one, combos in _covered(held, said.lines))
    lines = [line_at(held, winner, one.price) for one, winner in winners]
    return balanced(held, said.lines[0].rung if said.lines else Rung.CARRIED, lines)


def _covered(held: Held, lines: Sequence[SiteLine]) -> Iterator[tuple[SiteLine, list[Combination]]]:
    """A combination that is consoled for a late scratch wins nothing else."""
    kind = held.pool.kind
    consoled = {
        combo
        for line in lines
        if line.rung is Rung.CONSOLATION
        for combo in held.bets
        if covers(kind, line.cover, combo)
    }
    for line in lines:
        mine = [combo for combo in held.bets if covers(kind, line.cover, combo)]
        free = [combo for combo in mine if combo not in consoled]
        yield line, mine if line.rung is Rung.CONSOLATION else free
