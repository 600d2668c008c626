"""The controller's side of an ID003 conversation, without a line: what to ask, and what answers mean."""

from collections.abc import Mapping

from croupier.base.money import Cents
from croupier.devices.acceptor import AcceptorFault, AcceptorReport, BillReport, BillStep, HealthReport
from croupier.devices.id003 import INVALID, Ask, Frame, Status, read_currency

FAULTS: Mapping[Status, AcceptorFault] = {
    Status.STACKER_FULL: AcceptorFault.BOX_FULL,
    Status.STACKER_OPEN: AcceptorFault.BOX_OUT,
    Status.JAM_IN_ACCEPTOR: AcceptorFault.JAMMED,
    Status.JAM_IN_STACKER: AcceptorFault.JAMMED,
    Status.CHEATED: AcceptorFault.CHEATED,
    Status.FAILURE: AcceptorFault.BROKEN,
}
SETTINGS = (
    Frame(Ask.DENOMINATIONS, b"\0\0"),
    Frame(Ask.SECURITY, b"\0\0"),
    Frame(Ask.DIRECTION, b"\0"),
    Frame(Ask.INHIBIT, b"\0"),
)
"""Every bill, either way round, and nothing inhibited. An acceptor forgets them when it starts."""
_LEAVING = (Status.REJECTING, Status.RETURNING)
_IN_BOX = (Status.VEND_VALID, Status.POWER_UP_BILL_IN_STACKER)


