"""The machine: anyone asks anything of the real desk and of the model, and after every step they agree.

Each check has a name, which `test_planted` expects to hear when a bug is planted.
"""

import hypothesis.strategies as st
from hypothesis.stateful import initialize, invariant, rule

from croupier.base.envelope import Command
from croupier.base.names import TerminalId
from croupier.floor.parts.messages import rounds
from croupier.floor.parts.messages.attendants import AnswerAttendant, CallAttendant
from croupier.ledger import accounts as chart
from tests.books import findings
from tests.house import CHIPS, T1, TERMINALS, at
from tests.machine.actions import SPOTS, Asking
from tests.machine.model import ORDER

ALL_TERMINALS = st.sampled_from(TERMINALS)
CHOSEN_SPOTS = st.sampled_from(("17", "17", "20", "0", "00", "2", *SPOTS[38:], "17-21"))
CHOSEN_CHIPS = st.sampled_from((100, 500, 500, 1000, 1000, *CHIPS, 300))
NUMBERS = st.sampled_from((*ORDER, "17", "17", "20", "37"))
ROUND = st.sampled_from((0,) * 12 + (-1, 1))
CLOSERS = st.sampled_from(["dealer", "clock", "reader"])
BETTING = st.sampled_from(
    ["place"] * 5 + ["cancel", "undo", "undo", "recall", "recall", "clear", "neighbours"]
)
GAME = st.sampled_from(
    ["next"] * 8 + ["start", "prompt", "close", "read", "confirm", "void", "fault", "refund"]
)
CAGE = st.sampled_from(
    ["whole buy-in"] * 4
    + ["cash-out", "cash-out"]
    + ["lay", "buy-in step", "drop", "verify", "correct", "correct", "withdraw", "withdraw", "deliver"]
)
RARE = st.sampled_from(
    [
        "resend",
        "resend",
        "other body",
        "restart",
        "void settled",
        "void a loss",
        "refund two",
        "wrong number",
        "wrong number",
        "release",
        "make good",
        "late ball",
        "leave",
        "leave",
    ]
)
MONEY = st.sampled_from(
    [
        (10_000, 0, 0),
        (2000, 3000, 0),
        (5000, 0, 5000),
        (0, 500, 100),
        (100, 0, 200),
        (-100, 300, 0),
        (0, 0, 0),
    ]
)


