"""Whole games at a live table, act by act: which is due, that `decide` agrees, and by which clause."""

from collections.abc import Callable

import pytest

from croupier.base.clause import book_and_key
from croupier.base.envelope import Command
from croupier.desk.act import Act, When
from croupier.floor.parts.messages import rounds, seats, tables, wagers
from croupier.floor.parts.messages.tender import Money
from croupier.floor.wheel.messages import deal
from croupier.games.chance import commitment
from croupier.games.library import load
from tests.acts import Ask, acts, agree, due, told, whens
from tests.house import FLOAT, ONE, TWO, at
from tests.live import B2B, CLOSED, SEED, WHEEL, Live, install_live

FIVE: dict[str, object] = {"offer": "five-adjacent", "layout": "wheel-replica"}


def asks(house: Live, number: str = "17", other: str = "18") -> dict[str, Ask]:
    """Who does each act, and with what."""
    live = house.live
    spot = "red" if live.has_crown else "$1"

    def dealt(make: Callable[[int], Command], who: str = "dealer") -> Ask:
        return lambda _: (who, make(house.live.round))

    def at_seat(act: Act) -> str:
        return at(act.position or ONE)

    open_table = tables.OpenTable(FLOAT, 32, 13, ball="non-metallic")
    crown, announce = dealt(deal.PlaceCrown), dealt(lambda one: deal.AnnounceNumber(one, number))
    close, spin = dealt(rounds.CloseBets), dealt(lambda one: deal.SpinBall(one, WHEEL))
    counter = "dealer" if live.mucker is None else "mucker"
    counted = tuple(live.mucked.items())
    asked = live.seats[ONE].asked
    issue = seats.IssueChips(ONE, "navy", asked.value if asked else 0, asked.money if asked else Money())
    late = "foreign-object" if live.has_crown else "short-spin"
    quiet = next((seat.id for seat in house.live.seats.values() if seat.asked is None), ONE)
    return {
        "inspect-wheel": lambda _: ("supervisor", open_table),
        "measure-ball": lambda _: ("supervisor", open_table),
        "open-table": lambda _: ("supervisor", open_table),
        "take-table": lambda _: ("dealer", tables.TakeTable()),
        "relieve-dealer": lambda _: ("relief", tables.TakeTable()),
        "leave-table": lambda _: ("dealer", tables.LeaveTable()),
        "take-as-mucker": lambda _: ("mucker", tables.TakeTable()),
        "leave-post": lambda _: ("mucker", deal.LeavePost()),
        "call-off-spin": dealt(lambda one: deal.CallNoSpin(one, late, "seen late"), "supervisor"),
        "call-off-ball": dealt(lambda one: deal.CallNoSpin(one, "short-spin"), "supervisor"),
        "call-supervisor": lambda _: ("dealer", tables.CallSupervisor()),
        "answer-call": lambda _: ("supervisor", tables.AnswerCall()),
        "ask-chips": lambda act: (at_seat(act), seats.AskChips(Money(2000), 100)),
        "issue-chips": lambda _: ("dealer", issue),
        "take-money": lambda _: ("dealer", seats.TakeMoney(quiet, "", 0, Money(2000))),
        "accept-called": dealt(lambda one: wagers.AcceptCalled(TWO, one, spot, 500)),
        "count-in": lambda _: ("dealer", seats.IssueChips(ONE, "", 0, asked.money if asked else Money())),
        "ask-colour-out": lambda act: (at_seat(act), seats.AskColourOut()),
        "take-chips-away": lambda act: (at_seat(act), seats.TakeChipsAway(act.position or ONE)),
        "colour-out": lambda act: ("dealer", seats.ColourOut(act.position or ONE)),
        "commit-chance": dealt(
            lambda one: deal.CommitChance(one + 1, commitment(bytes.fromhex(SEED))), "chance"
        ),
        "new-game": lambda _: ("dealer", rounds.StartGame()),
        "lay-wager": dealt(lambda one: wagers.LayWager(one, spot, 100), at(ONE)),
        "close-before-spin": close,
        "close-in-track": close,
        "spin-ball": spin,
        "spin-wheel": spin,
        "call-no-spin": dealt(lambda one: deal.CallNoSpin(one, "short-spin")),
        "call-off-wheel": dealt(lambda one: deal.CallNoSpin(one, "short-spin")),
        "draw-multiplier": dealt(lambda one: deal.DrawMultiplier(one, SEED, CLOSED), "chance"),
        "watch-ball": announce,
        "watch-wheel": announce,
        "announce-number": announce,
        "correct-number": dealt(lambda one: deal.AnnounceNumber(one, other)),
        "place-crown": crown,
        "move-fifth": crown,
        "collect-losers": dealt(deal.CollectLosers),
        "count-mucked": dealt(lambda one: deal.CountMucked(one, counted), counter),
        "pay-winners": dealt(deal.PayWinners),
    }


