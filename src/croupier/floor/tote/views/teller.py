"""A teller's window. What its drawer should hold is nowhere in it: counts are blind."""

import msgspec

from croupier.base import money
from croupier.base.names import Citation, staff_name
from croupier.base.wire_types import Dollars
from croupier.desk.house import House
from croupier.floor.parts.drawer import Drawer
from croupier.floor.tote import clauses
from croupier.floor.tote.bet_worth import ticket_worth
from croupier.floor.tote.messages.tickets import PaidPool
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.state import Tote
from croupier.floor.tote.views.claims import (
    TicketClaimView,
    Undelivered,
    claim_views,
    undelivered_views,
)
from croupier.floor.tote.views.ticket import TicketView, shown_ticket, ticket_view


class TellerWindow(msgspec.Struct, frozen=True):
    """`paid` is what was last paid out there."""

    id: str
    teller: str | None
    paid: Dollars


class TellerWitness(msgspec.Struct, frozen=True):
    """A member of staff on duty, who may see money go to the vault or come from it."""

    name: str
    role: str


class PresentedView(msgspec.Struct, frozen=True):
    """A ticket that the machine has verified here: what is due on it now. Bets that are not decided, `rest`,
    go on as an exchange ticket. `refunded` is given back of bets that are no longer valid, within `pays`;
    `clause` says by which rule. `signed` is whoever signed for one that no reader can read.
    """

    ticket: TicketView
    pays: Dollars
    refunded: Dollars
    clause: Citation
    rest: list[str]
    signed: str


class ManualCancelView(msgspec.Struct, frozen=True):
    """Signed by the teller; a supervisor signs next."""

    ticket: TicketView
    window: str
    teller: str


class TellerPart(msgspec.Struct, frozen=True):
    """`tote` is its name. `window` is where this teller works, None before a drawer is opened. `recent` are
    its last four tickets, the newest first: only these can be cancelled. `undelivered` are those of every
    window and terminal, `claims` what tellers have asked to pay without a ticket that can be read.
    """

    tote: str
    window: str | None
    windows: list[TellerWindow]
    imprest: Dollars
    recent: list[TicketView]
    presented: PresentedView | None
    manual_cancels: list[ManualCancelView]
    undelivered: list[Undelivered]
    claims: list[TicketClaimView]
    on_duty: list[TellerWitness]


def teller_part(tote: Tote, sender: str, house: House) -> TellerPart:
    mine = next((one for one in tote.drawers.values() if one.cashier == sender), None)
    return TellerPart(
        tote=tote.name,
        window=mine.window if mine else None,
        windows=window_views(tote),
        imprest=money.show(tote.terms.imprest),
        recent=_recent(tote, mine),
        presented=_presented(tote, mine),
        manual_cancels=manual_cancel_views(tote),
        undelivered=undelivered_views(tote),
        claims=claim_views(tote),
        on_duty=[TellerWitness(staff_name(who) or "", role) for who, role in house.on_duty.items()],
    )


def window_views(tote: Tote) -> list[TellerWindow]:
    return [
        TellerWindow(one.window, staff_name(one.cashier), money.show(one.paid))
        for one in tote.drawers.values()
    ]


def manual_cancel_views(tote: Tote) -> list[ManualCancelView]:
    asked = ((shown_ticket(tote, number), one) for number, one in tote.manual_cancels.items())
    return [ManualCancelView(ticket, one.window, staff_name(one.by) or "") for ticket, one in asked if ticket]


def _recent(tote: Tote, mine: Drawer | None) -> list[TicketView]:
    numbers = reversed(tote.recent.get(mine.window, ())) if mine else iter(())
    return [view for number in numbers if (view := shown_ticket(tote, number))]


def _presented(tote: Tote, mine: Drawer | None) -> PresentedView | None:
    presented = tote.presented.get(mine.window) if mine else None
    day = tote.day_of(presented.ticket) if presented else None
    if presented is None or day is None:
        return None
    worth = ticket_worth(day, day.ticket(presented.ticket))
    back = [pool for bet in worth for pool in bet.pools if pool.refunded]
    return PresentedView(
        ticket=ticket_view(tote, day, presented.ticket),
        pays=money.show(presented.pays),
        refunded=money.show(sum(pool.refunded for pool in back)),
        clause=_clause(day, back),
        rest=[one.bet for one in worth if not one.decided],
        signed=(staff_name(presented.signed) or "") if presented.signed else "",
    )


def _clause(day: RaceDay, refunds: list[PaidPool]) -> Citation:
    """A refund is processed as such, in a pool that is still open and in one that is closed."""
    if not refunds:
        return clauses.CASHING
    in_open_pool = any(day.is_open(pool.race) for pool in refunds)
    return clauses.REFUND_OPEN if in_open_pool else clauses.REFUND_CLOSED
