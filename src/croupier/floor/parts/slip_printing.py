"""Numbered slips on paper: fills and credits with a copy for the drop box, hand pays to be signed.

A slip is no money: one that was not printed is printed again, marked as a duplicate, and what it says is in
the journal. So is what became of its paper: a process that ends in between leaves neither a slip without
paper nor silence.
"""

from croupier.base.envelope import Role
from croupier.base.money import Cents
from croupier.base.names import EffectId, TableId, staff_name
from croupier.desk.chip_slips import ChipSlip, HandPay, Signature, Signer
from croupier.desk.house import House
from croupier.desk.papers import Paper, PaperSort
from croupier.desk.running import Around
from croupier.desk.site import Site
from croupier.devices.makers import PAPER_PRINTERS
from croupier.devices.printer import RESTARTED, PrinterPlace, PrintJob, PrintOutcome
from croupier.floor.parts.electronic.reconcile import tell
from croupier.floor.parts.messages.papers import ReportPaper
from croupier.paper.slips import Duplicate, Slip, SlipChips, SlipKind, SlipSignature

PRINTER = "printer"


class SlipPrinting:
    """One printer of slips, at a place; `chosen` is its name in the configuration."""

    def __init__(self, around: Around, chosen: str, site: Site) -> None:
        maker, address = PAPER_PRINTERS.find(chosen)
        self._printer = maker(PrinterPlace(around.table, around.folder), address)
        self._around, self._site = around, site
        self._under_way: set[EffectId] = set()

    async def print_(self, effect: EffectId) -> None:
        """Print a slip that was asked for here, and tell the desk what became of it."""
        paper = self._around.house.papers[effect]
        self._under_way.add(effect)
        result = await self._printer.print_(PrintJob(paper.job, self._slip(paper)))
        why = "" if result.outcome is PrintOutcome.PRINTED else result.words or RESTARTED
        await tell(self._around, Role.DEVICE, PRINTER, ReportPaper(effect, why))
        self._under_way.discard(effect)

    async def recover(self) -> None:
        """Papers that were asked of another process. A printer begins no paper twice."""
        here = [one for one in self._around.house.papers.values() if one.table == self._around.table]
        for paper in here:
            if paper.effect not in self._under_way:
                await self.print_(paper.effect)

    def _slip(self, paper: Paper) -> Slip:
        house, copy = self._around.house, self._duplicate(paper)
        if paper.sort is PaperSort.HAND_PAY:
            return self._hand_pay(house, paper.slip, house.hand_pays[paper.slip], copy)
        return self._chips(house, house.chip_slips[paper.slip], copy)

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

    def _duplicate(self, paper: Paper) -> Duplicate | None:
        if not paper.copy:
            return None
        return Duplicate(paper.copy, staff_name(paper.by) or "", self._site.local(paper.at))


def _why(slip: HandPay, voucher_limit: Cents) -> str:
    """Empty where the player asked for cash."""
    if slip.unprinted:
        return "no voucher was printed"
    return "more than a voucher may have" if slip.amount > voucher_limit else ""


def _called(house: House, table: TableId) -> str:
    return house.names.get(table, table)
