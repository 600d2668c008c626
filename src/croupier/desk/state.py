"""The state of the floor: its places, what a command means to them, and what an event changes."""

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from croupier.base.envelope import Command, Envelope, Event
from croupier.base.money import Cents
from croupier.base.names import Citation, TableId
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.effects import OpenEffects
from croupier.desk.house import House
from croupier.desk.kind import Cited, Decided
from croupier.desk.kinds import OFFERS, Kinds
from croupier.desk.messages import (
    Alarmed,
    InstallTable,
    RestartTable,
    StopTable,
    TableInstalled,
    TableRestarted,
    TableStopped,
    TermsChanged,
)
from croupier.desk.offer import Offer
from croupier.desk.place import Place
from croupier.ledger.accounts import Account
from croupier.ledger.transfer import Transfer

ALARMS = 50
_OWN_OFFERS: Mapping[type[Command], Offer] = {one.command: one for one in OFFERS}
_OWN_EVENTS = frozenset({TableStopped, TableRestarted, TableInstalled, Alarmed})
"""Looked up, not tried one by one: thousands of bets pass here for each of these."""


class Alarm(msgspec.Struct, frozen=True):
    """Something a supervisor must see, and when it happened."""

    at: int
    table: TableId
    says: str


class FloorState:
    """What the desk folds as it goes, and what an auditor folds again; `balances` are the ledger's."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds = kinds
        self.always = kinds.always()
        """Places that stand without being installed."""
        self.tables: dict[TableId, Place] = {}
        """Places that were installed."""
        self.books: dict[TableId, list[str]] = {}
        """The effective books that each table has stood on; the first is the one it was installed with."""
        self.balances: dict[Account, Cents] = {}
        self.house = House(balances=self.balances)
        self.stopped: dict[TableId, str] = {}
        self.alarms: list[Alarm] = []
        self.effects = OpenEffects(kinds.effects)

    def find(self, table: TableId) -> Place | None:
        return self.tables.get(table) or self.always.get(table)

    def citations(self, table: TableId) -> Cited:
        """By the table's own document; where there is no table, by the house's."""
        found = self.find(table)
        return found.citations() if found else self.kinds.citations

    def apply(self, table: TableId, event: Event, at: int) -> None:
        if type(event) in _OWN_EVENTS:
            self._apply(table, event, at)
            return
        place = self.tables.get(table) or self.always[table]
        place.apply(self.house, event, at)
        self.effects.apply(table, event)
        if type(event) is TermsChanged:
            self.books[table].append(event.effective)

    def _apply(self, table: TableId, event: Event, at: int) -> None:
        """What happens to a table rather than at it."""
        match event:
            case TableStopped():
                self.stopped[table] = event.why
                remember_alarm(self.alarms, Alarm(at, table, event.why))
            case TableRestarted():
                self.stopped.pop(table)
            case TableInstalled():
                place = self.tables[table] = self.kinds.place(table, event)
                if terms := place.terms():
                    self.house.books[table] = terms.book
                self.house.names[table] = event.name
                place.join(self.house)
                self.books[table] = [event.effective]
            case Alarmed():
                remember_alarm(self.alarms, Alarm(at, table, event.says))

    def post(self, table: TableId, events: Iterable[Event]) -> list[Transfer]:
        """What events at a place move; those of the desk itself move nothing."""
        place = self.find(table)
        if place is None:
            return []
        return [one for event in events if type(event) not in _OWN_EVENTS for one in place.post(event)]

    def decide(self, envelope: Envelope) -> Decided:
        """Events or a refusal. What this place does not offer is refused here, once for every kind."""
        command, place = envelope.command, self.find(envelope.table)
        own = _OWN_OFFERS.get(type(command))
        offer = own or (place.offers.get(type(command)) if place else None)
        if offer is not None and envelope.role not in offer.roles:
            return _not_permitted(envelope, offer, self.citations(envelope.table).forbidding(offer.clause))
        if own is not None:
            return self._decide_own(envelope, place)
        if place is None:
            return _no_such_table(self.kinds.citations.supervision)
        if offer is None:
            says = "that is not done at a table of this kind"
            return Refusal(Reason.NOT_OFFERED, says, place.citations().play)
        if envelope.table in self.stopped:
            says = "this table has stopped after an error; call a supervisor"
            return Refusal(Reason.INTERNAL_ERROR, says, place.citations().malfunction)
        return place.decide(envelope, self.house)

    def _decide_own(self, envelope: Envelope, place: Place | None) -> Decided:
        match envelope.command:
            case StopTable(why):
                return [TableStopped(why)]
            case InstallTable() as command:
                return self._install(command, place)
            case RestartTable():
                return self._restart(envelope, place)
            case _:
                raise TypeError(f"the desk offers no {type(envelope.command).__name__}")

    def _install(self, command: InstallTable, place: Place | None) -> Decided:
        if place is None:
            return self.kinds.install(command)
        says = "that table is on the floor already"
        return Refusal(Reason.WRONG_PHASE, says, place.citations().supervision)

    def _restart(self, envelope: Envelope, place: Place | None) -> Decided:
        """A supervisor has looked; the table goes on from where it stood."""
        if place is None:
            return _no_such_table(self.kinds.citations.supervision)
        if envelope.table not in self.stopped:
            return Refusal(Reason.WRONG_PHASE, "this table has not stopped", place.citations().supervision)
        return [TableRestarted(envelope.sender)]


def _no_such_table(clause: Citation) -> Refusal:
    return Refusal(Reason.UNKNOWN_TABLE, "there is no such table on this floor", clause)


def remember_alarm(alarms: list[Alarm], alarm: Alarm) -> None:
    """The newest first. When there are too many, the oldest of the table that has most is forgotten."""
    alarms.insert(0, alarm)
    if len(alarms) > ALARMS:
        [(noisy, _)] = Counter(one.table for one in alarms).most_common(1)
        alarms.remove([one for one in alarms if one.table == noisy][-1])


def _not_permitted(envelope: Envelope, offer: Offer, clause: Citation | None) -> Refusal:
    who, role = " or ".join(sorted(offer.roles)), envelope.role
    if clause is None:
        says = "house rule: that is for the {who}, not the {role}"
        return worded(Reason.NOT_PERMITTED, says, None, who=who, role=role)
    return worded(Reason.NOT_PERMITTED, "that is for the {who}, not the {role}", clause, who=who, role=role)
