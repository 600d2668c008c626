"""A request as JSON gives it, one struct for each object. The JSON schema in docs/ is made from these."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType, field

from croupier.games.tote.card.decoding import Entry
from croupier.games.tote.card.json_values import (
    Amounts,
    BetText,
    Exchange,
    Finishers,
    Flag,
    Game,
    Late,
    Legs,
    Money,
    Name,
    Percent,
    PickMechanism,
    PoolKind,
    Price,
    Programme,
    RaceNumber,
    Result,
    RunnerText,
    Track,
)
from croupier.games.tote.kinds import Kind

DEFAULT_TRACK = "model"


class RaceEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A race with its official result, or the state that says why it has none."""

    called: ClassVar[str] = "a race"

    number: RaceNumber
    runners: Programme
    scratched: list[RunnerText] = field(default_factory=list)
    late: Late = field(default_factory=list)
    finish: list[Finishers] | UnsetType = UNSET
    state: Result = "official"
    win: Amounts = field(default_factory=dict)


class SiteEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A site that shares a pool, with its own takeout, break and minimum where these differ."""

    called: ClassVar[str] = "a site"

    name: Name
    amounts: Amounts
    exchanged: Amounts = field(default_factory=dict)
    takeout: Percent | UnsetType = UNSET
    break_to: Price | UnsetType = UNSET
    minimum: Price | UnsetType = UNSET


class PoolEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A pool with all its money, `amounts`, or the sites that share it, the host first; without either its
    money is on the tickets."""

    called: ClassVar[str] = "a pool"

    kind: PoolKind
    races: Annotated[list[RaceNumber], Meta(extra_json_schema={"minItems": 1, "maxItems": 6})]
    amounts: Amounts | UnsetType = UNSET
    sites: Annotated[list[SiteEntry], Meta(extra_json_schema={"minItems": 1})] | UnsetType = UNSET
    carryover: Money = "0.00"
    mandatory: Flag = False
    exchanged: Amounts | UnsetType = UNSET


class TermsEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The terms of a pool that differ from those of the track profile."""

    called: ClassVar[str] = "the terms of {key}"

    takeout: Percent | UnsetType = UNSET
    break_to: Price | UnsetType = UNSET
    minimum: Price | UnsetType = UNSET
    least: Price | UnsetType = UNSET


class PickTermsEntry(TermsEntry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same for a pick, which also has a way to share its pool."""

    picking: PickMechanism | UnsetType = UNSET
    share: Percent | UnsetType = UNSET
    cap: Price | UnsetType = UNSET
    fewest_legs: Legs | UnsetType = UNSET


class TermsByKind(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """Terms by kind of pool: a field for each."""

    called: ClassVar[str] = "terms"

    win: TermsEntry | UnsetType = UNSET
    place: TermsEntry | UnsetType = UNSET
    show: TermsEntry | UnsetType = UNSET
    quinella: TermsEntry | UnsetType = UNSET
    exacta: TermsEntry | UnsetType = UNSET
    trifecta: TermsEntry | UnsetType = UNSET
    superfecta: TermsEntry | UnsetType = UNSET
    daily_double: TermsEntry | UnsetType = UNSET
    pick_three: PickTermsEntry | UnsetType = UNSET
    pick_six: PickTermsEntry | UnsetType = UNSET
    twin_trifecta: TermsEntry | UnsetType = UNSET

    def given(self) -> dict[Kind, TermsEntry]:
        entries = {kind: getattr(self, kind.name.lower()) for kind in Kind}
        return {kind: entry for kind, entry in entries.items() if entry is not UNSET}


class TicketEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A ticket: one bet in the notation of docs/commands.md."""

    called: ClassVar[str] = "a ticket"

    id: Name
    bet: BetText
    site: Name | UnsetType = UNSET
    exchanged: Exchange | UnsetType = UNSET


class WagerEntry(TicketEntry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A ticket with the player who holds it."""

    called: ClassVar[str] = "a wager"

    player: Name | UnsetType = UNSET


PoolEntries: TypeAlias = list[
    Annotated[PoolEntry, Meta(extra_json_schema={"not": {"required": ["sites", "amounts"]}})]
]


class PriceRequest(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What `croupier tote price` reads: races, and pools or tickets or both."""

    called: ClassVar[str] = "the request"

    track: Track = DEFAULT_TRACK
    terms: TermsByKind = TermsByKind()
    races: list[RaceEntry]
    pools: PoolEntries | UnsetType = UNSET
    tickets: list[TicketEntry] | UnsetType = UNSET


class Outcome(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    called: ClassVar[str] = "the outcome"

    races: list[RaceEntry]
    pools: PoolEntries | UnsetType = UNSET


class SettleOptions(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    called: ClassVar[str] = "options"

    track: Track = DEFAULT_TRACK
    terms: TermsByKind = TermsByKind()


class SettleRequest(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What `croupier settle` reads of race bets."""

    called: ClassVar[str] = "the request"

    rulebook: Literal["oneida-parimutuel"]
    game: Game
    options: SettleOptions = SettleOptions()
    wagers: list[WagerEntry]
    outcome: Outcome
