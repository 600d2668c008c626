"""The result of a round, and its text.

`7S 4H 3D KC` are the cards in the order they were dealt: the player's, the banker's, the player's, the
banker's, and any third card. `void:too-few-cards` is a round that the shoe could not finish.
"""

import msgspec

from croupier.base.refusal import Reason, Refused, refuse, shown
from croupier.games.baccarat.cards import Card, read_card
from croupier.games.baccarat.hands import Hands, check_dealt, hands_of

VOID = "void:too-few-cards"
LEAST_WORDS = 2
"""One word alone, such as a winner's name, is no cards."""


class Result(msgspec.Struct, frozen=True):
    """The cards as dealt; none of a round that is void."""

    cards: tuple[Card, ...] = ()

    @property
    def hands(self) -> Hands | None:
        return hands_of(self.cards) if self.cards else None


def read_result(text: object) -> Result:
    """From the cards as one text, or as a list of them."""
    if text == VOID:
        return Result()
    words = text.split() if isinstance(text, str) else text
    if not isinstance(words, list) or len(words) < LEAST_WORDS:
        says = (
            "{text} is not an outcome here; write the cards as they were dealt, like 7S 4H 3D KC, or {void}"
        )
        refuse(Reason.UNKNOWN_OUTCOME, says, place="outcome", text=shown(text), void=VOID)
    try:
        cards = tuple(read_card(word) for word in words)
    except Refused as refused:
        raise refused.at("outcome") from None
    if refusal := check_dealt(cards):
        raise Refused(refusal).at("outcome")
    return Result(cards)


def show_result(result: Result) -> str:
    """What `read_result` reads back."""
    return " ".join(result.cards) or VOID
