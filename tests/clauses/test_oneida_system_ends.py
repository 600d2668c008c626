"""Oneida Rules of Play, Roulette, section I, as commands at a desk: cash-out, and what makes a game void."""

import pytest

from croupier.base.names import Citation
from croupier.desk.messages import Alarmed
from croupier.floor.parts.electronic.irregularities import BEFORE_REST, OF_A_SPIN
from croupier.floor.parts.electronic.rounds import DISPUTE
from croupier.floor.parts.messages import cash_outs, rounds, tables
from croupier.floor.parts.messages.bets import PlaceBet
from croupier.floor.parts.messages.rounds import Closer, Refund, Reversal
from croupier.floor.parts.messages.tender import Money
from croupier.floor.terminals.messages import cash
from croupier.ledger import accounts as chart
from tests.house import ONE, T1, TWO, House, No, Row, at, said


def cited(key: str) -> Citation:
    return Citation(f"oneida-roulette:{key}")


@pytest.mark.clause("oneida-roulette:I.8.a")
def test_a_cash_out_is_selected_at_the_terminal_with_credits_and_no_bets_in_play() -> None:
    house = House().opened().buy_in(ONE, Money(5000)).game({ONE: [("red", 1000)]})
    house.rows(
        ("dealer", cash_outs.AskCashOut(), No("not_permitted", "I.2.b")),
        (at(TWO), cash_outs.AskCashOut(), No("not_enough_credits", "I.8.a")),
        (at(ONE), cash_outs.AskCashOut(), No("bets_in_play", "I.8.a")),
    )
    house.spin("2").rows(
        (at(ONE), cash_outs.AskCashOut(), cash_outs.CashOutAsked(ONE, 4000)),
        (at(ONE), cash_outs.AskCashOut(), No("wrong_phase", "I.8.a")),
    )
    house.game({}).rows((at(ONE), PlaceBet(2, "red", 100), No("wrong_phase", "I.8.a")))


@pytest.mark.clause("oneida-roulette:I.8.b")
@pytest.mark.clause("oneida-roulette:I.8.c")
@pytest.mark.clause("oneida-roulette:I.8.d")
@pytest.mark.clause("oneida-roulette:I.8.e")
@pytest.mark.clause("oneida-roulette:I.8.f")
@pytest.mark.clause("oneida-roulette:I.8.g")
def test_a_cash_out_is_confirmed_selected_counted_and_delivered_in_that_order() -> None:
    house = House().opened().buy_in(ONE, Money(5000))
    house.rows(
        (at(ONE), cash.ConfirmCashOut(), No("nothing_there", "I.8.b")),
        ("dealer", cash.SelectCashOut(ONE), No("nothing_there", "I.8.d")),
        (at(ONE), cash_outs.AskCashOut(), cash_outs.CashOutAsked(ONE, 5000)),
        ("dealer", cash.SelectCashOut(ONE), No("wrong_phase", "I.8.d")),
        (at(ONE), cash.ConfirmCashOut(), cash.CashOutConfirmed(ONE)),
        (at(ONE), cash.ConfirmCashOut(), No("wrong_phase", "I.8.b")),
        ("dealer", cash.CountChips(ONE, 5000), No("wrong_phase", "I.8.f")),
        ("dealer", cash.SelectCashOut(ONE), cash.CashOutSelected(ONE)),
        (at(ONE), cash_outs.WithdrawCashOut(), No("wrong_phase", "I.8.b")),
        ("dealer", cash.DeliverChips(ONE), No("wrong_phase", "I.8.g")),
        ("dealer", cash.CountChips(ONE, 4900), No("amount_differs", "I.8.f")),
    )
    assert house.balance(chart.credits_of(T1, ONE)) == 5000
    house.rows(("dealer", cash.CountChips(ONE, 5000), cash.CashOutPaid(ONE, 5000)))
    assert (house.balance(chart.credits_of(T1, ONE)), house.balance(chart.CHIPS)) == (0, 5000)
    house.rows(
        ("dealer", cash.CountChips(ONE, 5000), No("wrong_phase", "I.8.f")),
        ("dealer", cash.DeliverChips(ONE), cash.ChipsDelivered(ONE)),
        ("dealer", cash.DeliverChips(ONE), No("nothing_there", "I.8.g")),
    )
    assert (house.terminal().credits, house.terminal().cash_out) == (0, None)


