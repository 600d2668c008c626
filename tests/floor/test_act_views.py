"""Which acts each screen is shown, and in which words: staff their work, a player nothing of another's."""

import pytest

from croupier.desk.act import When
from croupier.desk.act_view import (
    ActView,
    OwnActs,
    overseers_acts,
    own_acts,
    own_and_game_acts,
    table_acts,
)
from croupier.desk.place import Place
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import cash_outs, rounds, seats
from croupier.floor.parts.messages.tender import Money
from croupier.floor.terminals.messages import cash
from croupier.server.frames import frames_of
from tests.electronic import Electronic
from tests.house import ONE, TERMINALS, TWO, House, at
from tests.live import Live, install_live

FIVE: dict[str, object] = {"offer": "five-adjacent", "layout": "wheel-replica"}


def place(house: House) -> Place:
    return house.desk.tables[house.here]


def laid() -> House:
    """Terminal 1 has laid a buy-in; nothing is under way at the others."""
    house = House().opened()
    house.do(at(ONE), cash.LayBuyIn(Money(10_000)))
    return house


def cashing_out() -> House:
    house = House().opened().buy_in(ONE, Money(10_000))
    house.do(at(ONE), cash_outs.AskCashOut(), cash.ConfirmCashOut())
    return house


def paying() -> Electronic:
    """Station 1 waits for its hand pay."""
    house = Electronic().opened().cash(ONE, 10_000)
    house.do(at(ONE), cash_outs.AskCashOut())
    return house


def asking() -> Live:
    """Seat 1 has laid money for chips, and a game is open."""
    house = Live().seated().start()
    house.do(at(ONE), seats.AskChips(Money(2000), 100))
    return house


def steps(acts: list[ActView], procedure: str) -> list[tuple[str, str | None, str]]:
    return [(act.key, act.position, str(act.when)) for act in acts if act.procedure == procedure]


def test_a_dealer_sees_the_whole_of_what_a_dealer_has_a_step_in() -> None:
    shown = table_acts(place(laid()), "console").acts
    assert steps(shown, "buy-in") == [
        ("lay-buy-in", ONE, "done"),
        ("pick-up-buy-in", ONE, "due"),
        ("count-buy-in", ONE, "later"),
        ("select-buy-in", ONE, "later"),
        ("credit-buy-in", ONE, "later"),
        ("drop-buy-in", ONE, "later"),
        ("verify-credit", ONE, "later"),
    ]
    assert steps(shown, "cash-out") == []
    assert [act.key for act in shown if act.procedure == "game"] == [
        "new-game", "place-bet", "prompt-spin", "throw-ball", "clock-closes", "read-number", "confirm-number",
        "announce-number",
    ]  # fmt: skip


def test_a_dealer_sees_what_the_table_waits_for_though_a_supervisor_does_it() -> None:
    closed = table_acts(place(House().installed()), "console").acts
    opening = [act.key for act in closed if act.when is When.DUE]
    assert opening == ["inspect-wheel", "measure-ball", "open-table"]
    house = House().opened().game({})
    house.do("dealer", rounds.VoidGame(1, "interference"))
    void = [act for act in table_acts(place(house), "console").acts if act.when is When.DUE]
    assert [(act.key, act.roles) for act in void] == [("refund-game", ("designee", "supervisor"))]


@pytest.mark.parametrize("house", [laid(), cashing_out(), paying()], ids=["laid", "cashing out", "paying"])
def test_a_terminal_sees_what_is_about_itself_and_nothing_else(house: House) -> None:
    for terminal in TERMINALS:
        shown = own_acts(place(house), "terminal", terminal).acts
        assert {act.position for act in shown} == {terminal}
        assert [act.key for act in shown] == [
            act.key for act in place(house).acts() if act.position == terminal
        ]


