"""Slips of the cage on paper: fills and credits with a copy for the drop box, hand pays to be signed.

A slip is no money: one that is not printed can be printed again, and what it says is in the journal.
"""

from datetime import datetime

from croupier.base.envelope import Event
from croupier.base.names import TableId, staff_name
from croupier.desk.chip_slips import ORDER
from croupier.desk.house import House
from croupier.desk.running import Around
from croupier.devices.makers import PRINTERS
from croupier.devices.printer import PrinterPlace, PrintJob, PrintOutcome
from croupier.floor.cage.messages import windows
from croupier.floor.cage.settings import CageSettings
from croupier.floor.parts.messages import chip_slips
from croupier.paper.slips import Slip, SlipChips, SlipKind, SlipSignature

PRINTED = (chip_slips.FillPrepared, chip_slips.CreditTaken, windows.HandPayPaid)
"""The events that go with a paper."""


class SlipPrinting:
    def __init__(self, around: Around, settings: CageSettings) -> None:
        maker, address = PRINTERS.find(settings.printer)
        self._printer = maker(PrinterPlace(around.table, around.folder), address)
        self._around, self._site = around, settings.site

    async def print_(self, event: Event) -> None:
        """The paper that goes with this event; a printer that fails is an alarm, and no more."""
        paper = self._paper(event)
        if paper is None:
            return
        job = PrintJob(f"{paper.kind}:{paper.number}:{self._around.seq}", paper)
        result = await self._printer.print_(job)
        if result.outcome is not PrintOutcome.PRINTED:
            words = result.words or str(result.outcome)
            await self._around.alarm(f"{paper.kind} slip {paper.number} was not printed: {words}")

    def _paper(self, event: Event) -> Slip | None:
        house = self._around.house
        match event:
            case chip_slips.FillPrepared() | chip_slips.CreditTaken():
                return self._chips(house, event)
            case windows.HandPayPaid():
                paid = house.hand_pays[event.slip]
                return self._slip(
                    SlipKind.HAND_PAY,
                    event.slip,
                    f"{_called(house, paid.table)}, {paid.terminal}",
                    SlipSignature("cashier", staff_name(event.by) or "", self._now()),
                    amount=event.amount,
                )
            case _:
                return None

    def _chips(self, house: House, event: chip_slips.FillPrepared | chip_slips.CreditTaken) -> Slip:
        """With the name of everyone who has signed so far; the others sign on the paper too."""
        slip = house.chip_slips[event.slip]
        signers = zip(ORDER[slip.kind], slip.signed, strict=False)
        return self._slip(
            SlipKind(slip.kind),
            slip.number,
            _called(house, slip.table),
            *(SlipSignature(str(role), staff_name(who) or "") for role, who in signers),
            amount=event.amount,
            chips=tuple(SlipChips(denomination, count) for denomination, count in event.chips),
        )

    def _slip(
        self,
        kind: SlipKind,
        number: int,
        place: str,
        *signatures: SlipSignature,
        amount: int,
        chips: tuple[SlipChips, ...] = (),
    ) -> Slip:
        site = self._site
        return Slip(
            kind=kind,
            number=number,
            site=site.name,
            address=site.address,
            place=place,
            at=self._now(),
            amount=amount,
            chips=chips,
            signatures=signatures,
        )

    def _now(self) -> datetime:
        return self._site.local(self._around.time())


def _called(house: House, table: TableId) -> str:
    return house.names.get(table, table)
