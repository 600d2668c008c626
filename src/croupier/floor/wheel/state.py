"""What is so at a live table: the fold of its events and nothing else."""

from dataclasses import dataclass, field
from enum import StrEnum

from croupier.base.money import Cents
from croupier.base.names import PlayerId, TableId, TerminalId, WagerId
from croupier.floor.parts.colours import Chips
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.parts.stays import Stay
from croupier.floor.wheel.clauses import WheelCitations
from croupier.floor.wheel.messages.deal import Direction
from croupier.floor.wheel.table_rules import WheelTable, wheel_table_of
from croupier.games.roulette.bets import Kind
from croupier.games.roulette.table import RouletteTable
from croupier.games.round import Tender, Wager

REMEMBERED_ROUNDS = 100


class Phase(StrEnum):
    """Betting stays open while the ball is in the track, where the document has it so."""

    CLOSED = "closed"
    IDLE = "idle"
    BETTING = "betting"
    LOCKED = "no-more-bets"
    ANNOUNCED = "announced"
    CROWNED = "crowned"
    COLLECTED = "collected"


OF_ONE_SPIN = (Phase.BETTING, Phase.LOCKED, Phase.ANNOUNCED, Phase.CROWNED)
"""While nothing is collected a spin can still be called off."""

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


@dataclass(slots=True)
class Round:
    """A round as the table remembers it."""

    round: int
    number: str
    spins: int
    multiplier: int | None
    collected: Cents
    paid: Cents


@dataclass(slots=True)
class LiveTable:
    """`read` is what the reader saw of this spin; `mucked` what the mucker should find, by colour, of the
    chips collected up to game `mucked_in`, and `counted` that somebody has counted it.

    `salt` belongs to `commitment`: with the house's key it gives the seed that was committed to.

    `counter` is the wheel's spin counter as the reader last told it; `spin` the last one that is done with,
    as read or as called off. `running` is that of this spin's own ball, where the reader has `named` it.
    """

    id: TableId
    name: str
    effective: str
    citations: WheelCitations
    terms: str
    chips: tuple[Cents, ...]
    seats: dict[TerminalId, Seat]
    colours: Chips
    phase: Phase = Phase.CLOSED
    round: int = 0
    spins: int = 0
    spun: bool = False
    direction: Direction | None = None
    spin: int = 0
    counter: int = 0
    running: int | None = None
    named: bool = False
    read: str | None = None
    number: str | None = None
    prior: str | None = None
    commitment: str | None = None
    salt: str = ""
    multiplier: int | None = None
    collected: Cents = 0
    mucked: dict[str, int] = field(default_factory=dict)
    counted: bool = False
    bankroll: Cents = 0
    dealer: str | None = None
    mucker: str | None = None
    calling: bool = False
    rounds: list[Round] = field(default_factory=list)
    mucked_in: int = 0

    @property
    def rules(self) -> WheelTable:
        """The game as the terms in effect have it."""
        return wheel_table_of(self.effective)

    def remember(self, round_: Round) -> None:
        """The latest first, and only so many."""
        self.rounds = [round_, *self.rounds[: REMEMBERED_ROUNDS - 1]]

    @property
    def playing(self) -> bool:
        """Whether a game is in play."""
        return self.phase not in (Phase.CLOSED, Phase.IDLE)

    @property
    def terminals(self) -> dict[TerminalId, Seat]:
        """A seat's tablet is paired as a terminal is."""
        return self.seats

    @property
    def staked(self) -> Cents:
        return sum(seat.staked for seat in self.seats.values())

    @property
    def sending(self) -> str:
        """Of a ball that is thrown by hand: here a ball is only ever sent by a spin."""
        return ""

    @property
    def last_spin(self) -> str:
        """What a wheel that was set off last was sent by: which spin of which game."""
        return spin_name(self.round, self.spins)

    @property
    def at_rest(self) -> bool:
        """The reader has a number of this spin, or the dealer announced one."""
        return self.read is not None or self.number is not None

    @property
    def offers_b2b(self) -> bool:
        return isinstance(self.rules, RouletteTable) and Kind.B2B in self.rules.terms.bets

    @property
    def closes_before_spin(self) -> bool:
        return self.rules.terms.play.closing.value == "before-spin"

    @property
    def has_crown(self) -> bool:
        return isinstance(self.rules, RouletteTable)


def spin_name(round_: int, spin: int) -> str:
    return f"{round_}:{spin}"


def wager(seat: Seat, spot: str, chip: Chip, stake: Cents, coupon: Cents = 0) -> Wager:
    """Chips on a spot as the rules of the game see them: the seat is the player."""
    id_ = WagerId(f"{seat.id}:{spot}:{chip}")
    return Wager(id_, PlayerId(seat.id), spot, stake, coupon, TENDERS[chip])


def wagers_of(seat: Seat) -> list[Wager]:
    return [wager(seat, spot, chip, laid.stake, laid.coupon) for (spot, chip), laid in seat.felt.items()]
