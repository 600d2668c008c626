"""A bill at a station's acceptor: held, credited once it is in the box, or given back; and its faults."""

from collections.abc import Mapping

from croupier.base import money
from croupier.base.envelope import Event
from croupier.base.refusal import Reason, Refusal
from croupier.desk.kind import Decided
from croupier.devices.acceptor import AcceptorFault
from croupier.floor.parts.electronic.acceptor_state import HeldBill
from croupier.floor.parts.electronic.state import Terminal
from croupier.floor.parts.messages import bills
from croupier.floor.parts.messages.bills import Whereabouts
from croupier.floor.parts.messages.stations import AcceptCash, CashAccepted
from croupier.floor.parts.stations.cash_outs import untaking
from croupier.floor.parts.stations.clauses import StationClauses

UNFIT = Reason.EQUIPMENT_UNFIT
TROUBLE: Mapping[AcceptorFault, Refusal] = {
    AcceptorFault.JAMMED: Refusal(UNFIT, "a bill is stuck in the acceptor; an attendant has been told"),
    AcceptorFault.BOX_OUT: Refusal(UNFIT, "no bills are taken while the acceptor's cash box is out"),
    AcceptorFault.BOX_FULL: Refusal(UNFIT, "the acceptor's cash box is full; an attendant has been told"),
    AcceptorFault.BROKEN: Refusal(UNFIT, "the acceptor is out of order; an attendant has been told"),
    AcceptorFault.CHEATED: Refusal(UNFIT, "the acceptor takes no bills until an attendant has looked at it"),
    AcceptorFault.LINE_LOST: Refusal(UNFIT, "the acceptor does not answer; an attendant has been told"),
}
"""What a player is told of each fault."""


def hold_bill(terminal: Terminal, command: bills.HoldBill, cited: StationClauses) -> Decided:
    """Whether the bill in escrow may be taken. From here on it is credited or given back, exactly once."""
    if refusal := _not_taken(terminal, command.amount, cited):
        return refusal
    if terminal.acceptor.trouble is not None:
        return TROUBLE[terminal.acceptor.trouble].resting_on(cited.money_in)
    return [bills.BillHeld(terminal.id, terminal.acceptor.counted + 1, command.amount)]


def accept_cash(terminal: Terminal, command: AcceptCash, cited: StationClauses) -> Decided:
    """Currency is credited at once, and lies in the drop. A bill that was held is not refused any more."""
    if command.bill:
        if terminal.acceptor.held != HeldBill(command.bill, command.amount):
            return _none_on_its_way(cited)
    elif refusal := _not_taken(terminal, command.amount, cited):
        return refusal
    return [CashAccepted(terminal.id, command.amount, command.bill)]


def return_bill(terminal: Terminal, command: bills.ReturnBill, cited: StationClauses) -> Decided:
    held = terminal.acceptor.held
    if held is None or held.number != command.bill:
        return _none_on_its_way(cited)
    return [bills.BillReturned(terminal.id, held.number, held.amount, command.seen)]


def report_acceptor(terminal: Terminal, command: bills.ReportAcceptor, cited: StationClauses) -> Decided:
    if command.fault is terminal.acceptor.fault:
        return Refusal(Reason.NOTHING_THERE, "that is known of the acceptor already", cited.money_in)
    if command.fault is None:
        return [bills.AcceptorWorks(terminal.id)]
    return [bills.AcceptorFailed(terminal.id, command.fault)]


def clear_acceptor(
    terminal: Terminal, command: bills.ClearAcceptor, by: str, cited: StationClauses
) -> Decided:
    """The attendant's word settles a bill that was on its way: nobody else saw where it went."""
    if not terminal.acceptor.clearable:
        says = "nothing is to be cleared at that acceptor"
        return Refusal(Reason.NOTHING_THERE, says, cited.attended)
    held, found = terminal.acceptor.held, command.found
    if held is None and found is not Whereabouts.NONE:
        says = "no bill was on its way: there is none to settle"
        return Refusal(Reason.NOTHING_THERE, says, cited.attended)
    if held is not None and found is Whereabouts.NONE:
        says = "a bill was on its way: say whether it is in the box or was given back"
        return Refusal(Reason.NOTHING_THERE, says, cited.attended)
    settled = [] if held is None else [_settled(terminal, held, found, by)]
    return [*settled, bills.AcceptorCleared(terminal.id, by)]


def _settled(terminal: Terminal, held: HeldBill, found: Whereabouts, by: str) -> Event:
    if found is Whereabouts.BOXED:
        return CashAccepted(terminal.id, held.amount, held.number)
    return bills.BillReturned(terminal.id, held.number, held.amount, seen=True, by=by)


def _not_taken(terminal: Terminal, amount: money.Cents, cited: StationClauses) -> Refusal | None:
    if refusal := untaking(terminal, cited):
        return refusal
    if not 0 < amount <= money.MOST - terminal.credits:
        return Refusal(Reason.BAD_AMOUNT, "that is no amount of currency to take in", cited.money_in)
    return None


def _none_on_its_way(cited: StationClauses) -> Refusal:
    return Refusal(Reason.NOTHING_THERE, "no such bill is on its way there", cited.money_in)
