"""What each event of a mini-baccarat table comes to in a dealer's words, with the clause behind it."""

from collections.abc import Iterator

from croupier.base import money
from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import Citation, staff_name
from croupier.desk.kind import Drawn, Said
from croupier.floor.baccarat.messages import deal, pay
from croupier.floor.baccarat.state import CardTable
from croupier.floor.baccarat.tell_cards import tell_cards
from croupier.floor.parts import attendants
from croupier.floor.parts.attendants import AttendantEvent
from croupier.floor.parts.messages import rounds, seats, tables, wagers

Told = Iterator[tuple[str, Citation | None]]
SPOTS = {"player": "Player", "banker": "Banker", "tie": "Tie"}


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
        case wagers.WagerLaid() | wagers.WagerTakenBack():
            yield _wager(event), table.citations.tender
        case wagers.WagerReturned():
            back = _amount(event.value, event.coupon)
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
            yield f"No more bets: {staked} lies on the layout.", table.citations.closing
        case _:
            yield from _pays(table, event)


def _wager(event: wagers.WagerLaid | wagers.WagerTakenBack) -> str:
    if isinstance(event, wagers.WagerLaid):
        laid = _amount(event.amount, event.coupon)
        return f"Seat {event.terminal} lays {laid} on {SPOTS[event.spot]}."
    return f"Seat {event.terminal} takes {_amount(event.value, event.coupon)} back from {SPOTS[event.spot]}."


def _amount(stake: Cents, coupon: Cents) -> str:
    riding = f" and a coupon for {money.show_dollars(coupon)}" if coupon else ""
    return money.show_dollars(stake) + riding


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
            laid = _amount(event.money.cash, event.money.coupon)
            return f"Seat {event.terminal} lays {laid} for value chips."
        case seats.ChipsIssued():
            return f"Seat {event.terminal} gets {money.show_dollars(event.money.cash)} in value chips."
        case _:
            return f"Seat {event.terminal} takes {money.show_dollars(event.amount)} in value chips away."


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
            yield _paid(event), cited.paying
        case pay.VigorishCollected():
            yield _vigorish(event), event.clause
        case pay.VigorishMarked():
            owed = money.show_dollars(event.owed)
            yield f"The button of seat {event.terminal} shows {owed} of vigorish.", event.clause
        case pay.VigorishDocumented():
            said = f"{money.show_dollars(event.amount)} of vigorish that seat {event.terminal} owes"
            yield f"{staff_name(event.by)} documents {said}: {event.why}.", cited.collecting
        case pay.CardsDiscarded():
            yield f"The cards go into the discard rack: {event.result}.", cited.discarding


def _paid(event: pay.WinnerPaid) -> str:
    paid = money.show_dollars(sum(one.paid for one in event.wagers))
    spots = " and ".join(SPOTS[one.spot] for one in event.wagers)
    withheld = f", less {money.show_dollars(event.withheld)} of vigorish" if event.withheld else ""
    return f"Seat {event.terminal} is paid {paid} on {spots}{withheld}."


def _vigorish(event: pay.VigorishCollected) -> str:
    amount = money.show_dollars(event.amount)
    if event.button:
        return f"Seat {event.terminal} pays the {amount} of vigorish on its button."
    later = f"; {money.show_dollars(event.withheld)} of it comes out of the payment" if event.withheld else ""
    return f"Seat {event.terminal} pays {amount} of vigorish{later}."
