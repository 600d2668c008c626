"""Demonstration dealers do what is due at the real desk; the test plays wheel, clock, reader and players."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from croupier.base.envelope import Command, Envelope, Role
from croupier.base.names import CommandId, SenderId
from croupier.desk.messages import InstallTable
from croupier.desk.offer import tag
from croupier.desk.reply import Reply
from croupier.floor.dealerless.demonstration import Attendant
from croupier.floor.parts.messages import cash_outs, reader, rounds, seats, tables, wagers
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.settings import COLOURS, TableSettings
from croupier.floor.terminals.demonstration import DemonstrationDealer as ConsoleDealer
from croupier.floor.terminals.messages import cash
from croupier.floor.wheel.demonstration import DemonstrationDealer as FeltDealer
from croupier.floor.wheel.messages import deal
from croupier.games.chance import commitment
from tests.electronic import Electronic, install_electronic
from tests.house import ONE, T1, TERMINALS, TWO, House, at, install
from tests.live import B2B, CLOSED, SEED, Live, install_live
from tests.states import state_at

QUICK = TableSettings(
    id=T1,
    name="T",
    terminals=TERMINALS,
    chips=(),
    betting_seconds=0.001,
    rest_seconds=0.001,
    wheel_speed=1000,
)
HUNDRED = Money(10_000)


class Running:
    """A table in motion without a server: it submits to the house's own desk, and is its own wheel."""

    colours, settings, running = COLOURS, QUICK, False

    def __init__(self, house: House, command: InstallTable, number: str = "17") -> None:
        house.do("engineer", command)
        self.house, self.number, self.wheel = house, number, self
        self.table: Any = state_at(house.desk, T1)
        self.sent: list[str] = []
        self.thrown = 0

    async def submit(self, role: Role, sender: str, command: Command) -> Reply:
        self.sent.append(tag(type(command)))
        id_ = CommandId(f"demonstration {len(self.sent)}")
        self.house.send(Envelope(id_, SenderId(sender), role, T1, command))
        return self.house.replies[-1]

    def seen(self) -> str | None:
        return self.number

    def view(self) -> SimpleNamespace:
        return SimpleNamespace(left_ms=0)

    def throw(self, _what: str) -> None:
        self.thrown += 1
        self.house.do("reader", reader.CountSpin(self.thrown, str(self.table.round)))

    def play(self, dealer: Any, done: Callable[[], bool], others: Callable[[], None] = lambda: None) -> None:
        """Let the dealer work, and the others act after each look, until it is done."""
        asyncio.run(asyncio.wait_for(self._play(dealer, done, others), 10))

    async def _play(self, dealer: Any, done: Callable[[], bool], others: Callable[[], None]) -> None:
        work = asyncio.create_task(dealer.run())
        while not done():
            assert not work.done(), work.exception()
            await asyncio.sleep(0.001)
            others()
        work.cancel()


@pytest.mark.parametrize(
    ("book", "number", "order"),
    [
        ("oneida-roulette", "17", "new-game spin-ball no-more-bets announce-number place-crown"),
        ("big-six", "stop:6", "new-game no-more-bets spin-ball announce-number"),
    ],
)
def test_a_dealer_at_the_felt_deals_whole_games_in_the_documents_order(
    book: str, number: str, order: str
) -> None:
    running = Running(Live(), install_live(book), number)
    running.play(FeltDealer(running), lambda: running.table.round == 2)
    game = [*order.split(), "collect-losers", "pay-winners"]
    assert running.sent[: 3 + len(game)] == ["open-table", "take-table", *game, "new-game"]


def test_a_table_that_a_person_took_and_left_is_dealt_on() -> None:
    house = Live()
    running = Running(house, install_live())
    took: list[bool] = []

    def a_person() -> None:
        """Takes the table between two games, and leaves it later."""
        if running.table.round == 1 and not running.table.playing and not took:
            house.do("dealer", tables.TakeTable())
        if running.table.dealer == "staff:Dana":
            took.append(True)
        if len(took) == 20:
            house.do("dealer", tables.LeaveTable())
            took.append(True)

    running.play(FeltDealer(running), lambda: running.table.round == 2, a_person)
    assert running.sent.count("take-table") == 2


