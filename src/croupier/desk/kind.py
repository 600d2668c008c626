"""What a kind of play tells the kernel.

A kind is a folder of `floor/`; nothing outside that folder knows its words. The desk never asks of which kind
a place is: it looks up what the place offers, and passes commands and events on.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeAlias, TypeVar

import msgspec

from croupier.base.envelope import Command, Envelope, Event
from croupier.base.money import Cents
from croupier.base.names import Citation, TableId, TerminalId
from croupier.base.refusal import Refusal
from croupier.desk.act import Act
from croupier.desk.drawer_steps import DrawerSteps
from croupier.desk.effects import Effects
from croupier.desk.figure_rules import FigureRules
from croupier.desk.house import House
from croupier.desk.messages import InstallTable, TableInstalled
from croupier.desk.offer import Offer
from croupier.desk.ports import Entry, Microseconds
from croupier.desk.record import Record
from croupier.desk.site_dues import SiteDues
from croupier.desk.trials import Ring, Trials
from croupier.desk.words import NO_WORDS, Words
from croupier.ledger.transfer import Transfer

S = TypeVar("S")
C = TypeVar("C", bound=Command)
E = TypeVar("E", bound=Event)
Decided = list[Event] | Refusal
NO_EFFECTS = Effects()


class Cited(Protocol):
    """What a refusal cites that the kernel makes; None where no document governs a place, but the house."""

    @property
    def play(self) -> Citation | None: ...

    @property
    def supervision(self) -> Citation | None: ...

    @property
    def malfunction(self) -> Citation | None: ...

    def forbidding(self, offered: Citation | None, /) -> Citation | None:
        """Cited when somebody asks for an act that is another's; `offered` is the clause of its offer."""
        ...


class Citations(msgspec.Struct, frozen=True, kw_only=True):
    """What a table's document says; `play` is how one plays here.

    `rack` is a table's chips, `box` its drop. A kind adds the clauses of its own acts.
    """

    play: Citation
    supervision: Citation
    malfunction: Citation
    rack: Citation
    box: Citation

    def forbidding(self, _offered: Citation | None) -> Citation:
        """A kind whose document gives each act to its people cites the clause of the offer."""
        return self.supervision


class Standing(msgspec.Struct, frozen=True):
    """A place at a glance: is it open, does a dealer work it and who, is a game in play, what is staked.

    `held` are the positions where a player's money or chips are, whether or not anyone sits there now;
    `closed` those where nobody may play although the place is open.
    """

    open: bool = False
    dealt: bool = False
    playing: bool = False
    staked: Cents = 0
    dealer: str | None = None
    held: frozenset[TerminalId] = frozenset()
    closed: frozenset[TerminalId] = frozenset()

    @property
    def unworked(self) -> bool:
        """It is open for games that a dealer deals, and there is none."""
        return self.open and self.dealt and self.dealer is None


class Drawn(msgspec.Struct, frozen=True):
    """What an event does to a layout: bets of one terminal that change, or the number it shows."""

    terminal: TerminalId | None = None
    changes: tuple[tuple[str, Cents], ...] = ()
    number: str | None = None


class Said(msgspec.Struct, frozen=True):
    """A line of the transcript, with the clause behind it."""

    says: str
    clause: Citation | None = None


class Trail(Protocol):
    """Follows a journal event by event, and says what is wrong with how something came about."""

    def follow(self, at: TableId, seq: int, hash_: bytes, event: Event) -> Iterator[str]: ...


Prove: TypeAlias = Callable[[Callable[[bytes], Record], Iterable[Entry], TableId, int], msgspec.Struct | None]
"""All that is needed to check by hand how the chance of a table's round came about, from how to read a record
and a journal's entries; None where that round drew none."""


def _nothing_for_the_house(_house: House, _at: TableId, _event: Event) -> None: ...


def _unknown_to_the_house(_house: House, _at: TableId, _state: object) -> None: ...


def _nothing_dated(_state: object, _event: Event, _at: Microseconds) -> None: ...


def _no_acts(_state: object) -> tuple[Act, ...]:
    return ()


def _no_words(_language: str) -> Words:
    return NO_WORDS


def _no_ring(_state: object) -> Ring:
    return ()


def _no_other_site(_state: object, _record: Record) -> Iterator[SiteDues]:
    return iter(())


def _nothing_drawn(_event: Event) -> Drawn:
    return Drawn()


@dataclass(frozen=True)
class Kind(Generic[S, C, E]):
    """`S` is the state of one place, `C` the commands it takes, `E` the events that happen there.

    `acts` says what is done, due and later there, in the document's order; `words` how a language puts it.
    `acts_at` gives those about one position, where they can be found without looking at all the others.

    `install` and `installed` are None for terms of another kind; `join` tells the house of a new place.
    `concerns_house` are the events that `tell_house` folds; `closes_betting` those after which chance may be
    drawn with the hash of their record. `date` is told when the events in `dated` happened, once they are
    folded. `in_round` are events that name no round, and are of the one in play. `ring` is what stands around
    the chance device there, if it is watched for bias, and `trials` says what the events that end a try of it
    say. `site_dues` is what a record settles with another site, at a place as it was installed, and
    `drawer_steps` what events say of the drawers of its windows. `reports` names the reports of a gaming day
    that are about such places.
    Without `figures` of its own, each of its transfers counts by its code.
    """

    name: str
    state: type[S]
    offers: tuple[Offer, ...]
    events: tuple[type[Event], ...]
    install: Callable[[InstallTable], Decided | None]
    installed: Callable[[TableId, TableInstalled], S | None]
    decide: Callable[[S, Envelope[C], House], Decided]
    evolve: Callable[[S, E], None]
    post: Callable[[TableId, E], list[Transfer]]
    citations: Callable[[S], Cited]
    standing: Callable[[S], Standing]
    tell: Callable[[S, E], Iterator[Said]]
    acts: Callable[[S], tuple[Act, ...]] = _no_acts
    acts_at: Callable[[S, TerminalId], tuple[Act, ...]] | None = None
    words: Callable[[str], Words] = _no_words
    draw: Callable[[E], Drawn] = _nothing_drawn
    join: Callable[[House, TableId, S], None] = _unknown_to_the_house
    tell_house: Callable[[House, TableId, E], None] = _nothing_for_the_house
    concerns_house: frozenset[type[Event]] = frozenset()
    closes_betting: frozenset[type[Event]] = frozenset()
    in_round: frozenset[type[Event]] = frozenset()
    date: Callable[[S, E, Microseconds], None] = _nothing_dated
    dated: frozenset[type[Event]] = frozenset()
    effects: Effects = NO_EFFECTS
    trail: Callable[[], Trail] | None = None
    prove: Prove | None = None
    figures: FigureRules | None = None
    ring: Callable[[S], Ring] = _no_ring
    trials: Trials = field(default_factory=dict)
    site_dues: Callable[[S, Record], Iterator[SiteDues]] = _no_other_site
    drawer_steps: DrawerSteps = field(default_factory=dict)
    reports: tuple[str, ...] = ()
