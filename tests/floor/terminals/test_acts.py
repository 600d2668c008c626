"""Whole games, buy-ins and cash-outs at terminals, act by act: which is due, and that `decide` agrees."""

import pytest

from croupier.base.clause import book_and_key
from croupier.base.names import TerminalId
from croupier.desk.act import Act, When
from croupier.floor.parts.messages import bets, cash_outs, reader, rounds, tables
from croupier.floor.parts.messages.tender import Money
from croupier.floor.terminals.messages import cash
from croupier.games.library import load
from tests.acts import Ask, acts, agree, due, told, whens
from tests.house import FLOAT, ONE, THREE, House, at

HUNDRED = Money(10_000)
BUY_IN = ["lay-buy-in", "pick-up-buy-in", "count-buy-in", "select-buy-in", "credit-buy-in", "drop-buy-in"]
CASH_OUT = [
    "ask-cash-out",
    "confirm-cash-out",
    "select-cash-out",
    "remove-chips",
    "count-chips",
    "deliver-chips",
]


def asks(house: House) -> dict[str, Ask]:
    """Who does each act, and with what."""
    table = house.table
    round_, one = table.round, house.terminal()
    laid = one.buy_in.money if one.buy_in else HUNDRED
    out = one.cash_out.amount if one.cash_out else 0

    def there(act: Act) -> TerminalId:
        return act.position or ONE

    open_table = tables.OpenTable(FLOAT, 32, 13, ball="non-metallic")
    return {
        "inspect-wheel": lambda _: ("supervisor", open_table),
        "measure-ball": lambda _: ("supervisor", open_table),
        "open-table": lambda _: ("supervisor", open_table),
        "answer-call": lambda _: ("supervisor", tables.AnswerCall()),
        "take-table": lambda _: ("dealer", tables.TakeTable()),
        "relieve-dealer": lambda _: ("relief", tables.TakeTable()),
        "leave-table": lambda _: ("dealer", tables.LeaveTable()),
        "call-supervisor": lambda _: ("dealer", tables.CallSupervisor()),
        "release-terminal": lambda act: ("supervisor", tables.ReleaseTerminal(there(act))),
        "lay-buy-in": lambda act: (at(there(act)), cash.LayBuyIn(HUNDRED)),
        "take-buy-in": lambda _: ("dealer", cash.TakeBuyIn(THREE, HUNDRED)),
        "pick-up-buy-in": lambda act: ("dealer", cash.PickUpBuyIn(there(act))),
        "count-buy-in": lambda act: ("dealer", cash.CountBuyIn(there(act), laid)),
        "select-buy-in": lambda act: ("dealer", cash.CreditBuyIn(there(act), laid.total)),
        "credit-buy-in": lambda act: ("dealer", cash.CreditBuyIn(there(act), laid.total)),
        "drop-buy-in": lambda act: ("dealer", cash.DropBuyIn(there(act))),
        "verify-credit": lambda act: (at(there(act)), cash.VerifyCredit()),
        "report-credit": lambda act: (at(there(act)), cash.ReportCredit()),
        "correct-buy-in": lambda act: ("dealer", cash.CorrectBuyIn(there(act), Money(20_000))),
        "correct-unreported": lambda _: ("supervisor", cash.CorrectBuyIn(ONE, Money(20_000))),
        "ask-cash-out": lambda act: (at(there(act)), cash_outs.AskCashOut()),
        "confirm-cash-out": lambda act: (at(there(act)), cash.ConfirmCashOut()),
        "withdraw-cash-out": lambda act: (at(there(act)), cash_outs.WithdrawCashOut()),
        "select-cash-out": lambda act: ("dealer", cash.SelectCashOut(there(act))),
        "remove-chips": lambda act: ("dealer", cash.CountChips(there(act), out)),
        "count-chips": lambda act: ("dealer", cash.CountChips(there(act), out)),
        "deliver-chips": lambda act: ("dealer", cash.DeliverChips(there(act))),
        "new-game": lambda _: ("dealer", rounds.StartGame()),
        "place-bet": lambda _: (at(ONE), bets.PlaceBet(round_, "red", 500)),
        "prompt-spin": lambda _: ("clock", rounds.PromptSpin(round_)),
        "throw-ball": lambda _: ("reader", reader.CountSpin(table.counter + 1, str(round_))),
        "clock-closes": lambda _: ("clock", rounds.CloseBets(round_)),
        "close-in-track": lambda _: ("clock", rounds.CloseBets(round_)),
        "read-number": lambda _: ("reader", rounds.ReadNumber(table.counter, "17")),
        "confirm-number": lambda _: ("dealer", rounds.ConfirmNumber(round_, "17")),
        "void-game": lambda _: ("dealer", rounds.VoidGame(round_, "interference")),
        "void-read": lambda _: ("supervisor", rounds.VoidRead(round_, "ball-out", "on the floor")),
        "void-settled": lambda act: ("supervisor", rounds.VoidSettled(int(act.values["round"]))),
        "refund-game": lambda _: ("designee", rounds.RefundGame(round_)),
    }


