"""A kind with its front, as the registry lists it, and a place of that kind with its state."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Generic, TypeVar, cast

from croupier.base.envelope import Command, Envelope, Event, Role
from croupier.base.names import TableId, TerminalId
from croupier.desk.act import Act
from croupier.desk.drawer_steps import DrawerSteps
from croupier.desk.figure_rules import plain_rules
from croupier.desk.front import Front
from croupier.desk.house import House
from croupier.desk.kind import Cited, Decided, Drawn, Kind, Said, Standing
from croupier.desk.messages import InstallTable, TableInstalled
from croupier.desk.offer import Offer
from croupier.desk.place import Place
from croupier.desk.ports import Microseconds
from croupier.desk.record import Record
from croupier.desk.running import Around, PlaceSettings, Running
from croupier.desk.site_dues import SiteDues
from croupier.desk.state_codec import StateCodec
from croupier.desk.terms import PlaceTerms
from croupier.desk.trials import Ring
from croupier.desk.view import View
from croupier.desk.words import ENGLISH, Words
from croupier.law.sign import Sign
from croupier.ledger.transfer import Transfer

S = TypeVar("S")
C = TypeVar("C", bound=Command)
E = TypeVar("E", bound=Event)
P = TypeVar("P", bound=PlaceSettings)


class Room(Generic[S, C, E, P]):
    """A kind with its front: what the registry lists. `always` is a place that is there uninstalled."""

    def __init__(self, kind: Kind[S, C, E], front: Front[S, P], always: TableId | None = None) -> None:
        self.kind, self.front, self.always = kind, front, always
        self.name, self.offers, self.events = kind.name, kind.offers, kind.events
        self.closes_betting, self.effects, self.trail = kind.closes_betting, kind.effects, kind.trail
        self.prove, self.trials = kind.prove, kind.trials
        self.screens, self.devices = front.screens, front.devices
        self.player_screen = front.player_screen
        self.codec = StateCodec(kind.state)
        self.figures = kind.figures or plain_rules(self.post_event)
        self.views, self.layouts, self.bots = front.views, front.layouts, front.bots
        self.by_command: Mapping[type[Command], Offer] = {one.command: one for one in kind.offers}

    @property
    def settings(self) -> type[PlaceSettings]:
        return self.front.settings

    def install(self, command: InstallTable) -> Decided | None:
        return self.kind.install(command)

    def place(self, at: TableId, event: TableInstalled) -> Place | None:
        """The place that was installed, if it is of this kind."""
        state = self.kind.installed(at, event)
        return None if state is None else Placed(self, at, event.name, state)

    def post_event(self, table: TableId, event: Event) -> list[Transfer]:
        return self.kind.post(table, cast("E", event))

    def installation(self, settings: PlaceSettings) -> InstallTable:
        return self.front.installation(cast("P", settings))


class Placed(Generic[S, C, E, P]):
    """A place of a kind, with its state.

    The casts are sound: the kernel passes only commands that the kind offers, events that it lists and
    settings that were read as its own.
    """

    __slots__ = ("_front", "_kind", "_room", "id", "name", "offers", "state")

    def __init__(self, room: Room[S, C, E, P], at: TableId, name: str, state: S) -> None:
        self._room, self._kind, self._front = room, room.kind, room.front
        self.id, self.name, self.state, self.offers = at, name, state, room.by_command

    def decide(self, envelope: Envelope, house: House) -> Decided:
        return self._kind.decide(self.state, cast("Envelope[C]", envelope), house)

    def join(self, house: House) -> None:
        self._kind.join(house, self.id, self.state)

    def apply(self, house: House, event: Event, at: Microseconds) -> None:
        if type(event) in self._kind.concerns_house:
            house.time = at
            self._kind.tell_house(house, self.id, cast("E", event))
        self.fold(event, at)
        if (read := self._kind.trials.get(type(event))) is not None:
            house.tally(self.id, self.ring(), read(event))

    def fold(self, event: Event, at: Microseconds) -> None:
        self._kind.evolve(self.state, cast("E", event))
        if type(event) in self._kind.dated:
            self._kind.date(self.state, cast("E", event), at)

    def post(self, event: Event) -> list[Transfer]:
        return self._kind.post(self.id, cast("E", event))

    def citations(self) -> Cited:
        return self._kind.citations(self.state)

    def standing(self) -> Standing:
        return self._kind.standing(self.state)

    def encoded(self) -> bytes:
        return self._room.codec.encode(self.state)

    def restore(self, body: bytes) -> None:
        self.state = self._room.codec.decode(body)

    def tell(self, event: Event) -> Iterator[Said]:
        return self._kind.tell(self.state, cast("E", event))

    def in_round(self, event: Event) -> bool:
        return type(event) in self._kind.in_round and self.standing().playing

    def draw(self, event: Event) -> Drawn:
        return self._kind.draw(cast("E", event))

    def acts(self) -> tuple[Act, ...]:
        return self._kind.acts(self.state)

    def acts_at(self, position: TerminalId) -> tuple[Act, ...]:
        """Those of the acts that are about this terminal or seat."""
        if self._kind.acts_at is not None:
            return self._kind.acts_at(self.state, position)
        return tuple(act for act in self.acts() if act.position == position)

    def words(self, language: str) -> Words:
        return self._kind.words(language)

    def terms(self) -> PlaceTerms | None:
        return self._front.terms(self.state)

    def sign(self, language: str = ENGLISH) -> Sign | None:
        if self._front.sign is not None:
            return self._front.sign(self.state, language)
        terms = self.terms()
        return terms.sign() if terms else None

    def ring(self) -> Ring:
        return self._kind.ring(self.state)

    def site_dues(self, record: Record) -> Iterator[SiteDues]:
        return self._kind.site_dues(self.state, record)

    @property
    def drawer_steps(self) -> DrawerSteps:
        return self._kind.drawer_steps

    @property
    def reports(self) -> tuple[str, ...]:
        return self._kind.reports

    @property
    def screens(self) -> Mapping[str, frozenset[Role]]:
        return self._front.screens

    @property
    def player_screen(self) -> str:
        return self._front.player_screen

    @property
    def devices(self) -> Mapping[str, frozenset[str]]:
        return self._front.devices

    def label(self) -> str:
        return self._front.label(self.state)

    def paper(self, name: str) -> bytes | None:
        drawn = self._front.papers.get(name)
        return drawn(self.state) if drawn else None

    def positions(self) -> Mapping[TerminalId, str]:
        return self._front.positions(self.state)

    def overview(self) -> View:
        return self._front.overview(self.state)

    def run(self, around: Around, settings: PlaceSettings) -> Running:
        return self._front.run(self.state, around, cast("P", settings))

    def check(self, settings: PlaceSettings | None, books: Sequence[str], folder: Path) -> None:
        self._front.check(self.state, cast("P | None", settings), books, folder)