@pytest.mark.clause("oneida-roulette:I.8.c")
@pytest.mark.parametrize("confirmed", [False, True])
def test_the_dealer_is_shown_the_request_until_the_player_withdraws_it(confirmed: bool) -> None:
    house = House().opened().buy_in(ONE, Money(5000))
    house.do(at(ONE), cash_outs.AskCashOut(), *[cash.ConfirmCashOut()] * confirmed)
    shown = house.terminal().cash_out
    assert shown is not None
    assert (shown.amount, str(shown.step)) == (5000, "confirmed" if confirmed else "asked")
    house.rows((at(ONE), cash_outs.WithdrawCashOut(), cash_outs.CashOutWithdrawn(ONE)))
    assert house.terminal().cash_out is None


@pytest.mark.clause("oneida-roulette:I.8.a")
def test_promotional_credit_is_bet_and_never_cashed() -> None:
    house = House().opened().buy_in(ONE, Money(currency=1000, coupon=1000))
    house.rows((at(ONE), cash_outs.AskCashOut(), cash_outs.CashOutAsked(ONE, 1000)))
    house.do(at(ONE), cash.ConfirmCashOut())
    house.do("dealer", cash.SelectCashOut(ONE), cash.CountChips(ONE, 1000), cash.DeliverChips(ONE))
    house.rows((at(ONE), cash_outs.AskCashOut(), No("not_enough_credits", "I.8.a")))
    assert house.balance(chart.promo_of(T1, ONE)) == 1000


def _called_late(reason: str, clause: str, voided: rounds.GameVoided) -> Row:
    """Once a number is read a supervisor calls it, with the reason, and it alarms."""
    says = f"Sam called {reason.replace('-', ' ')} after the reader had 17: I saw it. Game 1 is void"
    return ("supervisor", rounds.VoidRead(1, reason, "I saw it"), (voided, Alarmed(says)))


@pytest.mark.clause("oneida-roulette:I.9.h")
@pytest.mark.parametrize(
    ("reason", "clause"), [("foreign-object", "I.9.h"), ("ball-out", "I.9.i"), ("malfunction", "I.9.g")]
)
def test_what_counts_before_the_ball_rests_is_not_the_dealers_to_call_once_a_number_is_read(
    reason: str, clause: str
) -> None:
    in_play("locked").rows(
        ("supervisor", rounds.VoidRead(1, reason, "I saw it"), No("wrong_phase", "I.9.k")),
        ("dealer", rounds.VoidGame(1, reason), rounds.GameVoided(1, reason, cited(clause))),
    )
    in_play("read").rows(
        ("dealer", rounds.VoidGame(1, reason), No("not_permitted", clause)),
        ("supervisor", rounds.VoidGame(1, reason), No("not_permitted", clause)),
        ("dealer", rounds.VoidRead(1, reason, "I saw it"), No("not_permitted", "I.2.b")),
        ("supervisor", rounds.VoidRead(1, "fraud", "I saw it"), No("wrong_phase", "I.9.k")),
        ("supervisor", rounds.VoidRead(1, "rain", "I saw it"), No("unknown_outcome", "I.9.k")),
        ("supervisor", rounds.VoidRead(2, reason, "I saw it"), No("wrong_round", "I.2.a")),
    )


def in_play(phase: str) -> House:
    """A game with bets of cash and of promotional credit, as far as `phase`."""
    house = House().opened().buy_in(ONE, Money(5000, coupon=300)).buy_in(TWO, Money(chips=2500))
    house.game({ONE: [("17", 500), ("red", 1000)], TWO: [("17", 2500)]})
    if phase != "betting":
        house.close()
    if phase == "read":
        house.read("17")
    return house


