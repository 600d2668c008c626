"""A seat at a table with a dealer: the fold of what its player bought, laid and took back."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from croupier.base.money import Cents
from croupier.base.names import PlayerId, TerminalId, WagerId
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.parts.stays import Stay
from croupier.games.round import Tender, Wager

TENDERS = {Chip.COLOUR: Tender.NON_VALUE, Chip.VALUE: Tender.VALUE}
Place = tuple[str, Chip]
Stacks = tuple[tuple[Chip, Cents, Cents], ...]
"""What lies on a spot of one seat's: the chips, their stake and their coupon."""


@dataclass(slots=True)
class Laid:
    """Chips on a spot. `stake` is what was wagered; `collected` of it the house has taken already."""

    stake: Cents
    coupon: Cents = 0
    collected: Cents = 0

    @property
    def there(self) -> Cents:
        """What still lies on the layout, the coupon included."""
        return self.stake - self.collected + self.coupon


@dataclass(slots=True)
class Asked:
    money: Money
    value: Cents


@dataclass(slots=True)
class Seat:
    """`credits` is what the colour chips in hand are worth, `held` the value chips, `promo` the coupons.

    `leaving`: the player has asked to colour out. `lapsed` are the calls of this round that the dealer did
    not accept in time.

    `done` has each movement of this game: what lay before it on the spots that it touched. `undone`: the
    last one was an undoing. `last` is what the seat staked in the last game that it played.
    """

    id: TerminalId
    colour: str | None = None
    value: Cents = 0
    credits: Cents = 0
    promo: Cents = 0
    felt: dict[Place, Laid] = field(default_factory=dict)
    asked: Asked | None = None
    called: dict[str, Cents] = field(default_factory=dict)
    lapsed: dict[str, Cents] = field(default_factory=dict)
    held: Cents = 0
    leaving: bool = False
    done: list[dict[str, Stacks]] = field(default_factory=list)
    undone: bool = False
    last: dict[Place, Cents] = field(default_factory=dict)
    stay: Stay = field(default_factory=Stay)

    def on(self, spot: str) -> Stacks:
        return tuple((chip, laid.stake, laid.coupon) for (at, chip), laid in self.felt.items() if at == spot)

    @property
    def empty(self) -> bool:
        """Nothing here is anybody's."""
        return self.colour is None and not (self.held or self.felt or self.called or self.asked)

    def leave(self) -> None:
        """Whoever sits here next finds nothing of this player's games."""
        self.done, self.last, self.lapsed = [], {}, {}
        self.stay.end()

    @property
    def staked(self) -> Cents:
        return sum(laid.there for laid in self.felt.values())


def wager(seat: Seat, spot: str, chip: Chip, stake: Cents, coupon: Cents = 0) -> Wager:
    """Chips on a spot as the rules of the game see them: the seat is the player."""
    id_ = WagerId(f"{seat.id}:{spot}:{chip}")
    return Wager(id_, PlayerId(seat.id), spot, stake, coupon, TENDERS[chip])


def wagers_of(seat: Seat) -> list[Wager]:
    return [wager(seat, spot, chip, laid.stake, laid.coupon) for (spot, chip), laid in seat.felt.items()]


def unserved(seats: Mapping[TerminalId, Seat]) -> TerminalId | None:
    """A seat whose money lies on the table until the dealer gives chips for it."""
    return next((seat.id for seat in seats.values() if seat.asked is not None), None)
