"""What each event of a mini-baccarat table comes to in a dealer's words, with the clause behind it."""

from collections.abc import Iterator
from itertools import chain

from croupier.base import money
from croupier.base.envelope import Event
from croupier.base.names import staff_name
from croupier.desk.kind import Drawn, Said
from croupier.floor.baccarat.messages import deal, pay
from croupier.floor.baccarat.state import CardTable
from croupier.floor.baccarat.tell_cards import tell_cards
from croupier.floor.baccarat.tell_pay import SPOTS, riding, tell_pay, with_coupon
from croupier.floor.parts.messages import rounds, seats, tables, wagers
from croupier.floor.parts.seats.tell import Told, draw_wager, tell_seats


def tell(table: CardTable, event: Event) -> Iterator[Said]:
    """`table` is as it was before the event."""
    return tell_seats(
        event, table.citations.supervision, chain(tell_cards(table, event), _says(table, event))
    )


def draw(event: Event) -> Drawn:
    if isinstance(event, deal.ResultAnnounced):
        return Drawn(number=event.winner)
    return draw_wager(event)


def _says(table: CardTable, event: Event) -> Told:
    match event:
        case wagers.WagerLaid() | wagers.WagerTakenBack():
            yield _wager(event), table.citations.tender
        case wagers.WagerReturned():
            back = with_coupon(event.value, event.coupon)
            says = (
                f"Seat {event.terminal}'s total is below the minimum: {back} back from {SPOTS[event.spot]}."
            )
            yield says, event.clause
        case wagers.WagerCalled() | pay.CallConfirmed() | wagers.CalledAccepted() | wagers.CallLapsed():
            yield _call(event), table.citations.verbal
        case seats.ChipsAsked() | seats.ChipsIssued() | seats.ChipsTakenAway():
            yield _chips(event), table.citations.tender
        case tables.DealerChanged():
            yield f"{staff_name(event.dealer)} takes the table.", table.citations.supervision
        case tables.DealerLeft():
            yield f"{staff_name(event.dealer)} leaves the table: nobody deals.", table.citations.supervision
        case rounds.GameStarted():
            yield f"Round {event.round}: place your bets.", table.citations.dealing
        case rounds.BetsClosed():
            staked = money.show_dollars(event.staked)
            yield f"No more bets: {staked} lies on the layout.", table.citations.no_more_bets
        case _:
            yield from tell_pay(table, event)


def _wager(event: wagers.WagerLaid | wagers.WagerTakenBack) -> str:
    if isinstance(event, wagers.WagerLaid):
        laid = with_coupon(event.amount, event.coupon)
        return f"Seat {event.terminal} lays {laid} on {SPOTS[event.spot]}."
    return (
        f"Seat {event.terminal} takes {with_coupon(event.value, event.coupon)} back from {SPOTS[event.spot]}."
    )


def _call(
    event: wagers.WagerCalled | pay.CallConfirmed | wagers.CalledAccepted | wagers.CallLapsed,
) -> str:
    said = f"{money.show_dollars(event.cash)} on {SPOTS[event.spot]}"
    match event:
        case wagers.WagerCalled():
            return f"Seat {event.terminal} calls {said}, with cash."
        case pay.CallConfirmed():
            return f"{staff_name(event.by)} confirms seat {event.terminal}'s {said}."
        case wagers.CalledAccepted():
            return f"The dealer accepts seat {event.terminal}'s {said}; the cash is in the drop box."
        case _:
            return f"Seat {event.terminal}'s call of {said} was not accepted and lapses."


def _chips(event: seats.ChipsAsked | seats.ChipsIssued | seats.ChipsTakenAway) -> str:
    match event:
        case seats.ChipsAsked():
            laid = with_coupon(event.money.cash, event.money.coupon)
            return f"Seat {event.terminal} lays {laid} for value chips."
        case seats.ChipsIssued():
            return f"Seat {event.terminal} gets {money.show_dollars(event.money.cash)} in value chips."
        case _:
            taken = f"{money.show_dollars(event.amount)} in value chips"
            return f"Seat {event.terminal} takes {taken}{riding(event.coupon)} away."
