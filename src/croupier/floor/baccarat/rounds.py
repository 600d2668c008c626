"""A round's beginning: bets are open until the dealer announces No More Bets."""

from croupier.base.envelope import Event
from croupier.base.refusal import Reason, Refusal, worded
from croupier.floor.baccarat import cutting_card
from croupier.floor.baccarat.errors import not_put_right, too_few_to_begin
from croupier.floor.baccarat.shuffling import unnotified
from croupier.floor.baccarat.state import CardTable, Phase
from croupier.floor.parts.messages.rounds import BetsClosed, CloseBets, Closer, GameStarted
from croupier.floor.parts.seats import laying

Decided = list[Event] | Refusal


def start(table: CardTable) -> Decided:
    if table.phase is not Phase.IDLE:
        says = "the cards are not ready for a new round"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.dealing)
    if refusal := unnotified(table):
        return refusal
    if table.shoe.cutting and not table.last:
        says = 'the cutting card has appeared: announce "Last Hand" first'
        return Refusal(Reason.WRONG_PHASE, says, table.citations.last_hand)
    if refusal := not_put_right(table) or _shoe_is_over(table):
        return refusal
    return [GameStarted(table.round + 1, table.terms)]


def _shoe_is_over(table: CardTable) -> Refusal | None:
    """The cutting card is out by the count of the cards, or too few are left for another hand."""
    if too_few_to_begin(table):
        says = "too few cards are left for another round: all cards are reshuffled first"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.running_out)
    if cutting_card.overdue(table):
        says = "by the count of the cards the cutting card must have appeared: say so first"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.last_hand)
    return None


def untouched(table: CardTable) -> Refusal | None:
    """From the first card of a hand until it is discarded, nobody touches a wager."""
    if not table.hands:
        return None
    says = "no wager is touched from the first card until it is decided"
    return Refusal(Reason.WRONG_PHASE, says, table.citations.leaving_alone)


def close(table: CardTable, command: CloseBets) -> Decided:
    """ "No More Bets": from here on no wager is made, raised or withdrawn."""
    if command.round != table.round:
        says = "that is for round {given}; this is round {round}"
        clause = table.citations.no_more_bets
        return worded(Reason.WRONG_ROUND, says, clause, given=command.round, round=table.round)
    if table.phase is not Phase.BETTING:
        return Refusal(Reason.WRONG_PHASE, "betting is closed already", table.citations.no_more_bets)
    short = laying.returned(table)
    left = table.staked - sum(one.colour + one.value + one.coupon for one in short)
    return [*laying.lapsed(table), *short, BetsClosed(table.round, Closer.DEALER, left)]
