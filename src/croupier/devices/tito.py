"""Ticket-in ticket-out printers: one command fills a template; ENQ asks for the status.

Chosen as `tito:/dev/ttyS0`. Settings follow a question mark, as in `tito:/dev/ttyS0?ask=text&done=idle`:
`baud` is the line's speed (38400); `ask` is `enq` (05 hex) or `text` (`^S|^`); `done` is the sign that a
ticket is out: `validation`, the flag of that name, or `idle`, for a printer that never sets it.
"""

import asyncio
from urllib.parse import parse_qsl

from croupier.base.refusal import Reason, refuse, shown
from croupier.devices.line_printer import LinePrinter, Patience
from croupier.devices.printed_jobs import printed_jobs
from croupier.devices.printer import Printable, PrinterPlace, PrinterStatus, PrintOutcome, PrintResult
from croupier.devices.printer_line import PrinterLine, read_baud, serial_at
from croupier.devices.tito_status import BUSY, POWERED_UP, VALIDATION_DONE, TitoStatus, take_status

BAUD = 38400
ASK = {"enq": b"\x05", "text": b"^S|^"}
DONE = ("validation", "idle")
CLEAR = b"^C|^"
PRINTED = PrintResult(PrintOutcome.PRINTED)


class TitoLanguage:
    def __init__(self, ask: bytes = ASK["enq"], *, by_validation: bool = True) -> None:
        self._ask_with, self._by_validation = ask, by_validation
        self._received = bytearray()

    def form(self, document: Printable) -> bytes | None:
        return document.template()

    async def ask(self, line: PrinterLine) -> PrinterStatus:
        self._received.clear()
        return (await self._look(line)).status

    async def deliver(self, line: PrinterLine, raw: bytes, look_every: float) -> PrintResult:
        """Statuses come in order, so the ticket is begun once one says so after an idle one."""
        before = await self._cleared(line)
        await line.send(raw)
        begun = False
        while True:
            now = await self._look(line)
            begun = begun or self._begins(before, now)
            if result := self._judge(before, now, begun):
                return result
            await asyncio.sleep(look_every)

    async def _cleared(self, line: PrinterLine) -> TitoStatus:
        """Its status once earlier refusals and a power-up are forgotten, so that new ones are seen."""
        status = await self._look(line)
        if status.refusal or status.has(POWERED_UP):
            await line.send(CLEAR)
            status = await self._look(line)
        return status

    def _judge(self, before: TitoStatus, now: TitoStatus, begun: bool) -> PrintResult | None:
        """None while it is too early to say."""
        if now.has(POWERED_UP) and not before.has(POWERED_UP):
            return PrintResult(PrintOutcome.IN_DOUBT, "the printer was switched off while it printed")
        if now.fault:
            return PrintResult(PrintOutcome.IN_DOUBT, now.fault)
        if begun:
            return PRINTED if self._ended(now) else None
        if now.refusal and not before.refusal:
            return PrintResult(PrintOutcome.FAILED, now.refusal)
        return None

    def _begins(self, before: TitoStatus, now: TitoStatus) -> bool:
        unset = before.has(VALIDATION_DONE) and not now.has(VALIDATION_DONE)
        return now.has(BUSY) or (self._by_validation and unset)

    def _ended(self, now: TitoStatus) -> bool:
        return not now.has(BUSY) and (now.has(VALIDATION_DONE) or not self._by_validation)

    async def _look(self, line: PrinterLine) -> TitoStatus:
        await line.send(self._ask_with)
        while (status := take_status(self._received)) is None:
            self._received += await line.receive()
        return status


def tito_printer(place: PrinterPlace, address: str, patience: Patience = Patience()) -> LinePrinter:  # noqa: B008
    path, _, query = address.partition("?")
    settings = dict(parse_qsl(query, keep_blank_values=True))
    language = TitoLanguage(
        ASK[_chosen(settings, "ask", tuple(ASK))],
        by_validation=_chosen(settings, "done", DONE) == "validation",
    )
    baud = read_baud(settings.pop("baud", str(BAUD)))
    if settings:
        refuse(
            Reason.UNREADABLE,
            f"{shown(query)} is no setting of a ticket printer; it has baud=38400, ask=enq or text, "
            "done=validation or idle",
        )
    return LinePrinter(path, serial_at(path, baud), language, printed_jobs(place), patience)


def _chosen(settings: dict[str, str], name: str, choices: tuple[str, ...]) -> str:
    """The setting of this name, taken out; the first choice where none is made."""
    given = settings.pop(name, choices[0])
    if given not in choices:
        refuse(Reason.UNREADABLE, f"{name} of a ticket printer is {' or '.join(choices)}, not {shown(given)}")
    return given
