"""A live table for tests: the same desk and people, with seats, chips on a layout and a hand-spun wheel."""

from croupier.base.envelope import Event
from croupier.base.names import TerminalId
from croupier.base.refusal import Refusal
from croupier.desk.messages import InstallTable
from croupier.floor.parts.messages import rounds, seats, tables, wagers
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.parts.seats.seat import Seat
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.messages.deal import Direction
from croupier.floor.wheel.state import LiveTable
from croupier.games.chance import commitment
from croupier.games.effective import write_effective
from croupier.ledger import accounts as chart
from tests.house import FLOAT, ONE, T1, TERMINALS, House, No, at
from tests.states import state_at
from tests.tables import bigsix, roulette

VALUE_CHIPS = (100, 500, 2500, 10_000)
SEED = "5eed" * 16
CLOSED = "c105ed00" * 8
B2B: dict[str, object] = {"offer": "b2b", "b2b_paytable": "10:6,20:3,50:1"}
WHEEL = Direction.CLOCKWISE


def install_live(book: str = "oneida-roulette", **options: object) -> InstallTable:
    """`big-six` is New Jersey's other wheel. Massachusetts closes in the track here, as the others do."""
    if book == "massachusetts":
        options.setdefault("closing", "in-track")
    table = bigsix(**options) if book == "big-six" else roulette(book, **options)
    return InstallTable("Wheel 1", write_effective(table).decode(), TERMINALS, VALUE_CHIPS)


class Live(House):
    """Nothing is on the floor until `seated`; ball or wheel goes clockwise unless a test has it otherwise."""

    direction = WHEEL

    def seated(self, book: str = "oneida-roulette", /, **options: object) -> "Live":
        """Installed, inspected, with a float and a dealer; between games."""
        self.do("engineer", install_live(book, **options))
        ball = "non-metallic" if book == "oneida-roulette" else ""
        self.do("supervisor", tables.OpenTable(FLOAT, 32, 13, ball=ball))
        self.do("dealer", tables.TakeTable())
        return self

    def helped(self) -> "Live":
        """With a mucker too."""
        self.do("mucker", tables.TakeTable())
        return self

    @property
    def live(self) -> LiveTable:
        found = state_at(self.desk, self.here)
        assert isinstance(found, LiveTable)
        return found

    def seat(self, terminal: TerminalId = ONE) -> Seat:
        return self.live.seats[terminal]

    def issue(
        self, colour: str = "navy", value: int = 100, money: Money | None = None, seat: TerminalId = ONE
    ) -> "Live":
        """A buy-in in colour chips, whole: asked for, counted, issued."""
        laid = money or Money(20_000)
        self.do(at(seat), seats.AskChips(laid, value))
        self.do("dealer", seats.IssueChips(seat, colour, value, laid))
        return self

    def bring(self, amount: int, seat: TerminalId = ONE) -> "Live":
        """Value chips from elsewhere, counted in by the dealer."""
        self.do(at(seat), seats.AskChips(Money(chips=amount), 0))
        self.do("dealer", seats.IssueChips(seat, "", 0, Money(chips=amount)))
        return self

    def start(self) -> "Live":
        """A new game; where B2B is offered its chance is committed first."""
        if self.live.offers_b2b:
            self.do("chance", deal.CommitChance(self.live.round + 1, commitment(bytes.fromhex(SEED))))
        self.do("dealer", rounds.StartGame())
        return self

    def lay(
        self,
        spot: str,
        amount: int,
        tender: Chip = Chip.COLOUR,
        coupon: int = 0,
        seat: TerminalId = ONE,
    ) -> "Live":
        """Value chips that the seat lacks are counted in first."""
        lacking = amount - self.seat(seat).held
        if tender is Chip.VALUE and lacking > 0:
            self.bring(lacking, seat)
        self.do(at(seat), wagers.LayWager(self.live.round, spot, amount, tender, coupon))
        return self

    def close(self, table: object = None) -> "Live":
        """Ball spun and betting closed, in the order that the document has them."""
        spun = deal.SpinBall(self.live.round, self.direction)
        closed = rounds.CloseBets(self.live.round)
        self.do("dealer", *((closed, spun) if self.live.closes_before_spin else (spun, closed)))
        return self

    def draw(self, closed: str = CLOSED) -> "Live":
        self.do("chance", deal.DrawMultiplier(self.live.round, SEED, closed))
        return self

    def draw_truly(self) -> "Live":
        """As a server does: with the hash of the record that closed betting."""
        return self.draw(self.desk.closings[self.here].hex())

    def announce(self, number: str) -> "Live":
        """Closed, come to rest, announced and, where there is a crown, crowned."""
        self.close()
        wagered = any(spot == "b2b" for seat in self.live.seats.values() for spot, _ in seat.felt)
        if wagered and self.live.read is None:
            self.draw()
        return self.announce_only(number)

    def announce_only(self, number: str) -> "Live":
        """Closed already."""
        self.do("dealer", deal.AnnounceNumber(self.live.round, number))
        if self.live.has_crown:
            self.do("dealer", deal.PlaceCrown(self.live.round))
        return self

    def collect(self) -> "Live":
        self.do("dealer", deal.CollectLosers(self.live.round))
        return self

    def pay(self) -> "Live":
        self.do("dealer", deal.PayWinners(self.live.round))
        return self

    def finish(self, number: str) -> "Live":
        return self.announce(number).collect().pay()

    def asked(self, name: str, command: object) -> tuple[Event, ...]:
        """What must be accepted, for what comes of it."""
        answer = self.ask(name, command)  # type: ignore[arg-type]
        assert not isinstance(answer, Refusal), answer
        return answer

    def refused(self, name: str, command: object) -> No:
        """What must be refused, and change nothing."""
        before = (self.desk.seq, dict(self.desk.balances))
        answer = self.ask(name, command)  # type: ignore[arg-type]
        assert isinstance(answer, Refusal), answer
        assert (self.desk.seq, self.desk.balances) == before
        return No(str(answer.reason), str(answer.clause))

    def money(self) -> dict[str, int]:
        """Every account that holds something, by its short name, less cage, rack and stock of chips."""
        still = (chart.CAGE, chart.rack(T1), chart.CHIP_STOCK)
        held = {name: amount for name, amount in self.desk.balances.items() if amount and name not in still}
        return {name.replace(":T1", ""): amount for name, amount in held.items()}
