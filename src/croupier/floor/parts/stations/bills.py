"""Bills that go into stations: each is held until the desk says what becomes of it.

Whatever is killed on the way, a bill is credited once or given back. It stands in the journal before the
acceptor takes it, and the acceptor speaks of it until its credit is there too.
"""

import asyncio
from collections.abc import Mapping
from typing import Protocol

import structlog

from croupier.base import money
from croupier.base.envelope import Command, Role
from croupier.base.money import Cents
from croupier.base.names import TerminalId
from croupier.base.refusal import Reason, Refusal
from croupier.desk.reply import Reply
from croupier.desk.running import Around
from croupier.devices.acceptor import Acceptor, AcceptorFault, AcceptorReport, BillStep, HealthReport
from croupier.floor.parts.electronic.acceptor_state import AcceptorState, HeldBill
from croupier.floor.parts.messages.bills import HoldBill, ReportAcceptor, ReturnBill
from croupier.floor.parts.messages.stations import AcceptCash
from croupier.floor.parts.stations.acceptors import TROUBLE
from croupier.floor.parts.stations.place import StationPlace

log = structlog.get_logger()
NO_BILL = Refusal(Reason.TENDER_NOT_ACCEPTED, "the acceptor gives that bill back")
LOOK_EVERY = 0.1
ALARMS: Mapping[AcceptorFault, str] = {
    AcceptorFault.JAMMED: "a bill is jammed in the acceptor of station {station}",
    AcceptorFault.BOX_OUT: "the cash box of station {station} is out of its acceptor",
    AcceptorFault.BOX_FULL: "the cash box of station {station} is full",
    AcceptorFault.BROKEN: "the acceptor of station {station} is out of order",
    AcceptorFault.CHEATED: "somebody tried to cheat the acceptor of station {station}",
    AcceptorFault.LINE_LOST: "the acceptor of station {station} does not answer",
}
UNSEEN = "a bill of ${amount} was to go into the box of station {station} and was not seen again: look for it"
UNASKED = (
    "the acceptor of station {station} tells of a bill in its box that was not to go there: count the box"
)


class Crediting(Protocol):
    @property
    def table(self) -> StationPlace: ...

    async def submit(self, role: Role, sender: str, command: Command) -> Reply: ...


class Bills:
    def __init__(self, acceptors: Mapping[TerminalId, Acceptor], desk: Crediting, around: Around) -> None:
        self._acceptors, self._desk, self._around = acceptors, desk, around
        self._told: dict[TerminalId, AcceptorFault | None] = {}

    def by_screen(self, terminal: TerminalId) -> bool:
        return self._acceptors[terminal].by_screen

    async def insert(self, terminal: TerminalId, bill: Cents) -> Refusal | None:
        """A picture of a bill, put in by a hand from a screen."""
        acceptor = self._acceptors[terminal]
        if not acceptor.by_screen or not acceptor.insert(bill):
            return NO_BILL
        return await self._hear(terminal)

    async def run(self) -> None:
        """As long as the floor runs; then the lines are let go."""
        try:
            while True:
                await self.listen()
                await asyncio.sleep(LOOK_EVERY)
        finally:
            for acceptor in self._acceptors.values():
                acceptor.close()

    async def listen(self) -> None:
        """Hear every acceptor once. One that a screen's hand uses is heard by itself, but for its start."""
        for terminal, acceptor in self._acceptors.items():
            heard_by_itself = acceptor.by_screen and terminal in self._told
            if not heard_by_itself and (refusal := await self._hear(terminal)):
                self._around.tell(terminal, refusal)

    def clear(self, terminal: TerminalId) -> None:
        """An attendant has put the acceptor right: it starts anew, and says whether it works."""
        self._told.pop(terminal, None)
        self._acceptors[terminal].clear()

    async def _hear(self, terminal: TerminalId) -> Refusal | None:
        """Why the bill in escrow, if there was one, was given back."""
        refusal = None
        while reports := self._acceptors[terminal].reports():
            for report in reports:
                refusal = await self._follow(terminal, report) or refusal
        return refusal

    async def _follow(self, terminal: TerminalId, report: AcceptorReport) -> Refusal | None:
        if isinstance(report, HealthReport):
            await self._hear_health(terminal, report.fault)
        elif report.step is BillStep.STACKED:
            await self._stacked(terminal)
        elif report.step is BillStep.UNASKED:
            await self._unasked(terminal)
        elif report.step is BillStep.RETURNED:
            await self._returned(terminal, seen=True)
        elif report.bill is not None:
            return await self._escrowed(terminal, report.bill)
        return None

    async def _escrowed(self, terminal: TerminalId, bill: Cents) -> Refusal | None:
        """Its number is durable before the acceptor is told to take it."""
        acceptor, held = self._acceptors[terminal], self._known(terminal).held
        if held is None or held.amount != bill:
            await self._returned(terminal, seen=False)  # the one before, if there was one
            reply = await self._submit(terminal, HoldBill(terminal, bill))
            if reply.refusal is not None:
                acceptor.give_back()
                return reply.refusal
        acceptor.stack()
        return None

    async def _stacked(self, terminal: TerminalId) -> None:
        """Acknowledged only when the credit is durable; one that is credited already is told of again."""
        known = self._known(terminal)
        if known.held is None and (not known.counted or known.boxed != known.counted):
            await self._unasked(terminal)
        elif known.held is None or await self._credited(terminal, known.held):
            self._acceptors[terminal].acknowledge()

    async def _credited(self, terminal: TerminalId, held: HeldBill) -> bool:
        """False where an attendant has settled the bill in this moment: it is told of again."""
        reply = await self._submit(terminal, AcceptCash(terminal, held.amount, held.number))
        return reply.refusal is None

    async def _unasked(self, terminal: TerminalId) -> None:
        """Nobody knows what it is worth, or it was put down as given back: a person looks."""
        await self._around.alarm(UNASKED.format(station=terminal))
        self._acceptors[terminal].acknowledge()

    async def _returned(self, terminal: TerminalId, *, seen: bool) -> None:
        held = self._known(terminal).held
        if held is None:
            return
        await self._submit(terminal, ReturnBill(terminal, held.number, seen))
        if not seen:
            await self._look_for(terminal, held)

    async def _look_for(self, terminal: TerminalId, held: HeldBill) -> None:
        await self._around.alarm(UNSEEN.format(amount=money.show(held.amount), station=terminal))

    async def _hear_health(self, terminal: TerminalId, fault: AcceptorFault | None) -> None:
        # before anything is awaited: whoever clears it meanwhile is told again if it is not put right
        before, self._told[terminal] = self._told.get(terminal), fault
        if fault is None:
            await self._returned(terminal, seen=False)
        if fault is not self._known(terminal).fault:
            await self._submit(terminal, ReportAcceptor(terminal, fault))
        if fault is not None and fault is not before:
            log.error("an acceptor takes no bills", table=self._around.table, terminal=terminal, why=fault)
            self._around.tell(terminal, TROUBLE[fault])
            await self._around.alarm(ALARMS[fault].format(station=terminal))

    def _known(self, terminal: TerminalId) -> AcceptorState:
        return self._desk.table.terminals[terminal].acceptor

    async def _submit(self, terminal: TerminalId, command: Command) -> Reply:
        return await self._desk.submit(Role.DEVICE, f"acceptor:{self._around.table}:{terminal}", command)