class Controller:
    """A bill is known by its code in escrow alone: no later answer repeats what it is worth.

    No answer is acted upon twice: after every frame that is sent the status is heard anew. One status at most
    is on its way at a time. Answers come in the order of what was asked, so after one that did not come in
    time the version is asked for: its answer looks like no other, and what was late has come before it.
    """

    def __init__(self) -> None:
        self.bills: dict[int, Cents] = {}
        self._held: Cents | None = None
        self._behind = False
        self._asked = Ask.STATUS
        self.forget()

    def forget(self) -> None:
        """Another acceptor may be there now: ask it everything."""
        self.bills = {}
        self._settings: list[Frame] = []
        self._status: Status | None = None
        self._last: Status | None = None
        self._held = None
        self._order: Ask | None = None
        self._acknowledged = self._clearing = self._waited = self._stacking = False
        self._health: HealthReport | None = None

    def stack(self) -> None:
        self._order = Ask.STACK

    def give_back(self) -> None:
        self._order = Ask.RETURN

    def acknowledge(self) -> None:
        self._acknowledged = True

    def clear(self) -> None:
        self._clearing = True

    def ask(self) -> Frame:
        """The next frame to send."""
        frame = Frame(Ask.VERSION) if self._behind else self._operation() or Frame(Ask.STATUS)
        self._status, self._asked = None, Ask(frame.code)
        return frame

    def ask_again(self) -> Frame:
        """No answer has come in time: it is lost, or late."""
        self._behind = True
        return self.ask()

    @property
    def waits(self) -> bool:
        """Whether what was asked last has an answer."""
        return self._asked is not Ask.ACKNOWLEDGE

    def is_answer(self, frame: Frame) -> bool:
        """Whether this may be the answer to what was asked last."""
        if self._asked is Ask.VERSION:
            return _tells_version(frame)
        told = frame.status is not None
        return told if self._asked is Ask.STATUS else not told or frame.status is Status.COMMUNICATION_ERROR

    def _operation(self) -> Frame | None:
        match self._status:
            case Status.VEND_VALID | Status.POWER_UP_BILL_IN_STACKER as in_box:
                return self._acknowledgement(in_box)
            case Status.POWER_UP | Status.POWER_UP_BILL_IN_ACCEPTOR:
                return self._reset()
            case status if status is not None and not self.bills:
                return Frame(Ask.CURRENCY)
            case Status.ESCROW | Status.HOLDING if self._order is not None:
                self._stacking = self._order is Ask.STACK
                return Frame(self._order)
            case Status.INITIALIZE | Status.DISABLED:
                self._settings = self._settings or list(SETTINGS)
                return self._settings[0]
            case status if status in FAULTS and self._clearing:
                self._clearing, self._health = False, None
                return self._reset()
            case _:
                return None

    def _acknowledgement(self, in_box: Status) -> Frame | None:
        """An acceptor that was cut off from power with a bill in its stacker goes on when it is reset."""
        if not self._acknowledged:
            return None
        self._acknowledged, self._held = False, None
        return Frame(Ask.ACKNOWLEDGE) if in_box is Status.VEND_VALID else self._reset()

    def _reset(self) -> Frame:
        self._settings = []
        return Frame(Ask.RESET)

    def hear(self, frame: Frame) -> list[AcceptorReport]:
        if self._behind and _tells_version(frame):
            self._behind, self._status = False, None
        elif frame.code == Ask.CURRENCY:
            self.bills = read_currency(frame.content)
            return [] if self.bills else self._healthy(AcceptorFault.BROKEN)
        elif self._settings and frame == self._settings[0]:
            self._settings.pop(0)
        elif frame.status is not None and frame.status is not Status.COMMUNICATION_ERROR:
            return self._hear_status(frame.status, frame.content)
        return []

    def _hear_status(self, status: Status, content: bytes) -> list[AcceptorReport]:
        before, self._status, self._last = self._last, status, status
        if status not in _IN_BOX:  # what was acknowledged is past: the next bill in the box is another
            self._acknowledged = False
        if status is Status.ESCROW:
            self._waited = False
            return self._escrow(content) if self.bills else []
        if status in _IN_BOX:
            return [] if self._is_late(before) else self._in_box()
        if status in _LEAVING:
            return [] if before in _LEAVING else self._left()
        if status in FAULTS:  # an answer from before the reset says nothing of what came of it
            return [] if self._clearing else self._healthy(FAULTS[status])
        return self._idle() if status is Status.ENABLED else []

    def _escrow(self, content: bytes) -> list[AcceptorReport]:
        """A bill that is not among the dollars it knows, or a ticket, goes back without a word.

        In the place of a bill that was held there may be another one: the first has gone back unheard.
        """
        bill, held = self.bills.get(content[0]) if len(content) == 1 else None, self._held
        if bill is not None and bill == held:
            return []
        gone = [] if held is None else self._left()
        if bill is None:
            self._order = Ask.RETURN
            return gone
        self._held, self._order, self._stacking = bill, None, False
        return [*gone, BillReport(BillStep.ESCROWED, bill)]

    def _is_late(self, before: Status | None) -> bool:
        """A bill in escrow that nobody has told it to take: a first word of the box is of the bill before."""
        return self._held is not None and not self._stacking and before not in _IN_BOX

    def _in_box(self) -> list[AcceptorReport]:
        """One that it took in by itself, set not to hold bills, is told apart from one that was held."""
        self._order = None
        step = BillStep.UNASKED if self._waited else BillStep.STACKED
        return [] if self._acknowledged else [BillReport(step, self._held)]

    def _left(self) -> list[AcceptorReport]:
        held, self._held, self._order = self._held, None, None
        return [BillReport(BillStep.RETURNED, held)]

    def _idle(self) -> list[AcceptorReport]:
        """A bill that it held and does not speak of any more is told of as nothing inside."""
        if self._held is not None or self._clearing:
            self._held, self._health = None, None
        self._order, self._clearing, self._waited = None, False, True
        return self._healthy(None)

    def _healthy(self, fault: AcceptorFault | None) -> list[AcceptorReport]:
        health = HealthReport(fault)
        told, self._health = self._health == health, health
        return [] if told else [health]


def _tells_version(frame: Frame) -> bool:
    """An acceptor that cannot tell it now says so."""
    return frame.code in (Ask.VERSION, INVALID)
