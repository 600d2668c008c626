"""Anyone asks anything of a dealerless table, and it crashes between any two steps, its wheel running on."""

import hypothesis.strategies as st
from hypothesis.stateful import initialize, invariant, rule

from croupier.base.envelope import Command, Envelope
from croupier.base.names import EffectId, TerminalId
from croupier.base.refusal import Refusal
from croupier.devices.acceptor import AcceptorFault
from croupier.devices.standing import Standing
from croupier.floor.dealerless import recovery
from croupier.floor.dealerless.messages import launches
from croupier.floor.parts.electronic.recovery import Do
from croupier.floor.parts.messages import bills, cash_outs, reader, rounds, stations
from croupier.ledger import accounts as chart
from tests.books import findings
from tests.cages import C1, INSTALL
from tests.electronic import START, Electronic
from tests.house import CHIPS, T1, TERMINALS, Ticks, at
from tests.machine.actions import SPOTS, Asking
from tests.machine.electronic_model import ElectronicModel, Wheel
from tests.machine.model import ORDER

ALL_TERMINALS = st.sampled_from(TERMINALS)
CHOSEN = st.sampled_from(("17", "17", "20", "0", "00", "red", "dozen2", "17-20", "0-00-1-2-3", "17-21"))
CHOSEN_CHIPS = st.sampled_from((100, 100, 500, 1000, 1000, *CHIPS, 300))
NUMBERS = st.sampled_from(("17", "20", "0", "5", "37"))
ROUND = st.sampled_from((0,) * 10 + (-1, 1))
BETTING = st.sampled_from(["place"] * 5 + ["cancel", "undo", "recall", "recall", "clear"])
GAME = st.sampled_from(
    ["next"] * 8
    + ["start", "close", "launched", "failed", "read", "other ball", "void", "fault", "stray", "prompt"]
    + ["late count"]
)
MONEY = st.sampled_from(
    ["cash"] * 4 + ["ask", "ask", "pay", "pay", "slip", "withdraw", "open", "close", "close", "release"]
)
BILL_ENDS = st.sampled_from(["boxed", "returned", "boxed by hand", "returned by hand"])
SPOIL = st.sampled_from(["void", "fault", "stray", "other ball", "failed", "late count", "crash"])
CRASH = st.sampled_from(["now", "thrown", "thrown", "landed", "landed", "stray"])


