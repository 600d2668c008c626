"""A shoe of paper cards that reads them: whatever has left it is on record, read or not.

A card that comes while another is not seen, or not ruled on, is held: it waits outside the shoe, and then
goes where the game has it. A card that a failing reader did not tell is told by the dealer, who keys it
once it lies face up; the floorperson confirms it.
"""

from croupier.base.envelope import Event, Role
from croupier.base.refusal import Reason, Refusal
from croupier.desk.messages import Alarmed
from croupier.floor.baccarat import cutting_card, dealing
from croupier.floor.baccarat.hands import side_of_next
from croupier.floor.baccarat.messages.cards import Port
from croupier.floor.baccarat.messages.deal import DealCard
from croupier.floor.baccarat.messages.reading import CardHeld, DoubtShoe, LayHeld, ShoeDoubted
from croupier.floor.baccarat.state import DRAWING, CardTable, Phase
from croupier.floor.baccarat.turning import seal

Decided = list[Event] | Refusal
UNTOLD = Alarmed("the dealer says that a card left the shoe, which did not tell it")


def draw(table: CardTable, command: DealCard, role: Role) -> Decided:
    """Of a card that the shoe did not tell the dealer says only that it is out."""
    if role is Role.READER and _must_wait(table):
        return _held(table, command)
    by_dealer = role is Role.DEALER and dealing.in_doubt(table)
    if by_dealer and command.card:
        says = "say that a card left the shoe; then key it, and the floorperson confirms it"
        return Refusal(Reason.MALFORMED, says, table.citations.drawing)
    drawn = dealing.draw(table, command, role)
    if not by_dealer or isinstance(drawn, Refusal):
        return drawn
    return [*drawn, UNTOLD]


def _must_wait(table: CardTable) -> bool:
    """A virtual shoe keeps its card instead."""
    out = table.shoe.port is Port.READER and table.phase in DRAWING and table.cards_left > 0
    return out and (bool(table.held) or dealing.held_up(table) is not None)


def _held(table: CardTable, command: DealCard) -> Decided:
    if refusal := dealing.unreadable(table, command.card):
        return refusal
    nth = table.shoe.out + 1
    held = CardHeld(nth, command.card, command.seal)
    alarm = Alarmed(f"card {nth} left the shoe before an earlier one was put right: it is held")
    return [held, *([] if _is_being_shown(table) else [alarm]), *cutting_card.passed(table)]


def _is_being_shown(table: CardTable) -> bool:
    """The shoe has read the card that play waits for, and tells its face in a moment."""
    waiting = dealing.waits_for(table)
    return waiting is not None and bool(waiting.seal) and not waiting.keyed


def lay_held(table: CardTable, command: LayHeld) -> Decided:
    """In the order in which they left the shoe."""
    held = next(iter(table.held), None)
    if held is None or held.draw != command.draw or table.phase not in DRAWING:
        return Refusal(Reason.NOTHING_THERE, "no such card waits to be laid", table.citations.drawing)
    if refusal := dealing.held_up(table):
        return refusal
    if command.card and seal(command.card, command.salt) != held.seal:
        says = "that is not the card which was sealed"
        return Refusal(Reason.AMOUNT_DIFFERS, says, table.citations.drawing)
    card = "" if _lies_down(table) else held.card or command.card
    return dealing.place(table, held.draw, DealCard(card, held.seal), Role.READER)


def _lies_down(table: CardTable) -> bool:
    """The next card goes to a hand, face down: whoever has seen it, its face is told when it is turned."""
    burning = table.phase is Phase.BURN or table.shoe.burning
    return not burning and side_of_next(table) is not None and not dealing.face_up(table)


def doubt(command: DoubtShoe) -> Decided:
    return [ShoeDoubted(command.why)]
