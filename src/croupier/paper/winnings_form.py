"""The fields of IRS Form W-2G, Certain Gambling Winnings, for a winner and for the file.

Only laid out here: which winnings are reported, and what is withheld, is configuration of the tote.
"""

from datetime import date

import msgspec

from croupier.base.money import Cents
from croupier.paper.amount_words import amount_in_figures

DATE = "%m/%d/%Y"


class WinningsForm(msgspec.Struct, frozen=True, kw_only=True):
    """Boxes as the form numbers them. What the winner must fill in by hand is left empty."""

    payer: str
    payer_address: tuple[str, ...]
    payer_tin: str = ""
    payer_phone: str = ""
    winner: str = ""
    winner_address: tuple[str, ...] = ()
    winnings: Cents
    won: date
    wager: str
    withheld: Cents = 0
    transaction: str
    race: str
    identical: Cents = 0
    cashier: str = ""
    winner_tin: str = ""
    window: str = ""
    first_id: str = ""
    second_id: str = ""
    state: str = ""
    state_winnings: Cents = 0
    state_withheld: Cents = 0
    local_winnings: Cents = 0
    local_withheld: Cents = 0
    locality: str = ""

    def pdf(self) -> bytes:
        from croupier.paper.winnings_form_pdf import form_pdf  # noqa: PLC0415 - loads reportlab

        return form_pdf(self)

    def template(self) -> None:
        """No ticket-in ticket-out printer has a template for it."""

    def escpos(self) -> bytes:
        from croupier.paper.winnings_form_pdf import form_escpos  # noqa: PLC0415 - it knows this struct

        return form_escpos(self)

    @property
    def payer_lines(self) -> tuple[str, ...]:
        numbers = (
            (f"TIN {self.payer_tin}", self.payer_tin),
            (f"Telephone {self.payer_phone}", self.payer_phone),
        )
        return (self.payer, *self.payer_address, *(text for text, given in numbers if given))

    @property
    def boxes(self) -> tuple[tuple[int, str, str], ...]:
        """Number, name and content of each box, in order."""
        told = (
            ("Reportable winnings", amount_in_figures(self.winnings)),
            ("Date won", self.won.strftime(DATE)),
            ("Type of wager", self.wager),
            ("Federal income tax withheld", amount_in_figures(self.withheld)),
            ("Transaction", self.transaction),
            ("Race", self.race),
            ("Winnings from identical wagers", _if_any(self.identical)),
            ("Cashier", self.cashier),
            ("Winner's taxpayer identification no.", self.winner_tin),
            ("Window", self.window),
            ("First identification", self.first_id),
            ("Second identification", self.second_id),
            ("State/Payer's state identification no.", self.state),
            ("State winnings", _if_any(self.state_winnings)),
            ("State income tax withheld", _if_any(self.state_withheld)),
            ("Local winnings", _if_any(self.local_winnings)),
            ("Local income tax withheld", _if_any(self.local_withheld)),
            ("Name of locality", self.locality),
        )
        return tuple((number, name, content) for number, (name, content) in enumerate(told, 1))


def _if_any(cents: Cents) -> str:
    return amount_in_figures(cents) if cents else ""
