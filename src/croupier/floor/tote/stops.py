"""When nothing is sold or paid, and who says so."""

from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.kind import Decided
from croupier.desk.messages import Alarmed
from croupier.floor.tote import clauses
from croupier.floor.tote.messages import pools
from croupier.floor.tote.posting_payoffs import pool_of
from croupier.floor.tote.races import differing
from croupier.floor.tote.state import Tote
from croupier.floor.tote.totals import disagreement


def stop_cashing(tote: Tote, command: pools.StopCashing, by: str) -> Decided:
    """The statement goes over the public address, and onto every board."""
    if tote.cashing_stopped:
        return Refusal(Reason.WRONG_PHASE, "cashing is stopped already", clauses.POSTING_ERROR)
    return [pools.CashingStopped(command.says, by), Alarmed(f"cashing is stopped: {command.says}")]


def resume_cashing(tote: Tote, by: str) -> Decided:
    if not tote.cashing_stopped:
        return Refusal(Reason.WRONG_PHASE, "cashing is not stopped", clauses.POSTING_ERROR)
    return [pools.CashingResumed(by)]


def stop_selling(tote: Tote, command: pools.StopSelling, source: str, by: str) -> Decided:
    if source in tote.stops:
        return Refusal(Reason.WRONG_PHASE, "selling is stopped already", clauses.WAGERS)
    return [pools.SellingStopped(source, command.why, by)]


def resume_selling(tote: Tote, sources: tuple[str, ...], by: str) -> Decided:
    """Of what stopped it, what the sender may end; a difference only once the totals agree again."""
    mine = [one for one in tote.stops if one in sources]
    if not mine:
        return Refusal(Reason.WRONG_PHASE, "selling is not stopped", clauses.WAGERS)
    if wrong := _still_differing(tote):
        return wrong
    return [pools.SellingResumed(one, by) for one in mine]


def _still_differing(tote: Tote) -> Refusal | None:
    for pool in tote.day.pools.values() if tote.day else ():
        if pool.settled is None and (where := disagreement(pool)):
            says = "the two sets of totals of race {race} {kind} still differ in {where}"
            return worded(
                Reason.AMOUNT_DIFFERS, says, clauses.WAGERS, race=pool.race, kind=pool.kind, where=where
            )
    return None


def report_difference(tote: Tote, command: pools.ReportDifference) -> Decided:
    """Looked at again here: the record says where they differ."""
    found = pool_of(tote, command.race, command.kind)
    if isinstance(found, Refusal):
        return found
    where = disagreement(found[1])
    if not where:
        return Refusal(Reason.NOTHING_THERE, "the two sets of totals agree", clauses.WAGERS)
    return list(differing(command.race, command.kind, where))


def report_tampering(tote: Tote, command: pools.ReportTampering) -> Decided:
    day = tote.days.get(command.card)
    if day is None or command.race not in day.races:
        return Refusal(Reason.WRONG_ROUND, "there is no such race on that card", clauses.VERIFIED)
    says = f"the tickets of card {command.card}, race {command.race}, are not those that were signed"
    return [pools.TicketsTampered(command.card, command.race), Alarmed(says)]
