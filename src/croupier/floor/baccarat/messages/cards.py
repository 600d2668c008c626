"""The cards before play: received, inspected, spread, stacked, shuffled, cut, put into the shoe, burned."""

from enum import StrEnum

import msgspec

from croupier.base.names import Citation, TerminalId
from croupier.base.wire_types import SmallNumber, TextOrNothing


class Port(StrEnum):
    """Where the faces of a shoe's cards come from."""

    KEYS = "keys"
    READER = "reader"
    VIRTUAL = "virtual"


class Face(StrEnum):
    UP = "up"
    DOWN = "down"


class GiveNotice(msgspec.Struct, frozen=True, tag="give-dealing-notice"):
    """The Table Games Director's written notice: the option that dealers use here, from which day."""

    option: str
    dated: str


class ReceiveCards(msgspec.Struct, frozen=True, tag="receive-cards"):
    """Decks at the table, the colours of their backs and of the cutting cards.

    `second_back` is that of the other batch, where there is one. `to_standards`: they meet the control
    standards for cards. `opaque`: the cutting cards are.
    """

    decks: SmallNumber
    back: str
    second_back: TextOrNothing
    cutting: str
    to_standards: bool
    opaque: bool

    @property
    def backs(self) -> tuple[str, ...]:
        return (self.back, self.second_back) if self.second_back else (self.back,)


class InspectCards(msgspec.Struct, frozen=True, tag="inspect-cards"):
    """The dealer has sorted and inspected them."""


class VerifyCards(msgspec.Struct, frozen=True, tag="verify-cards"):
    """The floorperson, or a device, has verified the inspection."""


class SpreadCards(msgspec.Struct, frozen=True, tag="spread-cards"):
    """Face up by deck, suit and sequence, one batch apart from the other; at an idle table up or down."""

    face: Face


class ShowCards(msgspec.Struct, frozen=True, tag="show-cards"):
    """The player at this seat is given the opportunity to look."""

    terminal: TerminalId


class StackCards(msgspec.Struct, frozen=True, tag="stack-cards"):
    """Turned face down, washed where no shuffler is used, and stacked."""


class ReadyShoe(msgspec.Struct, frozen=True, tag="ready-shoe"):
    """From a shoe that reads its cards, or makes them: what the next shoe is, before it is shuffled.

    A virtual shoe publishes the hash of its seed; `salt` is what the house's key was mixed with.
    """

    port: Port
    commitment: TextOrNothing = ""
    salt: TextOrNothing = ""


class ShuffleCards(msgspec.Struct, frozen=True, tag="shuffle-cards"):
    pass


class AskForSpread(msgspec.Struct, frozen=True, tag="ask-for-spread"):
    """A player wishes to see the batch that was stored in the shuffler."""


class CutCards(msgspec.Struct, frozen=True, tag="cut-cards"):
    """So many cards lie before the cutting card. The dealer cuts for a player, or when all have declined."""

    at: SmallNumber


class DeclineCut(msgspec.Struct, frozen=True, tag="decline-cut"):
    """The player to whom the cut is offered does not want it."""


class OrderRecut(msgspec.Struct, frozen=True, tag="order-recut"):
    why: str


class LoadShoe(msgspec.Struct, frozen=True, tag="load-shoe"):
    """One cutting card so many cards from the back, the other at the end; the stack into the shoe."""

    from_back: SmallNumber


class RevealShoe(msgspec.Struct, frozen=True, tag="reveal-shoe"):
    """The seed of a virtual shoe that is done, in hex."""

    seed: str


class NoticeGiven(msgspec.Struct, frozen=True, tag="dealing-notice-given"):
    option: str
    dated: str
    by: str


class CardsReceived(msgspec.Struct, frozen=True, tag="cards-received"):
    decks: int
    backs: tuple[str, ...]
    cutting: str
    by: str


class CardsInspected(msgspec.Struct, frozen=True, tag="cards-inspected"):
    by: str


class CardsVerified(msgspec.Struct, frozen=True, tag="cards-verified"):
    """`electronic`: by a device."""

    by: str
    electronic: bool


class CardsSpread(msgspec.Struct, frozen=True, tag="cards-spread"):
    """`batches` lie apart; at an idle table the cards came out of the shoe and the discard rack."""

    face: Face
    batches: int
    idle: bool


class CardsShown(msgspec.Struct, frozen=True, tag="cards-shown"):
    terminal: TerminalId


class CardsStacked(msgspec.Struct, frozen=True, tag="cards-stacked"):
    washed: bool
    clause: Citation


class ShoeReady(msgspec.Struct, frozen=True, tag="shoe-ready"):
    shoe: int
    port: Port
    commitment: str = ""
    salt: str = ""


class CardsShuffled(msgspec.Struct, frozen=True, tag="cards-shuffled"):
    """`batch` goes into play, and the other one, where there are two, into the shuffler."""

    shoe: int
    batch: int
    cards: int


class SpreadAsked(msgspec.Struct, frozen=True, tag="spread-asked"):
    terminal: TerminalId


class CutDeclined(msgspec.Struct, frozen=True, tag="cut-declined"):
    terminal: TerminalId


class CardsCut(msgspec.Struct, frozen=True, tag="cards-cut"):
    """`cutter` is a seat, or empty for the dealer."""

    cutter: str
    at: int


class RecutOrdered(msgspec.Struct, frozen=True, tag="recut-ordered"):
    """`cutter` is who cuts again: a seat, or empty for the dealer."""

    why: str
    by: str
    cutter: str


class ShoeLoaded(msgspec.Struct, frozen=True, tag="shoe-loaded"):
    from_back: int


class ShoeRevealed(msgspec.Struct, frozen=True, tag="shoe-revealed"):
    shoe: int
    seed: str
