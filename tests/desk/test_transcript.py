"""A round told line by line from the journal alone, each line with its clause."""

import pytest

from croupier.base.names import EffectId
from croupier.desk.transcript import transcript
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import cash_outs, rounds, vouchers
from croupier.floor.parts.messages.bets import CancelBet, Clear, Neighbours, PlaceBet, Recall, Undo
from croupier.floor.parts.messages.tender import Money
from croupier.floor.terminals.messages import cash
from tests.cages import C1, with_cage
from tests.desk.reports import days
from tests.electronic import Electronic
from tests.house import ONE, T1, T2, TWO, House, at

Told = list[tuple[str, str]]


def told(house: House, round_: int) -> Told:
    lines = transcript(KINDS, house.store.entries(), T1, round_)
    assert [line.at for line in lines] == sorted(line.at for line in lines)
    return [(line.says, str(line.clause).removeprefix("oneida-roulette:")) for line in lines]


def test_a_settled_round_is_told_from_new_game_to_payouts() -> None:
    house = House().opened().opened(T2).buy_in(ONE, Money(10_000)).buy_in(TWO, Money(10_000))
    house.game({}, T2).game({ONE: [("17", 500)], TWO: [("red", 1000)]})
    house.do("clock", rounds.PromptSpin(1))
    house.spin("17")
    assert told(house, 1) == [
        ("Game 1: new game, place your bets.", "I.2.a"),
        ("Terminal 1: place, +$5 on 17.", "I.3.b.iii"),
        ("Terminal 2: place, +$10 on red.", "I.3.b.iii"),
        ("Ten seconds: the dealer is prompted to spin.", "I.6.b"),
        ("No more bets, closed by the timer: $15.", "I.6.d"),
        ("The reader sees 17 (spin 1).", "I.6.e"),
        ("17 black, confirmed and announced.", "I.6.e"),
        ("Terminal 1: $5 on 17 won, pays $175.", "G.1"),
        ("Terminal 2: $10 on red lost.", "I.5.c"),
    ]
    assert told(house, 2) == []


def test_every_betting_action_is_told_with_its_clause() -> None:
    house = House().opened().buy_in(ONE, Money(10_000)).game({ONE: [("17", 100)]}).spin("2").game({})
    house.do(at(ONE), Recall(2), PlaceBet(2, "5", 100), Neighbours(2), CancelBet(2, "5"), Undo(2), Clear(2))
    assert told(house, 2)[1:] == [
        ("Terminal 1: recall, +$1 on 17.", "I.3.b.vi"),
        ("Terminal 1: place, +$1 on 5.", "I.3.b.iii"),
        ("Terminal 1: neighbours, +$1 on 32, +$1 on 17, +$1 on 22, +$1 on 34.", "I.3.b.viii"),
        ("Terminal 1: cancel, -$1 on 5.", "I.3.b.iv"),
        ("Terminal 1: undo, +$1 on 5.", "I.3.b.v"),
        ("Terminal 1: clear, -$2 on 17, -$1 on 32, -$1 on 22, -$1 on 34, -$1 on 5.", "I.3.b.vii"),
    ]


def test_a_void_round_is_told_with_its_reason_and_its_refunds() -> None:
    house = House().opened().buy_in(ONE, Money(1000, coupon=100)).game({ONE: [("17", 500)]})
    house.close()
    house.do("dealer", rounds.VoidGame(1, "ball-not-dropped"))
    house.do("designee", rounds.RefundGame(1))
    assert told(house, 1)[3:] == [
        ("The game is void. The ball did not drop into a pocket.", "I.9.c"),
        ("Terminal 1 is refunded $5.", "I.9.k"),
    ]


@pytest.mark.parametrize(
    ("number", "line"),
    [("2", "Terminal 1: $10."), ("1", "Terminal 1: -$10.")],
)
def test_a_reversed_round_is_told_with_what_each_terminal_gets_or_gives_back(number: str, line: str) -> None:
    """Of ten staked one is promotional: lost, all ten come back; won, the ten that were won go."""
    house = House().opened().buy_in(ONE, Money(10_000, coupon=100)).game({ONE: [("red", 1000)]}).spin(number)
    house.do("supervisor", rounds.VoidSettled(1))
    says = f"Game 1 was settled on {number} in error and is void."
    assert told(house, 1)[-2:] == [(says, "I.9.d"), (line, "I.9.d")]


def test_a_shortfall_is_told() -> None:
    house = House().opened().buy_in(ONE, Money(1000)).game({ONE: [("red", 1000)]}).spin("1")
    house.do(at(ONE), cash_outs.AskCashOut(), cash.ConfirmCashOut())
    house.do("dealer", cash.SelectCashOut(ONE), cash.CountChips(ONE, 2000))
    house.do("supervisor", rounds.VoidSettled(1))
    assert told(house, 1)[-1] == ("Terminal 1: $0, $10 short.", "I.9.d")


def test_what_moves_in_the_pit_does_not_stop_a_transcript() -> None:
    """A day with fills, credits, counts and pick-ups is told like any other."""
    a_day = days.told()
    lines = transcript(KINDS, a_day.store.entries(), T1, 3)
    assert lines[0].says == "Game 3: new game, place your bets."
    laid = [(line.terminal, line.changes) for line in lines if line.changes]
    assert laid == [(ONE, (("17", 1000),)), (TWO, (("red", 2500),)), (TWO, (("0-00", 500),))]
    assert {line.number for line in lines} == {None, "0"}


def test_a_voucher_of_another_table_and_one_paid_at_the_cage_do_not_stop_a_transcript() -> None:
    """A place is told by its own records; what the house knew of the voucher stands in another's."""
    house = Electronic().opened()
    house.opened(T2)
    with_cage(house)
    for number in (1, 2):
        house.cash(ONE, 2000)
        house.do(at(ONE), vouchers.CashOutToVoucher())
        effect = EffectId(f"print:{T1}:{number}")
        house.do("device", vouchers.IssueVoucher(effect, str(number) * 64), vouchers.ReportPrinted(effect))
    house.do(at(ONE), vouchers.RedeemVoucher("1" * 64), table=T2)
    house.do("cashier", vouchers.RedeemVoucher("2" * 64), table=C1)
    house.game({ONE: [("red", 500)]}, T2)
    assert transcript(KINDS, house.store.entries(), T2, 1)
    assert transcript(KINDS, house.store.entries(), C1) == []
