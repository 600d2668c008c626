"""The cutting card: where it was placed, whether it has come, and the last hand that follows it."""

from croupier.base.envelope import Event, Role
from croupier.base.refusal import Reason, Refusal
from croupier.desk.messages import Alarmed
from croupier.floor.baccarat.messages import deal
from croupier.floor.baccarat.messages.cards import Port
from croupier.floor.baccarat.state import DRAWING, CardTable, Phase

Decided = list[Event] | Refusal
FAR = 26
"""Cards: half a deck. Further from its place the cutting card is not said to appear without an alarm."""


def passed(table: CardTable) -> list[Event]:
    """The card that leaves the shoe lay behind the cutting card, and nobody has said that this one came."""
    if not _inside(table) or table.cards_left != table.shoe.from_back:
        return []
    return [Alarmed(f"the cutting card lay {table.shoe.from_back} from the back: it must have appeared")]


def _inside(table: CardTable) -> bool:
    """As far as anybody has said; a virtual shoe tells it itself, in time."""
    shoe = table.shoe
    return bool(shoe.from_back) and not shoe.cutting and shoe.port is not Port.VIRTUAL


def overdue(table: CardTable) -> bool:
    """By the count of the cards it is out of the shoe, and nobody has said so."""
    return _inside(table) and table.cards_left < table.shoe.from_back


def appears(table: CardTable, role: Role) -> Decided:
    if table.phase not in DRAWING or table.shoe.cutting or table.reshuffles:
        return Refusal(Reason.WRONG_PHASE, "no cutting card is in the shoe now", table.citations.last_hand)
    if role is Role.DEALER and table.shoe.port is Port.VIRTUAL:
        says = "this shoe tells of its cutting card itself"
        return Refusal(Reason.NOT_PERMITTED, says, table.citations.last_hand)
    return [deal.CuttingCardOut(), *_far_from_its_place(table)]


def _far_from_its_place(table: CardTable) -> list[Event]:
    left, placed = table.cards_left, table.shoe.from_back
    if left - placed <= FAR:
        return []
    return [Alarmed(f"the cutting card appears with {left} cards left: it was placed {placed} from the back")]


def last_hand(table: CardTable) -> Decided:
    """Announced after the hand in which the cutting card appeared."""
    if table.phase is not Phase.IDLE or not table.shoe.cutting or table.last:
        says = "the last hand is announced after the hand in which the cutting card appeared"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.last_hand)
    return [deal.LastHandAnnounced()]
