"""Numbered slips on paper: fills and credits with a copy for the drop box, hand pays to be signed.

A slip is no money: one that was not printed is printed again, marked as a duplicate, and what it says is in
the journal.
"""

from croupier.base.money import Cents
from croupier.base.names import TableId, staff_name
from croupier.desk.chip_slips import ChipSlip, HandPay, Signature, Signer
from croupier.desk.house import House
from croupier.desk.running import Around
from croupier.desk.site import Site
from croupier.devices.makers import PRINTERS
from croupier.devices.printer import PrinterPlace, PrintJob, PrintOutcome
from croupier.paper.slips import Duplicate, Slip, SlipChips, SlipKind, SlipSignature


class SlipPrinting:
    """One printer of slips, at a place; `chosen` is its name in the configuration."""

    def __init__(self, around: Around, chosen: str, site: Site) -> None:
        maker, address = PRINTERS.find(chosen)
        self._printer = maker(PrinterPlace(around.table, around.folder), address)
        self._around, self._site = around, site

    async def chip_slip(self, number: int, copy: int = 0, by: str = "") -> None:
        """A fill or a credit; `copy` counts duplicates, and `by` asked for this one."""
        house = self._around.house
        await self._print(self._chips(house, house.chip_slips[number], self._duplicate(copy, by)))

    async def hand_pay(self, number: int, copy: int = 0, by: str = "") -> None:
        house = self._around.house
        await self._print(self._hand_pay(house, number, house.hand_pays[number], self._duplicate(copy, by)))

    async def _print(self, paper: Slip) -> None:
        """A printer that fails is an alarm, and no more."""
        copy = paper.duplicate.number if paper.duplicate else 0
        job = PrintJob(f"{paper.kind}:{paper.number}:{copy}:{self._around.seq}", paper)
        result = await self._printer.print_(job)
        if result.outcome is not PrintOutcome.PRINTED:
            words = result.words or str(result.outcome)
            says = f"{paper.kind} slip {paper.number} was not printed ({words}): print it again"
            await self._around.alarm(says)

    def _chips(self, house: House, slip: ChipSlip, duplicate: Duplicate | None) -> Slip:
        """With the name of everyone who has signed so far; the others sign on the paper too."""
        printed = next(signed.at for signer, signed in slip.signatures if signer is Signer.CASHIER)
        return Slip(
            kind=SlipKind(slip.kind),
            number=slip.number,
            site=self._site.name,
            address=self._site.address,
            place=_called(house, slip.table),
            at=self._site.local(printed),
            amount=slip.amount,
            chips=tuple(SlipChips(denomination, count) for denomination, count in slip.chips),
            signatures=tuple(self._signed(str(signer), one) for signer, one in slip.signatures),
            duplicate=duplicate,
        )

    def _hand_pay(self, house: House, number: int, slip: HandPay, duplicate: Duplicate | None) -> Slip:
        """Signed by whoever wrote it at the station, and by the cashier once it is paid at the cage."""
        signed = [self._signed("floorperson", slip.written)]
        if slip.paid is not None and slip.paid.who != slip.written.who:
            signed.append(self._signed("cashier", slip.paid))
        return Slip(
            kind=SlipKind.HAND_PAY,
            number=number,
            site=self._site.name,
            address=self._site.address,
            place=f"{_called(house, slip.table)}, {slip.terminal}",
            at=self._site.local(slip.written.at),
            amount=slip.amount,
            why=_why(slip, house.voucher_limit),
            signatures=tuple(signed),
            duplicate=duplicate,
        )

    def _signed(self, role: str, signature: Signature) -> SlipSignature:
        return SlipSignature(role, staff_name(signature.who) or "", self._site.local(signature.at))

    def _duplicate(self, copy: int, by: str) -> Duplicate | None:
        if not copy:
            return None
        return Duplicate(copy, staff_name(by) or "", self._site.local(self._around.time()))


def _why(slip: HandPay, voucher_limit: Cents) -> str:
    """Empty where the player asked for cash."""
    if slip.unprinted:
        return "no voucher was printed"
    return "more than a voucher may have" if slip.amount > voucher_limit else ""


def _called(house: House, table: TableId) -> str:
    return house.names.get(table, table)