class ElectronicFloor(Asking):
    model: ElectronicModel

    def __init__(self) -> None:
        super(Asking, self).__init__()
        self.house: Electronic = Electronic(clock=Ticks()).opened()
        self.house.do("engineer", INSTALL, table=C1)  # a cage, which pays hand pay slips
        self.model = ElectronicModel(tuple(TERMINALS), CHIPS, SPOTS, counter=START)
        self.wheel = Wheel(START)
        self.sent: list[tuple[Envelope, Refusal | None]] = []

    @initialize()
    def sit_down(self) -> None:
        for terminal in TERMINALS[:2]:
            self.cash(terminal, 20_000)
        self.game("start", "17", 0)

    @property
    def effect(self) -> EffectId:
        return EffectId(f"launch:T1:{self.model.round}")

    @rule(action=BETTING, terminal=ALL_TERMINALS, spot=CHOSEN, chip=CHOSEN_CHIPS, off=ROUND)
    def bet(self, action: str, terminal: TerminalId, spot: str, chip: int, off: int) -> None:
        match action:
            case "place":
                self.place(terminal, spot, chip, off)
            case "cancel":
                self.cancel(terminal, spot, off)
            case "undo":
                self.undo(terminal, off)
            case "recall":
                self.recall(terminal, off)
            case _:
                self.clear(terminal, off)

    @rule(
        bets=st.lists(st.tuples(ALL_TERMINALS, CHOSEN, CHOSEN_CHIPS), min_size=1, max_size=5), number=NUMBERS
    )
    def play_a_game(self, bets: list[tuple[TerminalId, str, int]], number: str) -> None:
        """A whole game, for else most of what is asked would only come too late."""
        while self.model.phase != "betting":
            self.game("next", "5", 0)
        for terminal, spot, chip in bets:
            self.place(terminal, spot, chip, 0)
        while self.model.phase != "idle":
            self.game("next", number if number in ORDER else "00", 0)

    @rule(what=SPOIL, terminal=ALL_TERMINALS, closed=st.booleans())
    def spoil_a_game(self, what: str, terminal: TerminalId, closed: bool) -> None:
        """Something goes wrong with bets in play, before or after the countdown's end."""
        while self.model.phase != "betting":
            self.game("next", "5", 0)
        self.place(terminal, "17", 500, 0)
        if closed:
            self.game("close", "5", 0)
        if closed and what != "failed":
            self.launch()
        if what == "crash":
            self.crash("stray", "17")
        else:
            self.game(what, "17", 0)

    @rule(step=GAME, number=NUMBERS, off=ROUND)
    def game(self, step: str, number: str, off: int) -> None:
        model, wheel, round_ = self.model, self.wheel, self.model.round + off
        following = {"idle": "start", "betting": "close", "locked": "launch" if model.launch else "read"}
        match following[model.phase] if step == "next" else step:
            case "start":
                if model.launch:
                    self.launch()
                self.ask("clock", rounds.StartGame(), model.start())
            case "prompt":
                self.ask("clock", rounds.PromptSpin(round_), model.prompt(round_))
            case "close":
                self.ask("clock", rounds.CloseBets(round_), model.close(round_))
            case "launch":
                self.launch()
            case "launched":  # a launch that no one asked for, or that was reported before
                if not model.launch:
                    self.ask("device", launches.ReportLaunched(self.effect, wheel.spin), False)
            case "failed":
                self.ask("device", launches.ReportFailed(self.effect, "no air"), model.failed())
            case "read":
                self.land(number)
            case "other ball":
                self.read(wheel.spin % 256 + 7, number)
            case "void":
                command = rounds.VoidGame(round_, "irregularity")
                self.ask("supervisor", command, model.void(round_))
            case "fault":
                self.ask("reader", rounds.ReportFault(wheel.spin, "ball-out"), model.fault(wheel.spin))
            case "late count":
                self.count_late()
            case _:
                self.stray()

    def launch(self) -> None:
        """As the server does it, if the game is still on."""
        if self.model.phase != "locked":
            self.ask("device", launches.ReportFailed(self.effect, "void"), self.model.failed())
            return
        self.wheel.throw(self.model.round, str(self.model.round))
        self.report_launched()

    def report_launched(self) -> None:
        command = launches.ReportLaunched(self.effect, self.wheel.spin)
        self.ask("device", command, self.model.launched(self.wheel.spin))

    def land(self, number: str) -> None:
        if number in ORDER:
            self.wheel.rest(number)
        self.read(self.wheel.spin, number)

    def read(self, spin: int, number: str) -> None:  # type: ignore[override]
        self.ask("reader", rounds.ReadNumber(spin, number), self.model.read_spin(spin, number))

    def stray(self) -> None:
        """A hand at the wheel, which the reader sees."""
        self.wheel.throw(0, self.model.sending)
        self.count(self.wheel.spin, self.wheel.sent)

    def count(self, spin: int, sent: str) -> None:
        self.ask("reader", reader.CountSpin(spin, sent), self.model.count_spin(spin, sent))

    def count_late(self) -> None:
        """The ball of an earlier game, when the next has begun or its ball runs already."""
        spin, sent = self.wheel.before
        if sent not in ("", self.model.sending) and self.model.sending:
            self.count(spin, sent)

    def cash(self, terminal: TerminalId, amount: int) -> None:
        self.ask("device", stations.AcceptCash(terminal, amount), self.model.accept(terminal, amount))

    @rule(end=BILL_ENDS, terminal=ALL_TERMINALS, amount=st.sampled_from((2000, 10_000)))
    def bill(self, end: str, terminal: TerminalId, amount: int) -> None:
        """A bill is held, and goes into the box or comes back: by the acceptor's word or an attendant's."""
        takes = self.model.takes(terminal)
        self.ask("device", bills.HoldBill(terminal, amount), takes)
        if not takes:
            return
        number = self.house.terminal(terminal).acceptor.counted
        boxed = end.startswith("boxed") and self.model.accept(terminal, amount)
        if end.endswith("by hand"):
            found = bills.Whereabouts.BOXED if boxed else bills.Whereabouts.RETURNED
            self.ask("device", bills.ReportAcceptor(terminal, AcceptorFault.JAMMED), True)
            self.ask("supervisor", bills.ClearAcceptor(terminal, found), True)
        elif boxed:
            self.ask("device", stations.AcceptCash(terminal, amount, number), True)
        else:
            self.ask("device", bills.ReturnBill(terminal, number, True), True)
        self.ask("device", stations.AcceptCash(terminal, amount, number), False)

    @rule(terminal=ALL_TERMINALS)
    def take_the_box_out(self, terminal: TerminalId) -> None:
        """Nothing is taken until it is back."""
        self.ask("device", bills.ReportAcceptor(terminal, AcceptorFault.BOX_OUT), True)
        self.ask("device", bills.HoldBill(terminal, 2000), False)
        self.ask("device", bills.ReportAcceptor(terminal, None), True)

    @rule(step=MONEY, terminal=ALL_TERMINALS, amount=st.sampled_from((2000, 10_000, 10_000, 0, -100)))
    def money(self, step: str, terminal: TerminalId, amount: int) -> None:
        model, asked = self.model, self.model.at[terminal]["cash_out"]
        match step:
            case "cash":
                self.cash(terminal, amount)
            case "ask":
                self.ask_cash_out(terminal)
            case "pay":
                due = asked["amount"] + (100 if amount < 0 else 0) if asked else 100
                self.ask("supervisor", stations.PayByHand(terminal, due), model.pay(terminal, due))
            case "slip":
                if not asked:
                    self.ask_cash_out(terminal)
                asked = model.at[terminal]["cash_out"]
                due = asked["amount"] if asked else 100
                paid = model.pay(terminal, due, by_slip=True)
                self.ask("supervisor", stations.WriteHandPay(terminal, due), paid)
            case "withdraw":
                self.ask(at(terminal), cash_outs.WithdrawCashOut(), model.withdraw(terminal))
            case "open":
                self.ask("supervisor", stations.OpenStation(terminal, "day"), model.open_station(terminal))
            case "close":
                self.ask("supervisor", stations.CloseStation(terminal, "day"), model.close_station(terminal))
            case _:
                self.release(terminal)

    @rule(terminal=ALL_TERMINALS, back=st.integers(0, 2), paid=st.booleans())
    def wrong_number(self, terminal: TerminalId, back: int, paid: bool) -> None:
        if paid:
            self.play_a_game([(terminal, "17", 500)], "17")
            self.money("ask", terminal, 0)
            self.money("pay", terminal, 0)
        self.void_settled(back)

    @rule(spot=CHOSEN, chip=CHOSEN_CHIPS, terminal=ALL_TERMINALS)
    def bet_too_late(self, spot: str, chip: int, terminal: TerminalId) -> None:
        while self.model.phase != "locked":
            self.game("next", "5", 0)
        self.place(terminal, spot, chip, 0)

    @rule(index=st.integers(0, 200), other=st.booleans())
    def again(self, index: int, other: bool) -> None:
        self.resend(index, other)

    @rule(when=CRASH, number=st.sampled_from(("17", "20", "0")))
    def crash(self, when: str, number: str) -> None:
        """The process ends; the wheel does what it does; another process asks it where it stands."""
        model, wheel = self.model, self.wheel
        if when in ("thrown", "landed") and model.launch and model.phase == "locked":
            wheel.throw(model.round, model.sending)  # the order had gone out, and no one heard back
        if when == "stray":
            wheel.throw(0, model.sending)
        if when in ("landed", "now"):
            wheel.rest(number if when == "landed" else wheel.number or number)
        self.house.restart()
        self.recover()

    def recover(self) -> None:
        """The program says what follows; what it says must be what the model takes."""
        for _ in range(5):
            wheel = self.wheel
            before = (wheel.spin - 2) % 256 + 1
            stands = Standing(
                wheel.spin, before, wheel.running, None if wheel.running else wheel.number, wheel.sent
            )
            step = recovery.recover(self.house.table, self.house.desk.effects.of(T1), stands)
            if step is Do.LAUNCH:
                self.launch()
            if isinstance(step, Do):
                if self.model.phase == "betting":
                    assert step is Do.REOPEN, "betting did not reopen"
                    assert wheel.spin == self.model.counter, "the wheel moved and betting reopened"
                return
            self.told(step)
        raise AssertionError("recovery does not end")

    def told(self, step: Command) -> None:
        model = self.model
        match step:
            case launches.ReportLaunched():
                self.ask("device", step, model.launched(step.spin))
            case launches.ReportFailed():
                self.ask("device", step, model.failed())
            case reader.CountSpin():
                self.ask("reader", step, model.count_spin(step.spin, step.sent or ""))
            case rounds.ReadNumber():
                self.ask("reader", step, model.read_spin(step.spin, step.number))
            case _:
                assert isinstance(step, rounds.ReportFault)
                unchanged = self.wheel.spin == model.counter
                assert not (model.phase == "betting" and unchanged), "a game was void for nothing"
                self.ask("reader", step, model.fault(step.spin))

    @invariant()
    def one_ball_a_game(self) -> None:
        more = [round_ for round_, balls in self.wheel.balls.items() if round_ and balls > 1]
        assert more == [], f"more than one ball in game {more}"

    @invariant()
    def balances_sum_to_zero_and_none_is_below(self) -> None:
        balances = self.house.desk.balances
        assert sum(balances.values()) == 0, "balances do not sum to zero"
        assert [a for a, held in balances.items() if held < 0 and chart.guarded(a)] == [], "below zero"

    @invariant()
    def state_ledger_and_model_agree(self) -> None:
        for name, one in self.model.at.items():
            state = self.house.terminal(TerminalId(name))
            held = self.house.balance(chart.credits_of(T1, TerminalId(name)))
            assert held == one["credits"], f"ledger and model differ at {name}"
            assert state.credits == held, f"state and ledger differ at {name}"
            left = self.house.balance(chart.unclaimed(T1, TerminalId(name)))
            assert left == one["unclaimed"], f"unclaimed differs at {name}"
            assert state.bets == one["bets"], f"bets differ at {name}"
            assert state.last_game == one["last"], f"recall differs at {name}"
            assert state.open == one["open"], f"station differs at {name}"
            assert (state.lock is not None) == one["locked"], f"lock differs at {name}"

    @invariant()
    def house_accounts_and_escrow_are_the_models(self) -> None:
        accounts = (chart.win(T1), chart.drop(T1), chart.CAGE, chart.HAND_PAYS)
        held = [self.house.balance(account) for account in accounts]
        assert held == list(self.model.house.values()), "house accounts differ"
        staked = sum(sum(one["bets"].values()) for one in self.model.at.values())
        assert self.house.balance(chart.escrow(T1)) == staked, "escrow is not the stakes"
        assert staked == 0 or self.model.phase != "idle", "escrow after the end"

    @invariant()
    def phase_is_the_models(self) -> None:
        table, model = self.house.table, self.model
        assert (table.phase, table.round, table.counter) == (model.phase, model.round, model.counter)
        assert (table.launch is not None) == model.launch, "the open launch differs"
        asked = [type(one.asked) for one in self.house.desk.effects.of(T1)]
        assert asked.count(launches.LaunchAsked) == model.launch, "the open effects differ"

    def teardown(self) -> None:
        assert findings(self.house.desk, self.house.store) == []
