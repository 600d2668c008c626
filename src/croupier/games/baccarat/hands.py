"""The two hands of a round, from its cards in the order they were dealt."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refusal, worded
from croupier.games.baccarat.cards import Card, point_count, value
from croupier.games.baccarat.drawing import banker_draws, is_natural, player_draws
from croupier.games.baccarat.vigorish import BOOK

Side = Literal["player", "banker"]
FIRST_CARDS = 4
MOST_CARDS = 3
"""Of one hand."""
NATURAL, TABLE_1, TABLE_2 = (Citation(f"{BOOK}:{key}") for key in ("K.1", "K.2", "K.3"))
NO_FOURTH, FOUR_CARDS = Citation(f"{BOOK}:J.7"), Citation(f"{BOOK}:J.3")


class Hands(msgspec.Struct, frozen=True):
    player: tuple[Card, ...]
    banker: tuple[Card, ...]

    @property
    def player_count(self) -> int:
        return point_count(self.player)

    @property
    def banker_count(self) -> int:
        return point_count(self.banker)

    @property
    def winner(self) -> Literal["player", "banker", "tie"]:
        if self.player_count == self.banker_count:
            return "tie"
        return "player" if self.player_count > self.banker_count else "banker"


def hands_of(cards: Sequence[Card]) -> Hands:
    """The first and third card are the player's, the second and fourth the banker's; then third cards."""
    player, banker = list(cards[0:FIRST_CARDS:2]), list(cards[1:FIRST_CARDS:2])
    for card in cards[FIRST_CARDS:]:
        hand = player if draws_next(Hands(tuple(player), tuple(banker))) == "player" else banker
        hand.append(card)
    return Hands(tuple(player), tuple(banker))


def draws_next(hands: Hands) -> Side | None:
    """The hand that takes the next third card, if any does: the player's hand first."""
    player, banker = point_count(hands.player[:2]), point_count(hands.banker[:2])
    drawn = hands.player[2:]
    if not drawn and not hands.banker[2:] and player_draws(player, banker):
        return "player"
    third = value(drawn[0]) if drawn else None
    return "banker" if not hands.banker[2:] and banker_draws(player, banker, third) else None


def rests_on(hands: Hands) -> Citation:
    """The clause that says whether another card is dealt to these hands."""
    player, banker = point_count(hands.player[:2]), point_count(hands.banker[:2])
    if is_natural(player, banker):
        return NATURAL
    return TABLE_1 if draws_next(hands) == "player" else TABLE_2


def check_dealt(cards: Sequence[Card]) -> Refusal | None:
    """The refusal of cards that no round is dealt with: too few, or one that no hand may take."""
    if len(cards) < FIRST_CARDS:
        says = "a round has at least four cards, not {cards}"
        return worded(Reason.UNKNOWN_OUTCOME, says, FOUR_CARDS, cards=len(cards))
    for dealt in range(FIRST_CARDS, len(cards)):
        hands = hands_of(cards[:dealt])
        if draws_next(hands) is None:
            return _not_taken(hands, cards[dealt])
    return _not_finished(hands_of(cards))


def _not_taken(hands: Hands, card: Card) -> Refusal:
    return worded(
        Reason.UNKNOWN_OUTCOME,
        "no hand takes {card}: the player's hand has {player} and the banker's {banker}",
        NO_FOURTH if len(hands.player) == len(hands.banker) == MOST_CARDS else rests_on(hands),
        card=card,
        player=hands.player_count,
        banker=hands.banker_count,
    )


def _not_finished(hands: Hands) -> Refusal | None:
    side = draws_next(hands)
    if side is None:
        return None
    return worded(
        Reason.UNKNOWN_OUTCOME,
        "the {side}'s hand takes a third card: the player's hand has {player} and the banker's {banker}",
        rests_on(hands),
        side=side,
        player=hands.player_count,
        banker=hands.banker_count,
    )
