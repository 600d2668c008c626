"""What each event of a mini-baccarat table comes to in a dealer's words, with the clause behind it."""

from collections.abc import Iterator

from croupier.base import money
from croupier.base.envelope import Event
from croupier.base.names import Citation, staff_name
from croupier.desk.kind import Drawn, Said
from croupier.floor.baccarat.messages import deal, pay
from croupier.floor.baccarat.state import CardTable
from croupier.floor.baccarat.tell_cards import tell_cards
from croupier.floor.parts import attendants
from croupier.floor.parts.attendants import AttendantEvent
from croupier.floor.parts.messages import rounds, seats, tables, wagers

Told = Iterator[tuple[str, Citation | None]]
HANDS = {"player": "the Player's Hand", "banker": "the Banker's Hand"}


def tell(table: CardTable, event: Event) -> Iterator[Said]:
    """`table` is as it was before the event."""
    if isinstance(event, AttendantEvent):
        yield attendants.tell(event, "Seat", table.citations.supervision)
        return
    for says, clause in (*tell_cards(table, event), *_says(table, event)):
        yield Said(says, clause)


def draw(event: Event) -> Drawn:
    match event:
        case wagers.WagerLaid():
            return Drawn(event.terminal, ((event.spot, event.amount + event.coupon),))
        case wagers.WagerTakenBack() | wagers.WagerReturned():
            return Drawn(event.terminal, ((event.spot, -(event.value + event.coupon)),))
        case wagers.CalledAccepted():
            return Drawn(event.terminal, ((event.spot, event.cash),))
        case deal.ResultAnnounced():
            return Drawn(number=event.winner)
        case _:
            return Drawn()


def _says(table: CardTable, event: Event) -> Told:
    match event:
        case wagers.WagerLaid() | wagers.WagerTakenBack() | wagers.WagerReturned():
            yield _wager(event), table.citations.tender
        case wagers.WagerCalled() | pay.CallConfirmed() | wagers.CalledAccepted() | wagers.CallLapsed():
            yield _call(event), table.citations.verbal
        case seats.ChipsAsked() | seats.ChipsIssued() | seats.ChipsTakenAway():
            yield _chips(event), table.citations.tender
        case tables.DealerChanged():
            yield f"{staff_name(event.dealer)} takes the table.", table.citations.supervision
        case rounds.GameStarted():
            yield f"Round {event.round}: place your bets.", table.citations.closing
        case rounds.BetsClosed():
            yield "No more bets.", table.citations.closing
        case _:
            yield from _pays(table, event)


def _wager(event: wagers.WagerLaid | wagers.WagerTakenBack | wagers.WagerReturned) -> str:
    if isinstance(event, wagers.WagerLaid):
        return f"Seat {event.terminal} lays {money.show_dollars(event.amount)} on {event.spot}."
    return f"Seat {event.terminal} has {money.show_dollars(event.value)} back from {event.spot}."


def _call(
    event: wagers.WagerCalled | pay.CallConfirmed | wagers.CalledAccepted | wagers.CallLapsed,
) -> str:
    said = f"{money.show_dollars(event.cash)} on {event.spot}"
    match event:
        case wagers.WagerCalled():
            return f"Seat {event.terminal} calls {said}."
        case pay.CallConfirmed():
            return f"{staff_name(event.by)} confirms seat {event.terminal}'s {said}."
        case wagers.CalledAccepted():
            return f"The dealer accepts seat {event.terminal}'s {said}; the cash is in the drop box."
        case wagers.CallLapsed():
            return f"Seat {event.terminal}'s call of {said} lapses."


def _chips(event: seats.ChipsAsked | seats.ChipsIssued | seats.ChipsTakenAway) -> str:
    match event:
        case seats.ChipsAsked():
            return f"Seat {event.terminal} lays {money.show_dollars(event.money.total)} for chips."
        case seats.ChipsIssued():
            return f"Seat {event.terminal} has value chips for {money.show_dollars(event.money.cash)}."
        case seats.ChipsTakenAway():
            return f"Seat {event.terminal} takes {money.show_dollars(event.amount)} in chips away."


def _pays(table: CardTable, event: Event) -> Told:
    cited = table.citations
    match event:
        case pay.LosingWagersCollected():
            taken = sum(one.amount for one in event.collected)
            yield f"Losing wagers are collected: {money.show_dollars(taken)}.", event.clause
        case pay.WagersVoid():
            back = sum(one.amount for one in event.wagers)
            yield f"Void wagers go back: {money.show_dollars(back)}.", event.clause
        case pay.WinnerPaid():
            paid = sum(one.paid for one in event.wagers)
            yield f"Seat {event.terminal} is paid {money.show_dollars(paid)}.", cited.paying
        case pay.VigorishCollected():
            yield f"Vigorish of {money.show_dollars(event.amount)} from seat {event.terminal}.", event.clause
        case pay.VigorishMarked():
            owed = money.show_dollars(event.owed)
            yield f"The button of seat {event.terminal} shows {owed} of vigorish.", event.clause
        case pay.VigorishDocumented():
            amount = money.show_dollars(event.amount)
            yield f"{staff_name(event.by)} documents {amount} of vigorish: {event.why}.", cited.collecting
        case pay.CardsDiscarded():
            yield f"The cards go into the discard rack: {event.result}.", cited.discarding
