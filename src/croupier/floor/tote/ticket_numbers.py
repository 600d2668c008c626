"""The number on a ticket's paper: worked out from the floor's key and all that stands on the ticket.

Whoever may change the database alone has no key, and so cannot make a paper belong to another ticket.
"""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256

from croupier.devices.validation import ValidationKey, ValidationNumber
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.selling import print_of
from croupier.floor.tote.state import Tote
from croupier.floor.tote.ticket_tree import entry

SYSTEMS = tuple(f"{one:02}" for one in range(100))


class TicketNumbers:
    """`system` are the two digits that this floor's numbers begin with; they may have been others before."""

    def __init__(self, tote: Tote, key: ValidationKey, system: str) -> None:
        self._tote, self._key, self._system = tote, key, system
        self._fitted = system

    def number(self, day: RaceDay, ticket: int) -> ValidationNumber:
        return self._key.derived(self._system, job_id(self._tote, day, ticket))

    def hashed(self, number: ValidationNumber) -> str:
        """What the journal has of a number."""
        return self._key.hashed(number)

    def forged(self, day: RaceDay) -> Iterator[int]:
        """The tickets that may still be paid and are not what was printed on the paper that claims them."""
        for secret, ticket in day.secrets.items():
            if ticket not in day.ended and not self._genuine(day, ticket, secret):
                yield ticket

    def _genuine(self, day: RaceDay, ticket: int, secret: str) -> bool:
        """Where an exchange ticket was not printed, the paper of the ticket before it stands for it."""
        if self._is_of(day, ticket, secret):
            return True
        before = day.ticket(ticket).of
        return 0 < before < ticket and _rest_of(day, before, ticket) and self._genuine(day, before, secret)

    def _is_of(self, day: RaceDay, ticket: int, secret: str) -> bool:
        """The system that fitted last is tried first: a house seldom changes it."""
        job = job_id(self._tote, day, ticket)
        for system in (self._fitted, *SYSTEMS):
            if self._key.hashed(self._key.derived(system, job)) == secret:
                self._fitted = system
                return True
        return False


def _rest_of(day: RaceDay, before: int, ticket: int) -> bool:
    """An exchange ticket has no bet that the ticket before it had not."""
    return Counter(day.ticket(ticket).bets) <= Counter(day.ticket(before).bets)


def job_id(tote: Tote, day: RaceDay, ticket: int) -> str:
    """With some of the ticket's own hash: on a journal that was put back from a backup a number may come
    twice, and the second ticket must not pass for the first.
    """
    digest = sha256(entry("sold", ticket, day.ticket(ticket))).hexdigest()
    return f"{print_of(tote, ticket)}:{digest[:16]}"