class Floor(Asking):
    """Rules choose what is asked; invariants look at everything after it."""

    @initialize()
    def sit_down(self) -> None:
        for terminal in TERMINALS[:2]:
            self.whole_buy_in(terminal)
        self.start()

    @rule(action=BETTING, terminal=ALL_TERMINALS, spot=CHOSEN_SPOTS, chip=CHOSEN_CHIPS, off=ROUND)
    def bet(self, action: str, terminal: TerminalId, spot: str, chip: int, off: int) -> None:
        match action:
            case "place":
                self.place(terminal, spot, chip, off)
            case "cancel":
                there = sorted(self.model.at[terminal]["bets"])
                self.cancel(terminal, there[chip % len(there)] if there and chip != 300 else spot, off)
            case "undo":
                self.undo(terminal, off)
                if chip == 500:
                    self.undo(terminal, off)  # an undo is not undone: this is the action before it
            case "recall":
                self.recall(terminal, off)
            case "clear":
                self.clear(terminal, off)
            case _:
                self.neighbours(terminal, off)

    @rule(
        actions=st.lists(
            st.tuples(BETTING, ALL_TERMINALS, CHOSEN_SPOTS, CHOSEN_CHIPS), min_size=1, max_size=6
        )
    )
    def bet_while_open(self, actions: list[tuple[str, TerminalId, str, int]]) -> None:
        """A table is brought to betting first, for else most of what is asked would only be too late."""
        self.go_on_to("betting", "17")
        for action, terminal, spot, chip in actions:
            self.bet(action, terminal, spot, chip, 0)

    @rule(number=NUMBERS)
    def finish(self, number: str) -> None:
        self.go_on_to("idle", number)

    def go_on_to(self, phase: str, number: str) -> None:
        while self.model.phase != phase:
            self.game("next", number if number in ORDER else "00", "clock", 0)

    @rule(step=GAME, number=NUMBERS, closer=CLOSERS, off=ROUND)
    def game(self, step: str, number: str, closer: str, off: int) -> None:
        following = {
            "idle": "start",
            "betting": "close",
            "locked": "read",
            "read": "as read",
            "void": "refund",
        }
        match following[self.model.phase] if step == "next" else step:
            case "start":
                self.start()
            case "prompt":
                self.prompt(off)
            case "close":
                self.close(closer, off)
            case "read":
                self.read(number)
            case "as read":
                self.confirm(self.model.seen, off)
            case "confirm":
                self.confirm(number, off)
            case "refund":
                self.refund({"dealer": "dealer", "clock": "designee", "reader": "supervisor"}[closer], off)
            case "void":
                self.void("dealer" if off else "supervisor", off)
            case _:
                self.fault()

    @rule(step=CAGE, terminal=ALL_TERMINALS, money=MONEY, off=st.sampled_from([0, 0, 0, 100]))
    def cage(self, step: str, terminal: TerminalId, money: tuple[int, int, int], off: int) -> None:
        match step:
            case "whole buy-in":
                self.whole_buy_in(terminal)
            case "cash-out":
                self.ask_cash_out(terminal)
                self.cash_out_player(terminal, withdrawn=False)
                self.cash_out_dealer(terminal, off)
                if sum(money) > 0:
                    self.deliver(terminal)
            case "lay":
                self.lay(terminal, money)
            case "buy-in step":
                self.buy_in_step(terminal, money, off)
            case "drop":
                self.drop(terminal)
            case "verify":
                self.verify(terminal)
            case "correct":
                if off:
                    self.go_on_to("idle", "17")
                self.correct(terminal, money)
            case "withdraw":
                if off:
                    self.go_on_to("idle", "17")
                self.ask_cash_out(terminal)
                self.correct(terminal, money)
                self.cash_out_player(terminal, withdrawn=True)
            case _:
                self.deliver(terminal)

    @rule(terminal=ALL_TERMINALS, answered=st.booleans())
    def attendant(self, terminal: TerminalId, answered: bool) -> None:
        """A player calls, or someone answers whoever calls."""
        if answered:
            self.ask("dealer", AnswerAttendant(terminal), self.model.answer_attendant(terminal))
        else:
            self.ask(at(terminal), CallAttendant(), self.model.call_attendant(terminal))

    @rule(action=BETTING, terminal=ALL_TERMINALS, spot=CHOSEN_SPOTS, chip=CHOSEN_CHIPS)
    def bet_too_late(self, action: str, terminal: TerminalId, spot: str, chip: int) -> None:
        self.go_on_to("locked", "17")
        self.bet(action, terminal, spot, chip, 0)

    @rule(what=RARE, terminal=ALL_TERMINALS, index=st.integers(0, 200))
    def rare(self, what: str, terminal: TerminalId, index: int) -> None:
        match what:
            case "resend" | "other body":
                self.resend(index, other=what == "other body")
            case "restart":
                self.house.restart()
            case "late ball":
                self.late_ball(terminal, index)
            case "release":
                self.release(terminal)
            case "wrong number":
                self.void_a_win(terminal, cashed_out=index % 3 > 0)
            case "void a loss":
                self.void_a_loss(terminal)
            case "make good":
                self.make_good(terminal)
            case "leave":
                if index % 2:
                    self.go_on_to("idle", "17")
                self.leave()
            case "refund two":
                self.refund_two()
            case _:
                if index % 2:
                    self.void_a_loss(terminal)
                else:
                    self.void_settled(index % 3)

    def late_ball(self, terminal: TerminalId, index: int) -> None:
        """A game is void before its ball is counted; what is told of that ball comes in the next game."""
        self.go_on_to("locked" if index % 2 else "betting", "17")
        thrown = self.throw()
        self.void("supervisor", 0)
        self.go_on_to("betting", "17")
        self.place(terminal, "17", 500, 0)
        told = rounds.ReadNumber(thrown.spin, "17")
        late: Command = told if index % 3 else rounds.ReportFault(thrown.spin, "ball-out")
        if index % 5:
            self.ask("reader", thrown, True)
            self.go_on_to("locked", "17")
        else:
            self.go_on_to("locked", "17")
            self.ask("reader", thrown, True)
        self.ask("reader", late, False)

    def void_a_loss(self, terminal: TerminalId) -> None:
        """A number that is found to be wrong may have taken something, which comes back."""
        self.go_on_to("betting", "17")
        self.place(terminal, "17", 500, 0)
        self.go_on_to("idle", "20")
        self.void_settled(0)

    def make_good(self, terminal: TerminalId) -> None:
        """What left with one wrong number is taken, at the release, from what another gives back."""
        self.go_on_to("betting", "17")
        self.place(terminal, "red", 2500, 0)
        self.go_on_to("idle", "20")
        self.void_a_win(terminal, cashed_out=True)
        self.void_settled(1)
        self.release(terminal)

    def refund_two(self) -> None:
        self.go_on_to("betting", "17")
        for terminal in TERMINALS[:2]:
            self.place(terminal, "red", 100, 0)
        self.void("supervisor", 0)
        self.go_on_to("idle", "17")

    def void_a_win(self, terminal: TerminalId, cashed_out: bool) -> None:
        """The number is found to be wrong when the winnings are there, or have left already."""
        self.go_on_to("betting", "17")
        self.place(terminal, "17", 500, 0)
        self.go_on_to("idle", "17")
        if cashed_out:
            self.ask_cash_out(terminal)
            self.cash_out_player(terminal, withdrawn=False)
            self.cash_out_dealer(terminal, 0)
        self.void_settled(0)

    @invariant()
    def balances_sum_to_zero(self) -> None:
        assert sum(self.house.desk.balances.values()) == 0, "balances do not sum to zero"

    @invariant()
    def no_guarded_account_is_below_zero(self) -> None:
        below = [a for a, held in self.house.desk.balances.items() if held < 0 and chart.guarded(a)]
        assert below == [], f"below zero: {below}"

    @invariant()
    def ledger_state_and_model_agree(self) -> None:
        for name, one in self.model.at.items():
            terminal = TerminalId(name)
            state = self.house.terminal(terminal)
            ledger = (
                self.house.balance(chart.credits_of(T1, terminal)),
                self.house.balance(chart.promo_of(T1, terminal)),
            )
            assert ledger == (one["credits"], one["promo"]), f"ledger and model differ at {name}"
            assert (state.credits, state.promo) == ledger, f"state and ledger differ at {name}"
            assert state.bets == one["bets"], f"bets differ at {name}"
            assert state.last_game == one["last"], f"recall differs at {name}"
            assert (state.lock is not None) == one["locked"], f"lock differs at {name}"
            short = self.house.balance(chart.shortfall(T1, terminal))
            assert short == -one["claimed"], f"shortfall differs at {name}"
            left = self.house.balance(chart.unclaimed(T1, terminal))
            assert left == one["unclaimed"], f"unclaimed differs at {name}"

    @invariant()
    def escrow_is_the_models_stakes(self) -> None:
        staked = sum(sum(one["bets"].values()) for one in self.model.at.values())
        assert self.house.balance(chart.escrow(T1)) == staked, "escrow is not the stakes"
        assert staked == 0 or self.model.phase != "idle", "escrow after the end"

    @invariant()
    def house_accounts_are_the_models(self) -> None:
        accounts = (chart.win(T1), chart.CHIPS, chart.tray(T1), chart.drop(T1), chart.promotion(T1))
        held = [self.house.balance(account) for account in accounts]
        assert held == list(self.model.house.values()), "house accounts differ"

    @invariant()
    def phase_is_the_models(self) -> None:
        assert (self.house.table.phase, self.house.table.round) == (self.model.phase, self.model.round)

    def teardown(self) -> None:
        assert findings(self.house.desk, self.house.store) == []
