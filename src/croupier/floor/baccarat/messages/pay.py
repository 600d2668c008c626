"""After the result: losers collected, winners paid, vigorish collected or marked, cards into the rack."""

from enum import StrEnum

import msgspec

from croupier.base.money import Cents
from croupier.base.names import Citation, TerminalId


class StepKind(StrEnum):
    PAY = "pay"
    VIGORISH = "vigorish"


class Step(msgspec.Struct, frozen=True, array_like=True):
    """What is done at one position after the losers are collected."""

    kind: StepKind
    terminal: TerminalId
    amount: Cents


class CollectLosers(msgspec.Struct, frozen=True, tag="collect-losing-wagers"):
    round: int


class PayWinner(msgspec.Struct, frozen=True, tag="pay-winner"):
    round: int
    terminal: TerminalId


class TakeVigorish(msgspec.Struct, frozen=True, tag="take-vigorish"):
    """Of a win just paid or about to be: collected, or marked with a button."""

    round: int
    terminal: TerminalId


class CollectVigorish(msgspec.Struct, frozen=True, tag="collect-vigorish"):
    """The amount on a player's button."""

    terminal: TerminalId


class DocumentVigorish(msgspec.Struct, frozen=True, tag="document-vigorish"):
    """A supervisor documents what a player owes and does not pay."""

    terminal: TerminalId
    why: str


class DiscardCards(msgspec.Struct, frozen=True, tag="discard-cards"):
    round: int


class ConfirmCalled(msgspec.Struct, frozen=True, tag="confirm-called"):
    """The floorperson's word on a verbal wager with cash; the dealer's follows."""

    terminal: TerminalId
    round: int
    spot: str
    cash: Cents


class CallConfirmed(msgspec.Struct, frozen=True, tag="call-confirmed"):
    round: int
    terminal: TerminalId
    spot: str
    cash: Cents
    by: str


class Taken(msgspec.Struct, frozen=True, array_like=True):
    """A losing wager, and the coupon that is used up with it."""

    terminal: TerminalId
    spot: str
    amount: Cents
    coupon: Cents = 0


class Void(msgspec.Struct, frozen=True, array_like=True):
    """A wager that goes back because the hands tied or the round was void."""

    terminal: TerminalId
    spot: str
    amount: Cents
    coupon: Cents = 0


class LosingWagersCollected(msgspec.Struct, frozen=True, tag="losing-wagers-collected"):
    """`steps` is the order in which winners are paid and vigorish is taken, by the house's procedure."""

    round: int
    collected: tuple[Taken, ...]
    steps: tuple[Step, ...]
    procedure: str
    clause: Citation


class WagersVoid(msgspec.Struct, frozen=True, tag="wagers-void"):
    """`refunded`: the round itself was void, and nothing was decided."""

    round: int
    wagers: tuple[Void, ...]
    clause: Citation
    refunded: bool = False


class Won(msgspec.Struct, frozen=True, array_like=True):
    """A winning wager: stake back and winnings; `promotion` of `paid` a coupon won."""

    spot: str
    returned: Cents
    paid: Cents
    promotion: Cents = 0
    coupon: Cents = 0


class WinnerPaid(msgspec.Struct, frozen=True, tag="winner-paid"):
    """`withheld` is vigorish that was taken before this payment and more than the player had in hand."""

    round: int
    terminal: TerminalId
    wagers: tuple[Won, ...]
    withheld: Cents = 0


class VigorishCollected(msgspec.Struct, frozen=True, tag="vigorish-collected"):
    """`withheld` of it comes out of the payment that follows; `button`: it was marked before."""

    terminal: TerminalId
    amount: Cents
    clause: Citation
    withheld: Cents = 0
    button: bool = False


class VigorishMarked(msgspec.Struct, frozen=True, tag="vigorish-marked"):
    """A button with the amount in the space numbered for the player; `owed` is what it shows now."""

    terminal: TerminalId
    amount: Cents
    owed: Cents
    clause: Citation


class VigorishDocumented(msgspec.Struct, frozen=True, tag="vigorish-documented"):
    terminal: TerminalId
    amount: Cents
    why: str
    by: str


class CardsDiscarded(msgspec.Struct, frozen=True, tag="cards-discarded"):
    """Into the discard rack, the Player's Hand and then the Banker's, each as it lay."""

    round: int
    result: str
    terms: str
    player: tuple[str, ...]
    banker: tuple[str, ...]
