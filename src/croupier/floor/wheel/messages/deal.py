"""A round at a live table: spins, no spins, the number, the crown; losers collected, winners paid."""

from enum import StrEnum

import msgspec

from croupier.base.money import Cents
from croupier.base.names import Citation, TerminalId
from croupier.base.wire_types import CountOfChips, TextOrNothing
from croupier.floor.parts.messages.rounds import Turning
from croupier.floor.parts.messages.wagers import Chip


class Direction(StrEnum):
    """Which way the ball, or the Big Six wheel, was sent."""

    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"


class SpinBall(msgspec.Struct, frozen=True, tag="spin-ball"):
    round: int
    direction: Direction


class CallNoSpin(msgspec.Struct, frozen=True, omit_defaults=True, tag="call-no-spin"):
    """`explains` is what a supervisor types who calls a foreign object once the ball has come to rest."""

    round: int
    reason: str
    explains: TextOrNothing = ""


class AnnounceNumber(msgspec.Struct, frozen=True, tag="announce-number"):
    """Any result the game knows: a number, a symbol, a stop, a clapper between two."""

    round: int
    number: str


class PlaceCrown(msgspec.Struct, frozen=True, tag="place-crown"):
    round: int


class CollectLosers(msgspec.Struct, frozen=True, tag="collect-losers"):
    round: int


class CountMucked(msgspec.Struct, frozen=True, tag="count-mucked"):
    """Collected chips, separated and stacked: how many of each colour."""

    round: int
    counts: tuple[tuple[str, CountOfChips], ...]


class PayWinners(msgspec.Struct, frozen=True, tag="pay-winners"):
    round: int


class LeavePost(msgspec.Struct, frozen=True, tag="leave-post"):
    """The mucker goes; the dealer works the table alone."""


class CommitChance(msgspec.Struct, frozen=True, omit_defaults=True, tag="commit-chance"):
    """The hash of the seed that the coming round's multiplier will be drawn with.

    `salt`, in hex, is what the house's key was mixed with to make that seed; earlier versions had none.
    """

    round: int
    commitment: str
    salt: str = ""


class DrawMultiplier(msgspec.Struct, frozen=True, tag="draw-multiplier"):
    """The seed itself, and the hash of the record that closed betting, both in hex."""

    round: int
    seed: str
    closed: str


class BallSpun(msgspec.Struct, frozen=True, tag="ball-spun"):
    """`spin` counts the spins of this round."""

    round: int
    spin: int
    direction: Direction
    by: str


class NoSpinCalled(msgspec.Struct, frozen=True, omit_defaults=True, tag="no-spin-called"):
    """Every wager stands, betting reopens and the wheel is spun again."""

    round: int
    spin: int
    reason: str
    clause: Citation
    by: str
    explained: str = ""


class NumberAnnounced(msgspec.Struct, frozen=True, tag="number-announced"):
    """`number` wins; `rested` is what was announced; `was` is a number announced in error before it."""

    round: int
    number: str
    rested: str
    was: str | None = None


class CrownPlaced(msgspec.Struct, frozen=True, tag="crown-placed"):
    round: int
    number: str


class FifthMoved(msgspec.Struct, frozen=True, tag="fifth-moved"):
    """One fifth of a winning five adjacent wager, from the wheel replica to the number's box."""

    round: int
    terminal: TerminalId
    spot: str
    number: str
    amount: Cents
    clause: Citation


class Collected(msgspec.Struct, frozen=True, array_like=True):
    """What the house takes of one wager, and the coupon that is used up with it."""

    terminal: TerminalId
    spot: str
    tender: Chip
    amount: Cents
    coupon: Cents = 0


class LosersCollected(msgspec.Struct, frozen=True, tag="losers-collected"):
    """`mucked` is how many chips of each colour the mucker should find among them."""

    round: int
    number: str
    collected: tuple[Collected, ...]
    mucked: tuple[tuple[str, int], ...] = ()


class MuckedCounted(msgspec.Struct, frozen=True, tag="mucked-counted"):
    round: int
    counts: tuple[tuple[str, int], ...]
    expected: tuple[tuple[str, int], ...]
    by: str

    @property
    def as_collected(self) -> bool:
        """A colour of which none is counted need not be named."""
        return {colour: count for colour, count in self.counts if count} == dict(self.expected)


class Payment(msgspec.Struct, frozen=True, array_like=True):
    """One wager's end: stake back and winnings in what was staked; `promotion` of `paid` a coupon won."""

    terminal: TerminalId
    spot: str
    tender: Chip
    returned: Cents
    paid: Cents
    promotion: Cents = 0
    coupon: Cents = 0


class WinnersPaid(msgspec.Struct, frozen=True, omit_defaults=True, tag="winners-paid"):
    """The round is over; verdicts are derived again, from these terms, for whoever asks.

    `turning` is as the reader saw the rotor, because a report on the wheel finds finished games by their day.
    """

    round: int
    number: str
    terms: str
    payments: tuple[Payment, ...]
    turning: Turning | None = None


class ChanceCommitted(msgspec.Struct, frozen=True, omit_defaults=True, tag="chance-committed"):
    round: int
    commitment: str
    salt: str = ""


class MultiplierDrawn(msgspec.Struct, frozen=True, tag="multiplier-drawn"):
    """Anyone can draw it again: from the seed, which hashes to the commitment, and the closing record."""

    round: int
    multiplier: int
    seed: str
    closed: str


class MuckerChanged(msgspec.Struct, frozen=True, tag="mucker-changed"):
    was: str | None
    mucker: str


class MuckerLeft(msgspec.Struct, frozen=True, tag="mucker-left"):
    mucker: str
