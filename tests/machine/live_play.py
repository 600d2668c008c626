"""The live machine: anyone asks anything of the real desk and of the model, and after every step they agree.

Each check has a name, which `test_live_machine` expects to hear when a bug is planted.
"""

from typing import ClassVar

import hypothesis.strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from croupier.base.envelope import Command
from croupier.base.money import show
from croupier.base.names import TerminalId
from croupier.base.refusal import Reason, Refusal
from croupier.desk.messages import Alarmed
from croupier.floor.parts.messages import reader, rounds, seats, wagers
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.messages.deal import MuckedCounted
from croupier.games.chance import commitment
from croupier.ledger import accounts as chart
from tests.books import findings
from tests.house import T1, TERMINALS, at
from tests.live import B2B, CLOSED, SEED, WHEEL, Live
from tests.machine.live_model import ORDER, LiveModel

SEATS = st.sampled_from(TERMINALS)
SPOTS = st.sampled_from(
    (
        "17",
        "17",
        "0",
        "00",
        "17-20",
        "red",
        "even",
        "1to18",
        "dozen2",
        "adjacent:17",
        "adjacent:0",
        "b2b",
        "b2b",
        "37",
    )
)
WINNING = st.sampled_from(("17", "17-20", "dozen2", "black", "adjacent:17", "adjacent:5", "b2b"))
AMOUNTS = st.sampled_from((500, 500, 500, 1000, 2500, 100, 300, 150, 5500, 0))
CHIPS = st.sampled_from((Chip.COLOUR, Chip.COLOUR, Chip.VALUE))
COUPONS = st.sampled_from((0, 0, 0, 100, 500, 7))
COLOURS = st.sampled_from(("navy", "lime", "pink", "navy", "red", ""))
VALUES = st.sampled_from((100, 100, 500, 0, -100))
MONEY = st.sampled_from(
    [(10_000, 0, 1000), (20_000, 500, 0), (5000, 0, 0), (150, 0, 0), (100, 0, 500), (0, 0, 0)]
)
NUMBERS = st.sampled_from((*ORDER, "17", "17", "17", "0", "00", "37"))
ROUND = st.sampled_from((0,) * 12 + (-1, 1))
STEPS = st.sampled_from(
    ["next"] * 8
    + ["start", "spin", "close", "no spin", "announce", "crown", "collect", "pay", "draw", "commit"]
)
RARELY = st.sampled_from([False, False, True])
DRAWN = 20  # what SEED and CLOSED give; test_multiplier draws it again


