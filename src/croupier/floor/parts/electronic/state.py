"""What is so at a table of terminals: the fold of its events and nothing else."""

from dataclasses import dataclass, field
from enum import StrEnum

from croupier.base.money import Cents
from croupier.base.names import Citation, EffectId, TableId, TerminalId
from croupier.floor.parts.electronic.acceptor_state import AcceptorState
from croupier.floor.parts.electronic.citations import ElectronicCitations
from croupier.floor.parts.messages.bets import Action
from croupier.floor.parts.messages.rounds import End, Turning
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.stays import Stay
from croupier.games.effective import roulette_of
from croupier.games.roulette.table import RouletteTable

REMEMBERED_GAMES = 10
REMEMBERED_ROUNDS = 20


class Phase(StrEnum):
    """`read` is the reader's number waiting for the dealer; `void` is a game waiting for its refund."""

    CLOSED = "closed"
    IDLE = "idle"
    BETTING = "betting"
    LOCKED = "locked"
    READ = "read"
    VOID = "void"


IN_PLAY = (Phase.BETTING, Phase.LOCKED, Phase.READ, Phase.VOID)


class BuyInStep(StrEnum):
    LAID = "laid"
    PICKED_UP = "picked-up"
    COUNTED = "counted"
    CREDITED = "credited"
    DROPPED = "dropped"


class CashOutStep(StrEnum):
    ASKED = "asked"
    CONFIRMED = "confirmed"
    SELECTED = "selected"
    PAID = "paid"
    PRINTING = "printing"


@dataclass(slots=True)
class BuyIn:
    """`money` is what was laid until it is counted; then `laid` has what was laid, where that differs.

    `played`: a game with bets of this terminal has closed since it was credited.
    """

    money: Money
    step: BuyInStep = BuyInStep.LAID
    verified: bool = False
    reported: bool = False
    played: bool = False
    laid: Money | None = None


@dataclass(slots=True)
class CashOut:
    """`print` is the effect of a cash-out to a voucher, `number` that voucher's; `voucher` is its hash once
    it is issued. `failed`: its voucher was not printed, so that an attendant pays it.
    """

    amount: Cents
    step: CashOutStep = CashOutStep.ASKED
    print: EffectId | None = None
    number: int = 0
    voucher: str = ""
    failed: bool = False


@dataclass(slots=True)
class Done:
    """One betting action, kept so that undo can reverse it.

    `straight` is the last selected number after it, and the last amount placed there.
    """

    action: Action
    changes: tuple[tuple[str, Cents], ...]
    straight: tuple[str, Cents] | None = None


@dataclass(slots=True)
class Game:
    """A game as one terminal remembers it."""

    round: int
    bets: dict[str, Cents]
    staked: Cents
    before: Cents
    number: str | None = None
    void: str | None = None
    paid: Cents = 0
    after: Cents = 0


@dataclass(slots=True)
class Terminal:
    """`credits` and `promo` are free to bet; `staked` lies in escrow, `promo_staked` of it promotional.

    Only a station of a dealerless table is ever not `open`.
    """

    id: TerminalId
    open: bool = True
    credits: Cents = 0
    promo: Cents = 0
    staked: Cents = 0
    promo_staked: Cents = 0
    bets: dict[str, Cents] = field(default_factory=dict)
    done: list[Done] = field(default_factory=list)
    last_game: dict[str, Cents] = field(default_factory=dict)
    buy_in: BuyIn | None = None
    cash_out: CashOut | None = None
    lock: str | None = None
    shortfall: Cents = 0
    games: list[Game] = field(default_factory=list)
    stay: Stay = field(default_factory=Stay)
    acceptor: AcceptorState = field(default_factory=AcceptorState)

    def remember(self, game: Game) -> None:
        """The latest last, and only so many."""
        self.games = [*self.games[1 - REMEMBERED_GAMES :], game]

    def end_cash_out(self) -> None:
        """A player who holds nothing more has left."""
        self.cash_out = None
        if not self.credits and not self.buying_in:
            self.leave()

    def leave(self) -> None:
        """Whoever plays here next has no games and no bets to recall."""
        self.buy_in, self.last_game, self.games = None, {}, []
        self.stay.end()

    @property
    def empty(self) -> bool:
        """Nothing here is anybody's, and nobody is asked to settle anything."""
        held = self.free or self.staked or self.shortfall or self.buying_in or self.acceptor.held
        return not held and self.cash_out is None and self.lock is None

    @property
    def buying_in(self) -> bool:
        """A buy-in is under way until it is dropped and verified."""
        finished = self.buy_in is None or (self.buy_in.step is BuyInStep.DROPPED and self.buy_in.verified)
        return not finished

    @property
    def free(self) -> Cents:
        return self.credits + self.promo


@dataclass(slots=True)
class Round:
    """A round as the table remembers it; its ends are there to be reversed, `stays` says whose they were."""

    round: int
    number: str | None = None
    void: str | None = None
    clause: Citation | None = None
    staked: Cents = 0
    paid: Cents = 0
    ends: tuple[End, ...] = ()
    stays: dict[TerminalId, int] = field(default_factory=dict)


@dataclass(slots=True)
class TableState:
    """`counter` is the wheel's spin counter as it was last told, `running` the spin of this game's ball.

    `spin` is the last one that is done with, as read or as a void game's: no report of it counts any more.

    `launch` is a launch that was asked for and whose outcome is not known yet. `former` is the effective book
    of the last game, where the table's terms have changed since. `turning` is the rotor as
    this game's number was read.
    """

    id: TableId
    name: str
    effective: str
    terms: str
    chips: tuple[Cents, ...]
    terminals: dict[TerminalId, Terminal]
    citations: ElectronicCitations
    phase: Phase = Phase.CLOSED
    round: int = 0
    prompted: bool = False
    spin: int = 0
    counter: int = 0
    running: int | None = None
    launch: EffectId | None = None
    number: str | None = None
    turning: Turning | None = None
    bankroll: Cents = 0
    dealer: str | None = None
    calling: bool = False
    former: str = ""
    rounds: list[Round] = field(default_factory=list)

    @property
    def rules(self) -> RouletteTable:
        """The game as the terms in effect have it."""
        return roulette_of(self.effective)

    def remember(self, round_: Round) -> None:
        """The latest first, and only so many."""
        self.rounds = [round_, *self.rounds[: REMEMBERED_ROUNDS - 1]]

    @property
    def sending(self) -> str:
        """What a ball that is thrown now is sent by: this game, while it is to be decided."""
        return str(self.round) if self.phase in (Phase.BETTING, Phase.LOCKED) else ""

    @property
    def staked(self) -> Cents:
        return sum(terminal.staked for terminal in self.terminals.values())

    @property
    def held(self) -> frozenset[TerminalId]:
        """The terminals where something is a player's."""
        return frozenset(terminal.id for terminal in self.terminals.values() if not terminal.empty)
