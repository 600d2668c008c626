"""Vouchers on their way to paper: a number is drawn, issued by the desk, and printed once.

The number is in this process's memory until it is printed, and nowhere else: whoever copies the database
learns none. If the process ends in between, the number is void and the amount is paid by hand.
"""

from collections.abc import Mapping
from datetime import date

from croupier.base.envelope import Command, Role
from croupier.base.names import EffectId, TerminalId
from croupier.base.refusal import Reason, Refusal
from croupier.desk.running import Around
from croupier.desk.site import Site
from croupier.devices.printer import RESTARTED, Printer, PrintJob, PrintOutcome
from croupier.devices.validation import ValidationKey, ValidationNumber, key_file
from croupier.floor.parts.electronic.reconcile import tell
from croupier.floor.parts.electronic.state import CashOut
from croupier.floor.parts.electronic.views.terminal import VoucherPaper
from croupier.floor.parts.messages import vouchers
from croupier.paper.voucher import Voucher

PRINTER = "printer"
TRIES = 3
"""Numbers drawn for one voucher: two of the same in a row mean that the source of chance is broken."""


class VoucherPrinting:
    """The printers of a table's stations."""

    def __init__(self, printers: Mapping[TerminalId, Printer], around: Around, site: Site) -> None:
        self._printers, self._around, self._site = printers, around, site
        self._key = ValidationKey.kept(key_file(around.folder) if around.folder else None)
        self._drawn: dict[EffectId, ValidationNumber] = {}
        self._papers: dict[TerminalId, VoucherPaper] = {}

    def last_paper(self, terminal: TerminalId) -> VoucherPaper | None:
        """The voucher that this station's printer gave out last, as long as this process has run."""
        return self._papers.get(terminal)

    async def draw(self, asked: vouchers.VoucherAsked) -> None:
        """Draw a number that the desk has never issued, if the printer could print it now."""
        status = await self._printers[asked.terminal].status()
        why = "" if status.prints else status.words or f"the printer is {status.state}".replace("-", " ")
        for _ in range(TRIES):
            if why:
                break
            refusal = await self._issue(asked.effect)
            if refusal is None:
                return
            why = "" if refusal.reason is Reason.DUPLICATE_ID else refusal.says
        await self._tell(vouchers.ReportPrintFailed(asked.effect, why or "no number could be drawn"))

    async def _issue(self, effect: EffectId) -> Refusal | None:
        number = self._drawn[effect] = self._key.fresh(self._site.system)
        issue = vouchers.IssueVoucher(effect, self._key.hashed(number))
        reply = await self._around.submit(Role.DEVICE, f"{PRINTER}:{self._around.table}", issue)
        if reply.refusal is not None:
            del self._drawn[effect]
        return reply.refusal

    async def print_(self, issued: vouchers.VoucherIssued, machine: str) -> None:
        """Print an issued voucher, and tell the desk what came of it; the number is then forgotten."""
        job = PrintJob(job_id(issued.effect, issued.voucher), self._paper(issued, machine))
        result = await self._printers[issued.terminal].print_(job)
        printed = result.outcome is PrintOutcome.PRINTED
        if printed:
            self._keep_paper(issued.terminal, issued.voucher, result.words)
        failed = vouchers.ReportPrintFailed(issued.effect, result.words or str(result.outcome))
        await self._tell(vouchers.ReportPrinted(issued.effect) if printed else failed)
        del self._drawn[issued.effect]

    def _keep_paper(self, terminal: TerminalId, voucher: str, file: str = "") -> None:
        """Before the desk is told: the player's screen then shows it with the end of the cash-out."""
        shown = self._around.demonstration and self._printers[terminal].simulated
        expires = self._around.house.vouchers[voucher].expires
        self._papers[terminal] = VoucherPaper(expires, file if shown else "")

    def _paper(self, issued: vouchers.VoucherIssued, machine: str) -> Voucher:
        return Voucher(
            site=self._site.name,
            address=self._site.address,
            machine=machine,
            at=self._site.local(self._around.time()),
            amount=issued.amount,
            sequence=issued.number,
            number=self._drawn[issued.effect],
            void_after=date.fromisoformat(issued.expires) if issued.expires else None,
        )

    async def recover(self, waiting: Mapping[TerminalId, CashOut]) -> None:
        """Settle prints whose outcome nobody heard, by what the printer itself says of them."""
        for terminal, cash_out in waiting.items():
            if cash_out.print is not None and cash_out.print not in self._drawn:
                await self._tell(await self._outcome(terminal, cash_out.print, cash_out))

    async def _outcome(self, terminal: TerminalId, effect: EffectId, cash_out: CashOut) -> Command:
        asked, printer = cash_out.voucher, self._printers[terminal]
        known = await printer.outcome_of(job_id(effect, asked)) if asked else None
        if known is PrintOutcome.PRINTED:
            self._keep_paper(terminal, asked)
            return vouchers.ReportPrinted(effect)
        return vouchers.ReportPrintFailed(effect, RESTARTED)

    async def _tell(self, command: Command) -> None:
        await tell(self._around, Role.DEVICE, PRINTER, command)


def job_id(effect: EffectId, voucher: str) -> str:
    """With some of the hash: on a journal that was put back from a backup an effect may come twice."""
    return f"{effect}:{voucher[:16]}"
