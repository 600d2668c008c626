"""Commands about tickets, at a teller's window or at a self-service terminal."""

from typing import TypeAlias, assert_never

from croupier.base.envelope import Envelope, Role
from croupier.base.refusal import Refusal
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.floor.parts import drawer
from croupier.floor.parts.drawer import Drawer
from croupier.floor.parts.electronic.state import Terminal
from croupier.floor.parts.stations.cash_outs import locked
from croupier.floor.parts.stations.decide import station_at
from croupier.floor.tote import cancelling, cashing, claims, clauses, manual_cancel, selling, twin_exchange
from croupier.floor.tote.messages import claims as messages
from croupier.floor.tote.messages import tickets
from croupier.floor.tote.state import Tote

Everywhere: TypeAlias = (
    tickets.SellTicket
    | tickets.CashTicket
    | tickets.CancelTicket
    | tickets.CancelInserted
    | tickets.ExchangeTicket
)
"""At windows and at self-service terminals."""
AtWindow: TypeAlias = (
    messages.IdentifyTicket
    | messages.ClaimUndelivered
    | tickets.PresentTicket
    | tickets.PayTicket
    | tickets.ReturnTicket
    | tickets.AskManualCancel
    | tickets.WithdrawManualCancel
    | tickets.ClaimTicket
    | tickets.PayDifference
)
AtPlace: TypeAlias = Everywhere | AtWindow


def decide_at_place(tote: Tote, command: AtPlace, envelope: Envelope, house: House) -> Decided:
    """A teller works at the window whose drawer the teller has opened."""
    if envelope.role is Role.PLAYER:
        here = station_at(tote, envelope.terminal, clauses.STATION)
        if isinstance(here, Refusal):
            return here
        assert isinstance(command, Everywhere)  # noqa: S101 - a player is offered no other
        return _at_terminal(tote, here, command, house)
    mine = drawer.of(tote.drawers, envelope.sender)
    return mine if isinstance(mine, Refusal) else _at_window(tote, mine, command, house)


def _at_window(tote: Tote, mine: Drawer, command: AtPlace, house: House) -> Decided:
    teller = mine.cashier or ""
    match command:
        case tickets.SellTicket():
            return selling.at_window(tote, mine.window, command, teller)
        case tickets.CancelTicket() | tickets.CancelInserted():
            return cancelling.at_window(tote, mine, command)
        case tickets.ExchangeTicket():
            return twin_exchange.exchange(tote, mine.window, command, teller)
        case tickets.CashTicket():
            return cashing.at_once(tote, mine, house, command)
        case _:
            return _own(tote, mine, command, house)


def _own(tote: Tote, mine: Drawer, command: AtWindow, house: House) -> Decided:
    """What is done at a window alone."""
    teller = mine.cashier or ""
    match command:
        case tickets.PresentTicket():
            return cashing.present(tote, mine, house, command)
        case tickets.PayTicket():
            return cashing.pay(tote, mine, house, command)
        case tickets.ReturnTicket():
            return cashing.give_back(tote, mine)
        case tickets.AskManualCancel():
            return manual_cancel.ask(tote, mine, command, teller)
        case tickets.WithdrawManualCancel():
            return manual_cancel.withdraw(tote, mine, command, teller)
        case tickets.ClaimTicket():
            return cashing.claim(command)
        case tickets.PayDifference():
            return cashing.pay_difference(tote, mine, command)
        case messages.IdentifyTicket():
            return claims.identify(tote, mine, house, command)
        case messages.ClaimUndelivered():
            return claims.claim_undelivered(tote, mine, house, command)
        case _:
            assert_never(command)


def _at_terminal(tote: Tote, here: Terminal, command: Everywhere, house: House) -> Decided:
    if refusal := locked(here, clauses.WAGERS):
        return refusal
    match command:
        case tickets.SellTicket():
            return selling.at_terminal(tote, here, command)
        case tickets.CancelTicket() | tickets.CancelInserted():
            return cancelling.at_terminal(tote, here, command)
        case tickets.ExchangeTicket():
            return twin_exchange.exchange(tote, here.id, command)
        case tickets.CashTicket():
            return cashing.cash_at_terminal(tote, here, house, command)
        case _:
            assert_never(command)
