"""A mini-baccarat table for tests: the same desk and people, with seats and a shoe whose cards are keyed."""

from typing import Self

from croupier.base.envelope import Command, Envelope, Event
from croupier.base.names import Citation, TerminalId
from croupier.base.refusal import Refusal
from croupier.desk.act import When
from croupier.desk.messages import InstallTable
from croupier.floor.baccarat.acts import acts
from croupier.floor.baccarat.dealing import waits_for
from croupier.floor.baccarat.messages import cards, deal, pay
from croupier.floor.baccarat.messages.cards import Face
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.messages.pay import StepKind
from croupier.floor.baccarat.state import CardTable, Phase
from croupier.floor.parts.messages import rounds, seats, tables, wagers
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.parts.seats.seat import Seat
from croupier.games.effective import write_effective
from croupier.ledger import accounts as chart
from tests.house import FLOAT, ONE, T1, Answer, House, No, at
from tests.states import state_at
from tests.tables import baccarat

SEATS = tuple(TerminalId(str(number + 1)) for number in range(7))
VALUE_CHIPS = (100, 500, 2500, 10_000)
DATED = "2026-11-16"
LAW = "oneida-minibaccarat"


def cited(clause: str) -> Citation:
    return Citation(f"{LAW}:{clause}")


def no(reason: str, clause: str) -> No:
    """A refusal that rests on this clause of the document."""
    return No(reason, cited(clause))


def wide_limits(**changed: str) -> dict[str, str]:
    """Of each wager, as wide as can be; a table without limits does not open."""
    return dict.fromkeys(("player", "banker", "tie"), "0.01..100000.00") | changed


def install_cards(**options: object) -> InstallTable:
    options.setdefault("limits", wide_limits())
    return InstallTable("Mini 1", write_effective(baccarat(**options)).decode(), SEATS, VALUE_CHIPS)


