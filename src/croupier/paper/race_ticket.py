"""A betting ticket, the customer's original: every field of Oneida B.2, in each form that a printer takes."""

from datetime import date, datetime
from enum import StrEnum

import msgspec

from croupier.base.money import Cents
from croupier.devices.validation import ValidationNumber
from croupier.paper.amount_words import amount_in_figures
from croupier.paper.slips import SlipSignature

DATE = "%m/%d/%Y"
TIME = "%H:%M:%S"


MANUAL_SIGNERS = ("teller", "supervisor")


class TicketForm(StrEnum):
    """An exchange ticket is printed for one that was cashed while some of its bets are still alive, and for a
    twin trifecta's second race."""

    BET = "betting ticket"
    EXCHANGE = "exchange ticket"
    TEST = "test, no value"


class TicketLine(msgspec.Struct, frozen=True, kw_only=True):
    """One bet: `EXACTA`, `BOX 1,3,5`, its races, the amount of each single bet and how many there are."""

    races: tuple[int, ...]
    called: str
    runners: str
    amount: Cents
    bets: int
    note: str = ""
    """What became of it, on an exchange ticket."""

    @property
    def cost(self) -> Cents:
        return self.amount * self.bets

    @property
    def races_text(self) -> str:
        first, last = self.races[0], self.races[-1]
        return f"RACE {first}" if first == last else f"RACES {first}-{last}"

    @property
    def bet_text(self) -> str:
        """`$1 EXACTA BOX 1,3,5`."""
        return f"{amount_in_figures(self.amount).removesuffix('.00')} {self.called} {self.runners}"

    @property
    def cost_text(self) -> str:
        return f"{_counted(self.bets)}  {amount_in_figures(self.cost)}"


class StampWord(StrEnum):
    """Cancelled at a window or terminal (E.3), marked by hand (E.4), refunded, or paid."""

    CANCEL = "Cancel"
    MANUAL_CANCEL = "Manual cancel"
    REFUNDED = "Refunded"
    CASHED = "Cashed"


class TicketStamp(msgspec.Struct, frozen=True, kw_only=True):
    """What is put on a ticket that is handed in. `window` is the window that issued it (E.3). `how` says
    whether the reader took it or its serial was keyed. A manual cancel is signed by two, on the ticket
    itself (E.4); who has signed by their own sign-in is in `signatures`."""

    word: StampWord
    window: str
    at: datetime
    how: str = ""
    signatures: tuple[SlipSignature, ...] = ()

    @property
    def signers(self) -> tuple[SlipSignature, ...]:
        """A line for everyone who must sign, in order."""
        if self.word is not StampWord.MANUAL_CANCEL:
            return ()
        given = {one.role: one for one in self.signatures}
        return tuple(given.get(role, SlipSignature(role)) for role in MANUAL_SIGNERS)

    @property
    def window_text(self) -> str:
        return f"WINDOW {self.window}"

    @property
    def how_text(self) -> str:
        return f"{self.at.strftime(f'{DATE} {TIME}')} {self.how}".strip()


class RaceTicket(msgspec.Struct, frozen=True, kw_only=True):
    """`transaction` is unique for ever, such as `W3-20261121-0042`; `serial` counts the tickets of its window
    or terminal. `number` is what the barcode holds: whoever has it can cash the ticket. `at` is in the
    facility's own time. The last day on which it is paid is `expires`.
    """

    facility: str
    station: str
    transaction: str
    serial: int
    number: ValidationNumber
    track: str
    race_day: date
    at: datetime
    lines: tuple[TicketLine, ...]
    expires: date | None = None
    form: TicketForm = TicketForm.BET
    exchanged_for: str = ""
    """Of an exchange ticket, the transaction of the ticket that was handed in."""
    stamp: TicketStamp | None = None

    def pdf(self) -> bytes:
        from croupier.paper.race_ticket_pdf import ticket_pdf  # noqa: PLC0415 - loads reportlab

        return ticket_pdf(self)

    def svg(self) -> str:
        """A picture of it, for a screen."""
        from croupier.paper.race_ticket_pdf import ticket_svg  # noqa: PLC0415 - loads reportlab

        return ticket_svg(self)

    def template(self) -> None:
        """No ticket-in ticket-out printer has a template for it."""

    def escpos(self) -> bytes:
        from croupier.paper.race_ticket_escpos import ticket_escpos  # noqa: PLC0415 - it knows this struct

        return ticket_escpos(self)

    @property
    def title(self) -> str:
        return self.form.upper()

    @property
    def bets(self) -> int:
        """Single bets on the whole ticket."""
        return sum(one.bets for one in self.lines)

    @property
    def total(self) -> Cents:
        """What the ticket cost: B.2's total take."""
        return sum(one.cost for one in self.lines)

    @property
    def bets_text(self) -> str:
        return _counted(self.bets)

    @property
    def foot(self) -> tuple[tuple[str, str], ...]:
        """What stands beneath the barcode, left and right."""
        exchanged = ((f"FOR {self.exchanged_for}", ""),) if self.exchanged_for else ()
        return (
            (self.transaction, f"SERIAL {self.serial:06}"),
            (f"WINDOW {self.station}", self.at_text),
            *exchanged,
            (self.expiry_text, "CHECK YOUR TICKET"),
        )

    @property
    def total_text(self) -> str:
        return amount_in_figures(self.total)

    @property
    def at_text(self) -> str:
        return self.at.strftime(f"{DATE} {TIME}")

    @property
    def day_text(self) -> str:
        return self.race_day.strftime("%a %m/%d/%Y").upper()

    @property
    def expiry_text(self) -> str:
        return f"CASH BY {self.expires.strftime(DATE)}" if self.expires else "DOES NOT EXPIRE"


def _counted(bets: int) -> str:
    return f"{bets:,} BET{'' if bets == 1 else 'S'}"
