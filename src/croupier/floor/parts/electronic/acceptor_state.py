"""What the journal says of a station's bill acceptor."""

from dataclasses import dataclass

from croupier.base.money import Cents
from croupier.devices.acceptor import AcceptorFault

ATTENDED = frozenset({AcceptorFault.JAMMED, AcceptorFault.BROKEN, AcceptorFault.CHEATED})
"""Faults that only an attendant ends, whatever the acceptor says later; the others end by themselves."""


@dataclass(slots=True)
class HeldBill:
    """A bill in escrow or on its way into the cash box. `number` counts the bills of this station."""

    number: int
    amount: Cents


@dataclass(slots=True)
class AcceptorState:
    """`counted` is the number of the last bill that was held, `boxed` of the last that was credited.

    `fault` is what the acceptor last said of itself, `uncleared` one that waits for an attendant.
    """

    held: HeldBill | None = None
    counted: int = 0
    boxed: int = 0
    fault: AcceptorFault | None = None
    uncleared: AcceptorFault | None = None

    @property
    def trouble(self) -> AcceptorFault | None:
        """Why it takes no bills: what is wrong now before what waits for an attendant."""
        return self.fault or self.uncleared

    @property
    def clearable(self) -> bool:
        """True where an attendant has something to put right: a fault, or a bill that only a person finds."""
        return self.uncleared is not None or (self.held is not None and self.fault is not None)

    def hold(self, number: int, amount: Cents) -> None:
        self.held, self.counted = HeldBill(number, amount), number

    def box(self, number: int) -> None:
        self.held, self.boxed = None, number

    def fail(self, fault: AcceptorFault) -> None:
        self.fault = fault
        if fault in ATTENDED:
            self.uncleared = fault

    def clear(self) -> None:
        """Whether it still fails, it is asked anew."""
        self.fault = self.uncleared = None