def walk(house: House, *keys: str, procedure: str = "game") -> None:
    """Each act is due, `decide` agrees about every act, and it is done."""
    for key in keys:
        assert key in due(house, procedure), f"{key} is not due: {whens(house, procedure)}"
        agree(house, asks(house))
        act = next(one for one in acts(house) if one.key == key and one.when is When.DUE)
        house.do(*asks(house)[key](act))


@pytest.fixture
def bought_in() -> House:
    return House().opened().buy_in(ONE, HUNDRED)


def test_a_valid_game(bought_in: House) -> None:
    walk(bought_in, "new-game", "prompt-spin", "throw-ball", "close-in-track", "read-number")
    assert told(bought_in) == ["The reader sees 17: look at the wheel and confirm it."]
    walk(bought_in, "confirm-number")
    said = next(act for act in acts(bought_in) if act.key == "announce-number")
    assert (said.when, dict(said.values), said.clause) == (
        "beside", {"number": "17"}, "oneida-roulette:I.6.f",
    )  # fmt: skip
    walk(bought_in, "new-game")
    assert whens(bought_in)["announce-number"] == "later"


def test_a_ball_may_be_thrown_before_the_prompt(bought_in: House) -> None:
    walk(bought_in, "new-game")
    assert (due(bought_in), whens(bought_in)["throw-ball"]) == (["prompt-spin"], "beside")
    bought_in.do("reader", reader.CountSpin(1, "1"))
    assert due(bought_in) == ["close-in-track"]


def test_the_clock_may_close_before_the_ball_is_thrown(bought_in: House) -> None:
    walk(bought_in, "new-game", "prompt-spin")
    assert whens(bought_in)["clock-closes"] == "beside"
    bought_in.do("clock", rounds.CloseBets(1))
    walk(bought_in, "throw-ball", "read-number", "confirm-number")


@pytest.mark.parametrize("done", range(5))
def test_a_void_game_waits_for_its_refund_wherever_it_was(bought_in: House, done: int) -> None:
    order = ("new-game", "prompt-spin", "throw-ball", "close-in-track", "read-number")
    walk(bought_in, *order[: done + 1])
    bought_in.do("dealer", rounds.VoidGame(1, "interference"))
    thrown = {"remove-ball": "beside"} if "throw-ball" in order[: done + 1] else {}
    assert whens(bought_in) == {"refund-game": "due", "new-game": "later"} | thrown
    refund = next(act for act in acts(bought_in) if act.key == "refund-game")
    assert (refund.roles, refund.screens) == (("designee", "supervisor"), ("supervisor",))
    walk(bought_in, "refund-game", "new-game")


def test_a_wrong_number_that_was_settled_may_still_be_voided(bought_in: House) -> None:
    bought_in.game({ONE: [("red", 500)]}).spin("1")
    settled = next(act for act in acts(bought_in) if act.key == "void-settled")
    assert (settled.when, settled.clause) == ("beside", "oneida-roulette:I.9.d")
    agree(bought_in, asks(bought_in))
    bought_in.do(*asks(bought_in)["void-settled"](settled))
    assert "void-settled" not in whens(bought_in, "irregularity")


def test_a_buy_in_goes_through_the_steps_of_the_document() -> None:
    house = House().opened()
    assert whens(house, "buy-in") == {"lay-buy-in": "beside"}
    house.do(at(ONE), cash.LayBuyIn(HUNDRED))
    mine = [act for act in acts(house) if act.procedure == "buy-in" and act.position == ONE]
    assert [act.key for act in mine] == [*BUY_IN, "verify-credit"]
    assert [book_and_key(act.clause)[1] for act in mine] == [
        "I.3.a.i", "I.3.a.ii", "I.3.a.iii", "I.3.a.iv", "I.3.a.v", "I.3.a.vi", "I.3.a.vii",
    ]  # fmt: skip
    walk(house, "pick-up-buy-in", "count-buy-in", procedure="buy-in")
    assert due(house, "buy-in") == ["select-buy-in", "credit-buy-in"]
    walk(house, "credit-buy-in", procedure="buy-in")
    assert due(house, "buy-in") == ["drop-buy-in", "verify-credit"]
    walk(house, "drop-buy-in", "verify-credit", procedure="buy-in")
    assert due(house, "buy-in") == []


