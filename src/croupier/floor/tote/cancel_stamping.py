"""The stamp of a cancelled ticket, printed where it was issued: `Cancel` and the window's number (E.3).

It is no money. A stamp that does not print is written by hand, and an alarm says so; also where the floor
ended between the cancel and its stamp.
"""

from collections.abc import Mapping
from hashlib import sha256

from croupier.base.names import TerminalId, staff_name
from croupier.desk.running import Around
from croupier.devices.printer import RESTARTED, Printer, PrintJob, PrintOutcome
from croupier.floor.tote.messages.tickets import CancelledBy, TicketCancelled
from croupier.floor.tote.settings import ToteSettings
from croupier.floor.tote.state import Tote
from croupier.floor.tote.ticket import Ended, Ticket
from croupier.floor.tote.ticket_tree import entry
from croupier.floor.tote.views.ticket import transaction_of
from croupier.paper.cancel_paper import CancelPaper
from croupier.paper.race_ticket import StampWord, TicketStamp
from croupier.paper.slips import SlipSignature

HOW = {
    CancelledBy.INSERTED: "by the reader",
    CancelledBy.KEYED: "by its serial number",
    CancelledBy.MANUAL: "by hand",
}
"""A ticket that was never delivered is cancelled by the machine itself, and there is nothing to stamp."""


class CancelStamping:
    def __init__(
        self, tote: Tote, printers: Mapping[TerminalId, Printer], around: Around, settings: ToteSettings
    ) -> None:
        self._tote, self._printers, self._around, self._settings = tote, printers, around, settings

    async def stamp(self, event: TicketCancelled) -> None:
        if event.how not in HOW:
            return
        ticket = self._tote.dated(event.ticket).ticket(event.ticket)
        job = PrintJob(self._job(event.ticket, ticket), self._paper(event, ticket.serial))
        result = await self._printers[event.terminal].print_(job)
        if result.outcome is not PrintOutcome.PRINTED:
            await self._by_hand(ticket, result.words or str(result.outcome))

    async def recover(self) -> None:
        """Ask after the stamps of the day's recent tickets. None is printed: a hand may have written it."""
        for number in [number for recent in self._tote.recent.values() for number in recent]:
            day = self._tote.dated(number)
            ticket, end = day.ticket(number), day.ended.get(number)
            if end is None or end.how is not Ended.CANCELLED or number in day.undelivered or day.closed:
                continue
            outcome = await self._printers[ticket.terminal].outcome_of(self._job(number, ticket))
            if outcome is not PrintOutcome.PRINTED:
                await self._by_hand(ticket, RESTARTED)

    def _job(self, number: int, ticket: Ticket) -> str:
        digest = sha256(entry("cancelled", number, ticket)).hexdigest()
        return f"cancel:{self._tote.id}:{number}:{digest[:16]}"

    async def _by_hand(self, ticket: Ticket, why: str) -> None:
        await self._around.alarm(
            f"ticket {ticket.serial} of {ticket.terminal} is cancelled and was not stamped ({why}):"
            " write Cancel on it"
        )

    def _paper(self, event: TicketCancelled, serial: int) -> CancelPaper:
        terms = self._tote.terms
        return CancelPaper(
            facility=f"{terms.facility} ({terms.number})",
            transaction=transaction_of(self._tote, event.ticket),
            serial=serial,
            amount=event.amount,
            stamp=self._stamp(event),
        )

    def _stamp(self, event: TicketCancelled) -> TicketStamp:
        """A cancel by hand names both who signed it (E.4)."""
        by_hand = event.how is CancelledBy.MANUAL
        at = self._settings.site.local(self._around.time())
        signed = (("teller", event.by), ("supervisor", event.signed)) if by_hand else ()
        return TicketStamp(
            word=StampWord.MANUAL_CANCEL if by_hand else StampWord.CANCEL,
            window=event.terminal,
            at=at,
            how=HOW[event.how],
            signatures=tuple(SlipSignature(role, staff_name(name) or name, at) for role, name in signed),
        )
