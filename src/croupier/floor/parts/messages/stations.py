"""Gaming stations of a dealerless table: opened and closed under internal controls, cash in, hand pay out."""

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TerminalId


class OpenStation(msgspec.Struct, frozen=True, tag="open-station"):
    terminal: TerminalId
    reason: str


class CloseStation(msgspec.Struct, frozen=True, tag="close-station"):
    terminal: TerminalId
    reason: str


class AcceptCash(msgspec.Struct, frozen=True, omit_defaults=True, tag="accept-cash"):
    """From a station's bill acceptor: a bill is in its cash box.

    `bill` is the number that it was held by; 0 is one that was never held, as in records of older releases.
    """

    terminal: TerminalId
    amount: Cents
    bill: int = 0


class PayByHand(msgspec.Struct, frozen=True, tag="pay-by-hand"):
    """A cash-out paid in currency by a person, on a numbered slip that is signed there."""

    terminal: TerminalId
    amount: Cents


class WriteHandPay(msgspec.Struct, frozen=True, tag="write-hand-pay"):
    """A cash-out on a numbered slip, which the cage pays."""

    terminal: TerminalId
    amount: Cents


class HandPayWritten(msgspec.Struct, frozen=True, omit_defaults=True, tag="hand-pay-written"):
    """`unprinted`: the station's printer failed to print a voucher of it."""

    terminal: TerminalId
    slip: int
    amount: Cents
    by: str
    unprinted: bool = False


class StationOpened(msgspec.Struct, frozen=True, tag="station-opened"):
    terminal: TerminalId
    by: str
    reason: str


class StationClosed(msgspec.Struct, frozen=True, tag="station-closed"):
    terminal: TerminalId
    by: str
    reason: str


class CashAccepted(msgspec.Struct, frozen=True, omit_defaults=True, tag="cash-accepted"):
    terminal: TerminalId
    amount: Cents
    bill: int = 0


class HandPaid(msgspec.Struct, frozen=True, omit_defaults=True, tag="hand-paid"):
    """`slip` is the number of its slip; 0 in records of editions that wrote none. `unprinted` as above."""

    terminal: TerminalId
    amount: Cents
    by: str
    slip: int = 0
    unprinted: bool = False
