"""Bills on their way through a station's acceptor, and what is wrong with the acceptor.

A bill is held, and its number is in the journal, before the acceptor is told to take it; it is credited by
that number once it is in the cash box. So a bill that is told of twice is credited once.
"""

from enum import StrEnum

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TerminalId
from croupier.devices.acceptor import AcceptorFault


class Whereabouts(StrEnum):
    """What an attendant found of a bill that was on its way: `none` where there was no such bill."""

    NONE = "none"
    RETURNED = "returned"
    BOXED = "boxed"


class HoldBill(msgspec.Struct, frozen=True, tag="hold-bill"):
    """From a station's acceptor, with a bill in escrow: it gives the bill back when this is refused."""

    terminal: TerminalId
    amount: Cents


class ReturnBill(msgspec.Struct, frozen=True, tag="return-bill"):
    """From a station's acceptor: the bill did not go in. `seen`: it says so; else it just has none."""

    terminal: TerminalId
    bill: int
    seen: bool


class ReportAcceptor(msgspec.Struct, frozen=True, tag="report-acceptor"):
    """From a station's acceptor, or of its line; without a fault it takes bills again."""

    terminal: TerminalId
    fault: AcceptorFault | None


class ClearAcceptor(msgspec.Struct, frozen=True, tag="clear-acceptor"):
    """An attendant has put the acceptor right, and says what became of a bill that was on its way."""

    terminal: TerminalId
    found: Whereabouts


class BillHeld(msgspec.Struct, frozen=True, tag="bill-held"):
    terminal: TerminalId
    bill: int
    amount: Cents


class BillReturned(msgspec.Struct, frozen=True, omit_defaults=True, tag="bill-returned"):
    """`by` is the attendant who gave it back; `seen` is False where nobody saw it come out."""

    terminal: TerminalId
    bill: int
    amount: Cents
    seen: bool
    by: str = ""


class AcceptorFailed(msgspec.Struct, frozen=True, tag="acceptor-failed"):
    terminal: TerminalId
    fault: AcceptorFault


class AcceptorWorks(msgspec.Struct, frozen=True, tag="acceptor-works"):
    terminal: TerminalId


class AcceptorCleared(msgspec.Struct, frozen=True, tag="acceptor-cleared"):
    terminal: TerminalId
    by: str
