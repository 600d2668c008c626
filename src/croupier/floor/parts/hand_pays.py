"""Hand pays of stations on numbered slips, as the house knows them. Each slip is paid once."""

import msgspec

from croupier.base.names import Citation, TableId
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.chip_slips import HandPay, Signature
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.desk.papers import PaperSort
from croupier.floor.parts import papers
from croupier.floor.parts.messages.duplicates import HandPayPrintedAgain
from croupier.floor.parts.messages.papers import PaperAsked


def next_number(house: House) -> int:
    return len(house.hand_pays) + 1


def written(house: House, number: int, clause: Citation, table: TableId | None = None) -> HandPay | Refusal:
    """The slip with this number; `table` is where it must have been written."""
    slip = house.hand_pays.get(number)
    if slip is None or table not in (None, slip.table):
        return worded(Reason.NOTHING_THERE, "there is no hand pay slip {slip}", clause, slip=number)
    return slip


def print_again(
    house: House, number: int, by: str, clause: Citation, table: TableId | None = None
) -> Decided:
    slip = written(house, number, clause, table)
    if isinstance(slip, Refusal):
        return slip
    copy = slip.copies + 1
    return [HandPayPrintedAgain(number, copy, by), papers.asked(house, PaperSort.HAND_PAY, number, copy, by)]


def paper(house: House, number: int) -> PaperAsked:
    """The paper of a slip that is being written."""
    return papers.asked(house, PaperSort.HAND_PAY, number)


def write(house: House, number: int, slip: HandPay) -> None:
    """The cage owes it from here on."""
    house.hand_pays[number] = slip
    house.unpaid_hand_pays.add(number)


def pay(house: House, number: int, by: str) -> None:
    paid = Signature(by, house.time)
    house.hand_pays[number] = msgspec.structs.replace(house.hand_pays[number], paid=paid)
    house.unpaid_hand_pays.discard(number)


def count_duplicate(house: House, event: HandPayPrintedAgain) -> None:
    slip = house.hand_pays[event.slip]
    house.hand_pays[event.slip] = msgspec.structs.replace(slip, copies=event.copy)
