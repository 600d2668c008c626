"""Slips that people sign: fills and credits of a table's rack, and hand pays. Each is printed twice."""

from datetime import datetime
from enum import StrEnum

import msgspec

from croupier.base.money import Cents
from croupier.paper.amount_words import amount_in_figures, amount_in_words

AT = "%m/%d/%Y %H:%M:%S"


class SlipKind(StrEnum):
    FILL = "fill"
    CREDIT = "credit"
    HAND_PAY = "hand pay"


class SlipCopy(StrEnum):
    """Whose sheet it is, as the foot of each says."""

    ORIGINAL = "original"
    DROP_BOX = "copy for the drop box"
    PLAYER = "copy for the player"


class SlipSignature(msgspec.Struct, frozen=True):
    """Who has signed in what role by their own sign-in, and when. Without a name the line is left empty."""

    role: str
    name: str = ""
    at: datetime | None = None

    @property
    def text(self) -> str:
        return f"{self.name}  {self.at.strftime(AT)}" if self.at else self.name


class Duplicate(msgspec.Struct, frozen=True):
    """`number` counts the duplicates of a slip; who asked for this one, and when."""

    number: int
    by: str
    at: datetime

    @property
    def text(self) -> str:
        return f"{self.number}, printed for {self.by} {self.at.strftime(AT)}"


class SlipChips(msgspec.Struct, frozen=True):
    """So many chips of one denomination."""

    denomination: Cents
    count: int

    @property
    def amount(self) -> Cents:
        return self.denomination * self.count


CHIP_SIGNERS = ("requester", "cashier", "runner", "dealer", "floorperson")
HAND_PAY_SIGNERS = ("player", "cashier", "floorperson")
_SIGNERS = {
    SlipKind.FILL: CHIP_SIGNERS,
    SlipKind.CREDIT: CHIP_SIGNERS,
    SlipKind.HAND_PAY: HAND_PAY_SIGNERS,
}
_COPIES = {
    SlipKind.FILL: (SlipCopy.ORIGINAL, SlipCopy.DROP_BOX),
    SlipKind.CREDIT: (SlipCopy.ORIGINAL, SlipCopy.DROP_BOX),
    SlipKind.HAND_PAY: (SlipCopy.ORIGINAL, SlipCopy.PLAYER),
}


class Slip(msgspec.Struct, frozen=True, kw_only=True):
    """`number` counts the slips of its kind without a gap; `at` is in the site's own time.

    `place` is the table or station. A fill or credit lists its chips, which add up to the amount; a hand pay
    has none. `why` says what called for it, in a sentence. A `duplicate` says on every sheet that it is one.
    """

    kind: SlipKind
    number: int
    site: str
    address: tuple[str, str]
    place: str
    at: datetime
    amount: Cents
    chips: tuple[SlipChips, ...] = ()
    why: str = ""
    signatures: tuple[SlipSignature, ...] = ()
    duplicate: Duplicate | None = None

    def __post_init__(self) -> None:
        if self.chips and sum(one.amount for one in self.chips) != self.amount:
            raise ValueError("the chips of a slip add up to its amount")

    def pdf(self) -> bytes:
        from croupier.paper.slip_pdf import slip_pdf  # noqa: PLC0415 - loads reportlab

        return slip_pdf(self)

    def template(self) -> None:
        """No ticket printer has a template for it."""

    def escpos(self) -> bytes:
        from croupier.paper.slip_escpos import slip_escpos  # noqa: PLC0415 - it knows this struct

        return slip_escpos(self)

    @property
    def copies(self) -> tuple[SlipCopy, ...]:
        return _COPIES[self.kind]

    @property
    def title(self) -> str:
        return f"{self.kind.upper()} SLIP"

    def foot(self, copy: SlipCopy) -> str:
        """Whose sheet it is."""
        return f"DUPLICATE OF THE {copy.upper()}" if self.duplicate else copy.upper()

    @property
    def number_text(self) -> str:
        return f"No. {self.number:06}"

    @property
    def facts(self) -> tuple[tuple[str, str], ...]:
        """What stands at its head: labels and values."""
        where = "Station" if self.kind is SlipKind.HAND_PAY else "Table"
        again = self.duplicate.text if self.duplicate else ""
        told = (
            (where, self.place),
            ("Date and time", self.at.strftime(AT)),
            ("Reason", self.why),
            ("Duplicate", again),
        )
        return tuple((label, value) for label, value in told if value)

    @property
    def chip_rows(self) -> tuple[tuple[str, str, str], ...]:
        """Denomination, count and amount, the largest first."""
        chips = sorted(self.chips, key=lambda one: -one.denomination)
        return tuple(
            (amount_in_figures(one.denomination), f"{one.count:,}", amount_in_figures(one.amount))
            for one in chips
        )

    @property
    def figures(self) -> str:
        return amount_in_figures(self.amount)

    @property
    def words(self) -> str:
        said = amount_in_words(self.amount)
        return said[0].upper() + said[1:]

    @property
    def signed(self) -> tuple[SlipSignature, ...]:
        """A line for everyone who must sign, in order, with what was signed already."""
        given = {one.role: one for one in self.signatures}
        return tuple(given.get(role, SlipSignature(role)) for role in _SIGNERS[self.kind])