def step(house: Live, key: str, number: str = "17", other: str = "18") -> None:
    """The act is due, `decide` agrees about every act, and it is done."""
    assert key in due(house), f"{key} is not due: {whens(house)}"
    every = asks(house, number, other)
    agree(house, every)
    act = next(one for one in acts(house) if one.key == key)
    house.do(*every[key](act))


def walk(house: Live, *keys: str, number: str = "17", other: str = "18") -> None:
    for key in keys:
        step(house, key, number, other)


ENDING = ("place-crown", "collect-losers", "pay-winners")


@pytest.mark.parametrize("book", ["oneida-roulette", "new-jersey", "massachusetts"])
def test_a_game_with_the_ball_in_the_track(book: str) -> None:
    house = Live().seated(book).issue()
    walk(house, "new-game")
    house.lay("17", 500).lay("red", 500)
    walk(house, "spin-ball", "close-in-track", "watch-ball", *ENDING, "new-game")


def test_massachusetts_closes_before_the_spin_while_its_temporary_rule_holds() -> None:
    house = Live().seated("massachusetts", closing="before-spin").issue()
    walk(house, "new-game", "close-before-spin", "spin-ball", "watch-ball", *ENDING)


def test_the_big_six_closes_before_its_wheel_is_spun_and_has_no_crown() -> None:
    house = Live().seated("big-six").issue()
    walk(house, "new-game")
    house.lay("$1", 500)
    walk(
        house, "close-before-spin", "spin-wheel", "watch-wheel", "collect-losers", "pay-winners",
        number="stop:6", other="stop:7",
    )  # fmt: skip
    assert "place-crown" not in whens(house)


def test_a_no_spin_leads_back_to_the_spin() -> None:
    house = Live().seated().issue()
    walk(house, "new-game", "spin-ball", "close-in-track")
    house.do("dealer", deal.CallNoSpin(1, "short-spin"))
    assert due(house) == ["spin-ball"]
    assert whens(house)["remove-ball"] == "beside", "and the ball is out before that"
    [out] = [act for act in acts(house) if act.key == "remove-ball"]
    assert (out.clause, house.desk.tables[house.here].words("en").say(out)) == (
        "oneida-roulette:H.2",
        "No spin. The ball or the wheel made too few turns. Called by Dana. "
        "Remove the ball from the wheel; wagers stand.",
    )
    walk(house, "spin-ball", "close-in-track")
    house.do("reader", rounds.ReadNumber(1, "17"))
    walk(house, "announce-number", *ENDING)


def test_a_no_spin_before_a_spin_that_follows_the_close_leads_back_to_the_close() -> None:
    house = Live().seated("massachusetts", closing="before-spin").issue()
    walk(house, "new-game", "close-before-spin", "spin-ball")
    house.do("dealer", deal.CallNoSpin(1, "short-spin"))
    assert due(house) == ["close-before-spin"]


def test_b2b_waits_for_chance_before_the_game_and_before_the_number() -> None:
    house = Live().seated("massachusetts", **B2B).issue()
    house.start().finish("5")
    walk(house, "commit-chance", "new-game")
    house.lay("b2b", 500)
    walk(house, "spin-ball", "close-in-track")
    assert (due(house), whens(house)["watch-ball"]) == (["draw-multiplier"], "later")
    walk(house, "draw-multiplier", "watch-ball", *ENDING)


def test_without_a_b2b_wager_the_number_need_not_wait_for_the_multiplier() -> None:
    house = Live().seated("massachusetts", **B2B).issue()
    walk(house, "commit-chance", "new-game", "spin-ball", "close-in-track")
    assert (due(house), whens(house)["watch-ball"]) == (["draw-multiplier"], "beside")
    agree(house, asks(house))
    house.announce_only("17")
    assert whens(house)["draw-multiplier"] == "done"


@pytest.mark.parametrize("book", ["massachusetts", "new-jersey"])
def test_one_fifth_moves_with_the_crown(book: str) -> None:
    house = Live().seated(book, **FIVE).issue()
    walk(house, "new-game")
    house.lay("adjacent:17", 500)
    walk(house, "spin-ball", "close-in-track", "watch-ball")
    assert due(house) == ["place-crown", "move-fifth"]
    assert told(house)[1] == "Seat 1: move $1 of five adjacent around 17 from the replica to 17."
    fifth = next(act for act in acts(house) if act.key == "move-fifth")
    assert fifth.clause == f"{book}:{'3(d)' if book == 'massachusetts' else '5.3(d)'}"
    walk(house, "place-crown")
    assert whens(house)["move-fifth"] == "done"
    walk(house, "collect-losers", "pay-winners")


