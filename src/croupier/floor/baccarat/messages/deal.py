"""Cards out of the shoe: dealt, turned, announced; drawn in error, found face up, too few."""

from enum import StrEnum

import msgspec

from croupier.base.names import Citation, TerminalId
from croupier.base.wire_types import SmallNumber, TextOrNothing


class Side(StrEnum):
    """Of which hand a card is."""

    PLAYER = "player"
    BANKER = "banker"


class DealCard(msgspec.Struct, frozen=True, tag="deal-card"):
    """The next card of the shoe. `card` is its face, empty where it is face down or was not read.

    `seal` is the hash of the face and a salt, of a card that the shoe has read and nobody has seen. `cuts` is
    how often the stack had been cut that a virtual shoe drew it from.
    """

    card: TextOrNothing = ""
    seal: TextOrNothing = ""
    cuts: int | None = None


class ShowCard(msgspec.Struct, frozen=True, tag="show-card"):
    """The face of a sealed card that a person has turned; `draw` counts the cards out of this shoe."""

    draw: int
    card: str
    salt: str


class KeyCard(msgspec.Struct, frozen=True, tag="key-card"):
    """The dealer keys the face of a card that no shoe has read, or again of one that was keyed wrongly."""

    draw: SmallNumber
    card: str


class ConfirmCard(msgspec.Struct, frozen=True, tag="confirm-card"):
    """The floorperson confirms a card that the dealer keyed because the shoe failed to read it."""

    draw: SmallNumber
    card: str


class HandCards(msgspec.Struct, frozen=True, tag="hand-cards"):
    """Option c: the hand goes, face down, to the player who has the right to turn it."""

    round: int
    side: Side


class TurnCards(msgspec.Struct, frozen=True, tag="turn-cards"):
    """The dealer turns a hand's face-down cards, or the player who holds them returns them face up."""

    round: int
    side: Side


class GiveUpCards(msgspec.Struct, frozen=True, tag="give-up-cards"):
    """The player who holds the cards does not want to turn them."""

    round: int
    side: Side


class TakeCards(msgspec.Struct, frozen=True, tag="take-cards"):
    """Dealer or floorperson takes the right away; or time is up, or the tablet is gone."""

    round: int
    side: Side
    why: str


class AcceptCards(msgspec.Struct, frozen=True, tag="accept-cards"):
    round: int
    side: Side


class DeclineCards(msgspec.Struct, frozen=True, tag="decline-cards"):
    round: int
    side: Side


class AnnounceCount(msgspec.Struct, frozen=True, tag="announce-count"):
    round: int
    side: Side


class AnnounceResult(msgspec.Struct, frozen=True, tag="announce-result"):
    round: int


class AnnounceLastHand(msgspec.Struct, frozen=True, tag="announce-last-hand"):
    pass


class LayKept(msgspec.Struct, frozen=True, tag="lay-kept"):
    """The cards that were kept for this hand are laid as its first."""


class CuttingCardAppears(msgspec.Struct, frozen=True, tag="cutting-card-appears"):
    pass


class RuleOnCard(msgspec.Struct, frozen=True, tag="rule-on-card"):
    """Of a card that no hand may take: whether it lay with the Player's Hand, and whether it was seen."""

    on_player: bool
    disclosed: bool


class FindFaceUp(msgspec.Struct, frozen=True, tag="find-face-up"):
    """A card that lies face up in the shoe."""

    card: str


class VoidRound(msgspec.Struct, frozen=True, tag="void-round"):
    """Too few cards are left to finish the round, or the burn."""


class CardDealt(msgspec.Struct, frozen=True, omit_defaults=True, tag="card-dealt"):
    """To a hand of this round. Of a card that lies face down, only the seal is known, if that."""

    round: int
    draw: int
    side: Side
    card: str = ""
    seal: str = ""
    kept: bool = False
    """It was drawn in error before, undisclosed, and is the first card of this hand."""


class CardUnread(msgspec.Struct, frozen=True, tag="card-unread"):
    """A card that should be seen, of a hand or of a burn, and was not read: play waits."""

    draw: int


class CardShown(msgspec.Struct, frozen=True, tag="card-shown"):
    draw: int
    card: str
    salt: str


class CardKeyed(msgspec.Struct, frozen=True, omit_defaults=True, tag="card-keyed"):
    """`confirmed` is False where a floorperson must confirm it yet; `was` is the face keyed before."""

    draw: int
    card: str
    by: str
    confirmed: bool
    was: str = ""


class CardConfirmed(msgspec.Struct, frozen=True, tag="card-confirmed"):
    draw: int
    by: str


class CardsHanded(msgspec.Struct, frozen=True, tag="cards-handed"):
    """To a seat, with the clause by which that player has the right."""

    round: int
    side: Side
    terminal: TerminalId
    clause: Citation


class CardsTurned(msgspec.Struct, frozen=True, tag="cards-turned"):
    """`terminal` returned them face up; empty: the dealer turned them."""

    round: int
    side: Side
    terminal: str


class CardsGivenUp(msgspec.Struct, frozen=True, tag="cards-given-up"):
    """`to` is the seat that is offered them now; empty: the dealer turns them."""

    round: int
    side: Side
    terminal: TerminalId
    why: str
    by: str
    to: str


class CardsDeclined(msgspec.Struct, frozen=True, tag="cards-declined"):
    round: int
    side: Side
    terminal: TerminalId
    to: str


class CardsAccepted(msgspec.Struct, frozen=True, tag="cards-accepted"):
    round: int
    side: Side
    terminal: TerminalId


class CountAnnounced(msgspec.Struct, frozen=True, tag="count-announced"):
    round: int
    side: Side
    count: int


class ResultAnnounced(msgspec.Struct, frozen=True, tag="result-announced"):
    """`result` is the cards as the game writes them; `winner` is player, banker or tie."""

    round: int
    result: str
    winner: str
    player: int
    banker: int


class CuttingCardOut(msgspec.Struct, frozen=True, tag="cutting-card-out"):
    pass


class LastHandAnnounced(msgspec.Struct, frozen=True, tag="last-hand-announced"):
    pass


class CardBurned(msgspec.Struct, frozen=True, tag="card-burned"):
    """Shown, and into the discard rack; `first` says how many more follow it."""

    draw: int
    card: str
    first: bool = False


class CardInError(msgspec.Struct, frozen=True, omit_defaults=True, tag="card-in-error"):
    """Drawn when no hand takes a card."""

    draw: int
    card: str = ""
    seal: str = ""


class ErrorRuled(msgspec.Struct, frozen=True, tag="error-ruled"):
    """Kept for the next hand, burned, or taken by the hand that must draw."""

    draw: int
    end: str
    clause: Citation


class FaceUpFound(msgspec.Struct, frozen=True, tag="face-up-found"):
    draw: int
    card: str


class RoundVoided(msgspec.Struct, frozen=True, tag="round-voided"):
    """`round` is 0 where none was in play: a burn between rounds could not be finished."""

    round: int
    clause: Citation