@pytest.mark.parametrize("phase", ["betting", "locked", "read"])
@pytest.mark.parametrize(
    ("reason", "clause"),
    [
        pytest.param(reason, key, marks=pytest.mark.clause(f"oneida-roulette:{key}"))
        for reason, key in {
            "with-rotation": "I.9.a",
            "short-spin": "I.9.b",
            "ball-not-dropped": "I.9.c",
            "wrong-number": "I.9.d",
            "interference": "I.9.f",
            "malfunction": "I.9.g",
            "foreign-object": "I.9.h",
            "ball-out": "I.9.i",
            "fraud": "I.9.j",
        }.items()
    ],
)
@pytest.mark.clause("oneida-roulette:I.9.k")
def test_an_irregularity_voids_the_game_and_the_supervisor_refunds_every_wager(
    reason: str, clause: str, phase: str
) -> None:
    house = in_play(phase)
    was = "17" if phase == "read" else None
    if reason == "wrong-number" and was is None:  # no number yet that could be wrong
        house.rows(("dealer", rounds.VoidGame(1, reason), No("wrong_phase", "I.9.d")))
        return
    if reason in OF_A_SPIN and phase == "betting":  # no ball was thrown yet
        house.rows(("dealer", rounds.VoidGame(1, reason), No("wrong_phase", clause)))
        return
    voided = rounds.GameVoided(1, reason, cited(clause), was)
    refunds = (Refund(ONE, 1200, 300), Refund(TWO, 2500))
    late = phase == "read" and reason in BEFORE_REST
    house.rows(
        ("designee", rounds.RefundGame(1), No("wrong_phase", "I.9.k")),
        (at(ONE), rounds.VoidGame(1, reason), No("not_permitted", "I.2.b")),
        ("dealer", rounds.VoidGame(1, "bad luck"), No("unknown_outcome", "I.9.k")),
        ("dealer", rounds.VoidGame(2, reason), No("wrong_round", "I.2.a")),
        _called_late(reason, clause, voided) if late else ("dealer", rounds.VoidGame(1, reason), voided),
        ("dealer", rounds.VoidGame(1, reason), No("wrong_phase", "I.9.k")),
        ("dealer", rounds.StartGame(), No("wrong_phase", "I.2.a")),
    )
    assert house.balance(chart.escrow(T1)) == 4000
    house.rows(
        ("dealer", rounds.RefundGame(1), No("not_permitted", "I.2.b")),
        ("supervisor", rounds.RefundGame(1), rounds.GameRefunded(1, refunds)),
        ("supervisor", rounds.RefundGame(1), No("wrong_phase", "I.9.k")),
    )
    assert (house.terminal().credits, house.terminal().promo, house.terminal(TWO).credits) == (
        5000,
        300,
        2500,
    )
    assert (house.balance(chart.escrow(T1)), house.balance(chart.win(T1))) == (0, 0)


@pytest.mark.clause("oneida-roulette:I.9.k")
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("supervisor", rounds.GameRefunded(1, (Refund(ONE, 1200, 300), Refund(TWO, 2500)))),
        ("designee", rounds.GameRefunded(1, (Refund(ONE, 1200, 300), Refund(TWO, 2500)))),
        ("dealer", No("not_permitted", "I.2.b")),
        ("terminal 1", No("not_permitted", "I.2.b")),
        ("reader", No("not_permitted", "I.2.b")),
        ("clock", No("not_permitted", "I.2.b")),
        ("engineer", No("not_permitted", "I.2.b")),
    ],
)
def test_a_refund_is_the_supervisors_or_a_designees(name: str, expected: rounds.GameRefunded | No) -> None:
    house = in_play("locked")
    house.do("dealer", rounds.VoidGame(1, "ball-out"))
    house.rows((name, rounds.RefundGame(1), expected))


@pytest.mark.parametrize(
    ("reason", "clause"),
    [
        pytest.param(reason, key, marks=pytest.mark.clause(f"oneida-roulette:{key}"))
        for reason, key in {"with-rotation": "I.9.a", "short-spin": "I.9.b", "malfunction": "I.9.g"}.items()
    ],
)
def test_a_spin_the_reader_knows_to_be_irregular_is_void_at_once(reason: str, clause: str) -> None:
    house = in_play("locked")
    voided = rounds.GameVoided(1, reason, cited(clause))
    house.rows(
        ("dealer", rounds.ReportFault(1, reason), No("not_permitted", "I.2.b")),
        ("reader", rounds.ReportFault(1, reason), voided),
        ("reader", rounds.ReportFault(1, reason), No("wrong_phase", "I.9.k")),
    )


@pytest.mark.clause("oneida-roulette:I.9.g")
def test_a_number_read_while_betting_is_open_is_a_malfunction() -> None:
    says = "the reader gave a number while betting was open: the game is void"
    voided = rounds.GameVoided(1, "malfunction", cited("I.9.g"))
    in_play("betting").rows(("reader", rounds.ReadNumber(1, "17"), (voided, Alarmed(says))))