class Cards(House):
    """Nothing is on the floor until `ready`. Cards are keyed by the dealer, as `KS 4H ...`."""

    keyed = True
    """The shoe says by itself that it is ready, as one whose cards are keyed does at a server."""

    def seated(self, **options: object) -> Self:
        """Installed, open, noticed by the director, with a dealer; the cards not yet at the table."""
        self.do("engineer", install_cards(**options))
        self.do("supervisor", tables.OpenTable(FLOAT, 0, 0))
        self.do("dealer", tables.TakeTable())
        self.do("director", cards.GiveNotice(self.cards.chosen("dealing"), DATED))
        return self

    @property
    def cards(self) -> CardTable:
        found = state_at(self.desk, self.here)
        assert isinstance(found, CardTable)
        return found

    def send(self, envelope: Envelope) -> Answer:
        answer = super().send(envelope)
        if self.keyed and self.here in self.desk.tables and self._waits_for_shoe():
            super().send(self.envelope("reader", cards.ReadyShoe(cards.Port.KEYS)))
        return answer

    def _waits_for_shoe(self) -> bool:
        table = state_at(self.desk, self.here)
        if not isinstance(table, CardTable) or table.phase is not Phase.SHUFFLE:
            return False
        return not (table.owed or table.shoe.ready or table.shoe.commitment)

    def seat(self, terminal: TerminalId = ONE) -> Seat:
        return self.cards.seats[terminal]

    def received(self) -> Self:
        second = "blue" if self.cards.batches > 1 else ""
        decks = self.cards.rules.terms.decks
        self.do("floorperson", cards.ReceiveCards(decks, "red", second, "yellow", True, True))
        return self

    def stacked(self) -> Self:
        """Inspected, verified, spread, seen by whoever sits at 1, stacked."""
        self.received()
        self.do("dealer", cards.InspectCards())
        self.do("floorperson", cards.VerifyCards())
        self.do("dealer", cards.SpreadCards(Face.UP), cards.ShowCards(ONE), cards.StackCards())
        return self

    def loaded(self, from_back: int = 14) -> "Cards":
        """Shuffled, cut by whoever the cut is offered to, in the shoe."""
        self.do("dealer", cards.ShuffleCards())
        if not self.cards.reshuffles:
            self.do("dealer", cards.CutCards(100))
        self.do("dealer", cards.LoadShoe(from_back))
        return self

    def ready(self, burned: str = "KS", /, **options: object) -> "Cards":
        """Between rounds, with a shoe from which the first cards are burned."""
        self.seated(**options).stacked().loaded()
        if not self.cards.reshuffles:
            self.deal(burned)
        return self

    def deal(self, text: str) -> "Cards":
        """These cards leave the shoe; `--` is one that lies face down."""
        for card in text.split():
            self.do("dealer", deal.DealCard("" if card == "--" else card))
        return self

    def buy(self, amount: int = 100_000, seat: TerminalId = ONE, coupon: int = 0) -> "Cards":
        laid = Money(amount, 0, coupon)
        self.do(at(seat), seats.AskChips(laid, 0))
        self.do("dealer", seats.IssueChips(seat, "", 0, laid))
        return self

    def start(self) -> "Cards":
        self.do("dealer", rounds.StartGame())
        return self

    def lay(self, spot: str, amount: int, seat: TerminalId = ONE, coupon: int = 0) -> "Cards":
        self.do(at(seat), wagers.LayWager(self.cards.round, spot, amount, Chip.VALUE, coupon))
        return self

    def close(self, table: object = None) -> "Cards":
        self.do("dealer", rounds.CloseBets(self.cards.round))
        return self

    def counted(self) -> "Cards":
        """Both counts announced, Player's first; by option b the hands are turned, and the cards keyed."""
        round_ = self.cards.round
        self.do("dealer", deal.AnnounceCount(round_, Side.PLAYER), deal.AnnounceCount(round_, Side.BANKER))
        return self

    def asks(self, *keys: str) -> bool:
        """Whether one of these acts is due."""
        return any(act.key in keys for act in acts(self.cards) if act.when is When.DUE)

    def round(self, text: str, wagered: dict[str, int] | None = None) -> "Cards":
        """By option a, from the first bet to the result: the first four cards, and any third."""
        self.start()
        for spot, amount in (wagered or {}).items():
            self.lay(spot, amount)
        dealt = text.split()
        self.close().deal(" ".join(dealt[:4])).counted().deal(" ".join(dealt[4:]))
        self.do("dealer", deal.AnnounceResult(self.cards.round))
        return self

    def settled(self) -> "Cards":
        """Losers, winners and vigorish in the house's order, and the cards into the rack."""
        self.do("dealer", pay.CollectLosers(self.cards.round))
        while self.cards.phase is Phase.PAY:
            self.do("dealer", self.step())
        self.do("dealer", pay.DiscardCards(self.cards.round))
        return self

    def step(self) -> Command:
        """What the order of payment has next."""
        step = self.cards.steps[0]
        make = pay.PayWinner if step.kind is StepKind.PAY else pay.TakeVigorish
        return make(self.cards.round, step.terminal)

    def asked(self, name: str, command: Command) -> tuple[Event, ...]:
        """What must be accepted, for what comes of it."""
        answer = self.ask(name, command)
        assert not isinstance(answer, Refusal), answer
        return answer

    def refused(self, name: str, command: Command) -> No:
        """What must be refused, and change nothing."""
        before = (self.desk.seq, dict(self.desk.balances))
        answer = self.ask(name, command)
        assert isinstance(answer, Refusal), answer
        assert (self.desk.seq, self.desk.balances) == before
        return No(str(answer.reason), str(answer.clause))

    def money(self) -> dict[str, int]:
        """Every account that holds something, by its short name, less cage, rack and stock of chips."""
        still = (chart.CAGE, chart.rack(T1), chart.CHIP_STOCK)
        held = {name: amount for name, amount in self.desk.balances.items() if amount and name not in still}
        return {name.replace(":T1", ""): amount for name, amount in held.items()}

    def sit(self, *seats_: TerminalId, amount: int = 100_000) -> "Cards":
        """A player with value chips at each of these seats."""
        for seat in seats_:
            self.buy(amount, seat)
        return self

    def read_by_shoe(self) -> "Cards":
        """The next shoe tells its cards itself: the table was given another device."""
        self.do("reader", cards.ReadyShoe(cards.Port.READER))
        return self

    def drawn_to(self, left: int) -> "Cards":
        """Kings that lie face up in the shoe are discarded, until so many cards are left."""
        while self.cards.cards_left > left:
            self.do("dealer", deal.FindFaceUp("KD"))
        return self

    def key(self, text: str) -> "Cards":
        """The dealer keys cards that lie face up and were not read, in the order they were dealt."""
        for card in text.split():
            waiting = waits_for(self.cards)
            assert waiting is not None
            self.do("dealer", deal.KeyCard(waiting.draw, card))
        return self

    def laid(self) -> "Cards":
        """The cards that were kept lie as the first of this hand."""
        self.do("dealer", deal.LayKept())
        return self

    def turn(self, side: Side, text: str) -> "Cards":
        """By the dealer; and what they are."""
        self.do("dealer", deal.TurnCards(self.cards.round, side))
        return self.key(text)

    def call(self, side: Side) -> "Cards":
        self.do("dealer", deal.AnnounceCount(self.cards.round, side))
        return self

    def four(self) -> "Cards":
        """Betting closed, and four cards face down."""
        return self.close().deal("-- -- -- --")
