"""Value chips at a seat: bought there or brought and counted in, and taken away once all is paid."""

from croupier.base import money
from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.refusal import Reason, Refusal, worded
from croupier.floor.baccarat.messages import pay
from croupier.floor.baccarat.messages.pay import StepKind
from croupier.floor.baccarat.state import CardTable, Phase
from croupier.floor.baccarat.turning import cannot_leave
from croupier.floor.parts.messages import seats, wagers
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.seats import buying, laying
from croupier.floor.parts.seats.seat import Seat
from croupier.games.baccarat.vigorish import Vigorish

Decided = list[Event] | Refusal


def ask(table: CardTable, seat: Seat, command: seats.AskChips) -> Decided:
    if table.phase is Phase.CLOSED:
        return Refusal(Reason.WRONG_PHASE, "the table is closed", table.citations.tender)
    return _unfit(table, seat, command.money, command.value) or [seats.ChipsAsked(seat.id, command.money, 0)]


def issue(table: CardTable, seat: Seat, command: seats.IssueChips) -> Decided:
    if seat.asked is None:
        return Refusal(Reason.NOTHING_THERE, "that seat has asked for no chips", table.citations.tender)
    if command.colour:
        return Refusal(Reason.CHIPS_CLASH, "value chips have no seat's colour", table.citations.chips)
    refusal = _unfit(table, seat, command.money, command.value)
    return refusal or [seats.ChipsIssued(seat.id, "", 0, command.money)]


def take_money(table: CardTable, seat: Seat, command: seats.TakeMoney) -> Decided:
    """Money laid by hand: asked for and issued by the rules of a player's own asking, both or neither."""
    if seat.asked is not None:
        says = "that seat has asked for chips already: issue those"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.tender)
    asked = ask(table, seat, seats.AskChips(command.money, command.value))
    if isinstance(asked, Refusal):
        return asked
    if command.colour:
        return Refusal(Reason.CHIPS_CLASH, "value chips have no seat's colour", table.citations.chips)
    return [*asked, seats.ChipsIssued(seat.id, "", 0, command.money)]


def _unfit(table: CardTable, seat: Seat, given: Money, value: int) -> Refusal | None:
    """There are only value chips here, and match play rides with those it comes with or finds in hand."""
    if value:
        says = "mini-baccarat is played with value chips: there are no others"
        return Refusal(Reason.CHIPS_CLASH, says, table.citations.chips)
    if given.coupon > given.cash and given.coupon + seat.promo > given.cash + seat.held:
        says = "a match play coupon is for no more than the value chips it rides with"
        return Refusal(Reason.COUPON_NOT_ACCEPTED, says, table.citations.chips)
    return buying.bad_amounts(table, given, value) or buying.not_whole(table, given, value)


def take_away(table: CardTable, seat: Seat) -> Decided:
    """A player who owes vigorish, on a button or of this round, pays it before leaving.

    A match play coupon that was not played leaves too: whoever sits here next has no part in it.
    """
    vigorish = table.rules.terms.vigorish
    if owed := table.owed.get(seat.id, 0) + vigorish_due(table, seat):
        says = "vigorish of {owed} is collected, or documented, before the player leaves"
        clause = vigorish.clause if vigorish.kind is Vigorish.ON_TIE else table.citations.collecting
        return worded(Reason.BETS_IN_PLAY, says, clause, owed=money.show_dollars(owed))
    if refusal := buying.wagers_lie(table, seat) or cannot_leave(table, seat.id):
        return refusal
    if not (seat.held or seat.promo):
        return Refusal(Reason.NOTHING_THERE, "that seat holds no value chips", table.citations.tender)
    return [seats.ChipsTakenAway(seat.id, seat.held, seat.promo)]


def vigorish_due(table: CardTable, seat: Seat) -> Cents:
    """Of the round that is being paid, and not taken yet."""
    return sum(
        step.amount for step in table.steps if (step.kind, step.terminal) == (StepKind.VIGORISH, seat.id)
    )


def confirm_called(table: CardTable, seat: Seat, command: pay.ConfirmCalled, by: str) -> Decided:
    """The floorperson's word; the dealer's follows and puts the cash into the drop box."""
    if refusal := laying.not_open(table, command.round):
        return refusal
    if seat.called.get(command.spot) != command.cash or command.cash <= 0:
        says = "no wager of that amount was called there"
        return Refusal(Reason.NOTHING_THERE, says, table.citations.verbal)
    if _confirmed(table, seat, command.spot) == command.cash:
        return Refusal(Reason.WRONG_PHASE, "that wager is confirmed already", table.citations.verbal)
    return [pay.CallConfirmed(table.round, seat.id, command.spot, command.cash, by)]


def _confirmed(table: CardTable, seat: Seat, spot: str) -> Cents | None:
    """The spoken wager there that has the floorperson's word."""
    return table.confirmed.get(seat.id, {}).get(spot)


def accept_called(table: CardTable, seat: Seat, command: wagers.AcceptCalled) -> Decided:
    """The dealer accepts what the floorperson has confirmed."""
    if _confirmed(table, seat, command.spot) != command.cash:
        says = "the floorperson confirms a verbal wager before the dealer accepts it"
        return Refusal(Reason.NOT_WITNESSED, says, table.citations.verbal)
    return laying.accept(table, seat, command)
