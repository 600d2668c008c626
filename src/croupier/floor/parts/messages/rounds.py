"""The life of a game: started, closed, read, confirmed and settled; or void, refunded, reversed."""

from enum import StrEnum

import msgspec

from croupier.base.money import Cents
from croupier.base.names import Citation, TerminalId


class StartGame(msgspec.Struct, frozen=True, tag="new-game"):
    pass


class PromptSpin(msgspec.Struct, frozen=True, tag="prompt-spin"):
    """From the game clock, with ten seconds left."""

    round: int


class Closer(StrEnum):
    """Betting closes by whichever of these is first."""

    READER = "reader"
    DEALER = "dealer"
    TIMER = "timer"


class CloseBets(msgspec.Struct, frozen=True, tag="no-more-bets"):
    """Who closes follows from who sends it."""

    round: int


class Turning(msgspec.Struct, frozen=True, array_like=True):
    """How the rotor turned when its number was read: tenths of a turn a minute, and which way."""

    speed: int
    clockwise: bool


class ReadNumber(msgspec.Struct, frozen=True, omit_defaults=True, tag="read-number"):
    """From the wheel's reader: the spin it counted and the number it saw."""

    spin: int
    number: str
    turning: Turning | None = None


class ReportFault(msgspec.Struct, frozen=True, tag="report-fault"):
    """From the wheel's reader: a spin it knows to be irregular."""

    spin: int
    reason: str


class ConfirmNumber(msgspec.Struct, frozen=True, tag="confirm-number"):
    round: int
    number: str


class VoidGame(msgspec.Struct, frozen=True, tag="void-game"):
    round: int
    reason: str


class VoidRead(msgspec.Struct, frozen=True, tag="void-read"):
    """A supervisor calls what the reader's number speaks against, and says why."""

    round: int
    reason: str
    why: str


class RefundGame(msgspec.Struct, frozen=True, tag="refund-game"):
    round: int


class VoidSettled(msgspec.Struct, frozen=True, tag="void-settled"):
    """A wrong number found after its game was settled."""

    round: int


class GameStarted(msgspec.Struct, frozen=True, tag="game-started"):
    """`terms` is the digest of the effective book the game is played under."""

    round: int
    terms: str


class SpinPrompted(msgspec.Struct, frozen=True, tag="spin-prompted"):
    round: int


class BetsClosed(msgspec.Struct, frozen=True, tag="bets-closed"):
    round: int
    by: Closer
    staked: Cents


class NumberRead(msgspec.Struct, frozen=True, omit_defaults=True, tag="number-read"):
    round: int
    spin: int
    number: str
    turning: Turning | None = None


class End(msgspec.Struct, frozen=True, array_like=True):
    """What a game came to for one terminal; `promo_lost` is the promotional part of what was collected."""

    terminal: TerminalId
    staked: Cents
    collected: Cents
    paid: Cents
    promo_staked: Cents = 0
    promo_lost: Cents = 0

    @property
    def cash_returned(self) -> Cents:
        return self.staked - self.collected - (self.promo_staked - self.promo_lost)


class RoundSettled(msgspec.Struct, frozen=True, omit_defaults=True, tag="round-settled"):
    """The confirmed number and each terminal's end; verdicts are derived again for whoever asks.

    `turning` is here again, because a report on the wheel finds settled games by their day.
    """

    round: int
    number: str
    terms: str
    ends: tuple[End, ...]
    turning: Turning | None = None


class GameVoided(msgspec.Struct, frozen=True, tag="game-voided"):
    """The game decides nothing; its wagers wait in escrow for the refund."""

    round: int
    reason: str
    clause: Citation
    was: str | None = None


class Refund(msgspec.Struct, frozen=True, array_like=True):
    terminal: TerminalId
    cash: Cents
    promo: Cents = 0


class GameRefunded(msgspec.Struct, frozen=True, tag="game-refunded"):
    round: int
    refunds: tuple[Refund, ...]


class Reversal(msgspec.Struct, frozen=True, array_like=True):
    """Putting one terminal back: what the house returns or takes, and what the terminal no longer holds."""

    terminal: TerminalId
    returned: Cents
    taken: Cents
    shortfall: Cents
    promo: Cents = 0


class SettlementReversed(msgspec.Struct, frozen=True, omit_defaults=True, tag="settlement-reversed"):
    """`left` are the terminals whose players have gone: nothing of this is of whoever plays there now."""

    round: int
    number: str
    clause: Citation
    reversals: tuple[Reversal, ...]
    left: tuple[TerminalId, ...] = ()
