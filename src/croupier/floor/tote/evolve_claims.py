"""What claims on tickets that no reader can read change; the payment itself is in `evolve_payments.py`."""

from typing import TypeAlias, assert_never

from croupier.floor.tote.messages.claims import (
    ClaimAsked,
    ClaimSigned,
    ClaimWithdrawn,
    IdentificationFailed,
)
from croupier.floor.tote.state import FailedIdentifications, Presented, TicketClaim, Tote

ClaimEvent: TypeAlias = IdentificationFailed | ClaimAsked | ClaimWithdrawn | ClaimSigned


def evolve_claim(tote: Tote, event: ClaimEvent) -> None:
    match event:
        case IdentificationFailed():
            tote.failed_identifications[event.by] = FailedIdentifications(event.day, event.tries)
        case ClaimAsked():
            tote.claims[event.ticket] = TicketClaim(event.window, event.ground, event.by, event.secret)
        case ClaimWithdrawn():
            del tote.claims[event.ticket]
        case ClaimSigned():
            del tote.claims[event.ticket]
            tote.presented[event.window] = Presented(event.ticket, event.secret, event.pays, event.signed)
        case _:
            assert_never(event)
