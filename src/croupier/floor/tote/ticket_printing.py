"""Tickets on paper: each is printed once, with the number that only its paper and the key's holder know.

The number is worked out from the floor's key and the ticket's own number, so that a restart knows it again;
it is in no record, and its keyed hash is recorded once the paper is out.
"""

import asyncio
from collections.abc import Mapping
from datetime import date

from croupier.base.envelope import Command, Role
from croupier.base.names import EffectId, TerminalId
from croupier.desk.running import Around
from croupier.desk.vouchers import last_day
from croupier.devices.printer import RESTARTED, Printer, PrintJob, PrintOutcome
from croupier.devices.validation import read_number
from croupier.floor.tote.bets import parsed
from croupier.floor.tote.cancelling import closed_pool
from croupier.floor.tote.damaged_ticket import DamagedTicket, proves
from croupier.floor.tote.messages.tickets import ReportTicketFailed, ReportTicketPrinted
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.selling import print_of
from croupier.floor.tote.settings import ToteSettings
from croupier.floor.tote.state import Tote
from croupier.floor.tote.ticket_numbers import TicketNumbers, job_id
from croupier.floor.tote.views.ticket import transaction_of
from croupier.games.tote.count import bets as single_bets
from croupier.games.tote.field import Fields
from croupier.games.tote.notation import show_selection
from croupier.paper.race_ticket import RaceTicket, TicketForm, TicketLine

PRINTER = "printer"
LOOK_EVERY = 0.1


class TicketPrinting:
    """The printers of windows and terminals."""

    def __init__(
        self,
        tote: Tote,
        numbers: TicketNumbers,
        printers: Mapping[TerminalId, Printer],
        around: Around,
        settings: ToteSettings,
    ) -> None:
        self._tote, self._numbers, self._printers = tote, numbers, printers
        self._around, self._settings = around, settings
        self._printing: set[EffectId] = set()

    async def print_(self, day: RaceDay, number: int) -> None:
        """Print a sold ticket, and tell the desk what came of it."""
        ticket, effect = day.ticket(number), EffectId(day.printing[number])
        self._printing.add(effect)
        job = PrintJob(job_id(self._tote, day, number), self._paper(day, number))
        result = await self._printers[ticket.terminal].print_(job)
        if result.outcome is PrintOutcome.PRINTED:
            await self._tell(self._printed(day, number))
        else:
            await self._fail(day, number, result.words or str(result.outcome))
        self._printing.discard(effect)

    async def recover(self) -> None:
        """Settle prints whose outcome nobody heard, by what the printer itself says of them."""
        waiting = [(day, number) for day in self._tote.days.values() for number in day.printing]
        for day, number in waiting:
            effect = EffectId(day.printing[number])
            if effect in self._printing:
                continue
            if await self._is_printed(day, number):
                await self._tell(self._printed(day, number))
            elif self._close_unknown(day, number):
                self._printing.add(effect)
                self._around.start_once("ticket", self._fail(day, number, RESTARTED))
            else:
                await self._tell(ReportTicketFailed(effect, RESTARTED))

    async def _is_printed(self, day: RaceDay, number: int) -> bool:
        printer = self._printers[day.ticket(number).terminal]
        return await printer.outcome_of(job_id(self._tote, day, number)) is PrintOutcome.PRINTED

    async def _fail(self, day: RaceDay, number: int, reason: str) -> None:
        """Once it is known whether its pools are open: then it is cancelled, else its bets stay."""
        effect = EffectId(day.printing[number])
        while self._close_unknown(day, number):
            await asyncio.sleep(LOOK_EVERY)
            self._around.check_running()
        await self._tell(ReportTicketFailed(effect, reason))
        self._printing.discard(effect)

    def _close_unknown(self, day: RaceDay, number: int) -> bool:
        """A guest that does not hear its host cannot know whether the host has closed betting. It waits until
        it hears, or until the latest post time or a person closes betting here."""
        heard = self._tote.live or not self._tote.terms.linked
        return not heard and closed_pool(day, day.ticket(number)) is None

    def identify(self, damaged: DamagedTicket) -> str:
        """What the journal has of a damaged ticket's number, or nothing where the digits are not its."""
        day = self._tote.day_of(damaged.number)
        if day is None:
            return ""
        number = self._numbers.number(day, damaged.number)
        return self._numbers.hashed(number) if proves(damaged, number) else ""

    def hashed(self, number: str) -> str:
        """What the journal has of a number that was put in. Raises `Refused` for one that is none."""
        return self._numbers.hashed(read_number(number))

    def _printed(self, day: RaceDay, number: int) -> Command:
        secret = self._numbers.hashed(self._numbers.number(day, number))
        return ReportTicketPrinted(print_of(self._tote, number), secret)

    def _paper(self, day: RaceDay, number: int) -> RaceTicket:
        ticket, terms = day.ticket(number), self._tote.terms
        fields = day.fields(ticket.scratches)
        return RaceTicket(
            facility=f"{terms.facility} ({terms.number})",
            station=ticket.terminal,
            transaction=transaction_of(self._tote, number),
            serial=ticket.serial,
            number=self._numbers.number(day, number),
            track=day.card.track.name,
            race_day=date.fromisoformat(day.card.date),
            at=self._settings.site.local(self._around.time()),
            lines=tuple(_line(text, fields, ticket.selection) for text in ticket.bets),
            expires=self._expires(),
            form=TicketForm.EXCHANGE if ticket.of else TicketForm.BET,
            exchanged_for=transaction_of(self._tote, ticket.of) if ticket.of else "",
        )

    def _expires(self) -> date | None:
        last = last_day(self._around.day, self._tote.terms.days)
        return date.fromisoformat(last) if last else None

    async def _tell(self, command: Command) -> None:
        await self._around.submit(Role.DEVICE, f"{PRINTER}:{self._around.table}", command)


def _line(text: str, fields: Fields, selection: str) -> TicketLine:
    bet = parsed(text)
    return TicketLine(
        races=bet.races,
        called=bet.called,
        runners=show_selection(bet.selection),
        amount=bet.amount,
        bets=single_bets(bet, fields),
        note=f"RACE {bet.races[-1]}: {selection}" if selection else "",
    )