def test_a_credit_may_be_verified_before_the_currency_is_dropped() -> None:
    house = House().opened()
    house.do(at(ONE), cash.LayBuyIn(HUNDRED))
    walk(house, "pick-up-buy-in", "count-buy-in", "credit-buy-in", "verify-credit", procedure="buy-in")
    mine = {act.key: act.when for act in acts(house) if act.position == ONE}
    assert (mine["verify-credit"], mine["drop-buy-in"]) == ("done", "due")


def test_a_wrong_credit_is_corrected_with_no_game_in_play() -> None:
    house = House().opened()
    house.do(at(ONE), cash.LayBuyIn(HUNDRED))
    walk(house, "pick-up-buy-in", "count-buy-in", "credit-buy-in", "drop-buy-in", procedure="buy-in")
    house.do(at(ONE), cash.ReportCredit())
    house.do("dealer", rounds.StartGame())
    mine = {act.key: act.when for act in acts(house) if act.position == ONE}
    assert (mine["report-credit"], mine["correct-buy-in"]) == ("done", "later")
    house.do("dealer", rounds.VoidGame(1, "interference"))
    house.do("designee", rounds.RefundGame(1))
    walk(house, "correct-buy-in", procedure="buy-in")
    assert due(house, "buy-in") == ["verify-credit"]


def test_a_cash_out_goes_through_the_steps_of_the_document(bought_in: House) -> None:
    assert whens(bought_in, "cash-out") == {"ask-cash-out": "beside"}
    agree(bought_in, asks(bought_in))
    bought_in.do(at(ONE), cash_outs.AskCashOut())
    mine = [act for act in acts(bought_in) if act.procedure == "cash-out"]
    assert [act.key for act in mine] == [*CASH_OUT, "withdraw-cash-out"]
    assert [book_and_key(act.clause)[1] for act in mine[:-1]] == [
        "I.8.a", "I.8.b", "I.8.d", "I.8.e", "I.8.f", "I.8.g",
    ]  # fmt: skip
    walk(bought_in, "confirm-cash-out", "select-cash-out", procedure="cash-out")
    assert "withdraw-cash-out" not in whens(bought_in, "cash-out")
    assert due(bought_in, "cash-out") == ["remove-chips", "count-chips"]
    walk(bought_in, "count-chips", "deliver-chips", procedure="cash-out")
    assert whens(bought_in, "cash-out") == {}


def test_a_closed_table_waits_for_a_supervisor_and_then_for_a_dealer() -> None:
    house = House().installed()
    owed = [act for act in acts(house) if act.when is When.DUE]
    assert {act.key: book_and_key(act.clause)[1] for act in owed} == {
        "inspect-wheel": "I.1.b", "measure-ball": "A.6", "open-table": "I.2.b",
    }  # fmt: skip
    assert set(whens(house).values()) == {"later"}
    agree(house, asks(house))
    walk(house, "open-table", procedure="opening")
    walk(house, "take-table", procedure="table")
    house.do("dealer", tables.CallSupervisor())
    walk(house, "answer-call", procedure="table")


def test_a_locked_terminal_is_a_supervisors_to_release(bought_in: House) -> None:
    bought_in.game({ONE: [("red", 500)]}).spin("1")
    bought_in.do(at(ONE), cash_outs.AskCashOut())
    walk(
        bought_in, "confirm-cash-out", "select-cash-out", "count-chips", "deliver-chips", procedure="cash-out"
    )
    bought_in.do("supervisor", rounds.VoidSettled(1))
    assert whens(bought_in, "buy-in").get("lay-buy-in") == "beside"
    assert not [act for act in acts(bought_in) if act.position == ONE and act.procedure == "buy-in"]
    walk(bought_in, "release-terminal", procedure="table")


def test_every_act_can_be_said_and_cites_its_own_document(bought_in: House) -> None:
    said = bought_in.desk.tables[bought_in.here].words("en")
    bought_in.do(at(ONE), cash_outs.AskCashOut())
    for key in ("new-game", "prompt-spin", "throw-ball", "close-in-track", "read-number", "confirm-number"):
        for act in acts(bought_in):
            assert said.say(act).endswith(".")
            document, clause = book_and_key(act.clause)
            assert document == "oneida-roulette"
            assert load(document).text(clause)
        act = next(one for one in acts(bought_in) if one.key == key)
        bought_in.do(*asks(bought_in)[key](act))