@pytest.mark.clause("oneida-roulette:I.9.d")
def test_a_number_confirmed_that_the_reader_did_not_see_voids_the_game() -> None:
    says = "the reader saw 17 and the dealer confirmed 20: the game is void"
    voided = rounds.GameVoided(1, "wrong-number", cited("I.9.d"))
    house = in_play("read")
    house.rows(("dealer", rounds.ConfirmNumber(1, "20"), (voided, Alarmed(says))))
    house.do("designee", rounds.RefundGame(1))
    assert (house.terminal().free, house.terminal(TWO).free) == (5300, 2500)


@pytest.mark.clause("oneida-roulette:I.9.d")
def test_a_wrong_number_found_after_settlement_puts_every_terminal_back() -> None:
    house = in_play("locked").read("1")  # 1 is red: 17 loses twice
    house.do("dealer", rounds.ConfirmNumber(1, "1"))
    assert (house.terminal().credits, house.terminal().promo, house.terminal(TWO).credits) == (5800, 0, 0)
    back = (Reversal(ONE, 0, 800, 0, 300), Reversal(TWO, 2500, 0, 0))
    reversed_ = rounds.SettlementReversed(1, "1", cited("I.9.d"), back)
    house.rows(
        ("dealer", rounds.VoidSettled(1), No("not_permitted", "I.2.b")),
        ("designee", rounds.VoidSettled(1), No("not_permitted", "I.2.b")),
        ("supervisor", rounds.VoidSettled(2), No("wrong_round", "I.9.d")),
        (
            "supervisor",
            rounds.VoidSettled(1),
            (reversed_, Alarmed("game 1 was settled on 1 and is void")),
        ),
        ("supervisor", rounds.VoidSettled(1), No("wrong_round", "I.9.d")),
    )
    assert (house.terminal().credits, house.terminal().promo, house.terminal(TWO).credits) == (
        5000,
        300,
        2500,
    )
    assert house.balance(chart.win(T1)) == 0


@pytest.mark.clause("oneida-roulette:I.9.d")
def test_winnings_of_a_wrong_number_that_are_gone_leave_a_shortfall_and_a_locked_terminal() -> None:
    house = House().opened().buy_in(ONE, Money(500)).game({ONE: [("17", 500)]}).spin("17")
    house.game({ONE: [("red", 10_000)]}).spin("2")
    short = Reversal(ONE, 0, 8000, 9500)
    reversed_ = rounds.SettlementReversed(1, "17", cited("I.9.d"), (short,))
    alarm = Alarmed("game 1 was settled on 17 and is void")
    house.rows(
        ("supervisor", rounds.VoidSettled(1), (reversed_, tables.TerminalLocked(ONE, DISPUTE), alarm)),
        (at(ONE), cash.LayBuyIn(Money(500)), No("terminal_locked", "I.3.a.i")),
        (at(ONE), cash_outs.AskCashOut(), No("terminal_locked", "I.8.a")),
        ("dealer", tables.ReleaseTerminal(ONE), No("not_permitted", "I.2.b")),
        ("supervisor", tables.ReleaseTerminal(TWO), No("nothing_there", "I.2.b")),
        ("supervisor", tables.ReleaseTerminal(ONE), tables.TerminalReleased(ONE, "staff:Sam")),
        (at(ONE), cash.LayBuyIn(Money(500)), cash.BuyInLaid(ONE, Money(500))),
    )
    assert house.balance(chart.shortfall(T1, ONE)) == -9500
    assert house.balance(chart.win(T1)) == 10_000
    assert house.terminal().credits == 0