def test_a_dealer_at_the_felt_serves_players_and_does_not_ask_twice_for_what_was_refused() -> None:
    house = Live()
    running = Running(house, install_live(), number="50")

    def players() -> None:
        table = running.table
        if table.round == 1 and "ask" not in running.sent:
            running.sent.append("ask")
            house.do(at(ONE), seats.AskChips(HUNDRED, 100))
            house.ask(at(TWO), wagers.CallWager(1, "red", 500))

    running.settings = TableSettings(
        id=T1,
        name="T",
        terminals=TERMINALS,
        chips=(),
        betting_seconds=0.5,
        rest_seconds=0.001,
        wheel_speed=1000,
    )
    looks = iter(range(50))
    running.play(
        FeltDealer(running), lambda: "announce-number" in running.sent and next(looks) == 49, players
    )
    assert {"issue-chips", "accept-called"} <= set(running.sent)
    assert house.live.seats[ONE].colour == COLOURS[0]
    assert running.sent.count("announce-number") == 1


def test_a_dealer_at_the_felt_waits_for_chance() -> None:
    house = Live()
    running = Running(house, install_live("massachusetts", **B2B))

    def chance() -> None:
        table = running.table
        if table.phase == "idle" and table.commitment is None:
            house.do("chance", deal.CommitChance(table.round + 1, commitment(bytes.fromhex(SEED))))
        if table.phase == "no-more-bets" and table.multiplier is None:
            assert "announce-number" not in running.sent
            house.do("chance", deal.DrawMultiplier(table.round, SEED, CLOSED))

    running.play(FeltDealer(running), lambda: "pay-winners" in running.sent, chance)


def test_a_dealer_at_the_console_serves_terminals_deals_a_game_and_refunds_a_void_one() -> None:
    house = House()
    running = Running(house, install())

    def others() -> None:
        table, one = running.table, house.terminal()
        if table.phase == "idle" and one.buy_in is None and "drop-buy-in" not in running.sent:
            house.do(at(ONE), cash.LayBuyIn(HUNDRED))
        if "drop-buy-in" in running.sent and one.buy_in and not one.buy_in.verified:
            house.do(at(ONE), cash.VerifyCredit())
            house.do(at(ONE), cash_outs.AskCashOut())
            house.do(at(ONE), cash.ConfirmCashOut())
        if table.phase == "betting" and not table.prompted:
            house.do("clock", rounds.PromptSpin(table.round))
        elif table.phase == "betting" and running.thrown:
            house.do("clock", rounds.CloseBets(table.round))
        elif table.phase == "locked" and table.round == 1:
            house.do("reader", rounds.ReadNumber(running.thrown, "17"))
        elif table.phase == "locked":
            house.do("supervisor", rounds.VoidGame(2, "ball-out"))

    running.play(ConsoleDealer(running), lambda: "refund-game" in running.sent, others)  # type: ignore[arg-type]
    served = ["pick-up-buy-in", "count-buy-in", "credit-buy-in", "drop-buy-in"]
    paid = ["select-cash-out", "count-chips", "deliver-chips"]
    dealt = ["new-game", "confirm-number", "new-game", "refund-game"]
    assert [one for one in running.sent if one in (*served, *paid)] == [*served, *paid]
    assert [one for one in running.sent if one in dealt] == dealt
    assert running.thrown == 2


def test_a_dealer_at_the_console_leaves_a_wrong_credit_to_a_person() -> None:
    house = House()
    running = Running(house, install())

    def player() -> None:
        one = house.terminal()
        if running.table.phase == "idle" and one.buy_in is None:
            house.do(at(ONE), cash.LayBuyIn(HUNDRED))
        elif one.buy_in and one.buy_in.step == "dropped" and not one.buy_in.reported:
            house.do(at(ONE), cash.ReportCredit())

    looks = iter(range(60))
    running.play(ConsoleDealer(running), lambda: next(looks) == 59, player)  # type: ignore[arg-type]
    assert running.sent.count("drop-buy-in") == 1
    assert "correct-buy-in" not in running.sent


def test_an_attendant_opens_table_and_stations_and_pays_by_hand() -> None:
    house = Electronic()
    running = Running(house, install_electronic())

    def player() -> None:
        one = house.terminal()
        if one.open and not one.credits and "pay-by-hand" not in running.sent:
            house.cash(ONE, 10_000)
            house.do(at(ONE), cash_outs.AskCashOut())

    running.play(Attendant(running), lambda: "pay-by-hand" in running.sent, player)  # type: ignore[arg-type]
    assert running.sent == ["open-table", "open-station", "open-station", "open-station", "pay-by-hand"]
