"""What each event of a live table comes to in a dealer's words, with the clause behind it."""

from collections.abc import Iterator

from croupier.base import money
from croupier.base.envelope import Event
from croupier.base.names import Citation
from croupier.desk.kind import Drawn, Said
from croupier.floor.parts.messages import rounds, seats, tables, wagers
from croupier.floor.parts.messages.wagers import Hand
from croupier.floor.parts.seats.seat import Seat
from croupier.floor.parts.seats.tell import Told, draw_wager, tell_seats
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.settlement import CHIPS, verdicts
from croupier.floor.wheel.state import LiveTable
from croupier.games.reasons import as_sentence, in_words
from croupier.games.roulette.bets import Kind
from croupier.games.roulette.table import RouletteTable
from croupier.games.round import Settled, Verdict
from croupier.games.spot_words import spot_in_words


def tell(table: LiveTable, event: Event) -> Iterator[Said]:
    """`table` is as it was before the event."""
    return tell_seats(event, table.citations.supervision, _says(table, event))


def draw(event: Event) -> Drawn:
    if isinstance(event, rounds.NumberRead | deal.NumberAnnounced):
        return Drawn(number=event.number)
    return draw_wager(event)


def _says(table: LiveTable, event: Event) -> Told:
    match event:
        case wagers.WagerLaid() | wagers.WagerTakenBack() | wagers.WagerReturned():
            yield _wager(table, event)
        case wagers.WagerCalled() | wagers.CalledAccepted() | wagers.CallLapsed():
            yield _call(event), table.citations.verbal
        case deal.NumberAnnounced():
            yield _announced(table, event)
        case deal.LosersCollected():
            yield from _collected(table, event)
        case deal.WinnersPaid():
            yield from _paid(table, event)
        case seats.ChipsAsked() | seats.ChipsIssued():
            yield _chips(event), table.citations.chips
        case seats.ColourOutAsked() | seats.ColouredOut() | seats.ChipsTakenAway():
            yield _chips_back(event), table.citations.chips
        case tables.DealerChanged() | tables.DealerLeft() | deal.MuckerChanged() | deal.MuckerLeft():
            yield _people(event), table.citations.supervision
        case _:
            yield from _step(table, event)


def _step(table: LiveTable, event: Event) -> Told:
    clauses = table.citations
    match event:
        case deal.ChanceCommitted():
            yield f"Chance is committed: {event.commitment[:16]}...", clauses.multiplier
        case rounds.GameStarted():
            yield f"Game {event.round}: place your bets.", clauses.dealer
        case deal.BallSpun():
            yield f"Spin {event.spin}: {_sent(table)} {event.direction}.", clauses.valid_spin
        case rounds.BetsClosed():
            staked = money.show_dollars(event.staked)
            yield f"No more bets, called by the {event.by}: {staked} lies on the layout.", clauses.closing
        case deal.MultiplierDrawn():
            yield f"The reader board shows X{event.multiplier}.", clauses.multiplier
        case rounds.NumberRead():
            yield f"The reader sees {event.number} (spin {event.spin}).", clauses.announce
        case deal.NoSpinCalled():
            why = f" {as_sentence(event.explained)}" if event.explained else ""
            yield (
                f"No spin. {in_words(_rested(event.reason))}{why} Wagers stand, betting reopens.",
                event.clause,
            )
        case deal.CrownPlaced():
            yield f"The crown stands on {event.number}.", clauses.announce
        case deal.FifthMoved():
            fifth = money.show_dollars(event.amount)
            moved = f"{fifth} of {spot_in_words(event.spot)} moves from the replica to {event.number}"
            yield f"Seat {event.terminal}: {moved}.", event.clause
        case deal.MuckedCounted():
            found = "as collected" if event.as_collected else f"not {_counts(event.expected)}"
            who = "mucker" if event.by == table.mucker else "dealer"
            yield f"The {who} counts {_counts(event.counts)}, {found}.", clauses.mucker


def _rested(text: str) -> str:
    """`between:5-6:clockwise` as people say it."""
    if not text.startswith("between:"):
        return text
    _, stops, direction = text.split(":")
    return f"the clapper rests between stops {stops.replace('-', ' and ')} ({direction})"


def _sent(table: LiveTable) -> str:
    return "the ball goes" if isinstance(table.rules, RouletteTable) else "the wheel turns"


def _counts(counts: tuple[tuple[str, int], ...]) -> str:
    return ", ".join(f"{count} {colour}" for colour, count in counts) or "nothing"


def _made_of(seat: Seat, colour: int, value: int, coupon: int) -> str:
    parts = [
        f"{money.show_dollars(colour)} in {seat.colour}" if colour else "",
        f"{money.show_dollars(value)} in value chips" if value else "",
        f"a coupon for {money.show_dollars(coupon)}" if coupon else "",
    ]
    return " and ".join(part for part in parts if part)


