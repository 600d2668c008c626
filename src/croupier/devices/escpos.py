"""Receipt printers that speak ESC/POS: on USB `escpos:/dev/usb/lp0`, on the network
`escpos:tcp://127.0.0.1:9100`, on a serial line `escpos:/dev/ttyS0?baud=9600`.

Status by DLE EOT 1 to 4, which is answered at once; the end of a paper by GS r 1, whose answer waits for all
that was sent before it: both as in Epson's ESC/POS command reference.
"""

import asyncio
import re

from croupier.base.refusal import Reason, refuse, shown
from croupier.devices.line_printer import LinePrinter, Patience
from croupier.devices.printed_jobs import printed_jobs
from croupier.devices.printer import (
    Printable,
    PrinterPlace,
    PrinterState,
    PrinterStatus,
    PrintOutcome,
    PrintResult,
)
from croupier.devices.printer_line import (
    LineOpener,
    PrinterLine,
    drop_stale,
    file_at,
    read_baud,
    serial_at,
    tcp_at,
)

REAL_TIME = b"\x10\x04"
"""DLE EOT, then which status: 1 printer, 2 cause of being off line, 3 error, 4 paper."""
PAPER_OUT_YET = b"\x1dr\x01"
"""GS r 1: transmit the paper sensor's status, in turn."""
IDLE_WITHIN = 0.4
"""Seconds within which a printer with nothing to do answers GS r."""
BUSY = PrinterStatus(PrinterState.BUSY, "the printer is busy")
OFF_LINE = (1, 0x08)
PAPER_END = ((4, 0x60), (2, 0x20))
PAPER_LOW = (4, 0x0C)
FAULTS = {
    (2, 0x04): "the cover is open",
    (3, 0x08): "the cutter is jammed",
    (3, 0x20): "the printer has an error that only switching it off clears",
    (3, 0x40): "the print head is too hot",
    (2, 0x40): "the printer has an error",
}
_TCP = re.compile(r"tcp://(\[[0-9a-fA-F:]+\]|[^:/@\[\]]+):([0-9]{1,5})", re.ASCII)
Answers = dict[int, int]
"""The byte that answered each DLE EOT, by its number."""


class EscposLanguage:
    def form(self, document: Printable) -> bytes:
        return document.escpos()

    async def ask(self, line: PrinterLine) -> PrinterStatus:
        answers = {}
        for which in (1, 2, 3, 4):
            await line.send(REAL_TIME + bytes([which]))
            answers[which] = await _answer(line)
        status = judge(answers)
        return BUSY if status.prints and not await _is_idle(line) else status

    async def deliver(self, line: PrinterLine, raw: bytes, look_every: float) -> PrintResult:
        await line.send(raw + PAPER_OUT_YET)
        received = bytearray()
        while not any(map(_is_in_turn, received)):
            received.clear()
            try:
                async with asyncio.timeout(look_every):
                    received += await line.receive()
            except TimeoutError:
                await line.send(REAL_TIME + b"\x02")
            if any(_stopped(byte) for byte in received):
                return PrintResult(PrintOutcome.IN_DOUBT, "the printer stopped while it printed")
        return PrintResult(PrintOutcome.PRINTED)


def judge(answers: Answers) -> PrinterStatus:
    def has(bit: tuple[int, int]) -> bool:
        return bool(answers[bit[0]] & bit[1])

    if any(map(has, PAPER_END)):
        return PrinterStatus(PrinterState.PAPER_OUT, "the printer is out of paper")
    for bit, words in FAULTS.items():
        if has(bit):
            return PrinterStatus(PrinterState.FAULT, words)
    if has(OFF_LINE):
        return PrinterStatus(PrinterState.FAULT, "the printer is switched off line")
    return PrinterStatus(PrinterState.PAPER_LOW if has(PAPER_LOW) else PrinterState.READY)


async def _is_idle(line: PrinterLine) -> bool:
    """True once nothing waits to be printed, so that no late answer is taken for the next paper's."""
    await line.send(PAPER_OUT_YET)
    try:
        async with asyncio.timeout(IDLE_WITHIN):
            while not any(map(_is_in_turn, await line.receive())):
                pass
    except TimeoutError:
        return False
    await drop_stale(line)
    return True


async def _answer(line: PrinterLine) -> int:
    """The next answer to a DLE EOT: its bits 1 and 4 are always on, 0 and 7 always off."""
    while True:
        for byte in await line.receive():
            if byte & 0x93 == 0x12:
                return byte


def _is_in_turn(byte: int) -> bool:
    """An answer to GS r: bits 4 and 7 are off, as they never are in one to DLE EOT."""
    return byte & 0x90 == 0


def _stopped(byte: int) -> bool:
    """Of an answer to DLE EOT 2: open, out of paper, or in error."""
    return byte & 0x93 == 0x12 and bool(byte & 0x64)


def escpos_printer(place: PrinterPlace, address: str, patience: Patience = Patience()) -> LinePrinter:  # noqa: B008
    return LinePrinter(address, _line_at(address), EscposLanguage(), printed_jobs(place), patience)


def _line_at(address: str) -> LineOpener:
    path, asked, baud = address.partition("?baud=")
    if address.startswith("/"):
        return serial_at(path, read_baud(baud)) if asked else file_at(address)
    found = _TCP.fullmatch(address)
    if found and 0 < int(found[2]) < 65536:
        return tcp_at(found[1].strip("[]"), int(found[2]))
    refuse(
        Reason.UNREADABLE,
        f"{shown(address)} is no place of a receipt printer; write /dev/usb/lp0, tcp://127.0.0.1:9100 or "
        "/dev/ttyS0?baud=9600",
    )
