"""What the felt is told to do next, in every phase, and what each wager is owed."""

from croupier.desk.act import When
from croupier.desk.act_view import table_acts
from croupier.floor.parts.messages.rounds import CloseBets, ReadNumber, StartGame
from croupier.floor.parts.messages.seats import AskChips
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.messages.wagers import CallWager, Chip
from croupier.floor.wheel.messages.deal import AnnounceNumber, CommitChance, SpinBall
from croupier.floor.wheel.payments import payments
from croupier.games.chance import commitment
from tests.house import ONE, TWO, at
from tests.live import B2B, SEED, WHEEL, Live, install_live


def told(house: Live) -> list[tuple[str, str]]:
    """What is due, as the felt shows it."""
    shown = table_acts(house.desk.tables[house.here], "felt").acts
    return [(act.says, act.clause.partition(":")[2]) for act in shown if act.when is When.DUE]


def test_a_table_that_is_closed_or_has_no_dealer_says_so() -> None:
    house = Live()
    house.do("engineer", install_live())
    assert [clause for _, clause in told(house)] == ["A.3", "A.6", "B.1"]
    house.live.phase = Live().seated().live.phase
    assert told(house)[0] == ("No dealer works this table: take it.", "B.1")


def test_players_who_wait_come_before_the_game() -> None:
    house = Live().seated().start()
    house.do(at(ONE), AskChips(Money(2000), 100))
    house.do(at(TWO), CallWager(1, "red", 500))
    assert told(house) == [
        ("Seat 1 lays $20: count it and issue chips.", "C.2"),
        ("Seat 2 calls $5 on red: accept it, or it lapses.", "C.1"),
        ("Spin the ball: at least 4 revolutions.", "F.1"),
    ]


def test_a_round_with_the_ball_in_the_track() -> None:
    house = Live().seated().issue()
    assert told(house) == [("Start a new game: betting opens.", "B.2")]
    house.start().lay("17", 500).lay("red", 500)
    house.do("dealer", SpinBall(1, WHEEL))
    assert told(house) == [("Call no more bets while the ball is in the track.", "F.2")]
    house.do("dealer", CloseBets(1))
    assert told(house)[0][0] == "Watch the ball come to rest and announce it, or call no spin."
    house.do("reader", ReadNumber(1, "17"))
    assert told(house)[0][0] == "The reader sees 17: look, and announce the number."
    assert payments(house.live) == []
    house.announce_only("17")
    crowned = told(house)
    assert [says for says, _ in crowned] == ["Collect the losing wagers, $5, before any winner is paid."]
    house.collect()
    assert [says for says, _ in told(house)] == ["Pay $175 on 1 winning wager."]
    [won] = payments(house.live)
    assert (won.seat, won.spot, won.stake, won.paid, won.verdict) == (
        "1", "17", "5.00", "175.00", "won",
    )  # fmt: skip


def test_an_announced_number_is_crowned_first_and_its_wagers_ends_are_listed() -> None:
    house = Live().seated().issue().start().lay("17", 500).lay("red", 500).close()
    house.do("dealer", AnnounceNumber(1, "17"))
    assert told(house) == [("17 black. Announce it and place the crown on it.", "F.3")]
    assert [one.verdict for one in payments(house.live)] == ["lost", "won"]


def test_chance_is_waited_for_before_the_game_and_after_it_closed() -> None:
    house = Live().seated("massachusetts", **B2B)
    assert told(house)[0][0] == "Wait: chance is being committed for the next multiplier."
    house.do("chance", CommitChance(1, commitment(bytes.fromhex(SEED))))
    assert told(house)[0][0] == "Start a new game: betting opens."
    house.do("dealer", StartGame())
    house.close()
    assert told(house)[0][0] == "Wait: the multiplier is being drawn."
    house.draw()
    assert told(house)[0][0].startswith("Watch the ball")


def test_the_big_six_closes_before_its_wheel_is_spun_and_has_no_crown() -> None:
    house = Live().seated("big-six").issue().start().lay("$1", 500)
    assert told(house) == [("Call no more bets before the spin.", "5.6(a)")]
    house.do("dealer", CloseBets(1))
    assert told(house) == [("Spin the wheel: at least 3 revolutions.", "5.6(b)")]
    house.do("dealer", SpinBall(1, WHEEL))
    house.announce_only("stop:6")
    assert told(house) == [("Collect the losing wagers, $5, before any winner is paid.", "5.6(e)")]
    house.collect().pay().start().announce("stop:6").collect()
    assert told(house) == [("Nobody has won: there is nothing to pay.", "5.6(e)")]


def cut(house: Live) -> list[tuple[int, str | None, str]]:
    [won] = [one for one in payments(house.live) if one.verdict == "won"]
    return [(pile.count, pile.colour, pile.value) for pile in won.chips]


def test_value_chips_are_paid_the_largest_first() -> None:
    house = Live().seated().start().lay("17", 500, Chip.VALUE).announce("17")
    assert cut(house) == [(1, None, "100.00"), (3, None, "25.00")]


def test_colour_is_paid_in_colour_and_what_no_chip_comes_to_is_change() -> None:
    house = Live().seated().issue("navy", 30, Money(2100, coupon=10)).start()
    house.lay("17", 30, coupon=10).announce("17")
    assert cut(house) == [(46, "navy", "0.30"), (0, None, "0.20")]
