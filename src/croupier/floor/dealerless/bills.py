"""Bills that go into a dealerless table's stations: each is held until the desk says what becomes of it."""

import asyncio
from collections.abc import Mapping
from typing import Protocol

import structlog

from croupier.base.envelope import Command, Role
from croupier.base.money import Cents
from croupier.base.names import TerminalId
from croupier.base.refusal import Reason, Refusal
from croupier.desk.reply import Reply
from croupier.desk.running import Around
from croupier.devices.acceptor import Acceptor, BillStep
from croupier.floor.dealerless.messages.stations import AcceptCash

log = structlog.get_logger()
NO_BILL = Refusal(Reason.TENDER_NOT_ACCEPTED, "the acceptor gives that bill back")
JAMMED = Refusal(Reason.EQUIPMENT_UNFIT, "a bill is stuck in the acceptor; an attendant has been told")
LOOK_EVERY = 0.1


class Crediting(Protocol):
    async def submit(self, role: Role, sender: str, command: Command) -> Reply: ...


class Bills:
    def __init__(self, acceptors: Mapping[TerminalId, Acceptor], desk: Crediting, around: Around) -> None:
        self._table, self._acceptors, self._desk, self._around = around.table, acceptors, desk, around
        self.jams: set[TerminalId] = set()
        """Stations whose acceptor is stuck, until it says something else of a bill."""

    async def insert(self, terminal: TerminalId, bill: Cents) -> Refusal | None:
        """A picture of a bill, put in by a hand from a screen."""
        acceptor = self._acceptors[terminal]
        if not acceptor.by_screen or not acceptor.insert(bill):
            return NO_BILL
        return await self._hear(terminal, acceptor)

    async def run(self) -> None:
        """Bills that come without a screen's hand."""
        watched = [(id_, one) for id_, one in self._acceptors.items() if not one.by_screen]
        while True:
            for terminal, acceptor in watched:
                await self._hear(terminal, acceptor)
            await asyncio.sleep(LOOK_EVERY)

    async def _hear(self, terminal: TerminalId, acceptor: Acceptor) -> Refusal | None:
        """Why the bill in escrow, if there was one, was given back."""
        refusal = None
        while reports := acceptor.reports():
            for report in reports:
                if report.step is BillStep.JAMMED:
                    await self._jammed(terminal, report.bill)
                    continue
                self._works_again(terminal)
                if report.step is BillStep.ESCROWED:
                    refusal = await self._judge(terminal, acceptor, report.bill)
        return refusal

    async def _jammed(self, terminal: TerminalId, bill: Cents) -> None:
        """Told at once, and shown to whoever opens the station's screen until a person has cleared it."""
        log.error("a bill is jammed", table=self._table, terminal=terminal, cents=bill)
        self.jams.add(terminal)
        self._around.moved()
        self._around.tell(terminal, JAMMED)
        await self._around.alarm(f"a bill is jammed in the acceptor of station {terminal}")

    def _works_again(self, terminal: TerminalId) -> None:
        if terminal in self.jams:
            self.jams.remove(terminal)
            self._around.moved()

    async def _judge(self, terminal: TerminalId, acceptor: Acceptor, bill: Cents) -> Refusal | None:
        """The credit is durable before the bill is out of the player's reach."""
        sender = f"acceptor:{self._table}:{terminal}"
        reply = await self._desk.submit(Role.DEVICE, sender, AcceptCash(terminal, bill))
        if reply.refusal is None:
            acceptor.stack()
        else:
            acceptor.give_back()
        return reply.refusal
