"""What is so at a mini-baccarat table: the fold of its events and nothing else."""

from dataclasses import dataclass, field
from enum import StrEnum

from croupier.base.money import Cents
from croupier.base.names import TableId, TerminalId
from croupier.base.refusal import Refusal
from croupier.floor.baccarat.clauses import BaccaratCitations
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.messages.pay import Step
from croupier.floor.baccarat.messages.reading import Doubt
from croupier.floor.baccarat.shoe import Drawn, Shoe
from croupier.floor.parts.seats.seat import Seat
from croupier.games.baccarat.rules import Collection, Shuffling
from croupier.games.baccarat.table import BaccaratTable
from croupier.games.baccarat.vigorish import Vigorish
from croupier.games.effective import table_of

REMEMBERED_ROUNDS = 100


class Phase(StrEnum):
    """By what is due: the cards first, then round after round."""

    CLOSED = "closed"
    RECEIVE = "receive"
    INSPECT = "inspect"
    VERIFY = "verify"
    SPREAD = "spread"
    TURN_UP = "turn-up"
    SHOW = "show"
    STACK = "stack"
    SHUFFLE = "shuffle"
    CUT = "cut"
    LOAD = "load"
    BURN = "burn"
    IDLE = "idle"
    BETTING = "betting"
    DEAL = "deal"
    RESULT = "result"
    PAY = "pay"
    DISCARD = "discard"


PREPARING = (
    Phase.RECEIVE, Phase.INSPECT, Phase.VERIFY, Phase.SPREAD, Phase.TURN_UP, Phase.SHOW, Phase.STACK,
    Phase.SHUFFLE, Phase.CUT, Phase.LOAD, Phase.BURN,
)  # fmt: skip
DRAWING = (Phase.BURN, Phase.IDLE, Phase.BETTING, Phase.DEAL, Phase.RESULT, Phase.PAY, Phase.DISCARD)
"""A card may leave the shoe: where it is not due, in error."""
IN_ROUND = (Phase.BETTING, Phase.DEAL, Phase.RESULT, Phase.PAY, Phase.DISCARD)


@dataclass(slots=True)
class Right:
    """Who may turn a hand under option c. `holder` has the cards; `offered` is asked to take them.

    `asked` are the seats that had or declined them in this round; `over`: the dealer turns them. `passed` are
    those that had them, with why they have them no more.
    """

    holder: str = ""
    offered: str = ""
    asked: list[str] = field(default_factory=list)
    over: bool = False
    passed: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Round:
    """A round as the table remembers it; `result` is its cards as they were dealt.

    `void` is why a round decided nothing; its winner is then `void`, too.
    """

    round: int
    result: str
    winner: str
    collected: Cents
    paid: Cents
    void: str = ""


@dataclass(slots=True)
class VigorishChange:
    """What the vigorish was before `round`, when players last played."""

    kind: Vigorish
    percent: int
    round: int


@dataclass(slots=True)
class CardTable:
    """`option` is what the Table Games Director's notice names, `backs` and `cutting` the cards' colours.

    `shown` are the seats that were given the opportunity to look before the first round of this shoe,
    `tablets` those whose player wagered by the seat's tablet in this stay. `idle_spread`: the cards that lie
    there came out of shoe and rack, because nobody played.

    `hands` are the cards of this round in the order they were dealt; `error` one that no hand takes, `kept`
    those that are the first of the next hand; `held` left the shoe while one before them was to be put right.
    `doubt`: a card may leave the shoe that its reader does not tell.
    `in_hand` are the cards that a player holds; `announced` the sides whose counts were called. `last`: the
    round in play, or the next, is the last of the shoe.

    `steps` are those still to be done after the losers were collected, `withheld` the vigorish that comes out
    of a payment; `owed` lies on the buttons, `back` came back to each seat. `confirmed` are spoken
    wagers with the floorperson's word. `vigorish_change` is the last one, posted
    if players must know of it.
    """

    id: TableId
    name: str
    effective: str
    citations: BaccaratCitations
    terms: str
    chips: tuple[Cents, ...]
    seats: dict[TerminalId, Seat]
    phase: Phase = Phase.CLOSED
    round: int = 0
    option: str = ""
    dated: str = ""
    backs: tuple[str, ...] = ()
    cutting: str = ""
    shown: list[str] = field(default_factory=list)
    tablets: list[str] = field(default_factory=list)
    idle_spread: bool = False
    shoe: Shoe = field(default_factory=Shoe)
    hands: list[Drawn] = field(default_factory=list)
    error: Drawn | None = None
    kept: list[Drawn] = field(default_factory=list)
    held: list[Drawn] = field(default_factory=list)
    doubt: Doubt | None = None
    rights: dict[Side, Right] = field(default_factory=dict)
    in_hand: list[int] = field(default_factory=list)
    announced: list[Side] = field(default_factory=list)
    result: str = ""
    winner: str = ""
    last: bool = False
    steps: list[Step] = field(default_factory=list)
    withheld: dict[str, Cents] = field(default_factory=dict)
    owed: dict[str, Cents] = field(default_factory=dict)
    back: dict[str, Cents] = field(default_factory=dict)
    confirmed: dict[str, dict[str, Cents]] = field(default_factory=dict)
    collected: Cents = 0
    paid: Cents = 0
    outcomes: list[str] = field(default_factory=list)
    bankroll: Cents = 0
    dealer: str | None = None
    calling: bool = False
    vigorish_change: VigorishChange | None = None
    rounds: list[Round] = field(default_factory=list)

    @property
    def rules(self) -> BaccaratTable:
        """The game as the terms in effect have it."""
        table = table_of(self.effective)
        assert isinstance(table, BaccaratTable)  # noqa: S101 - no other table is installed here
        return table

    @property
    def prior(self) -> None:
        """No wager goes by the round before."""
        return

    @property
    def betting(self) -> bool:
        return self.phase is Phase.BETTING

    @property
    def playing(self) -> bool:
        return self.phase in IN_ROUND

    @property
    def terminals(self) -> dict[TerminalId, Seat]:
        """A seat's tablet is paired as a terminal is."""
        return self.seats

    @property
    def staked(self) -> Cents:
        return sum(seat.staked for seat in self.seats.values())

    def chosen(self, option: str) -> str:
        """What the house has chosen of an option."""
        return self.rules.terms.chosen[option][0]

    @property
    def batches(self) -> int:
        return 2 if self.chosen("shuffling") == Shuffling.SHUFFLER else 1

    @property
    def reshuffles(self) -> bool:
        """The shoe shuffles by itself: no cut, no burn, no last hand."""
        return self.chosen("shuffling") == Shuffling.SHOE

    @property
    def cards_left(self) -> int:
        """In the shoe; a shoe that reshuffles takes its cards back, and has no end."""
        return self.shoe.cards if self.reshuffles else self.shoe.cards - self.shoe.out

    @property
    def defers(self) -> bool:
        return self.chosen("vigorish-collection") == Collection.DEFERRED

    def untouchable(self, _spot: str) -> Refusal | None:
        """While betting is open every wager may be touched."""
        return None

    def misfit(self, _spot: str, _amount: Cents, _chip: Cents) -> Refusal | None:
        return None

    def remember(self, round_: Round) -> None:
        """The latest first, and only so many."""
        self.rounds = [round_, *self.rounds[: REMEMBERED_ROUNDS - 1]]
