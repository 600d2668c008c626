"""A simulated bill acceptor that speaks ID003, faults and power cuts included."""

from collections.abc import Mapping

from croupier.base.money import Cents
from croupier.devices.id003 import (
    INVALID,
    TAKEN,
    Ask,
    Frame,
    FrameScanner,
    Status,
    write_currency,
    write_frame,
)

BILLS: Mapping[int, Cents] = {0x61: 100, 0x63: 500, 0x64: 1000, 0x65: 2000, 0x66: 5000, 0x67: 10_000}
"""By the code that acceptors of dollars give each in escrow."""
_NEXT = {
    Status.INITIALIZE: Status.DISABLED,
    Status.ACCEPTING: Status.ESCROW,
    Status.STACKING: Status.VEND_VALID,
    Status.STACKED: Status.ENABLED,
    Status.REJECTING: Status.ENABLED,
    Status.RETURNING: Status.ENABLED,
}
"""What a status that passes by itself becomes once it was told."""
_SETTINGS = (Ask.DENOMINATIONS, Ask.SECURITY, Ask.INHIBIT, Ask.DIRECTION)
FAULTS = (
    Status.STACKER_OPEN,
    Status.STACKER_FULL,
    Status.JAM_IN_ACCEPTOR,
    Status.JAM_IN_STACKER,
    Status.CHEATED,
    Status.FAILURE,
)


class SimulatedId003:
    """`box` and `returned` are where bills came to; `inside` is the one between the two.

    `jams`: the next bill that is to be stacked sticks on its way.
    """

    def __init__(self, bills: Mapping[int, Cents] = BILLS) -> None:
        self._bills, self._scanner = dict(bills), FrameScanner()
        self.box: list[Cents] = []
        self.returned: list[Cents] = []
        self.inside: Cents | None = None
        self.jams = False
        self.status = Status.POWER_UP
        self._owed = self._righted = False
        self._inhibited = True

    def receive(self, raw: bytes) -> bytes:
        """Its answer to what came over the line."""
        return b"".join(map(self._answer, self._scanner.feed(raw)))

    def _answer(self, frame: Frame) -> bytes:
        if frame.code == Ask.ACKNOWLEDGE:
            self._acknowledged()
            return b""
        return write_frame(self._reply(frame))

    def _reply(self, frame: Frame) -> Frame:
        match frame.code:
            case Ask.STATUS:
                return self._tell()
            case Ask.VERSION:
                return Frame(Ask.VERSION, b"simulated")
            case Ask.CURRENCY:
                return Frame(Ask.CURRENCY, write_currency(self._bills))
            case code if code in _SETTINGS:
                self._set(frame)
                return frame
            case Ask.RESET:
                self._reset()
                return Frame(TAKEN)
            case Ask.STACK | Ask.RETURN if self.status is Status.ESCROW:
                self._let_go(stacks=frame.code == Ask.STACK)
                return Frame(TAKEN)
            case _:
                return Frame(INVALID)

    def _tell(self) -> Frame:
        told = self.status
        if told is Status.ESCROW:
            code = next(code for code, bill in self._bills.items() if bill == self.inside)
            return Frame(told, bytes((code,)))
        self.pass_on()
        return Frame(told)

    def pass_on(self) -> None:
        """Time passes: a status that ends by itself goes on, and the bill with it."""
        if self.status in (Status.REJECTING, Status.RETURNING):
            self._give_back()
        elif self.status is Status.STACKING:
            self._into_box()
        after = _NEXT.get(self.status, self.status)
        if self.status is Status.INITIALIZE:
            after = self._after_start()
        self.status = Status.DISABLED if after is Status.ENABLED and self._inhibited else after

    def _after_start(self) -> Status:
        """What was inside when the power failed goes where it was going."""
        if self.inside is not None:
            return Status.REJECTING
        return Status.VEND_VALID if self._owed else Status.DISABLED

    def _set(self, frame: Frame) -> None:
        if frame.code == Ask.INHIBIT:
            self._inhibited = frame.content != b"\0"
            if self.status in (Status.ENABLED, Status.DISABLED):
                self.status = Status.DISABLED if self._inhibited else Status.ENABLED

    def _reset(self) -> None:
        if self.status is Status.POWER_UP_BILL_IN_STACKER:
            self._into_box()
        if self.status not in FAULTS or self._righted:
            self.status, self._inhibited, self._righted = Status.INITIALIZE, True, False

    def _let_go(self, *, stacks: bool) -> None:
        if stacks and self.jams:
            self.break_down(Status.JAM_IN_STACKER)
        else:
            self.status = Status.STACKING if stacks else Status.RETURNING

    def _into_box(self) -> None:
        if self.inside is not None:
            self.box.append(self.inside)
            self.inside, self._owed = None, True

    def _give_back(self) -> None:
        if self.inside is not None:
            self.returned.append(self.inside)
            self.inside = None

    def _acknowledged(self) -> None:
        if self.status is Status.VEND_VALID:
            self._owed, self.status = False, Status.STACKED

    def feed(self, bill: Cents) -> None:
        """A player's hand puts a bill in. It comes out again where it is not known or not wanted now."""
        if bill in self._bills.values() and self.status is Status.ENABLED:
            self.inside, self.status = bill, Status.ACCEPTING
        else:
            self.returned.append(bill)

    def cut_power(self) -> None:
        """For a moment: it starts again, and remembers the bill inside and what it has not yet told of."""
        if self.status in FAULTS:
            return
        if self._owed or self.status in (Status.STACKING, Status.POWER_UP_BILL_IN_STACKER):
            self.status = Status.POWER_UP_BILL_IN_STACKER
        else:
            in_path = self.inside is not None
            self.status = Status.POWER_UP_BILL_IN_ACCEPTOR if in_path else Status.POWER_UP
        self._inhibited, self._scanner = True, FrameScanner()

    def let_escrow_lapse(self) -> None:
        """Nobody has said for too long what becomes of the bill in escrow: it goes back."""
        if self.status is Status.ESCROW:
            self.status = Status.RETURNING

    def come_loose(self) -> None:
        """A bill that was stuck falls into the box by itself."""
        self.jams, self.status = False, Status.VEND_VALID
        self._into_box()

    def break_down(self, fault: Status) -> None:
        """It stays so, power cuts included, until a person has put it right and it was reset."""
        self.status, self._righted = fault, False

    def put_right(self) -> Cents | None:
        """A person opens it and takes out whatever is inside."""
        found, self.inside, self.jams, self._righted = self.inside, None, False, True
        return found

    def take_box_out(self) -> list[Cents]:
        """A bill on its way falls back to the player; the box's bills leave with it."""
        self._give_back()
        taken, self.box = self.box, []
        self.break_down(Status.STACKER_OPEN)
        return taken

    def put_box_in(self) -> None:
        """It starts by itself."""
        self.status, self._inhibited = Status.INITIALIZE, True
