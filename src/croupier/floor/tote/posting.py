"""What happens at the tote, in the books: tickets."""

from typing import assert_never

from croupier.base.money import Cents
from croupier.base.names import TableId, TerminalId
from croupier.floor.parts import drawer
from croupier.floor.parts.attendants import AttendantEvent
from croupier.floor.parts.drawer import DrawerEvent
from croupier.floor.parts.papers import PaperEvent
from croupier.floor.parts.rack_posting import post_rack
from croupier.floor.parts.stations.changes import StationMoneyEvent
from croupier.floor.parts.stations.posting import post_station
from croupier.floor.tote.accounts import outs_account, pool_account
from croupier.floor.tote.bets import parsed
from croupier.floor.tote.evolve import BoxEvent, CashOutEvent, ToteEvent
from croupier.floor.tote.evolve_claims import ClaimEvent
from croupier.floor.tote.evolve_payments import Paid, PaymentEvent
from croupier.floor.tote.evolve_tickets import IssueEvent
from croupier.floor.tote.messages import tickets
from croupier.floor.tote.pool_posting import post_day
from croupier.ledger import accounts as chart
from croupier.ledger.accounts import Account
from croupier.ledger.codes import Code
from croupier.ledger.transfer import Transfer, move


def post(at: TableId, event: ToteEvent) -> list[Transfer]:
    if isinstance(event, DrawerEvent):
        return drawer.post(at, event)
    if isinstance(event, IssueEvent):
        return _sold(at, event) if isinstance(event, tickets.TicketSold) else []
    if isinstance(event, PaymentEvent):
        return _payment(at, event)
    if isinstance(event, StationMoneyEvent):
        return post_station(at, event)
    if isinstance(event, BoxEvent):
        return post_rack(at, event)
    silent = CashOutEvent | AttendantEvent | PaperEvent | ClaimEvent
    return [] if isinstance(event, silent) else post_day(at, event)


def _sold(at: TableId, event: tickets.TicketSold) -> list[Transfer]:
    """Each bet's cost, in equal parts into its pools."""
    payer, moved = _till(at, event.terminal, event.by), []
    for sold in event.bets:
        bet = parsed(sold.bet)
        for kind in bet.pools:
            into = pool_account(at, event.card, bet.race, kind)
            moved += move(payer, into, sold.cost // len(bet.pools), Code.TICKET_SOLD)
    return moved


def _payment(at: TableId, event: PaymentEvent) -> list[Transfer]:
    match event:
        case tickets.TicketCashed():
            return [*_paid(at, event), *_withheld(at, event)]
        case tickets.TicketRefunded():
            return _paid(at, event)
        case tickets.TicketCancelled():
            till = _till(at, event.terminal, event.by)
            return [
                one
                for pool in event.pools
                for one in move(
                    pool_account(at, event.card, pool.race, pool.kind),
                    till,
                    pool.cost,
                    Code.TICKET_CANCELLED,
                )
            ]
        case tickets.DifferencePaid():
            till = chart.drawer(at, event.window)
            return [
                one
                for race, kind, cents in event.pools
                for one in move(outs_account(at, event.card, race, kind), till, cents, Code.TICKET_CASHED)
            ]
        case (
            tickets.TicketPresented()
            | tickets.TicketReturned()
            | tickets.ManualCancelAsked()
            | tickets.ManualCancelWithdrawn()
        ):
            return []
        case _:
            assert_never(event)


def _paid(at: TableId, event: Paid) -> list[Transfer]:
    """Out of what the settled pools owe; a stake that is given back early, out of its pool."""
    till, moved = _till(at, event.terminal, event.by), []
    for one in event.pools:
        owing = outs_account if one.settled else pool_account
        account = owing(at, event.card, one.race, one.kind)
        moved += move(account, till, one.paid, Code.TICKET_CASHED)
        moved += move(account, till, one.refunded, Code.TICKET_REFUNDED)
    return moved


def _withheld(at: TableId, event: tickets.TicketCashed) -> list[Transfer]:
    """What the teller keeps back stays in the drawer, and is owed to the tax office."""
    cents: Cents = event.withheld
    return move(chart.drawer(at, event.terminal), chart.withheld(at), cents, Code.WITHHELD)


def _till(at: TableId, terminal: TerminalId, by: str) -> Account:
    """A teller's drawer; where there is no teller, the credit of a self-service terminal."""
    return chart.drawer(at, terminal) if by else chart.credits_of(at, terminal)
