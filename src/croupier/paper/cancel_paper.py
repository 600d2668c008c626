"""The stamp that a ticket issuing machine prints when it cancels a ticket (E.3), to be kept with it."""

import msgspec

from croupier.base.money import Cents
from croupier.paper.amount_words import amount_in_figures
from croupier.paper.race_ticket import TicketStamp


class CancelPaper(msgspec.Struct, frozen=True, kw_only=True):
    """Names its ticket by what stands on it, but for the number that cashed it. `amount` goes back."""

    facility: str
    transaction: str
    serial: int
    amount: Cents
    stamp: TicketStamp

    @property
    def rows(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.transaction, f"SERIAL {self.serial:06}"),
            ("BACK TO THE CUSTOMER", amount_in_figures(self.amount)),
        )

    def pdf(self) -> bytes:
        from croupier.paper.race_ticket_pdf import cancel_pdf  # noqa: PLC0415 - loads reportlab

        return cancel_pdf(self)

    def template(self) -> None:
        """No ticket-in ticket-out printer has a template for it."""

    def escpos(self) -> bytes:
        from croupier.paper.race_ticket_escpos import cancel_escpos  # noqa: PLC0415 - it knows this struct

        return cancel_escpos(self)