def _wager(
    table: LiveTable, event: wagers.WagerLaid | wagers.WagerTakenBack | wagers.WagerReturned
) -> tuple[str, Citation]:
    seat = table.seats[event.terminal]
    match event:
        case wagers.WagerLaid():
            colour = event.amount if event.tender == "colour" else 0
            chips = _made_of(seat, colour, event.amount - colour, event.coupon)
            if event.by is not Hand.PLAYER:
                return (
                    f"The {event.by} lays for seat {seat.id}: {chips} on {spot_in_words(event.spot)}.",
                    table.citations.answers,
                )
            return f"Seat {seat.id}: {chips} on {spot_in_words(event.spot)}.", table.citations.tender
        case wagers.WagerTakenBack():
            chips = _made_of(seat, event.colour, event.value, event.coupon)
            return (
                f"Seat {seat.id} takes back {chips} from {spot_in_words(event.spot)}.",
                table.citations.answers,
            )
        case wagers.WagerReturned():
            chips = _made_of(seat, event.colour, event.value, event.coupon)
            unmultiplied = event.spot == Kind.B2B and event.clause == table.citations.multiplier
            why = "B2B has no multiplier" if unmultiplied else "total is below the minimum"
            return f"Seat {seat.id}'s {why}: {chips} back from {spot_in_words(event.spot)}.", event.clause


def _call(event: wagers.WagerCalled | wagers.CalledAccepted | wagers.CallLapsed) -> str:
    cash, spot = money.show_dollars(event.cash), spot_in_words(event.spot)
    match event:
        case wagers.WagerCalled():
            return f"Seat {event.terminal} calls {cash} in cash on {spot}."
        case wagers.CalledAccepted():
            return f"The dealer accepts: {cash} is converted and lies on {spot}."
        case wagers.CallLapsed():
            return f"Seat {event.terminal}'s call of {cash} on {spot} was not accepted and lapses."


def _announced(table: LiveTable, event: deal.NumberAnnounced) -> tuple[str, Citation]:
    number, clause = event.number, table.citations.announce
    if isinstance(table.rules, RouletteTable):
        number = f"{number} {table.rules.wheel.colours[number]}"
    elif event.rested != event.number:
        passed = f"{_rested(event.rested)}; {number}, the number previously passed,"
        number, clause = passed[0].upper() + passed[1:], table.rules.terms.play.clapper.clause
    corrected = f", not {event.was} as announced before" if event.was else ""
    return f"{number} is announced{corrected}.", clause


def _collected(table: LiveTable, event: deal.LosersCollected) -> Told:
    """Each losing wager by the clause that has it lose; the order of hands is the procedure's own."""
    total = money.show_dollars(sum(one.amount for one in event.collected))
    yield f"Losing wagers are collected: {total}.", table.citations.order
    for seat in table.seats.values():
        for one in verdicts(table, seat, event.number):
            if one.collected:
                yield _told(seat, one, f"{money.show_dollars(one.collected)} is collected"), one.clause


def _paid(table: LiveTable, event: deal.WinnersPaid) -> Told:
    yield f"Winning wagers are paid: {money.show_dollars(_all_paid(event))}.", table.citations.order
    for seat in table.seats.values():
        for one in verdicts(table, seat, event.number):
            ends = {
                Verdict.WON: f"pays {money.show_dollars(one.paid)}",
                Verdict.HALF: f"{money.show_dollars(one.returned)} is returned",
            }
            promotion = f", {money.show_dollars(one.promotion)} of it by coupon" if one.promotion else ""
            yield _told(seat, one, ends[one.verdict] + promotion), one.clause


def _all_paid(event: deal.WinnersPaid) -> int:
    return sum(one.paid for one in event.payments)


def _told(seat: Seat, one: Settled, end: str) -> str:
    assert one.wager.tender is not None  # noqa: S101 - every wager on the layout is made of some chip
    chips = seat.colour if CHIPS[one.wager.tender] == "colour" else "value chips"
    stake, spot = money.show_dollars(one.wager.stake), spot_in_words(one.wager.spot)
    return f"Seat {seat.id}: {stake} in {chips} on {spot}: {end}."


def _chips(event: seats.ChipsAsked | seats.ChipsIssued) -> str:
    match event:
        case seats.ChipsAsked():
            chips = f"chips of {money.show_dollars(event.value)}" if event.value else "value chips"
            return f"Seat {event.terminal} lays {money.show_dollars(event.money.total)} for {chips}."
        case seats.ChipsIssued():
            if not event.colour and not event.money.currency:
                brought = money.show_dollars(event.money.chips)
                return (
                    f"Seat {event.terminal} brings {brought} in value chips, and the dealer counts them in."
                )
            each = f"{event.colour} at {money.show_dollars(event.value)}" if event.colour else "value chips"
            return f"Seat {event.terminal} gets {money.show_dollars(event.money.cash)} in {each}."


def _chips_back(event: seats.ColourOutAsked | seats.ColouredOut | seats.ChipsTakenAway) -> str:
    match event:
        case seats.ColourOutAsked():
            return f"Seat {event.terminal} asks to colour out."
        case seats.ChipsTakenAway():
            return f"Seat {event.terminal} takes {money.show_dollars(event.amount)} in value chips away."
        case seats.ColouredOut():
            chips = money.show_dollars(event.amount)
            return f"Seat {event.terminal} colours out: {event.colour} for {chips} in value chips."


def _people(event: tables.DealerChanged | tables.DealerLeft | deal.MuckerChanged | deal.MuckerLeft) -> str:
    match event:
        case tables.DealerChanged():
            return f"{event.dealer.partition(':')[2]} takes the table as dealer."
        case tables.DealerLeft():
            return f"{event.dealer.partition(':')[2]} leaves the table: nobody deals."
        case deal.MuckerChanged():
            return f"{event.mucker.partition(':')[2]} takes the mucker's place."
        case deal.MuckerLeft():
            return f"{event.mucker.partition(':')[2]} leaves the mucker's place."
