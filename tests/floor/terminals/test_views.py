"""What each screen is shown: the keys that docs/wire.md names, from the state and nothing else."""

import pytest

from croupier.floor.parts.messages import cash_outs, rounds
from croupier.floor.parts.messages.bets import BetsChanged, CancelBet, Clear, PlaceBet
from croupier.floor.parts.messages.tender import Money
from croupier.floor.terminals.messages import cash
from tests.house import ONE, TWO, House, at
from tests.shown import terminals as views


def settled() -> House:
    """A game won on 17 by terminal 1 and lost by terminal 2."""
    house = House().opened().buy_in(ONE, Money(1000, coupon=200)).buy_in(TWO, Money(1000))
    return house.game({ONE: [("17", 500), ("red", 100)], TWO: [("18", 500)]}).spin("17")


def test_everyone_sees_phase_round_number_and_history() -> None:
    house = House().opened()
    shown: views.View = {"phase": "idle", "round": None, "number": None, "colour": None, "history": []}
    assert views.shared_view(house.table) == shown
    house.game({}).close()
    assert views.shared_view(house.table) == shown | {"phase": "locked", "round": 1}
    house.read("17")
    assert views.shared_view(house.table)["number"] is None
    house.do("dealer", rounds.ConfirmNumber(1, "17"))
    first = {"round": 1, "number": "17", "colour": "black", "void": None, "no_spin": False}
    assert views.shared_view(house.table) == {
        "phase": "settled", "round": 1, "number": "17", "colour": "black", "history": [first],
    }  # fmt: skip
    house.game({})
    house.do("dealer", rounds.VoidGame(2, "fraud"))
    second = {"round": 2, "number": None, "colour": None, "void": "fraud", "no_spin": False}
    assert views.shared_view(house.table)["history"] == [second, first]
    assert views.shared_view(house.table)["phase"] == "void"


def test_a_wrong_number_is_no_longer_shown_as_the_result() -> None:
    house = settled()
    house.do("supervisor", rounds.VoidSettled(1))
    shared, own = views.shared_view(house.table), views.terminal_view(house.table, house.terminal())
    assert (shared["phase"], shared["number"]) == ("idle", None)
    assert (own["wins"], own["won"]) == ([], "6.00")  # a refund is no win, but it came back
    assert own["games"][0]["void"] == "wrong-number"
    assert own["credits"] == own["games"][0]["credits_after"] == "12.00"


def test_a_player_sees_credits_bets_and_which_buttons_do_something() -> None:
    house = settled().game({ONE: [("red", 100)]})
    view = views.bets_view(house.table, house.terminal())
    free = house.terminal().free
    assert view == {
        "credits": f"{free // 100}.00",
        "promo": "0.00",
        "staked": "1.00",
        "bets": {"red": "1.00"},
        "warning": None,
        "can": {"undo": True, "recall": True, "clear": True, "neighbours": False},
    }
    house.do(at(ONE), CancelBet(2, "red"))
    can = views.bets_view(house.table, house.terminal())["can"]
    assert can == {"undo": True, "recall": True, "clear": False, "neighbours": False}


def test_a_player_sees_what_won_with_its_odds_and_clause_until_the_next_game() -> None:
    house = settled()
    view = views.terminal_view(house.table, house.terminal())
    won = {
        "spot": "17",
        "stake": "5.00",
        "odds": "35 to 1",
        "paid": "175.00",
        "clause": "oneida-roulette:G.1",
    }
    assert (view["wins"], view["won"]) == ([won], "180.00")
    assert view["games"] == [
        {
            "round": 1, "number": "17", "void": None, "bets": {"17": "5.00", "red": "1.00"}, "staked": "6.00",
            "paid": "180.00", "credits_before": "12.00", "credits_after": "186.00",
        }
    ]  # fmt: skip
    lost = views.terminal_view(house.table, house.terminal(TWO))
    assert (lost["wins"], lost["won"]) == ([], "0.00")
    house.game({})
    later = views.terminal_view(house.table, house.terminal())
    assert (later["wins"], later["won"]) == ([], "0.00")


def test_a_refund_is_no_win() -> None:
    house = House().opened().buy_in(ONE, Money(1000)).game({ONE: [("17", 500)]})
    house.do("dealer", rounds.VoidGame(1, "fraud"))
    house.do("supervisor", rounds.RefundGame(1))
    view = views.terminal_view(house.table, house.terminal())
    assert (view["wins"], view["won"], view["lock"]) == ([], "5.00", None)


def test_a_terminal_with_no_game_yet_shows_none() -> None:
    view = views.terminal_view(House().opened().table, House().opened().terminal())
    assert (view["games"], view["wins"], view["buy_in"], view["cash_out"]) == ([], [], None, None)


def test_a_lock_is_shown_with_its_clause() -> None:
    house = House().opened()
    house.terminal().lock = "a dispute"
    view = views.terminal_view(house.table, house.terminal())
    assert view["lock"] == {"says": "a dispute", "clause": "oneida-roulette:I.9.d"}


def test_a_buy_in_is_shown_until_it_is_dropped_and_verified() -> None:
    house = House().opened()
    house.do(at(ONE), cash.LayBuyIn(Money(500, 300, 200)))
    laid = {
        "step": "laid", "amount": "10.00", "currency": "5.00", "chips": "3.00", "coupon": "2.00",
        "verified": False, "reported": False, "laid": None,
    }  # fmt: skip
    assert views.terminal_view(house.table, house.terminal())["buy_in"] == laid
    house.do("dealer", cash.PickUpBuyIn(ONE), cash.CountBuyIn(ONE, Money(500, 300, 200)))
    house.do("dealer", cash.CreditBuyIn(ONE, 1000))
    house.do(at(ONE), cash.VerifyCredit())
    shown = views.terminal_view(house.table, house.terminal())["buy_in"]
    assert shown == laid | {"step": "credited", "verified": True}
    house.do("dealer", cash.DropBuyIn(ONE))
    assert views.terminal_view(house.table, house.terminal())["buy_in"] is None


