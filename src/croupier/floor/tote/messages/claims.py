"""Tickets that no reader can read: damaged ones, and ones that never came out of their printer.

A teller asks for each, the mutuel manager or a supervisor signs, and only then does it lie at the window to
be paid. No message holds a digit of a number.
"""

from enum import StrEnum

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TerminalId
from croupier.base.wire_types import VoucherHash


class Ground(StrEnum):
    """Why there is nothing to scan."""

    DAMAGED = "damaged"
    UNDELIVERED = "undelivered"


class IdentifyTicket(msgspec.Struct, frozen=True, tag="identify-ticket"):
    """A damaged ticket whose digits the machine has compared. `secret` is the hash of its number, or empty
    where what the teller read is not that number.
    """

    ticket: int
    secret: VoucherHash


class ClaimUndelivered(msgspec.Struct, frozen=True, tag="claim-undelivered"):
    """The teller asks to pay a ticket that its customer never got."""

    ticket: int


class WithdrawClaim(msgspec.Struct, frozen=True, tag="withdraw-claim"):
    """The teller takes the claim back, or whoever should sign declines it."""

    ticket: int


class SignClaim(msgspec.Struct, frozen=True, tag="sign-claim"):
    """The second signature, by someone who has seen the paper or heard the customer."""

    ticket: int


class IdentificationFailed(msgspec.Struct, frozen=True, tag="identification-failed"):
    """`ticket` is what was keyed. `tries` counts this teller's failures on this gaming day."""

    ticket: int
    window: TerminalId
    by: str
    day: str
    tries: int


class ClaimAsked(msgspec.Struct, frozen=True, omit_defaults=True, tag="claim-asked"):
    """`secret` is the hash of a damaged ticket's number; an undelivered one has none."""

    ticket: int
    window: TerminalId
    ground: Ground
    by: str
    secret: VoucherHash = ""


class ClaimWithdrawn(msgspec.Struct, frozen=True, tag="claim-withdrawn"):
    ticket: int
    by: str


class ClaimSigned(msgspec.Struct, frozen=True, omit_defaults=True, tag="claim-signed"):
    """Verified with the second signature: `pays` is due now at the window of the teller who asked."""

    ticket: int
    window: TerminalId
    ground: Ground
    pays: Cents
    by: str
    signed: str
    secret: VoucherHash = ""