class LiveFloor(RuleBasedStateMachine):
    """Rules choose what is asked; invariants look at everything after it."""

    book: ClassVar[str] = "new-jersey"
    options: ClassVar[dict[str, object]] = {}
    minimum: ClassVar[int] = 0

    def __init__(self) -> None:
        super().__init__()
        self.b2b = "b2b" in str(self.options.get("offer"))
        early = self.options.get("closing") == "before-spin"
        self.house = Live()
        self.wheel = 255
        self.words: list[tuple[str, int, str]] = []  # that the reader has yet to say: what, of which ball
        limits = f"straight=..50.00,aggregate={show(self.minimum)}.."
        self.house.seated(self.book, limits=limits, even_money_on_zero="lose-half", **self.options)
        self.model = LiveModel(self.book, tuple(TERMINALS), early=early, b2b=self.b2b, minimum=self.minimum)
        if "five-adjacent" not in str(self.options.get("offer")):
            self.model.spots = {s: on for s, on in self.model.spots.items() if not s.startswith("adjacent:")}

    def ask(self, name: str, command: Command, expected: bool) -> tuple[object, ...]:
        answer = self.house.ask(name, command)
        refusal = answer if isinstance(answer, Refusal) else None
        assert refusal is None or refusal.reason is not Reason.INTERNAL_ERROR, f"internal error: {refusal}"
        assert (refusal is None) == expected, (
            f"the model takes: {expected}; {name} asked {command}: {refusal}"
        )
        return () if isinstance(answer, Refusal) else answer

    @initialize()
    def sit_down(self) -> None:
        for seat, colour, value in zip(TERMINALS, ("navy", "lime"), (100, 500), strict=False):
            self.buy_in(seat, colour, value, (20_000, 0, 1000))
        self.go_on_to("betting", "17")

    @rule(seat=SEATS, colour=COLOURS, value=VALUES, money=MONEY)
    def buy_in_by_hand(self, seat: TerminalId, colour: str, value: int, money: tuple[int, int, int]) -> None:
        taken = self.model.take_money(seat, colour, value, money)
        self.ask("dealer", seats.TakeMoney(seat, colour, value, Money(*money)), taken)

    @rule(seat=SEATS, colour=COLOURS, value=VALUES, money=MONEY)
    def buy_in(self, seat: TerminalId, colour: str, value: int, money: tuple[int, int, int]) -> None:
        self.ask(at(seat), seats.AskChips(Money(*money), value), self.model.ask(seat, money, value))
        issued = seats.IssueChips(seat, colour, value, Money(*money))
        self.ask("dealer", issued, self.model.issue(seat, colour, value, money))

    @rule(seat=SEATS, asked=st.booleans())
    def colour_out(self, seat: TerminalId, asked: bool) -> None:
        if asked:
            self.ask(at(seat), seats.AskColourOut(), self.model.ask_out(seat))
        self.ask("dealer", seats.ColourOut(seat), self.model.colour_out(seat))

    @rule(seat=SEATS, by_dealer=st.booleans())
    def take_away(self, seat: TerminalId, by_dealer: bool) -> None:
        taken = self.model.take_away(seat)
        self.ask("dealer" if by_dealer else at(seat), seats.TakeChipsAway(seat), taken)

    @rule(seat=SEATS, amount=st.sampled_from((500, 2500)))
    def bring(self, seat: TerminalId, amount: int) -> None:
        """Chips from elsewhere, counted in by the dealer."""
        self.buy_in(seat, "", 0, (0, amount, 0))

    @rule(
        seat=SEATS, spot=SPOTS, amount=AMOUNTS, chip=CHIPS, coupon=COUPONS, off=ROUND, by_dealer=st.booleans()
    )
    def lay(
        self, seat: TerminalId, spot: str, amount: int, chip: Chip, coupon: int, off: int, by_dealer: bool
    ) -> None:
        round_ = self.model.round + off
        taken = self.model.lay(seat, round_, spot, amount, chip, coupon)
        if by_dealer:
            self.ask("dealer", wagers.LayFor(seat, round_, spot, amount, chip, coupon), taken)
        else:
            self.ask(at(seat), wagers.LayWager(round_, spot, amount, chip, coupon), taken)

    @rule(laid=st.lists(st.tuples(SEATS, SPOTS, AMOUNTS, CHIPS, COUPONS), min_size=1, max_size=5))
    def lay_while_open(self, laid: list[tuple[TerminalId, str, int, Chip, int]]) -> None:
        """A table is brought to betting first, for else most of what is asked would only be too late."""
        self.go_on_to("betting", "17")
        for seat, spot, amount, chip, coupon in laid:
            self.lay(seat, spot, amount, chip, coupon, 0, by_dealer=False)

    @rule(seat=SEATS, spot=SPOTS, amount=AMOUNTS)
    def lay_too_late(self, seat: TerminalId, spot: str, amount: int) -> None:
        self.go_on_to("no-more-bets", "17")
        self.lay(seat, spot, amount, Chip.VALUE, 0, 0, by_dealer=False)

    @rule(seat=SEATS, spot=SPOTS, off=ROUND)
    def take_back(self, seat: TerminalId, spot: str, off: int) -> None:
        there = sorted(on for on, _ in self.model.at[seat]["felt"])
        spot = there[0] if there and off == 0 else spot
        round_ = self.model.round + off
        self.ask(at(seat), wagers.TakeBack(round_, spot), self.model.take_back(seat, round_, spot))

    @rule(seat=SEATS, spot=SPOTS, cash=AMOUNTS, off=ROUND, accepted=st.booleans())
    def call(self, seat: TerminalId, spot: str, cash: int, off: int, accepted: bool) -> None:
        round_ = self.model.round + off
        self.ask(at(seat), wagers.CallWager(round_, spot, cash), self.model.call(seat, round_, spot, cash))
        if accepted:
            taken = self.model.accept(seat, round_, spot, cash)
            self.ask("dealer", wagers.AcceptCalled(seat, round_, spot, cash), taken)

    @rule(
        seat=st.sampled_from(TERMINALS[:2]),
        spot=WINNING,
        coupon=COUPONS,
        moved=st.sampled_from([False, False, True]),
    )
    def win(self, seat: TerminalId, spot: str, coupon: int, moved: bool) -> None:
        """Wagers that are likely to win, one of them perhaps taken back before the close."""
        self.go_on_to("betting", "17")
        five_chips = 5 * (self.model.at[seat]["value"] or 100)
        self.lay(seat, spot, five_chips, Chip.COLOUR, coupon, 0, by_dealer=True)
        self.lay(seat, "adjacent:17", five_chips, Chip.COLOUR, 0, 0, by_dealer=False)
        if moved:
            self.take_back(seat, spot, 0)
        self.go_on_to("idle", "17")

    @rule(drawn=st.booleans())
    def call_off(self, drawn: bool) -> None:
        self.go_on_to("no-more-bets", "17")
        for step in ("spin", "draw") if drawn else ("spin",):
            self.game(step, "17", 0)
        self.game("no spin", "17", 0)

    @rule(most=st.integers(1, 4), number=st.sampled_from(("17", *ORDER)), irregular=RARELY)
    def hear(self, most: int, number: str, irregular: bool) -> None:
        """The reader tells of one ball after the other, as late as it likes."""
        said, self.words = self.words[:most], self.words[most:]
        for word, spin, ball in said:
            if word == "count":
                self.ask("reader", reader.CountSpin(spin, ball), True)
            elif irregular:
                self.ask("reader", rounds.ReportFault(spin, "short-spin"), self.model.fault(ball))
            else:
                self.ask("reader", rounds.ReadNumber(spin, number), self.model.reads(ball, number))

    @rule()
    def see_nothing(self) -> None:
        """The balls were taken out, or their frames were lost."""
        self.words = []

    @rule(counted=RARELY, irregular=RARELY, closed=st.booleans())
    def hear_late(self, counted: bool, irregular: bool, closed: bool) -> None:
        """Of a ball that was called off, while the next one runs."""
        self.go_on_to("betting", "17")
        self.see_nothing()
        self.spin_again()
        if counted:
            self.hear(1, "17", False)
        self.game("no spin", "17", 0)
        self.spin_again()
        if closed:
            self.go_on_to("no-more-bets", "17")
        self.hear(1 if counted else 2, "17", irregular)

    def spin_again(self) -> None:
        while not self.model.spun:
            self.game("next", "17", 0)

    @rule(number=NUMBERS)
    def finish(self, number: str) -> None:
        self.go_on_to("idle", number)

    def go_on_to(self, phase: str, number: str) -> None:
        while self.model.phase != phase:
            self.game("next", number if number in ORDER else "00", 0)

    def _next(self) -> str:
        model = self.model
        match model.phase:
            case "idle":
                return "commit" if self.b2b and not model.committed else "start"
            case "betting":
                return "close" if model.early or model.spun else "spin"
            case "no-more-bets" if not model.spun:
                return "spin"
            case "no-more-bets" if self.b2b and model.multiplier is None:
                return "announce" if model.read else "draw"  # once the ball has landed none is drawn
        return {"no-more-bets": "announce", "announced": "crown", "crowned": "collect"}.get(
            model.phase, "pay"
        )

    @rule(step=STEPS, number=NUMBERS, off=ROUND)
    def game(self, step: str, number: str, off: int) -> None:
        model, round_ = self.model, self.model.round + off
        match self._next() if step == "next" else step:
            case "commit":
                coming = deal.CommitChance(model.round + 1, commitment(bytes.fromhex(SEED)))
                self.ask("chance", coming, model.commit())
            case "start":
                self.ask("dealer", rounds.StartGame(), model.start())
            case "spin":
                if self.ask("dealer", deal.SpinBall(round_, WHEEL), model.spin(round_)):
                    self.wheel = self.wheel % 256 + 1
                    self.words += [(word, self.wheel, model.ball) for word in ("count", "tell")]
            case "close":
                self.ask("reader" if off else "dealer", rounds.CloseBets(round_), model.close(round_))
            case "draw":
                self.ask("chance", deal.DrawMultiplier(round_, SEED, CLOSED), model.draw(round_, DRAWN))
            case "no spin":
                why = "" if off else "three turns"
                called = deal.CallNoSpin(round_, "short-spin", why)
                self.ask("supervisor", called, model.no_spin(round_))
            case "announce":
                self.ask("dealer", deal.AnnounceNumber(round_, number), model.announce(round_, number))
            case "crown":
                self.ask("dealer", deal.PlaceCrown(round_), model.crown(round_))
            case "collect":
                self.ask("dealer", deal.CollectLosers(round_), model.collect(round_))
            case _:
                self.ask("dealer", deal.PayWinners(round_), model.pay(round_))

    @rule(wrong=st.sampled_from([0, 0, 1, -1]))
    def muck(self, wrong: int) -> None:
        counts = {colour: count + wrong for colour, count in self.model.mucked.items()}
        round_ = self.model.piled_in
        taken = self.model.muck(round_, counts)
        events = self.ask("dealer", deal.CountMucked(round_, tuple(counts.items())), taken)
        if taken:
            alarmed = [Alarmed] if counts != self.model.mucked else []
            assert [type(event) for event in events] == [MuckedCounted, *alarmed], (
                "the mucker's count differs"
            )

    @rule()
    def restart(self) -> None:
        self.house.restart()

    @invariant()
    def balances_sum_to_zero(self) -> None:
        assert sum(self.house.desk.balances.values()) == 0, "balances do not sum to zero"

    @invariant()
    def no_guarded_account_is_below_zero(self) -> None:
        below = [a for a, held in self.house.desk.balances.items() if held < 0 and chart.guarded(a)]
        assert below == [], f"below zero: {below}"

    @invariant()
    def seats_are_the_models(self) -> None:
        for name, one in self.model.at.items():
            seat = self.house.seat(TerminalId(name))
            ledger = [
                self.house.balance(account(T1, seat.id)) for account in (chart.credits_of, chart.promo_of)
            ]
            assert ledger == [one["hand"], one["coupons"]], f"ledger and model differ at {name}"
            assert ledger == [seat.credits, seat.promo], f"state and ledger differ at {name}"
            lies = {(spot, str(chip)): laid.there for (spot, chip), laid in seat.felt.items()}
            model = {place: stake + coupon - gone for place, (stake, coupon, gone) in one["felt"].items()}
            assert lies == model, f"the layout differs at {name}"
            assert (seat.colour, seat.called) == (one["colour"], one["called"]), f"the seat differs at {name}"

    @invariant()
    def escrow_is_what_lies_on_the_layout(self) -> None:
        assert self.house.balance(chart.escrow(T1)) == self.model.escrow, "escrow is not the stakes"
        assert self.model.escrow == 0 or self.model.phase != "idle", "escrow after the end"

    @invariant()
    def value_chips_are_in_the_rack_on_the_layout_or_outstanding(self) -> None:
        felt_ = (laid for seat in self.house.live.seats.values() for laid in seat.felt.items())
        lying = sum(laid.there for (_, chip), laid in felt_ if chip is Chip.VALUE)
        outstanding, rack = self.house.balance(chart.CHIPS), -self.house.balance(chart.rack(T1))
        assert rack + outstanding + lying == self.house.live.bankroll, "chips are neither in the rack nor out"
        assert self.house.balance(chart.CHIP_STOCK) == -outstanding - lying, "the stock is not the chips out"

    @invariant()
    def house_accounts_are_the_models(self) -> None:
        accounts = (chart.win(T1), chart.CHIPS, chart.drop(T1), chart.promotion(T1))
        held = [self.house.balance(account) for account in accounts]
        assert held == list(self.model.house.values()), "house accounts differ"

    @invariant()
    def the_round_is_the_models(self) -> None:
        live = self.house.live
        shown = (live.phase, live.round, live.spun, live.multiplier, live.prior)
        model = self.model
        assert shown == (model.phase, model.round, model.spun, model.multiplier, model.prior), (
            "the round differs"
        )
        assert (live.read or "") == model.read, "what was read differs"

    def teardown(self) -> None:
        assert findings(self.house.desk, self.house.store) == []


class NewJersey(LiveFloor):
    """Five adjacent numbers, half-loss, betting closed in the track."""

    options: ClassVar[dict[str, object]] = {"offer": "five-adjacent", "layout": "wheel-replica"}


class Massachusetts(LiveFloor):
    """B2B, half-loss, betting closed before the spin, a minimum for each player's total."""

    book = "massachusetts"
    options: ClassVar[dict[str, object]] = {**B2B, "closing": "before-spin"}
    minimum = 1000

    @rule(seat=SEATS, drawn=st.booleans())
    def think_again(self, seat: TerminalId, drawn: bool) -> None:
        """After a no spin a player takes back what made the total enough."""
        self.go_on_to("betting", "17")
        for spot in ("b2b", "dozen2"):
            self.lay(seat, spot, 500, Chip.VALUE, 0, 0, by_dealer=False)
        self.call_off(drawn)
        back = wagers.TakeBack(self.model.round, "dozen2")
        self.ask(at(seat), back, self.model.take_back(seat, back.round, back.spot))
        self.go_on_to("no-more-bets", "17")
