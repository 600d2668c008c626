"""What is so at a live table: the fold of its events and nothing else."""

from dataclasses import dataclass, field
from enum import StrEnum

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.names import TableId, TerminalId
from croupier.base.refusal import Reason, Refusal, worded
from croupier.floor.parts.colours import Chips
from croupier.floor.parts.messages.rounds import Turning
from croupier.floor.parts.seats.seat import Seat
from croupier.floor.wheel.clauses import WheelCitations
from croupier.floor.wheel.messages.deal import Direction, NoSpinCalled
from croupier.floor.wheel.table_rules import WheelTable, wheel_table_of
from croupier.games.roulette.bets import Kind
from croupier.games.roulette.table import RouletteTable

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

    `called_off` is how the last spin of this game was called off, until the next one. `turning` is the rotor
    as this spin's number was read.
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
    called_off: NoSpinCalled | None = None
    turning: Turning | None = None

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
    def betting(self) -> bool:
        return self.phase is Phase.BETTING

    def untouchable(self, spot: str) -> Refusal | None:
        """B2B wagers, from the multiplier on."""
        if spot != Kind.B2B or self.multiplier is None:
            return None
        says = "the multiplier has been shown: B2B wagers of this round stay as they are"
        return Refusal(Reason.WRONG_PHASE, says, self.citations.multiplier)

    def misfit(self, spot: str, amount: Cents, chip: Cents) -> Refusal | None:
        """Five adjacent numbers take five chips or a multiple of five: as chips, not only as cents."""
        rules = self.rules
        if not isinstance(rules, RouletteTable) or rules.spots[spot].kind is not Kind.FIVE_ADJACENT:
            return None
        if amount % (5 * chip) == 0:
            return None
        return worded(
            Reason.STAKE_NOT_DIVISIBLE,
            "five adjacent numbers take five chips of {chip}, or a multiple of five",
            rules.terms.bets[Kind.FIVE_ADJACENT].defined,
            chip=money.show_dollars(chip),
        )

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
