"""Pools: what they pay, by whose figures, and what is corrected later; and when nothing is sold or paid."""

from enum import StrEnum

import msgspec

from croupier.base.money import Cents
from croupier.base.names import Citation
from croupier.base.wire_types import LongText
from croupier.floor.tote.messages.races import ResultSource
from croupier.games.tote.kinds import Combination, Kind, legs
from croupier.games.tote.pool_result import Rung


class PriceSource(StrEnum):
    """Whose figures a pool is paid by: worked out here, the host track's, or entered by a person from the
    live picture and sound.
    """

    OWN = "own"
    HOST = "host"
    SIGNAL = "audio-visual"


class PostPayoffs(msgspec.Struct, frozen=True, tag="post-payoffs"):
    """What a pool pays by the track's own figures: `payoffs` are like `6 13.20` or `6-2 45.60`, for $2.

    From the feed, or entered by the mutuel manager while the feed is lost.
    """

    race: int
    kind: Kind
    payoffs: tuple[LongText, ...]


class CorrectPayoffs(msgspec.Struct, frozen=True, tag="correct-payoffs"):
    """A posting error: the figures of a pool that was paid by wrong ones. Without payoffs, our own."""

    race: int
    kind: Kind
    why: str
    payoffs: tuple[LongText, ...]


class CorrectFinish(msgspec.Struct, frozen=True, tag="correct-finish"):
    """A finish that was entered here from the picture, and is not the one that the track made official."""

    race: int
    finish: LongText
    why: str


class StopCashing(msgspec.Struct, frozen=True, tag="stop-cashing"):
    """No winning ticket is paid until the payoffs are right again; `says` is announced to everyone."""

    says: LongText


class ResumeCashing(msgspec.Struct, frozen=True, tag="resume-cashing"):
    pass


class StopSelling(msgspec.Struct, frozen=True, tag="stop-selling"):
    why: LongText


class ResumeSelling(msgspec.Struct, frozen=True, tag="resume-selling"):
    pass


class ReportDifference(msgspec.Struct, frozen=True, tag="report-difference"):
    """From the watch over the two sets of totals: they differ in this pool."""

    race: int
    kind: Kind


class ReportTampering(msgspec.Struct, frozen=True, tag="report-tampering"):
    """From the watch over signed roots: the tickets of this race are not those that were signed."""

    card: int
    race: int


class PostedPayoff(msgspec.Struct, frozen=True, array_like=True):
    """One line of a result: `price` is of $1, in cents; `backed` is the money on it."""

    wins: str
    rung: Rung
    price: Cents
    backed: Cents
    paid: Cents
    clause: Citation


class PoolSums(msgspec.Struct, frozen=True, array_like=True):
    """Where every cent of a pool went: wagers + carried_in + minus + guests = refunds + takeout + breakage +
    paid + carried_out + dues. `refunded` of the refunds were paid back before the pool was settled. At a
    guest `dues` goes to the host, at a host `guests` came from its guests; below zero the other way.
    """

    wagers: Cents
    refunds: Cents
    takeout: Cents
    breakage: Cents
    minus: Cents
    paid: Cents
    carried_in: Cents
    carried_out: Cents
    refunded: Cents = 0
    dues: Cents = 0
    guests: Cents = 0


class PoolSettled(msgspec.Struct, frozen=True, omit_defaults=True, tag="pool-settled"):
    """`prices` is what $1 on each paying combination is paid, in cents.

    `gone` are, leg by leg, the interests whose combinations are refunded; with `refund_all` every one is.
    `clause` is the one by which the pool ended. `exchanged` are the prices of a twin trifecta's exchange
    tickets.
    """

    card: int
    race: int
    kind: Kind
    source: PriceSource
    rung: Rung
    sums: PoolSums
    payoffs: tuple[PostedPayoff, ...]
    prices: tuple[tuple[Combination, Cents], ...]
    gone: tuple[tuple[int, ...], ...]
    clause: Citation
    refund_all: bool = False
    exchanged: tuple[tuple[Combination, Cents], ...] = ()
    by: str = ""

    @property
    def round(self) -> int:
        """A transcript tells it with the last of its races."""
        return self.race + legs(self.kind) - 1


class CashedDifference(msgspec.Struct, frozen=True, array_like=True):
    """A ticket that was paid by wrong figures: what it was paid short, below zero what it was overpaid."""

    ticket: int
    owed: Cents


class PoolCorrected(msgspec.Struct, frozen=True, tag="pool-corrected"):
    """`settled` replaces what the pool was settled by. `was` are the sums before it.

    `overpaid` is what more has by now been paid on tickets than is due, less where it is below zero.
    """

    settled: PoolSettled
    was: PoolSums
    differences: tuple[CashedDifference, ...]
    overpaid: Cents
    why: str
    by: str


class FinishCorrected(msgspec.Struct, frozen=True, tag="finish-corrected"):
    race: int
    finish: str
    source: ResultSource
    why: str
    by: str


class CashingStopped(msgspec.Struct, frozen=True, tag="cashing-stopped"):
    says: str
    by: str


class CashingResumed(msgspec.Struct, frozen=True, tag="cashing-resumed"):
    by: str


class SellingStopped(msgspec.Struct, frozen=True, tag="selling-stopped"):
    """`source` is what stopped it: a person, the line, or a difference; each ends what it began."""

    source: str
    why: str
    by: str


class SellingResumed(msgspec.Struct, frozen=True, tag="selling-resumed"):
    source: str
    by: str


class TicketsTampered(msgspec.Struct, frozen=True, tag="tickets-tampered"):
    """The tickets of this race are not those that were signed at the close: none of them is paid."""

    card: int
    race: int
