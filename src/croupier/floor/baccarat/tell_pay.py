"""Wagers decided, paid and charged, in a dealer's words: each wager with the clause that decided it."""

from croupier.base import money
from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import Citation, TerminalId, staff_name
from croupier.floor.baccarat.messages import pay
from croupier.floor.baccarat.settlement import ends
from croupier.floor.baccarat.state import CardTable
from croupier.floor.parts.seats.tell import Told

SPOTS = {"player": "Player", "banker": "Banker", "tie": "Tie"}


def riding(coupon: Cents) -> str:
    return f" and a coupon for {money.show_dollars(coupon)}" if coupon else ""


def with_coupon(stake: Cents, coupon: Cents) -> str:
    return money.show_dollars(stake) + riding(coupon)


def tell_pay(table: CardTable, event: Event) -> Told:
    match event:
        case pay.LosingWagersCollected():
            taken = sum(one.amount for one in event.collected)
            yield f"Losing wagers are collected: {money.show_dollars(taken)}.", event.clause
            for one in event.collected:
                lost = with_coupon(one.amount, one.coupon)
                clause = _clauses(table, one.terminal)[one.spot]
                yield f"Seat {one.terminal}: {lost} on {SPOTS[one.spot]} is lost.", clause
        case pay.WagersVoid():
            yield from _void(table, event)
        case pay.WinnerPaid():
            yield from _paid(table, event)
        case pay.CardsDiscarded():
            yield f"The cards go into the discard rack: {event.result}.", table.citations.discarding
        case _:
            yield from _vigorish(table, event)


def _clauses(table: CardTable, seat: TerminalId) -> dict[str, Citation]:
    """Of each wager that lies there, the clause by which it ends."""
    return {one.wager.spot: one.clause for one in ends(table, table.seats[seat])}


def _void(table: CardTable, event: pay.WagersVoid) -> Told:
    for one in event.wagers:
        clause = event.clause if event.refunded else _clauses(table, one.terminal)[one.spot]
        back = with_coupon(one.amount, one.coupon)
        yield f"Seat {one.terminal}: {back} on {SPOTS[one.spot]} is void and goes back.", clause


def _paid(table: CardTable, event: pay.WinnerPaid) -> Told:
    clauses = _clauses(table, event.terminal)
    for one in event.wagers:
        by_coupon = f", {money.show_dollars(one.promotion)} of it by coupon" if one.promotion else ""
        paid = f"{money.show_dollars(one.paid)} on {SPOTS[one.spot]}{by_coupon}"
        yield f"Seat {event.terminal} is paid {paid}.", clauses[one.spot]
    if event.withheld:
        kept = money.show_dollars(event.withheld)
        yield f"{kept} of it stays with the house for the vigorish.", table.citations.paying


def _vigorish(table: CardTable, event: Event) -> Told:
    match event:
        case pay.VigorishCollected():
            yield _collected(event), event.clause
        case pay.VigorishMarked():
            owed = money.show_dollars(event.owed)
            yield f"The button of seat {event.terminal} shows {owed} of vigorish.", event.clause
        case pay.VigorishDocumented():
            said = f"{money.show_dollars(event.amount)} of vigorish that seat {event.terminal} owes"
            yield f"{staff_name(event.by)} documents {said}: {event.why}.", table.citations.collecting


def _collected(event: pay.VigorishCollected) -> str:
    amount = money.show_dollars(event.amount)
    if event.button:
        return f"Seat {event.terminal} pays the {amount} of vigorish on its button."
    later = f"; {money.show_dollars(event.withheld)} of it comes out of the payment" if event.withheld else ""
    return f"Seat {event.terminal} pays {amount} of vigorish{later}."
