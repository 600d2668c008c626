"""A live round told line by line from the journal alone, each line with its clause."""

from croupier.desk.transcript import transcript
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import seats, wagers
from croupier.floor.parts.messages.rounds import CloseBets
from croupier.floor.parts.messages.tables import CallSupervisor
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.wheel.messages import deal
from tests.house import ONE, T1, T2, TWO, at
from tests.live import WHEEL, Live, install_live


def told(house: Live, round_: int | None) -> list[tuple[str, str]]:
    lines = transcript(KINDS, house.store.entries(), T1, round_)
    assert [line.at for line in lines] == sorted(line.at for line in lines)
    return [(line.says, str(line.clause).removeprefix("oneida-roulette:")) for line in lines]


def test_a_round_is_told_without_what_lies_between_rounds() -> None:
    house = Live().seated().helped().issue()
    house.do("engineer", install_live("new-jersey"), table=T2)
    house.start().lay("17", 500).lay("17", 500, Chip.VALUE).finish("17").start().finish("18")
    assert told(house, 1) == [
        ("Game 1: place your bets.", "B.2"),
        ("Seat 1: $5 in navy on 17.", "C.1"),
        ("Seat 1: $5 in value chips on 17.", "C.1"),
        ("Spin 1: the ball goes clockwise.", "F.1"),
        ("No more bets, called by the dealer: $10 lies on the layout.", "F.2"),
        ("17 black is announced.", "F.3"),
        ("The crown stands on 17.", "F.3"),
        ("Losing wagers are collected: $0.", "F.4"),
        ("Winning wagers are paid: $350.", "F.4"),
        ("Seat 1: $5 in navy on 17: pays $175.", "G.1"),
        ("Seat 1: $5 in value chips on 17: pays $175.", "G.1"),
    ]
    assert told(house, 3) == []


def test_wagers_that_go_back_are_told_with_the_clause_that_sends_them() -> None:
    house = Live().seated(limits="aggregate=10.00..").issue(money=Money(20_000, 0, 500)).start()
    house.lay("17", 300, coupon=300).lay("17", 500, Chip.VALUE)
    house.do("dealer", deal.SpinBall(1, WHEEL), CloseBets(1))
    back = "$3 in navy and $5 in value chips and a coupon for $3"
    assert (f"Seat 1's total is below the minimum: {back} back from 17.", "C.1") in told(house, 1)


def test_value_chips_and_a_clapper_between_numbers_have_words_too() -> None:
    house = Live().seated("big-six")
    house.do(at(TWO), seats.AskChips(Money(5000), 0))
    house.do("dealer", seats.IssueChips(TWO, "", 0, Money(5000)), CallSupervisor())
    house.start().finish("between:3-4:clockwise")
    lines = [says for says, _ in told(house, None)]
    assert "Seat 2 lays $50 for value chips." in lines
    assert "Seat 2 gets $50 in value chips." in lines
    between = "The clapper rests between stops 3 and 4 (clockwise)"
    assert f"{between}; $5, the number previously passed, is announced." in lines


def test_a_count_with_a_colour_of_none_is_as_collected() -> None:
    house = Live().seated().helped().issue().start().lay("18", 500).announce("17").collect()
    house.do("mucker", deal.CountMucked(1, (("navy", 5), ("lime", 0))))
    assert ("The mucker counts 5 navy, 0 lime, as collected.", "B.3") in told(house, 1)


def test_a_called_wager_is_told_from_call_to_lapse() -> None:
    house = Live().seated().start()
    house.do(at(ONE), wagers.CallWager(1, "17", 500), wagers.CallWager(1, "18", 500))
    house.do("dealer", wagers.AcceptCalled(ONE, 1, "17", 500))
    house.close()
    assert [says for says, clause in told(house, 1) if clause == "C.1"] == [
        "Seat 1 calls $5 in cash on 17.",
        "Seat 1 calls $5 in cash on 18.",
        "The dealer accepts: $5 is converted and lies on 17.",
        "Seat 1's call of $5 on 18 was not accepted and lapses.",
    ]
