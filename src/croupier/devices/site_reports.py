"""What a host tells one guest of its pools, beside the races: verified, merged, and what each pays there."""

import msgspec

from croupier.base.money import Cents
from croupier.devices.track_report import RaceReport, TrackReport
from croupier.games.tote.kinds import Kind
from croupier.games.tote.payoff_cover import Cover
from croupier.games.tote.pool_result import Rung


class PoolsVerified(TrackReport, frozen=True, kw_only=True, tag="verified"):
    """The host's answer to the guest's message `answers`: its card with this digest, and its terms, are those
    of the host's pools. `why` says what differs; it is empty where nothing does."""

    answers: int
    card: str
    why: str = ""


class SiteMerged(RaceReport, frozen=True, kw_only=True, tag="merged"):
    """The host's answer to the guest's message `answers`, its final totals of a race. `why` says why they
    are not merged; it is empty where they are."""

    answers: int
    card: str
    why: str = ""


class SiteLine(msgspec.Struct, frozen=True, array_like=True):
    """One line of a result: what it is called, what $1 pays in cents, and which combinations it pays."""

    wins: str
    rung: Rung
    price: Cents
    cover: Cover


class SitePayoffs(RaceReport, frozen=True, kw_only=True, tag="site-payoffs"):
    """What a pool pays at the guest. `race` is its first leg, `card` the digest of its card.

    `merged`: the guest's money was in the pool; it then settles with the host by `dues`, what is left of its
    net pool, below zero what the host owes it: `wagers` less `refunds`, `takeout` and what is `paid` on its
    combinations, all 0 from a host that does not say. Not merged, it pays these prices, the host's own, from
    its own account. `refund`: every bet goes back. Told again where the host corrects its prices.
    """

    card: str
    kind: Kind
    merged: bool
    lines: tuple[SiteLine, ...]
    refund: bool = False
    dues: Cents = 0
    wagers: Cents = 0
    refunds: Cents = 0
    takeout: Cents = 0
    paid: Cents = 0
