"""The messages between a host track and a guest site, version 1 (docs/track-link.md).

Two streams are numbered without a gap, and each is on record at its receiver before it counts: the reports
that the host tells the guest, and `NumberedMessage`, what the guest tells the host. All else is about now,
and is sent anew after a link was lost.
"""

from hashlib import sha256
from typing import TypeAlias

import msgspec

from croupier.base.money import Cents
from croupier.devices.track import AnyReport
from croupier.games.tote.kinds import Combination, Interest, Kind
from croupier.games.tote.pool import PoolTerms

VERSION = 1


class LinkMessage(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    pass


class Hello(LinkMessage, frozen=True, tag="hello"):
    """The guest's first line. `nonce` is of this connection alone."""

    version: int
    guest: str
    nonce: str


class Welcome(LinkMessage, frozen=True, tag="welcome"):
    """The host's first line. `heard` is the last of the guest's numbered messages that it has on record."""

    version: int
    host: str
    nonce: str
    heard: int


class Begin(LinkMessage, frozen=True, tag="begin"):
    """The guest knows the key. `after` is the last report that it has on record."""

    after: int


class Reports(LinkMessage, frozen=True, tag="reports"):
    """The next reports, each with the number after that of the one before."""

    reports: tuple[AnyReport, ...]


class Ping(LinkMessage, frozen=True, tag="ping"):
    """The guest's heartbeat: its clock in microseconds of UTC, and the last report that it has on record."""

    clock: int
    heard: int


class Pong(LinkMessage, frozen=True, tag="pong"):
    """The host's answer: the guest's clock as it was sent, its own, and the last message on record."""

    sent: int
    clock: int
    heard: int


class PoolTotals(msgspec.Struct, frozen=True, array_like=True):
    """The money on each combination of one pool at the guest. `race` is the pool's first leg."""

    race: int
    kind: Kind
    bets: tuple[tuple[Combination, Cents], ...]


class LiveTotals(LinkMessage, frozen=True, tag="totals"):
    """All money of the guest in pools that take bets, so far. For odds alone: none of it is merged."""

    card: str
    pools: tuple[PoolTotals, ...]
    digest: str


class ProbablePays(msgspec.Struct, frozen=True, array_like=True):
    """What $2 on each combination of a pool would pay, in cents. `race` is the pool's first leg."""

    race: int
    kind: Kind
    pays: tuple[tuple[Combination, Cents], ...]


class WillPayLine(msgspec.Struct, frozen=True, array_like=True):
    """If `winner` wins the last leg, $2 on `wins` pays so many cents."""

    winner: Interest
    wins: str
    pays: Cents


class WillPayLines(msgspec.Struct, frozen=True, array_like=True):
    """Of a double or a pick of which only the leg `last` is not run. `race` is its first leg."""

    race: int
    kind: Kind
    last: int
    lines: tuple[WillPayLine, ...]


class LiveOdds(LinkMessage, frozen=True, tag="odds"):
    """What a board shows, with the money of every site: by race, the odds to 1 by number, and the total of
    each pool in cents. From `version` 2 on it is about the card with this digest, and has what $2 would pay
    at the site that it is told: `probables` and `will_pays` of the race that runs next.
    """

    odds: dict[int, dict[str, str]]
    totals: dict[int, dict[str, Cents]]
    version: int = 1
    card: str = ""
    probables: tuple[ProbablePays, ...] = ()
    will_pays: tuple[WillPayLines, ...] = ()


class VerifyPools(LinkMessage, frozen=True, tag="verify"):
    """The guest has published the card with this digest, and asks before its first bet whether its pools are
    the host's. `terms` are its own, kind by kind: its takeout is what net prices are made with."""

    number: int
    card: str
    terms: dict[Kind, PoolTerms]


class FinalTotals(LinkMessage, frozen=True, tag="final"):
    """Betting on a race has closed at the guest: the money in all pools that close with it. `source` is what
    closed it, `root` the Merkle root of its tickets, of which there are so many `entries`."""

    number: int
    card: str
    race: int
    source: str
    entries: int
    root: str
    pools: tuple[PoolTotals, ...]
    digest: str


class Refuse(LinkMessage, frozen=True, tag="refuse"):
    """The link cannot be, and why; its sender closes it."""

    why: str


NumberedMessage: TypeAlias = VerifyPools | FinalTotals
FromGuest: TypeAlias = Hello | Begin | Ping | LiveTotals | VerifyPools | FinalTotals | Refuse
FromHost: TypeAlias = Welcome | Reports | Pong | LiveOdds | Refuse

_totals = msgspec.json.Encoder(order="sorted")


def totals_digest(card: str, pools: tuple[PoolTotals, ...]) -> str:
    return sha256(_totals.encode([card, pools])).hexdigest()
