"""A card whose face was keyed wrongly: keyed again, and confirmed, until the losing wagers are collected."""

from croupier.base.envelope import Event
from croupier.base.names import staff_name
from croupier.base.refusal import Reason, Refusal, Refused
from croupier.desk.messages import Alarmed
from croupier.floor.baccarat.dealing import waits_for
from croupier.floor.baccarat.hands import FIRST_CARDS
from croupier.floor.baccarat.messages.cards import Port
from croupier.floor.baccarat.messages.deal import CardKeyed, KeyCard, Side
from croupier.floor.baccarat.shoe import Drawn
from croupier.floor.baccarat.state import CardTable, Phase
from croupier.games.baccarat.cards import Card, read_card
from croupier.games.baccarat.hands import Hands, draws_next

Decided = list[Event] | Refusal
UNPAID = (Phase.DEAL, Phase.RESULT)


def correctable(table: CardTable) -> list[Drawn]:
    """The cards of the hands that the dealer may key again; one after the other."""
    if table.phase not in UNPAID or table.shoe.port is not Port.KEYS or waits_for(table) is not None:
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
    if not _third_cards_hold(table, command):
        says = "a third card was dealt by the face that was keyed: call the floorperson"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.third_cards)
    says = f"{staff_name(by)} keys card {drawn.draw} again: {command.card}, which was {drawn.card}"
    return [CardKeyed(command.draw, command.card, by, confirmed=False, was=drawn.card), Alarmed(says)]


def _third_cards_hold(table: CardTable, command: KeyCard) -> bool:
    """Each third card went to the hand that draws it by the new face too."""
    cards = [(one.side, Card(command.card if one.draw == command.draw else one.card)) for one in table.hands]
    thirds = range(FIRST_CARDS, len(cards))
    return all(draws_next(_hands(cards[:nth])) == cards[nth][0] for nth in thirds)


def _hands(cards: list[tuple[Side | None, Card]]) -> Hands:
    player = tuple(card for side, card in cards if side is Side.PLAYER)
    return Hands(player, tuple(card for side, card in cards if side is Side.BANKER))
