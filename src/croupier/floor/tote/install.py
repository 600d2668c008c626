"""Putting a tote on the floor: its windows, the imprest of a drawer, its self-service terminals."""

from itertools import pairwise

from croupier.base.names import TableId
from croupier.base.refusal import Reason, Refusal
from croupier.desk.kind import Decided
from croupier.desk.messages import InstallTable, TableInstalled
from croupier.floor.parts.drawer import Drawer
from croupier.floor.parts.electronic.state import Terminal
from croupier.floor.tote import clauses
from croupier.floor.tote.link_state import GuestState
from croupier.floor.tote.state import Tote
from croupier.floor.tote.terms import ToteTerms, is_day, terms_of
from croupier.games.tote.offers import offers_digest


def install(command: InstallTable) -> Decided | None:
    terms = terms_of(command.effective)
    if terms is None:
        return None
    refusal = _unfit_places(terms, command) or _unfit_terms(terms)
    digest = offers_digest(terms.offers)
    installed = TableInstalled(command.name, command.effective, digest, command.terminals, command.chips)
    return refusal or [installed]


def _unfit_places(terms: ToteTerms, command: InstallTable) -> Refusal | None:
    stations = (*terms.windows, *command.terminals)
    if not terms.windows or len(set(stations)) != len(stations) or terms.imprest <= 0:
        says = "a tote has windows and terminals, each with a name of its own, and an imprest"
        return Refusal(Reason.OPTION_NOT_ALLOWED, says, clauses.TICKET)
    return None


def _unfit_terms(terms: ToteTerms) -> Refusal | None:
    if not terms.facility or not terms.number or terms.days < 1:
        says = "a ticket names its facility, and is paid for one day or more"
        return Refusal(Reason.OPTION_NOT_ALLOWED, says, clauses.TICKET)
    if wrong := _unfit_link(terms):
        return wrong
    since = [one.since for one in terms.taxes]
    if not all(map(is_day, since)) or any(one >= other for one, other in pairwise(since)):
        says = "a tax rule holds since a day like 2026-01-01, each later than the one before"
        return Refusal(Reason.OPTION_NOT_ALLOWED, says)
    return None


def _unfit_link(terms: ToteTerms) -> Refusal | None:
    if terms.linked and (not terms.host or terms.guests):
        says = "a tote that is linked to a host names it, and has no guests of its own"
        return Refusal(Reason.OPTION_NOT_ALLOWED, says, clauses.TRACK)
    if terms.guests and (terms.host or len(set(terms.guests)) < len(terms.guests) or "" in terms.guests):
        says = "each guest has a name of its own, at a tote with pools of its own"
        return Refusal(Reason.OPTION_NOT_ALLOWED, says, clauses.TRACK)
    return None


def installed(at: TableId, event: TableInstalled) -> Tote | None:
    terms = terms_of(event.effective)
    if terms is None:
        return None
    drawers = {window: Drawer(window) for window in terms.windows}
    tote = Tote(at, event.name, terms, drawers, {one: Terminal(one) for one in event.terminals})
    tote.guests = {name: GuestState(name) for name in terms.guests}
    return tote