@pytest.mark.clause("oneida-roulette:I.9.e")
def test_a_wrong_buy_in_is_reported_and_corrected_with_no_round_in_play() -> None:
    house = House().opened().buy_in(ONE, Money(5000)).game({ONE: [("red", 1000)]})
    right = Money(currency=4000, chips=500)
    house.rows(
        ("dealer", cash.CorrectBuyIn(TWO, right), No("wrong_phase", "I.9.e")),
        ("dealer", cash.CorrectBuyIn(ONE, right), No("wrong_phase", "I.9.e")),
    )
    house.spin("2").rows(
        ("dealer", cash.CorrectBuyIn(TWO, right), No("nothing_there", "I.9.e")),
        (at(ONE), cash.ReportCredit(), No("wrong_phase", "I.9.e")),  # played with it
        ("dealer", cash.CorrectBuyIn(ONE, right), No("not_permitted", "I.9.e")),
        ("supervisor", cash.CorrectBuyIn(ONE, Money()), No("bad_amount", "I.9.e")),
        ("supervisor", cash.CorrectBuyIn(ONE, Money(999)), No("not_enough_credits", "I.9.e")),
        (
            "supervisor",
            cash.CorrectBuyIn(ONE, right),
            cash.BuyInCorrected(ONE, Money(5000), right, dropped=True),
        ),
    )
    assert house.terminal().credits == 5000 - 1000 - 500
    assert (house.balance(chart.drop(T1)), house.balance(chart.CHIPS)) == (-4000, -500)
    house.game({}).rows(
        (at(ONE), PlaceBet(2, "red", 100), No("credit_unverified", "I.3.a.vii")),
        (at(ONE), cash.ReportCredit(), cash.CreditReported(ONE)),
        (at(ONE), PlaceBet(2, "red", 100), No("credit_unverified", "I.9.e")),
        ("clock", rounds.CloseBets(2), rounds.BetsClosed(2, Closer.TIMER, 0)),
        ("dealer", cash.CorrectBuyIn(ONE, Money(5000)), No("wrong_phase", "I.9.e")),
    )
    assert said(house.ask(at(TWO), cash.ReportCredit())) == No("nothing_there", "I.9.e")


@pytest.mark.clause("oneida-roulette:I.9.e")
def test_a_dealer_corrects_what_the_player_reports_also_after_verifying() -> None:
    house = House().opened().buy_in(ONE, Money(5000))
    right = Money(4000)
    house.rows(
        ("dealer", cash.CorrectBuyIn(ONE, right), No("not_permitted", "I.9.e")),
        (at(ONE), cash.ReportCredit(), cash.CreditReported(ONE)),
        (at(ONE), cash.ReportCredit(), No("wrong_phase", "I.9.e")),
        ("dealer", cash.CorrectBuyIn(ONE, right), cash.BuyInCorrected(ONE, Money(5000), right, dropped=True)),
        ("dealer", cash.CorrectBuyIn(ONE, Money(5000)), No("not_permitted", "I.9.e")),
        (at(ONE), cash.VerifyCredit(), cash.CreditVerified(ONE)),
    )


@pytest.mark.clause("oneida-roulette:I.9.e")
def test_a_correction_before_the_drop_changes_what_goes_into_the_box() -> None:
    house = House().opened()
    house.do(at(ONE), cash.LayBuyIn(Money(5000)))
    house.do("dealer", cash.PickUpBuyIn(ONE), cash.CountBuyIn(ONE, Money(5000)), cash.CreditBuyIn(ONE, 5000))
    right = Money(6000, coupon=1000)
    house.rows(
        (at(ONE), cash.ReportCredit(), cash.CreditReported(ONE)),
        (
            "dealer",
            cash.CorrectBuyIn(ONE, right),
            cash.BuyInCorrected(ONE, Money(5000), right, dropped=False),
        ),
        ("dealer", cash.DropBuyIn(ONE), cash.BuyInDropped(ONE, 6000)),
        (at(ONE), cash.VerifyCredit(), cash.CreditVerified(ONE)),
    )
    assert (house.terminal().credits, house.terminal().promo) == (6000, 1000)
    assert (house.balance(chart.tray(T1)), house.balance(chart.drop(T1))) == (0, -6000)


@pytest.mark.clause("oneida-roulette:I.9.e")
def test_a_buy_in_is_not_corrected_under_a_cash_out() -> None:
    house = House().opened().buy_in(ONE, Money(5000))
    house.do(at(ONE), cash_outs.AskCashOut(), cash.ConfirmCashOut())
    house.rows(("dealer", cash.CorrectBuyIn(ONE, Money(4000)), No("wrong_phase", "I.9.e")))
    house.do("dealer", cash.SelectCashOut(ONE), cash.CountChips(ONE, 5000), cash.DeliverChips(ONE))


@pytest.mark.clause("oneida-roulette:I.9.d")
def test_a_game_nobody_bet_on_is_void_with_nothing_to_put_back() -> None:
    reversed_ = rounds.SettlementReversed(1, "5", cited("I.9.d"), ())
    alarm = Alarmed("game 1 was settled on 5 and is void")
    House().opened().game({}).spin("5").rows(("supervisor", rounds.VoidSettled(1), (reversed_, alarm)))
