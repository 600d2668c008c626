"""A ticket that is torn or smeared: identified by its transaction and the digits that can still be read.

D.7.b refuses a mutilated ticket that is not identifiable as valid, and no other. The transaction stands in
records and on screens, so it proves nothing; the digits of the number stand on the paper alone, and enough of
them prove it.
"""

import hmac
import re
from typing import NamedTuple

from croupier.base.refusal import Reason, Refusal, refuse, worded
from croupier.devices.validation import DIGITS, ValidationNumber
from croupier.floor.tote import clauses

PUBLIC = 2
"""The first digits name the system: they are the same on every ticket."""
LEAST_READ = 8
"""Of the others. Whoever guesses so many is right once in a hundred million tries."""
UNREAD = "?"
_TYPED = re.compile(r"(?:\S*-)?0*([1-9][0-9]{0,8})\s+([0-9?\s-]+)", re.ASCII)
_BETWEEN = re.compile(r"[\s-]", re.ASCII)


class DamagedTicket(NamedTuple):
    """`number` is the ticket's, as its transaction ends; `digits` have a `?` for each that cannot be read."""

    number: int
    digits: str


def read_damaged(text: str) -> DamagedTicket:
    """From `007-000000012 00-46??-5728-6704-51??`, or `12` and the digits. Raises `Refused`."""
    found = _TYPED.fullmatch(text.strip())
    digits = _BETWEEN.sub("", found[2]) if found else ""
    if found is None or len(digits) != DIGITS:
        says = (
            "key the transaction, then the {digits} digits of the number with ? for each that cannot be read"
        )
        refuse(Reason.UNREADABLE, says, clauses.MUTILATED, digits=DIGITS)
    return DamagedTicket(int(found[1]), digits)


def too_little(damaged: DamagedTicket) -> Refusal | None:
    """Why nothing is compared at all: too few digits prove nothing."""
    secret = damaged.digits[PUBLIC:]
    read = len(secret) - secret.count(UNREAD)
    if read >= LEAST_READ:
        return None
    says = (
        "only {read} of its last {digits} digits can be read, and {least} identify a ticket: it is not paid"
    )
    digits = DIGITS - PUBLIC
    return worded(
        Reason.TENDER_NOT_ACCEPTED, says, clauses.MUTILATED, read=read, digits=digits, least=LEAST_READ
    )


def proves(damaged: DamagedTicket, number: ValidationNumber) -> bool:
    """Every digit that was read is the number's."""
    wanted = "".join(
        UNREAD if read == UNREAD else digit for read, digit in zip(damaged.digits, number.digits, strict=True)
    )
    return hmac.compare_digest(wanted, damaged.digits)


def not_identified(damaged: DamagedTicket) -> Refusal:
    """The same sentence whether or not there is such a ticket."""
    says = "what can be read is not the number of ticket {ticket}: it is not identified, and not paid"
    return worded(Reason.TENDER_NOT_ACCEPTED, says, clauses.MUTILATED, ticket=damaged.number)
