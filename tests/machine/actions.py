"""One thing asked of the real desk and of the model, whoever may ask it: they must agree on taking it."""

from typing import ClassVar

from hypothesis.stateful import RuleBasedStateMachine

from croupier.base.envelope import Command, Envelope
from croupier.base.names import TerminalId
from croupier.base.refusal import Reason, Refusal
from croupier.floor.parts.messages import cash_outs, rounds
from croupier.floor.parts.messages.bets import CancelBet, Clear, Neighbours, PlaceBet, Recall, Undo
from croupier.floor.parts.messages.reader import CountSpin
from croupier.floor.parts.messages.tables import LeaveTable, ReleaseTerminal, TakeTable
from croupier.floor.parts.messages.tender import Money
from croupier.floor.terminals.messages import cash
from tests.house import CHIPS, T1, TERMINALS, House, Ticks, at
from tests.machine.model import ORDER, Model

SPOTS = (*ORDER, "17-20", "0-00", "0-00-1-2-3", "13-14-15", "0-1-2", "red", "dozen2", "column1", "19to36")


class Asking(RuleBasedStateMachine):
    """One table of three terminals on a desk, beside its model."""

    limits: ClassVar[str] = "straight=..50.00"

    def __init__(self) -> None:
        super().__init__()
        self.house = House(clock=Ticks()).opened(limits=self.limits)
        self.model = Model(tuple(TERMINALS), CHIPS, SPOTS)
        self.sent: list[tuple[Envelope, Refusal | None]] = []
        self.spins = 0

    def ask(self, name: str, command: Command, expected: bool) -> None:
        envelope = self.house.envelope(name, command)
        answer = self.house.send(envelope)
        refusal = answer if isinstance(answer, Refusal) else None
        self.sent.append((envelope, refusal))
        assert refusal is None or refusal.reason is not Reason.INTERNAL_ERROR, f"internal error: {refusal}"
        assert (refusal is None) == expected, (
            f"the model takes: {expected}; {name} asked {command}: {refusal}"
        )

    def place(self, terminal: TerminalId, spot: str, chip: int, off: int) -> None:
        round_ = self.model.round + off
        expected = self.model.place(terminal, round_, spot, chip)
        self.ask(at(terminal), PlaceBet(round_, spot, chip), expected)

    def cancel(self, terminal: TerminalId, spot: str, off: int) -> None:
        round_ = self.model.round + off
        self.ask(at(terminal), CancelBet(round_, spot), self.model.cancel(terminal, round_, spot))

    def undo(self, terminal: TerminalId, off: int) -> None:
        round_ = self.model.round + off
        self.ask(at(terminal), Undo(round_), self.model.undo(terminal, round_))

    def recall(self, terminal: TerminalId, off: int) -> None:
        round_ = self.model.round + off
        self.ask(at(terminal), Recall(round_), self.model.recall(terminal, round_))

    def clear(self, terminal: TerminalId, off: int) -> None:
        round_ = self.model.round + off
        self.ask(at(terminal), Clear(round_), self.model.clear(terminal, round_))

    def neighbours(self, terminal: TerminalId, off: int) -> None:
        round_ = self.model.round + off
        self.ask(at(terminal), Neighbours(round_), self.model.neighbours(terminal, round_))

    def start(self) -> None:
        self.ask("dealer", rounds.StartGame(), self.model.start())

    def prompt(self, off: int) -> None:
        round_ = self.model.round + off
        self.ask("clock", rounds.PromptSpin(round_), self.model.prompt(round_))

    def close(self, closer: str, off: int) -> None:
        round_ = self.model.round + off
        if closer == "dealer":  # who may close only with a ball in the track
            self.ask("reader", self.throw(), True)
        self.ask(closer, rounds.CloseBets(round_), self.model.close(round_))

    def throw(self) -> CountSpin:
        """A ball, as the reader will count it: of the game that waits for one, or of none."""
        self.spins += 1
        waits = self.model.phase in ("betting", "locked")
        return CountSpin(self.spins, str(self.model.round) if waits else "")

    def read(self, number: str) -> None:
        self.ask("reader", self.throw(), True)
        self.ask("reader", rounds.ReadNumber(self.spins, number), self.model.read(number))

    def confirm(self, number: str, off: int) -> None:
        round_ = self.model.round + off
        self.ask("dealer", rounds.ConfirmNumber(round_, number), self.model.confirm(round_, number))

    def void(self, who: str, off: int) -> None:
        round_ = self.model.round + off
        self.ask(who, rounds.VoidGame(round_, "interference"), self.model.void(round_))

    def fault(self) -> None:
        """Of a ball that is not done with; once a number is read it is another than the game's own."""
        voids = self.model.phase != "read" and self.model.void(self.model.round)
        self.ask("reader", rounds.ReportFault(self.house.table.spin + 5, "ball-out"), voids)

    def refund(self, who: str, off: int) -> None:
        round_ = self.model.round + off
        self.ask(who, rounds.RefundGame(round_), who != "dealer" and self.model.refund(round_))

    def void_settled(self, back: int) -> None:
        round_ = self.model.round - back
        self.ask("supervisor", rounds.VoidSettled(round_), self.model.void_settled(round_))

    def leave(self) -> None:
        """Who leaves takes the table again: the model knows no table without a dealer."""
        leaves = self.model.leave()
        self.ask("dealer", LeaveTable(), leaves)
        if leaves:
            self.ask("dealer", rounds.StartGame(), False)
            self.ask("dealer", TakeTable(), True)

    def release(self, terminal: TerminalId) -> None:
        self.ask("supervisor", ReleaseTerminal(terminal), self.model.release(terminal))

    def lay(self, terminal: TerminalId, money: tuple[int, int, int]) -> None:
        self.ask(at(terminal), cash.LayBuyIn(Money(*money)), self.model.lay(terminal, money))

    def buy_in_step(self, terminal: TerminalId, money: tuple[int, int, int], off: int) -> None:
        """Whatever the dealer might do next at a terminal, in the order of the document."""
        model = self.model
        self.ask("dealer", cash.PickUpBuyIn(terminal), model.pick_up(terminal))
        self.ask("dealer", cash.CountBuyIn(terminal, Money(*money)), model.count(terminal, money))
        self.ask(
            "dealer", cash.CreditBuyIn(terminal, sum(money) + off), model.credit(terminal, sum(money) + off)
        )

    def drop(self, terminal: TerminalId) -> None:
        self.ask("dealer", cash.DropBuyIn(terminal), self.model.drop(terminal))

    def verify(self, terminal: TerminalId) -> None:
        self.ask(at(terminal), cash.VerifyCredit(), self.model.verify(terminal))

    def whole_buy_in(self, terminal: TerminalId) -> None:
        money = (20_000, 0, 1000)
        self.lay(terminal, money)
        self.buy_in_step(terminal, money, 0)
        self.drop(terminal)
        self.verify(terminal)

    def correct(self, terminal: TerminalId, money: tuple[int, int, int]) -> None:
        self.ask(
            "supervisor", cash.CorrectBuyIn(terminal, Money(*money)), self.model.correct(terminal, money)
        )

    def ask_cash_out(self, terminal: TerminalId) -> None:
        self.ask(at(terminal), cash_outs.AskCashOut(), self.model.ask_cash_out(terminal))

    def cash_out_player(self, terminal: TerminalId, withdrawn: bool) -> None:
        if withdrawn:
            taken = self.model.cash_out_step(terminal, ("asked", "confirmed"), "over")
            self.ask(at(terminal), cash_outs.WithdrawCashOut(), taken)
        else:
            taken = self.model.cash_out_step(terminal, ("asked",), "confirmed")
            self.ask(at(terminal), cash.ConfirmCashOut(), taken)

    def cash_out_dealer(self, terminal: TerminalId, off: int) -> None:
        step, asked = self.model.cash_out_step, self.model.at[terminal]["cash_out"]
        amount = (asked["amount"] if asked else 100) + off
        self.ask("dealer", cash.SelectCashOut(terminal), step(terminal, ("confirmed",), "selected"))
        paid = not off and step(terminal, ("selected",), "paid")
        self.ask("dealer", cash.CountChips(terminal, amount), paid)

    def deliver(self, terminal: TerminalId) -> None:
        delivered = self.model.cash_out_step(terminal, ("paid",), "over")
        self.ask("dealer", cash.DeliverChips(terminal), delivered)

    def resend(self, index: int, other: bool) -> None:
        """A cable is plugged in again: the same id changes nothing, whatever its body."""
        if not self.sent:
            return
        envelope, refusal = self.sent[index % len(self.sent)]
        command: Command = PlaceBet(-7, "17", 100) if other else envelope.command
        again = Envelope(envelope.id, envelope.sender, envelope.role, T1, command, envelope.terminal)
        [reply], records = self.house.desk.handle([again])
        assert records == [], "duplicate: it happened twice"
        if other:
            assert reply.refusal is not None, "duplicate: another body was taken"
            assert reply.refusal.reason is Reason.ID_REUSED, "duplicate: another body was taken"
        else:
            assert reply.refusal == refusal, "duplicate: another reply"
