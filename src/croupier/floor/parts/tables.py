"""What tables of every kind do alike; each passes the clause of its own document."""

from croupier.base.envelope import Event, Role
from croupier.base.names import Citation, TableId, TerminalId, staff_name
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.house import House
from croupier.desk.kind import Standing
from croupier.desk.messages import Alarmed, ChangeTerms, TermsChanged
from croupier.floor.parts.messages.rounds import Closer
from croupier.floor.parts.messages.tables import (
    CallAnswered,
    DealerChanged,
    DealerLeft,
    SupervisorCalled,
    TableClosed,
    TableOpened,
)
from croupier.games.effective import digest
from croupier.games.library import Table

Decided = list[Event] | Refusal

CLOSERS = {Role.READER: Closer.READER, Role.CLOCK: Closer.TIMER, Role.DEALER: Closer.DEALER}


TERMS_BETWEEN_GAMES = Refusal(Reason.WRONG_PHASE, "house rule: terms change between games")
"""No document says when; a game is settled on the terms that it was played on."""


LEAVE_BETWEEN_GAMES = Refusal(
    Reason.WRONG_PHASE,
    "house rule: a dealer leaves between games: finish this one, or let another dealer relieve you",
)
"""No document says when; a game without its dealer would wait with the players' money on it."""


def works_elsewhere(house: House, at: TableId, dealer: str) -> Refusal | None:
    """One dealer works one table; relief there, leaving or closing it frees the dealer for another.

    No document says so: it is the house's own rule, and cites no clause.
    """
    first = next((table for table, who in house.dealers.items() if who == dealer and table != at), None)
    if first is None:
        return None
    says = (
        "house rule: you work {table}: leave it, or let another dealer relieve you, before you take a second"
    )
    return worded(Reason.NOT_PERMITTED, says, None, table=house.names.get(first, first))


def leave(dealer: str, standing: Standing, unserved: TerminalId | None) -> Decided:
    """`unserved`: a place whose money lies before the dealer. The rack is not counted, as at a relief."""
    if standing.playing:
        return LEAVE_BETWEEN_GAMES
    if unserved is not None:
        says = "house rule: place {place} waits for you: serve it before you leave, or be relieved"
        return worded(Reason.WRONG_PHASE, says, None, place=unserved)
    return [DealerLeft(dealer), Alarmed(f"{staff_name(dealer)} has left: no dealer works this table")]


def call(calling: bool, by: str, clause: Citation) -> Decided:
    if calling:
        return Refusal(Reason.WRONG_PHASE, "a supervisor is called already", clause)
    return [SupervisorCalled(by)]


def answer(calling: bool, by: str, clause: Citation) -> Decided:
    if not calling:
        return Refusal(Reason.NOTHING_THERE, "no one is calling from that table", clause)
    return [CallAnswered(by)]


def changed_terms(was: str, new: Table, command: ChangeTerms, by: str, clause: Citation) -> Decided:
    """From the terms of that digest to those of a table that may stand here."""
    if digest(new) == was:
        return Refusal(Reason.NOTHING_THERE, "these are the table's terms already", clause)
    return [TermsChanged(command.effective, digest(new), was, by)]


PEOPLE_EVENTS: frozenset[type[Event]] = frozenset({TableOpened, TableClosed, DealerChanged, DealerLeft})


def tell_people(house: House, at: TableId, event: Event, *, dealt: bool = True) -> None:
    """Whoever opens a table oversees it, and whoever takes it is on duty."""
    if isinstance(event, TableOpened):
        house.on_duty[event.by] = Role.SUPERVISOR
        house.dealt += [at] if dealt else []
        house.floats[at] = event.bankroll
        house.off_slip += event.bankroll
        house.uncounted.add(at)
    elif isinstance(event, TableClosed):
        house.dealt = [one for one in house.dealt if one != at]
        house.dealers.pop(at, None)
        house.floats.pop(at, None)
        house.off_slip -= event.bankroll
    elif isinstance(event, DealerLeft):
        house.dealers.pop(at, None)
    else:
        assert isinstance(event, DealerChanged)  # noqa: S101 - of the events that concern people
        house.on_duty[event.dealer] = Role.DEALER
        house.dealers[at] = event.dealer