def test_the_mucker_counts_beside_the_game_and_after_it_until_it_is_counted() -> None:
    house = Live().seated().helped().issue()
    walk(house, "new-game")
    house.lay("red", 500).announce("17")
    assert whens(house)["count-mucked"] == "later"
    walk(house, "collect-losers")
    assert whens(house)["count-mucked"] == "beside"
    walk(house, "pay-winners")
    [count] = [act for act in acts(house) if act.key == "count-mucked"]
    assert (count.when, count.roles, count.clause) == ("beside", ("mucker",), "oneida-roulette:B.3")
    agree(house, asks(house))
    house.do("mucker", deal.CountMucked(1, (("navy", 5),)))
    assert whens(house)["count-mucked"] == "later"
    house.start().lay("red", 500).announce("17").collect()
    house.do("mucker", deal.CountMucked(2, (("navy", 5),)))
    assert whens(house)["count-mucked"] == "done"


def test_without_a_mucker_the_dealer_counts() -> None:
    house = Live().seated().issue().start().lay("red", 500).announce("17").collect()
    [count] = [act for act in acts(house) if act.key == "count-mucked"]
    assert (count.when, count.roles) == ("beside", ("dealer",))
    agree(house, asks(house))


@pytest.mark.parametrize(
    ("book", "opening"),
    [
        ("oneida-roulette", {"inspect-wheel": "A.3", "measure-ball": "A.6", "open-table": "B.1"}),
        ("massachusetts", {"open-table": "3(a)"}),
        ("new-jersey", {"open-table": "5.3(a)"}),
        ("big-six", {"open-table": "5.6(b)"}),
    ],
)
def test_a_closed_table_waits_for_a_supervisor_and_then_for_a_dealer(
    book: str, opening: dict[str, str]
) -> None:
    house = Live()
    house.do("engineer", install_live(book))
    owed = [act for act in acts(house) if act.when is When.DUE]
    assert {act.key: book_and_key(act.clause)[1] for act in owed} == opening
    assert set(whens(house).values()) == {"later"}
    agree(house, asks(house))
    house.do("supervisor", tables.OpenTable(FLOAT, 32, 13, ball="non-metallic"))
    assert (due(house, "table"), whens(house)["new-game"]) == (["take-table"], "later")
    agree(house, asks(house))
    house.do("dealer", tables.TakeTable())
    assert due(house, "table") == []
    agree(house, asks(house))


def test_a_call_is_a_supervisors_to_answer() -> None:
    house = Live().seated()
    house.do("dealer", tables.CallSupervisor())
    assert due(house, "table") == ["answer-call"]
    agree(house, asks(house))


def test_players_who_wait_are_served_at_their_seats() -> None:
    house = Live().seated().start()
    house.do(at(ONE), seats.AskChips(Money(2000), 100))
    house.do(at(TWO), wagers.CallWager(1, "red", 500))
    assert (due(house, "buy-in"), due(house, "call")) == (["issue-chips"], ["accept-called"])
    served = [act for act in acts(house) if act.position and act.when is When.DUE]
    assert [(act.position, dict(act.values)) for act in served] == [
        (ONE, {"laid": "20.00", "value": "1.00"}),
        (TWO, {"round": 1, "cash": "5.00", "spot": "red", "on": "red"}),
    ]
    house.do(*asks(house)["issue-chips"](served[0]))
    agree(house, asks(house))
    house.lay("red", 500)
    assert "colour-out" not in whens(house, "cash-out")


@pytest.mark.parametrize("book", ["oneida-roulette", "massachusetts", "new-jersey", "big-six"])
def test_every_act_can_be_said_and_cites_its_own_document(book: str) -> None:
    house = Live()
    house.do("engineer", install_live(book))
    said = house.desk.tables[house.here].words("en")
    number, other = ("stop:6", "stop:7") if book == "big-six" else ("17", "18")
    document = "new-jersey" if book == "big-six" else book
    keys = []
    for _ in range(12):
        for act in acts(house):
            assert said.say(act).endswith(".")
            named, clause = book_and_key(act.clause)
            assert named == document
            assert load(document).text(clause)
        due_now = next(act for act in acts(house) if act.when is When.DUE)
        keys.append(due_now.key)
        house.do(*asks(house, number, other)[due_now.key](due_now))
    assert {"new-game", "collect-losers", "pay-winners"} <= set(keys)
