"""The track link: what a guest tells the host of its pools, and what the host tells it they pay there."""

import msgspec

from croupier.base.money import Cents
from croupier.devices.link_messages import FinalTotals, PoolTotals, VerifyPools
from croupier.devices.site_reports import SiteLine
from croupier.floor.tote.messages.races import OfRace
from croupier.games.tote.kinds import Kind, legs
from croupier.games.tote.pool import PoolTerms


class VerifySite(msgspec.Struct, frozen=True, tag="verify-site"):
    """From the link, at the host: a guest asks whether its pools are ours."""

    guest: str
    asked: VerifyPools


class MergeSite(msgspec.Struct, frozen=True, tag="merge-site"):
    """From the link, at the host: a guest's final totals of the pools that close with a race."""

    guest: str
    final: FinalTotals


class NoteVerified(msgspec.Struct, frozen=True, tag="note-verified"):
    """From the link, at the guest: the host's answer to message `answers`, about this card."""

    answers: int
    card: str
    why: str


class NoteMerged(msgspec.Struct, frozen=True, tag="note-merged"):
    """From the link, at the guest: the host's answer to its final totals of a race."""

    answers: int
    race: int
    why: str


class SettleByHost(msgspec.Struct, frozen=True, omit_defaults=True, tag="settle-by-host"):
    """From the link, at the guest: what a pool pays here by the host's figures, and what is settled between
    the two sites. `card` is the digest of the card; `wagers` to `paid` are our money in the host's pool, as
    the host has it."""

    card: str
    race: int
    kind: Kind
    merged: bool
    refund: bool
    lines: tuple[SiteLine, ...]
    dues: Cents
    wagers: Cents = 0
    refunds: Cents = 0
    takeout: Cents = 0
    paid: Cents = 0


class SiteVerified(msgspec.Struct, frozen=True, tag="site-verified"):
    """At the host. `why` says what differs; empty: nothing does, and these are the guest's terms."""

    guest: str
    number: int
    card: str
    terms: dict[Kind, PoolTerms]
    why: str


class SiteTotals(OfRace, frozen=True, tag="site-totals"):
    """At the host: the guest's money is in our pools, unless `why` says why not."""

    guest: str
    number: int
    card: str
    source: str
    entries: int
    root: str
    pools: tuple[PoolTotals, ...]
    why: str


class SitePriced(msgspec.Struct, frozen=True, tag="site-priced"):
    """At the host: what a pool pays at a guest. `wagers` to `paid` are the guest's money in it, all 0 where
    it is not merged. `dues` is what the guest owes us of it, below zero what we owe; `was` what was booked
    before."""

    card: int
    race: int
    kind: Kind
    guest: str
    merged: bool
    refund: bool
    lines: tuple[SiteLine, ...]
    wagers: Cents
    refunds: Cents
    takeout: Cents
    paid: Cents
    dues: Cents
    was: Cents = 0

    @property
    def round(self) -> int:
        return self.race + legs(self.kind) - 1


class HostVerified(msgspec.Struct, frozen=True, tag="host-verified"):
    """At the guest."""

    answers: int
    card: str
    why: str


class HostMerged(OfRace, frozen=True, tag="host-merged"):
    """At the guest."""

    answers: int
    why: str
