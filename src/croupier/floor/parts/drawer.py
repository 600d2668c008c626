"""A drawer of currency that one person answers for: what it should hold, and what may be done with it.

Counts are blind: nobody is told what the books have before a count is in, not even by a refusal. What goes
out of a drawer is therefore never refused for its amount; where it is more than the drawer should hold, the
supervisors are alarmed. `offers`, `decide`, `evolve` and `post` are a kind's; `of` and `beyond` are for what
it pays out.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from croupier.base import money
from croupier.base.envelope import Role
from croupier.base.money import Cents
from croupier.base.names import TableId, TerminalId, staff_name
from croupier.base.refusal import Reason, Refusal, shown, worded
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.desk.messages import Alarmed
from croupier.desk.offer import Offer
from croupier.floor.parts.messages import drawers
from croupier.floor.parts.people import SUPERVISOR
from croupier.ledger import accounts as chart
from croupier.ledger.codes import Code
from croupier.ledger.transfer import Transfer, move

DrawerCommand: TypeAlias = (
    drawers.OpenDrawer
    | drawers.CloseDrawer
    | drawers.CloseLeftDrawer
    | drawers.FundDrawer
    | drawers.ReturnToVault
)
DrawerEvent: TypeAlias = drawers.DrawerOpened | drawers.DrawerClosed | drawers.DrawerFunded
NO_DRAWER = Refusal(Reason.WRONG_PHASE, "open a drawer first: you work at no window")


def offers(worker: frozenset[Role], screens: tuple[str, ...]) -> tuple[Offer, ...]:
    """`worker` is whoever works at a window; a supervisor closes what one who has left did not."""
    own = (drawers.OpenDrawer, drawers.CloseDrawer, drawers.FundDrawer, drawers.ReturnToVault)
    left = Offer(drawers.CloseLeftDrawer, SUPERVISOR, screens=screens)
    return (*(Offer(command, worker, screens=screens) for command in own), left)


@dataclass(slots=True)
class Drawer:
    """`holds` is what it should hold; nobody works at it while `cashier` is None. `paid` went out last."""

    window: TerminalId
    cashier: str | None = None
    holds: Cents = 0
    paid: Cents = 0

    def pay(self, amount: Cents) -> None:
        self.holds -= amount
        self.paid = amount


Drawers = Mapping[TerminalId, Drawer]


def of(all_: Drawers, who: str) -> Drawer | Refusal:
    """The drawer that this person works at."""
    return next((one for one in all_.values() if one.cashier == who), NO_DRAWER)


def beyond(drawer: Drawer, amount: Cents) -> list[Alarmed]:
    """An alarm where this amount is more than the drawer should hold. A count still finds what is so."""
    if amount <= drawer.holds:
        return []
    return [Alarmed(f"the drawer of window {drawer.window} gave out more than it should hold")]


def _unusual(drawer: Drawer, imprest: Cents, amount: Cents) -> list[Alarmed]:
    """An alarm where a window takes more than its imprest at once: a slip of the hand, or worse."""
    if amount <= imprest:
        return []
    return [Alarmed(f"the drawer of window {drawer.window} took more than its imprest from the vault")]


def decide(all_: Drawers, imprest: Cents, command: DrawerCommand, by: str, house: House) -> Decided:
    if isinstance(command, drawers.OpenDrawer):
        return _open(all_, imprest, command, by)
    if isinstance(command, drawers.CloseLeftDrawer):
        return _close_left(all_, command, by, house)
    drawer = of(all_, by)
    if isinstance(drawer, Refusal):
        return drawer
    match command:
        case drawers.CloseDrawer():
            return _no_count(command.amount) or _close(drawer, command.amount, by)
        case drawers.FundDrawer():
            refusal = unwitnessed(house, by, command.witness) or _no_amount(command.amount)
            funded = drawers.DrawerFunded(drawer.window, command.amount, by, command.witness)
            return refusal or [funded, *_unusual(drawer, imprest, command.amount)]
        case drawers.ReturnToVault():
            refusal = unwitnessed(house, by, command.witness) or _no_amount(command.amount)
            back = drawers.DrawerFunded(drawer.window, -command.amount, by, command.witness)
            return refusal or [back, *beyond(drawer, command.amount)]
        case _:
            assert_never(command)


def _open(all_: Drawers, imprest: Cents, command: drawers.OpenDrawer, by: str) -> Decided:
    drawer = _at(all_, command.window)
    if isinstance(drawer, Refusal):
        return drawer
    if not isinstance(mine := of(all_, by), Refusal):
        says = "you work at window {window}: close its drawer first"
        return worded(Reason.WRONG_PHASE, says, None, window=mine.window)
    if drawer.cashier is not None:
        says = "{cashier} works at window {window}"
        name = staff_name(drawer.cashier) or ""
        return worded(Reason.WRONG_PHASE, says, None, cashier=name, window=drawer.window)
    return _no_count(command.amount) or [
        drawers.DrawerOpened(drawer.window, imprest, command.amount, by),
        *_differs(drawer, imprest, command.amount),
    ]


def _at(all_: Drawers, window: TerminalId) -> Drawer | Refusal:
    if drawer := all_.get(window):
        return drawer
    return worded(Reason.UNKNOWN_TERMINAL, "there is no window {window} here", None, window=shown(window))


def _close_left(all_: Drawers, command: drawers.CloseLeftDrawer, by: str, house: House) -> Decided:
    if refusal := unwitnessed(house, by, command.witness):
        return refusal
    drawer = _at(all_, command.window)
    if isinstance(drawer, Refusal):
        return drawer
    if drawer.cashier is None:
        says = "the drawer of window {window} is closed already"
        return worded(Reason.WRONG_PHASE, says, None, window=drawer.window)
    return _no_count(command.amount) or _close(drawer, command.amount, by, command.witness)


def _close(drawer: Drawer, counted: Cents, by: str, witness: str = "") -> Decided:
    closed = drawers.DrawerClosed(drawer.window, drawer.holds, counted, by, witness)
    return [closed, *_differs(drawer, drawer.holds, counted)]


def _differs(drawer: Drawer, expected: Cents, counted: Cents) -> list[Alarmed]:
    return over_or_short(f"the drawer of window {drawer.window} is", counted - expected)


def over_or_short(counted_is: str, over: Cents) -> list[Alarmed]:
    """An alarm where a count differs; short of it for a negative amount."""
    if not over:
        return []
    return [Alarmed(f"{counted_is} {money.show_dollars(abs(over))} {'over' if over > 0 else 'short'}")]


def unwitnessed(house: House, by: str, witness: str) -> Refusal | None:
    if witness == by:
        says = "one person cannot be both: name another member of staff as witness"
        return Refusal(Reason.NOT_WITNESSED, says)
    if witness not in house.on_duty:
        says = "the witness {witness} is not on duty"
        return worded(Reason.NOT_WITNESSED, says, None, witness=shown(staff_name(witness)))
    return None


def _no_amount(amount: Cents) -> Refusal | None:
    if 0 < amount <= money.MOST:
        return None
    return Refusal(Reason.BAD_AMOUNT, "say an amount of more than 0.00")


def _no_count(amount: Cents) -> Refusal | None:
    return None if 0 <= amount <= money.MOST else Refusal(Reason.BAD_AMOUNT, "a count is 0.00 or more")


def evolve(all_: Drawers, event: DrawerEvent) -> None:
    drawer = all_[event.window]
    match event:
        case drawers.DrawerOpened():
            drawer.cashier, drawer.holds, drawer.paid = event.by, event.counted, 0
        case drawers.DrawerClosed():
            drawer.cashier, drawer.holds = None, 0
        case drawers.DrawerFunded():
            drawer.holds += event.amount
        case _:
            assert_never(event)


def post(place: TableId, event: DrawerEvent) -> list[Transfer]:
    """Between vault and drawer; what a count found over or short is a result."""
    drawer, overshort = chart.drawer(place, event.window), chart.overshort(place)
    match event:
        case drawers.DrawerOpened():
            short = event.issued - event.counted
            given = move(drawer, chart.CAGE, event.issued, Code.DRAWER)
            return [*given, *move(overshort, drawer, short, Code.OVER_SHORT)]
        case drawers.DrawerClosed():
            short = event.expected - event.counted
            back = move(chart.CAGE, drawer, event.counted, Code.DRAWER)
            return [*back, *move(overshort, drawer, short, Code.OVER_SHORT)]
        case drawers.DrawerFunded():
            return move(drawer, chart.CAGE, event.amount, Code.DRAWER)
        case _:
            assert_never(event)
