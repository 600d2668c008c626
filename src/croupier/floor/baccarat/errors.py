"""Irregularities: a card in error, and too few cards."""

from enum import StrEnum

from croupier.base.envelope import Event
from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refusal
from croupier.floor.baccarat.hands import FIRST_CARDS, of_side, side_of_next
from croupier.floor.baccarat.messages import deal, pay
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.state import CardTable, Phase
from croupier.floor.parts.seats import laying

Decided = list[Event] | Refusal
THIRD = 3
ROUND_IS_COMPLETE = (Phase.RESULT, Phase.PAY, Phase.DISCARD)


class ErrorEnd(StrEnum):
    """What becomes of a card that was dealt or drawn in error."""

    MOVED = "moved to the Banker's Hand"
    DUE = "the Player's third card, which was due"
    KEPT = "kept, the first card of the next hand"
    BURNED = "burned"


def rule(table: CardTable, command: deal.RuleOnCard) -> Decided:
    """On the Player's Hand it is the Banker's third card, if that hand draws one.

    Any other card in error is burned if somebody has seen it, and kept for the next hand if nobody has.
    """
    citations, card = table.citations, table.error
    if card is not None and card.turned:
        says = "this card is burned: it waits for its face"
        return Refusal(Reason.WRONG_PHASE, says, citations.overdrawing)
    if card is None:
        if command.on_player and (moved := _taken_by_banker(table)) is not None:
            return [deal.ErrorRuled(moved, ErrorEnd.MOVED, citations.misdealing)]
        return Refusal(Reason.NOTHING_THERE, "no card was drawn in error", citations.overdrawing)
    clause = citations.misdealing if command.on_player else citations.overdrawing
    if command.on_player and table.phase is not Phase.DEAL:
        says = "no hands are on the table that a third card could lie with"
        return Refusal(Reason.WRONG_PHASE, says, citations.misdealing)
    if command.on_player and not counted(table):
        says = "announce both counts first: they say which hand takes the card"
        return Refusal(Reason.WRONG_PHASE, says, citations.misdealing)
    if command.on_player and (side := side_of_next(table)) is not None:
        end = ErrorEnd.MOVED if side is Side.BANKER else ErrorEnd.DUE
        return [deal.ErrorRuled(card.draw, end, clause)]
    if not command.disclosed and card.card and not card.seal:
        says = "a card that lies face up was seen: it is burned, with as many more as its value"
        return Refusal(Reason.MALFORMED, says, clause)
    return [deal.ErrorRuled(card.draw, ErrorEnd.BURNED if command.disclosed else ErrorEnd.KEPT, clause)]


def _taken_by_banker(table: CardTable) -> int | None:
    """The card that the Banker's Hand took as its third while the Player's Hand stayed."""
    banker = of_side(table, Side.BANKER)
    if table.phase is Phase.DEAL and len(banker) == THIRD and len(of_side(table, Side.PLAYER)) < THIRD:
        return banker[-1].draw
    return None


def counted(table: CardTable) -> bool:
    """It is known which hand takes a third card: both counts are announced, and every card is seen."""
    seen = len(table.hands) >= FIRST_CARDS and all(one.turned and one.known for one in table.hands)
    return seen and len(table.announced) == len(Side)


def burned_by(table: CardTable) -> Citation:
    """The clause by which cards are burned now: before play, or after one in error or found face up."""
    before_play = table.phase is Phase.BURN or not table.shoe.burned_by
    return table.citations.loading if before_play else Citation(table.shoe.burned_by)


def not_put_right(table: CardTable) -> Refusal | None:
    """A card in error of which nobody has ruled, one that waits behind it, or a burn that is not finished."""
    if table.error is None and not table.held and not table.shoe.burning:
        return None
    clause = table.citations.overdrawing if table.error is not None or table.held else burned_by(table)
    return Refusal(Reason.WRONG_PHASE, "first put right what was drawn in error", clause)


def can_move(table: CardTable) -> bool:
    return table.error is None and _taken_by_banker(table) is not None


def cannot_finish(table: CardTable) -> bool:
    """The shoe is empty, and a hand or a burn needs another card; a decided round needs none.

    Between rounds: the next one could not even begin.
    """
    if table.phase in ROUND_IS_COMPLETE:
        return False
    if table.phase is Phase.IDLE and too_few_to_begin(table):
        return True
    needed = table.shoe.burning > 0 or table.phase is Phase.BURN or side_of_next(table) is not None
    return needed and table.cards_left == 0 and not table.held


def too_few_to_begin(table: CardTable) -> bool:
    """Four cards make the hands; those that were kept are among them."""
    return table.cards_left < FIRST_CARDS - min(len(table.kept), FIRST_CARDS - 1)


def void(table: CardTable) -> Decided:
    """A round that the shoe cannot finish decides nothing, and every wager goes back.

    Between rounds it is a burn that cannot be finished, and the round is 0.
    """
    clause = table.citations.running_out
    if not cannot_finish(table):
        says = "a round is void only when too few cards are left to finish it"
        return Refusal(Reason.WRONG_PHASE, says, clause)
    back = tuple(
        pay.Void(seat.id, spot, laid.stake, laid.coupon)
        for seat in table.seats.values()
        for (spot, _), laid in seat.felt.items()
    )
    voided = deal.RoundVoided(table.round if table.playing else 0, clause)
    returned: list[Event] = [pay.WagersVoid(table.round, back, clause, refunded=True)] if back else []
    return [*laying.lapsed(table), voided, *returned]