def test_a_terminals_acts_are_kept_until_one_of_them_changes() -> None:
    house, kept = House().opened(), OwnActs("terminal")
    before = kept.at(place(house), ONE)
    house.do(at(TWO), cash.LayBuyIn(Money(100_00)))
    assert kept.at(place(house), ONE) is before
    house.do(at(ONE), cash.LayBuyIn(Money(100_00)))
    assert kept.at(place(house), ONE) == own_acts(place(house), "terminal", ONE) != before
    house.do("dealer", cash.PickUpBuyIn(ONE))
    assert kept.at(place(house), ONE) == own_acts(place(house), "terminal", ONE) != before
    assert kept.at(place(house), TWO) == own_acts(place(house), "terminal", TWO)


def test_nothing_is_about_a_terminal_of_a_closed_table() -> None:
    assert own_acts(place(House().installed()), "terminal", ONE).acts == []
    [station] = own_acts(place(Electronic().installed()), "terminal", ONE).acts
    assert (station.key, station.when, station.clause) == ("open-station", "later", "ilani:3.a")
    assert station.says.startswith("An attendant opens this station.")


def test_a_seat_sees_the_game_and_itself() -> None:
    house = asking()
    own = own_and_game_acts(place(house), "seat", ONE).acts
    assert steps(own, "buy-in") == [("ask-chips", ONE, "done"), ("issue-chips", ONE, "due")]
    assert {act.procedure for act in own if act.position is None} == {"game"}
    other = own_and_game_acts(place(house), "seat", TWO).acts
    assert {act.position for act in other} == {None, TWO}
    assert steps(other, "game") == steps(own, "game")


def test_a_fifth_is_shown_to_the_felt_and_to_its_own_seat_alone() -> None:
    house = Live().seated("massachusetts", **FIVE).issue().start().lay("adjacent:17", 500).announce("17")
    fifth = ("move-fifth", ONE, "done")
    assert fifth in steps(table_acts(place(house), "felt").acts, "game")
    assert fifth in steps(own_and_game_acts(place(house), "seat", ONE).acts, "game")
    assert fifth not in steps(own_and_game_acts(place(house), "seat", TWO).acts, "game")


def test_supervisors_see_only_what_they_do() -> None:
    shown = overseers_acts(place(paying()), "supervisor").acts
    assert all("supervisor" in act.roles for act in shown)
    assert steps(shown, "cash-out") == [("pay-by-hand", ONE, "due"), ("write-hand-pay", ONE, "beside")]


def test_each_screen_is_told_in_words_of_its_own() -> None:
    house = laid()
    [dealer] = [act for act in table_acts(place(house), "console").acts if act.key == "pick-up-buy-in"]
    [player] = [act for act in own_acts(place(house), "terminal", ONE).acts if act.key == "pick-up-buy-in"]
    assert dealer.says == "Pick up $100 from terminal 1 and place it on the clipboard."
    assert player.says == "The dealer picks it up and places it on the clipboard."
    assert (dealer.short, dealer.command, dealer.roles) == ("Pick up", "pick-up-buy-in", ("dealer",))


def big_six() -> Live:
    house = Live()
    house.do("engineer", install_live("big-six"))
    return house


@pytest.mark.parametrize(
    ("house", "frame"),
    [
        (House().installed(), "open-table"),
        (big_six(), "open-unmeasured"),
        (Electronic().installed(), "open-enclosed"),
    ],
)
def test_a_table_is_opened_by_the_frame_that_its_acts_name(house: House, frame: str) -> None:
    opening = [act for act in overseers_acts(place(house), "supervisor").acts if act.procedure == "opening"]
    assert {act.command for act in opening} == {frame}


@pytest.mark.parametrize("house", [laid(), cashing_out(), paying(), asking(), big_six()])
def test_the_command_of_an_act_is_a_frame_of_the_screens_that_do_it(house: House) -> None:
    frames = frames_of(KINDS)
    for act in place(house).acts():
        if act.command:
            assert [screen for screen in act.screens if act.command not in frames[screen]] == []
