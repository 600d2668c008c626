"""A card whose face was keyed wrongly: keyed again, and confirmed, until the losing wagers are collected.

Third cards may have been dealt by the wrong face. They then lie where the right one puts them.
"""

from croupier.base.envelope import Event
from croupier.base.names import staff_name
from croupier.base.refusal import Reason, Refusal, Refused
from croupier.desk.messages import Alarmed
from croupier.floor.baccarat.dealing import waits_for
from croupier.floor.baccarat.errors import ErrorEnd
from croupier.floor.baccarat.hands import FIRST_CARDS, card_name
from croupier.floor.baccarat.messages.cards import Port
from croupier.floor.baccarat.messages.deal import CardKeyed, ErrorRuled, KeyCard, Side
from croupier.floor.baccarat.shoe import Drawn
from croupier.floor.baccarat.state import CardTable, Phase
from croupier.games.baccarat.cards import Card, read_card
from croupier.games.baccarat.hands import Hands, draws_next

Decided = list[Event] | Refusal
UNPAID = (Phase.DEAL, Phase.RESULT)


def correctable(table: CardTable) -> list[Drawn]:
    """The cards of the hands that the dealer may key again, one by one; third cards are turned first."""
    if table.phase not in UNPAID or table.shoe.port is not Port.KEYS or waits_for(table) is not None:
        return []
    if not all(one.turned for one in table.hands[FIRST_CARDS:]):
        return []
    return [one for one in table.hands if one.turned]


def key_again(table: CardTable, drawn: Drawn, command: KeyCard, by: str) -> Decided:
    """Both faces are on record, and the pit is told."""
    try:
        read_card(command.card)
    except Refused as refused:
        return refused.refusal.resting_on(table.citations.drawing)
    if command.card == drawn.card:
        return Refusal(Reason.NOTHING_THERE, "that face was keyed already", table.citations.drawing)
    named = card_name(table, drawn)
    says = f"{staff_name(by)} keys {named} again: {command.card}, which was {drawn.card}"
    return [CardKeyed(command.draw, command.card, by, confirmed=False, was=drawn.card), Alarmed(says)]


def put_right(table: CardTable) -> list[Event]:
    """Each third card goes to the hand that draws it by the faces as they are now.

    One that no hand draws was seen by all, and is burned.
    """
    cards = [(one.side, Card(one.card)) for one in table.hands[:FIRST_CARDS]]
    ruled: list[Event] = []
    for third in table.hands[FIRST_CARDS:]:
        draws = draws_next(_hands(cards))
        side = None if draws is None else Side(draws)
        if side is not None:
            cards.append((side, Card(third.card)))
        if side is not third.side:
            ruled.append(_ruling(table, third, side))
    return ruled


def _ruling(table: CardTable, third: Drawn, side: Side | None) -> ErrorRuled:
    cited = table.citations
    if side is Side.PLAYER:
        return ErrorRuled(third.draw, ErrorEnd.DUE, cited.third_cards)
    clause = cited.misdealing if third.side is Side.PLAYER else cited.overdrawing
    return ErrorRuled(third.draw, ErrorEnd.BURNED if side is None else ErrorEnd.MOVED, clause)


def _hands(cards: list[tuple[Side | None, Card]]) -> Hands:
    player = tuple(card for side, card in cards if side is Side.PLAYER)
    return Hands(player, tuple(card for side, card in cards if side is Side.BANKER))
