"""The hands on the table, as far as they are dealt and seen."""

from croupier.base.refusal import sentence
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.shoe import Drawn
from croupier.floor.baccarat.state import CardTable, Phase
from croupier.games.baccarat.cards import Card
from croupier.games.baccarat.hands import Hands, draws_next

FIRST_CARDS = 4
OF_HAND = {
    Side.PLAYER: (
        sentence("the Player's first card"),
        sentence("the Player's second card"),
        sentence("the Player's third card"),
    ),
    Side.BANKER: (
        sentence("the Banker's first card"),
        sentence("the Banker's second card"),
        sentence("the Banker's third card"),
    ),
}
BURNED, STRAY = sentence("the burned card"), sentence("the card in error")
ORDER = (Side.PLAYER, Side.BANKER, Side.PLAYER, Side.BANKER)


def hands_so_far(table: CardTable) -> Hands:
    """Of the cards whose faces are known."""
    return Hands(_cards(table, Side.PLAYER), _cards(table, Side.BANKER))


def _cards(table: CardTable, side: Side) -> tuple[Card, ...]:
    return tuple(Card(one.card) for one in table.hands if one.side is side and one.known)


def side_of_next(table: CardTable) -> Side | None:
    """The hand that takes the next card, if any does.

    Third cards are dealt once both counts are announced and every card before them is seen.
    """
    if table.phase is not Phase.DEAL:
        return None
    if len(table.hands) < FIRST_CARDS:
        return ORDER[len(table.hands)]
    if len(table.announced) < len(Side) or not all(one.turned and one.known for one in table.hands):
        return None
    side = draws_next(hands_so_far(table))
    return None if side is None else Side(side)


def of_side(table: CardTable, side: Side) -> list[Drawn]:
    return [one for one in table.hands if one.side is side]


def card_name(table: CardTable, drawn: Drawn) -> str:
    """As people at the table call it: nobody there counts the cards of a whole shoe."""
    if drawn.side is None:
        return BURNED if drawn.turned else STRAY
    return OF_HAND[drawn.side][of_side(table, drawn.side).index(drawn)]


def unturned(table: CardTable, side: Side) -> list[Drawn]:
    """The cards of a hand that lie face down."""
    return [one for one in of_side(table, side) if not one.turned]