@pytest.mark.parametrize(
    ("phase", "state", "number", "neighbours"),
    [
        ("idle", "idle", None, []),
        ("betting", "betting", None, []),
        ("locked", "no-more-bets", None, []),
        ("read", "number", "17", ["20", "32", "17", "5", "22"]),
    ],
)
def test_the_dealer_sees_the_reader_and_its_number_between_its_neighbours(
    phase: str, state: str, number: str | None, neighbours: list[str]
) -> None:
    house = House().opened()
    if phase != "idle":
        house.game({})
    if phase in ("locked", "read"):
        house.close()
    if phase == "read":
        house.read("17")
    reader = views.console_view(house.table)["reader"]
    assert reader == {"state": state, "number": number, "neighbours": neighbours}


def test_the_dealer_sees_every_terminal_and_every_reason_with_its_clause() -> None:
    house = settled()
    house.do(at(TWO), cash_outs.AskCashOut())
    view = views.console_view(house.table)
    assert (view["dealer"], view["staked"], view["calling"]) == ("Dana", "0.00", False)
    assert [one["id"] for one in view["terminals"]] == ["1", "2", "3"]
    assert view["terminals"][1] == {
        "id": "2", "name": "Terminal 2", "credits": "5.00", "staked": "0.00", "bets": 0,
        "came_back": "0.00", "online": False,
        "lock": None, "buy_in": None, "cash_out": {"step": "asked", "amount": "5.00"},
    }  # fmt: skip
    fraud = {"name": "fraud", "says": "Fraud was suspected.", "clause": "oneida-roulette:I.9.j", "waits": ""}
    dropped = fraud | {
        "name": "ball-not-dropped", "says": "The ball did not drop into a pocket.",
        "clause": "oneida-roulette:I.9.c",
    }  # fmt: skip
    assert fraud in view["reasons"]
    assert dropped in view["reasons"]


def test_a_supervisor_sees_voids_that_wait_and_rounds_that_can_be_voided() -> None:
    house = settled().game({TWO: [("18", 500)]})
    view = views.supervisor_view(house.table)
    assert (view["id"], view["phase"], view["round"]) == ("T1", "betting", 2)
    assert view["voids"] == []
    won = {"round": 1, "number": "17", "void": None, "staked": "11.00", "paid": "175.00", "voidable": True}
    assert view["rounds"] == [won]
    assert view["terminals"][1] == {
        "id": "2", "name": "Terminal 2", "open": True, "credits": "0.00", "lock": None, "cash_out": None,
        "buy_in": {"currency": "10.00", "chips": "0.00", "coupon": "0.00"},
    }  # fmt: skip
    house.do("dealer", rounds.VoidGame(2, "fraud"))
    waiting = views.supervisor_view(house.table)
    void = {"round": 2, "reason": "fraud", "clause": "oneida-roulette:I.9.j", "amount": "5.00"}
    assert waiting["voids"] == [void]
    assert waiting["voiding"] == {
        "wrong_number": "oneida-roulette:I.9.d", "refund": "oneida-roulette:I.9.k",
        "against_number": [],
    }  # fmt: skip
    assert waiting["rounds"][0]["voidable"] is False
    house.do("supervisor", rounds.RefundGame(2), rounds.VoidSettled(1))
    later = views.supervisor_view(house.table)
    assert (later["voids"], [one["voidable"] for one in later["rounds"]]) == ([], [False, False])


def test_what_does_not_change_is_the_table_its_chips_and_its_limits() -> None:
    table = House().opened(limits="straight=..26.00").table
    assert views.table_view(table) == {
        "table": {
            "id": "T1", "name": "Roulette 1", "book": "oneida-roulette", "mode": "terminals",
            "terms": table.terms,
        },
        "chips": ["1.00", "5.00", "10.00", "25.00", "100.00", "500.00"],
        "limits": [{"about": "straight", "says": "$0 to $26", "clause": "oneida-roulette:I.3.b.iii"}],
        "credited": "oneida-roulette:I.6.g",
    }  # fmt: skip


def test_the_board_counts_what_came_and_not_what_was_void() -> None:
    house = settled()
    table = house.table
    [last] = [one.number for one in table.rounds]
    view = views.board_view(table)
    assert (view["of"], view["prior"], view["hot"][0]) == (1, last, {"number": last, "came": 1})
    assert len(view["cold"]) == 5
    table.rounds[0].void = "wrong-number"
    assert (views.board_view(table)["of"], views.board_view(table)["prior"]) == (0, None)


def test_a_change_is_shown_as_the_whole_would_be() -> None:
    house = House().opened().buy_in(ONE, Money(1000)).game({ONE: [("17", 100), ("red", 100)]})
    shown = views.bets_view(house.table, house.terminal())["bets"]
    for command in (PlaceBet(1, "17", 100), PlaceBet(1, "black", 500), CancelBet(1, "red"), Clear(1)):
        answer = house.ask(at(ONE), command)
        assert isinstance(answer, tuple)
        [changed] = answer
        assert isinstance(changed, BetsChanged)
        after = views.changed_view(house.table, house.terminal(), changed, shown)
        assert after == views.bets_view(house.table, house.terminal())
        shown = after["bets"]
