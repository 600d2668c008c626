"""What a ticket-in ticket-out printer says of itself: `*S|0|PAY-6.22B|f1|f2|f3|f4|f5|P9|*`.

Each flag is one byte whose bit 0x40 is always set. Form and bits are those that the public emulator
kcondict/Paycheck4 (TclProtocol.cs, of a Nanoptix PayCheck 4) lists.
"""

import re

import msgspec

from croupier.devices.printer import PrinterState, PrinterStatus

_STATUS = re.compile(
    rb"\*S\|[^|*]*\|[^|*]*\|([@-\x7f])\|([@-\x7f])\|([@-\x7f])\|([@-\x7f])\|([@-\x7f])\|[^|*]*\|\*"
)
LONGEST = 256
"""Bytes that are kept while the end of a status is awaited."""
BUSY = (1, 0x20)
VALIDATION_DONE = (5, 0x20)
POWERED_UP = (5, 0x01)
FAULTS = {
    (1, 0x08): "the printer is open",
    (5, 0x04): "the printer is open",
    (4, 0x20): "the paper is jammed",
    (1, 0x10): "the printer has a system error",
    (1, 0x02): "the print head is broken",
    (1, 0x01): "the printer's voltage is wrong",
    (2, 0x20): "the print head is too hot",
    (3, 0x04): "the printer's memory is broken",
    (3, 0x02): "the printer is switched off line",
    (3, 0x01): "the ticket's index mark is missing",
}
"""What a person must put right."""
REFUSALS = {
    (2, 0x10): "the printer does not have this template",
    (2, 0x08): "a field does not fit the template",
    (2, 0x04): "the printer's template is damaged",
    (2, 0x02): "the printer was sent too much",
    (2, 0x01): "the printer was sent too much",
    (3, 0x20): "the printer does not know this command",
    (3, 0x10): "the printer's template is damaged",
}
"""Why a command was not taken; remembered until `^C|^` clears it."""
PAPER_OUT = (1, 0x04)
PAPER_LOW = (4, 0x01)
IN_CHUTE = (3, 0x08)


class TitoStatus(msgspec.Struct, frozen=True):
    """The five flags, in order."""

    flags: tuple[int, int, int, int, int]

    def has(self, bit: tuple[int, int]) -> bool:
        return bool(self.flags[bit[0] - 1] & bit[1])

    @property
    def fault(self) -> str:
        """What is wrong, in words; empty if nothing is."""
        return next((words for bit, words in FAULTS.items() if self.has(bit)), "")

    @property
    def refusal(self) -> str:
        return next((words for bit, words in REFUSALS.items() if self.has(bit)), "")

    @property
    def status(self) -> PrinterStatus:
        if self.fault:
            return PrinterStatus(PrinterState.FAULT, self.fault)
        if self.has(PAPER_OUT):
            return PrinterStatus(PrinterState.PAPER_OUT, "the printer is out of paper")
        if self.has(BUSY):
            return PrinterStatus(PrinterState.BUSY, "the printer is busy")
        if self.has(IN_CHUTE):
            return PrinterStatus(PrinterState.BUSY, "a ticket is waiting to be taken")
        return PrinterStatus(PrinterState.PAPER_LOW if self.has(PAPER_LOW) else PrinterState.READY)


def take_status(received: bytearray) -> TitoStatus | None:
    """The first whole status in what was received, which is cut off behind it; noise before it is dropped."""
    if found := _STATUS.search(received):
        one, two, three, four, five = (flag[0] for flag in found.groups())
        del received[: found.end()]
        return TitoStatus((one, two, three, four, five))
    del received[:-LONGEST]
    return None
