"""The registry: every kind of play that a desk knows, and what follows from all of them together."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import reduce
from operator import or_
from typing import TypeVar

import msgspec

from croupier.base.envelope import Event, Role
from croupier.base.names import TableId
from croupier.base.refusal import Reason, Refusal, refuse, shown
from croupier.desk.booking import Booking, OlderEditions
from croupier.desk.effects import Effects
from croupier.desk.figure_rules import FigureRules, plain_rules
from croupier.desk.kind import Citations, Decided, Trail
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
from croupier.desk.offer import Offer, tag
from croupier.desk.pit import Pit
from croupier.desk.place import Place, Registered
from croupier.desk.ports import Entry
from croupier.desk.record import Record, RecordV1, upcast
from croupier.desk.running import PlaceSettings
from croupier.desk.trials import Trial
from croupier.ledger.sums import CodeAmount
from croupier.ledger.transfer import Transfer

OFFERS = (
    Offer(InstallTable, frozenset({Role.ENGINEER})),
    Offer(StopTable, frozenset({Role.DEVICE})),
    Offer(RestartTable, frozenset({Role.SUPERVISOR}), screens=("supervisor",)),
)
"""What the desk takes itself, at a place of any kind."""
OWN_SCREENS = {"supervisor": frozenset({Role.SUPERVISOR, Role.DIRECTOR, Role.FLOORPERSON})}
"""The supervisors' screen is the house's own: it shows every place, and to each role what it may do there."""
EVENTS = (TableInstalled, TableStopped, TableRestarted, Alarmed, TermsChanged)
_OLD = b"[1,"
NO_FIGURES = plain_rules(lambda _table, _event: [])


class UnknownKind(ValueError):  # noqa: N818 - it says what is so
    """A table was installed by a program that knew more kinds than this one."""


class Kinds:
    """`citations` are cited where no table stands; `older` are the postings of earlier editions.

    `unknown_terms` says what is wrong with terms that no kind plays by. What an event moves and counts
    goes by the event alone, so kinds that share an event post and count it alike.
    """

    def __init__(
        self,
        kinds: tuple[Registered, ...],
        citations: Citations,
        pit: Pit,
        older: OlderEditions,
        unknown_terms: Callable[[str], Refusal],
    ) -> None:
        self.pit = pit
        self.kinds, self.citations = kinds, citations
        self._post_v1 = older[1].post or self.post
        self._unknown_terms = unknown_terms
        self.offers = (*OFFERS, *(offer for kind in kinds for offer in kind.offers))
        self.screens = {**_merged(kind.screens for kind in kinds), **OWN_SCREENS}
        self.devices = _merged(kind.devices for kind in kinds)
        self.player_screens = frozenset(kind.player_screen for kind in kinds)
        self.layouts = tuple(dict.fromkeys(layout for kind in kinds for layout in kind.layouts))
        self.bots = {label: bot for kind in kinds for label, bot in kind.bots.items()}
        self.secret = frozenset(offer.command for offer in self.offers if offer.secret)
        self.commands = _by_tag(offer.command for offer in self.offers)
        self.events = _by_tag((*EVENTS, *(event for kind in kinds for event in kind.events)))
        self.closes_betting = frozenset[type[Event]]().union(*(kind.closes_betting for kind in kinds))
        asked = frozenset[type[Event]]().union(*(kind.effects.asked for kind in kinds))
        done = frozenset[type[Event]]().union(*(kind.effects.done for kind in kinds))
        self.effects = Effects(asked, done)
        self._post = {event: kind.post_event for kind in kinds for event in kind.events}
        self._figures = {event: kind.figures for kind in kinds for event in kind.events}
        rules = tuple(kind.figures for kind in kinds)
        self.rests_on = {one: basis for rule in rules for one, basis in rule.rests_on.items()}
        self.bases = frozenset(self.rests_on.values())
        self._bets = frozenset[type[Event]]().union(*(rule.bets for rule in rules))
        self._trials = {event: read for kind in kinds for event, read in kind.trials.items()}
        booking = Booking(self.post, older)
        self.posted_before, self.booked = booking.posted_before, booking.booked
        command, event = _union(self.commands), _union(self.events)
        self._decoder = msgspec.json.Decoder(Record[command, event])  # type: ignore[valid-type]
        self._decoder_v1 = msgspec.json.Decoder(RecordV1[command, event])  # type: ignore[valid-type]

    def post(self, table: TableId, event: Event) -> list[Transfer]:
        """What an event moves by today's posting; those of the desk itself move nothing."""
        post = self._post.get(type(event))
        return post(table, event) if post else []

    def figures_of(self, event: Event) -> FigureRules:
        return self._figures.get(type(event), NO_FIGURES)

    def amounts(self, table: TableId, event: Event, basis: Event | None) -> list[CodeAmount]:
        """What an event adds to the sums and tallies of its place and day."""
        return self.figures_of(event).amounts(table, event, basis)

    def trial(self, event: Event) -> Trial | None:
        """What an event says of a try of its table's chance device; None of any other event."""
        read = self._trials.get(type(event))
        return read(event) if read else None

    def is_bet(self, record: Record) -> bool:
        """True for a record that adds nothing: a bet counts when it is decided. There are thousands."""
        return len(record.events) == 1 and type(record.events[0]) in self._bets

    def read_record(self, body: bytes) -> Record:
        """Stored bytes are never rewritten: a record of an earlier version is read as one of this version."""
        if body.startswith(_OLD):
            return upcast(self._decoder_v1.decode(body), self._post_v1)
        return self._decoder.decode(body).checked()

    def install(self, command: InstallTable) -> Decided:
        """By the first kind that these terms are for."""
        for kind in self.kinds:
            decided = kind.install(command)
            if decided is not None:
                return decided
        return self._unknown_terms(command.effective)

    def place(self, at: TableId, event: TableInstalled) -> Place:
        """The place that an event in the journal installed."""
        for kind in self.kinds:
            if place := kind.place(at, event):
                return place
        raise UnknownKind(f"{at} was installed as a kind of table that this program does not know")

    def always(self) -> dict[TableId, Place]:
        """The places that stand without being installed, as they are before anything happened."""
        nothing = TableInstalled("", "", "", (), ())
        found = (kind.place(kind.always, nothing) for kind in self.kinds if kind.always is not None)
        return {place.id: place for place in found if place is not None}

    def settings(self, named: str) -> type[PlaceSettings]:
        """What a configuration says of a place of that kind; of none that is named, of the first kind's."""
        found = {kind.name: kind.settings for kind in self.kinds if kind.always is None}
        if named and named not in found:
            refuse(
                Reason.UNREADABLE,
                "there is no kind of table {named}; they are {found}",
                named=shown(named),
                found=", ".join(found),
            )
        return found.get(named, self.kinds[0].settings)

    def kind_of(self, command: InstallTable) -> str:
        """The name of the kind that these terms are for; empty if there is none."""
        return next((kind.name for kind in self.kinds if kind.install(command) is not None), "")

    def installation(self, settings: PlaceSettings) -> InstallTable:
        """The engineer's command that puts this place on the floor. Raises `Refused`."""
        found = (kind for kind in self.kinds if type(settings) is kind.settings)
        return next(found).installation(settings)

    def trails(self) -> list[Trail]:
        return [kind.trail() for kind in self.kinds if kind.trail is not None]

    def prove(self, entries: Callable[[], Iterable[Entry]], table: TableId, round_: int) -> object | None:
        """The proof of a round's chance, by the first kind that finds one in the journal."""
        provers = (kind.prove for kind in self.kinds if kind.prove is not None)
        proofs = (prove(self.read_record, entries(), table, round_) for prove in provers)
        return next((proof for proof in proofs if proof is not None), None)

    def permitted(self, role: Role) -> tuple[str, ...]:
        """What one of this role may send, at some place or other, by name."""
        return tuple(dict.fromkeys(tag(one.command) for one in self.offers if role in one.roles))


T = TypeVar("T")


def _merged(every: Iterable[Mapping[str, frozenset[T]]]) -> dict[str, frozenset[T]]:
    found: dict[str, frozenset[T]] = {}
    for one in every:
        for name, values in one.items():
            found[name] = found.get(name, frozenset()) | values
    return found


def _by_tag(messages: "Iterator[type[msgspec.Struct]] | tuple[type[msgspec.Struct], ...]") -> dict[str, type]:
    """Several kinds may share a message; two messages may not share a tag."""
    found: dict[str, type] = {}
    for message in messages:
        if found.setdefault(tag(message), message) is not message:
            raise TypeError(f"{message.__name__} and {found[tag(message)].__name__} have the same tag")
    return found


def _union(types: Mapping[str, type]) -> object:
    return reduce(or_, types.values())
