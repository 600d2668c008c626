"""The library reads and refuses as the command line does, and gives typed values back."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest

import croupier
from croupier import Money, Refused, open_table, price_pools, read_bet, read_wins
from croupier.base.names import PlayerId, WagerId
from croupier.cli.settle import settle_request
from croupier.games.round import Verdict, Wager

TABLE = open_table("new-jersey", "roulette", even_money_on_zero="lose-half")


def test_a_table_says_what_it_is() -> None:
    assert repr(TABLE).startswith("<Table: roulette by new-jersey, 161 spots, digest ")
    assert TABLE.spot("20-17") == "17-20"
    again = open_table(TABLE.rulebook, TABLE.game, **TABLE.options)
    assert (again.digest, again.spots) == (TABLE.digest, TABLE.spots)
    assert open_table("oneida-minibaccarat").game == "baccarat"


def test_wagers_end_as_they_do_at_the_command_line() -> None:
    settled = TABLE.settle({"17-20": "5.00", "red": "10.00"}, outcome="0")
    told = settle_request(
        {
            "rulebook": "new-jersey",
            "game": "roulette",
            "options": {"even-money-on-zero": "lose-half"},
            "wagers": [
                {"id": "17-20", "spot": "17-20", "stake": "5.00"},
                {"id": "red", "spot": "red", "stake": "10.00"},
            ],
            "outcome": "0",
        }
    )
    fields = ("id", "verdict", "paid", "returned", "collected", "charged", "clause")
    assert [{name: str(getattr(one, name)) for name in fields} for one in settled] == told["wagers"]
    assert settled[0].spot == "17-20"
    assert len(settled[:1]) == 1
    assert settled.of("red").verdict is Verdict.HALF
    assert str(settled.of("red")) == "red 10.00: half, gains -5.00 (new-jersey:5.2(b))"
    assert repr(settled) == "<Settlement: 2 wagers, the house gains 10.00>"
    with pytest.raises(KeyError):
        settled.of("black")


def test_a_void_round_names_its_cause() -> None:
    settled = TABLE.settle({"red": "1.00"}, outcome="no-spin:short-spin")
    assert settled.cause == "new-jersey:5.4(b)"
    assert "void by" in repr(settled)


def test_wagers_of_several_players_are_made_one_by_one() -> None:
    made = [TABLE.wager("17", "5.00", id_=name, player=name) for name in ("ada", "ben")]
    assert [one.gain for one in TABLE.settle(made, outcome="17")] == [Money("175.00")] * 2
    with pytest.raises(Refused, match="the id 'ada' is given twice"):
        TABLE.settle([made[0], made[0]], outcome="17")


@pytest.mark.parametrize("stake", [-500, "-5.00", 5, 5.0, True, None, Money("0.00"), "0.00", "5,00", "1e3"])
def test_no_other_stake_is_taken(stake: Any) -> None:
    with pytest.raises(Refused, match=r"wagers\[0\]\.stake: "):
        TABLE.settle({"red": stake}, outcome="17")


@pytest.mark.parametrize("stake", [-500, "5.00", True, 1.5, 0, 10**12])
def test_no_wager_made_by_hand_has_another_stake(stake: Any) -> None:
    wager = Wager(WagerId("a"), PlayerId(""), "red", stake)
    with pytest.raises(Refused, match=r"stake: .* is not an amount in whole cents"):
        TABLE.settle([wager], outcome="17")


@pytest.mark.parametrize(
    ("wagers", "outcome", "says"),
    [
        ({"37": "5.00"}, "17", r"wagers\[0\]\.spot: "),
        ({"red": "5.00"}, "37", "outcome: '37' is not an outcome here"),
        ({"red": "0.13"}, "17", r"wagers\[0\]: \$0\.13 is not a multiple of the chip"),
    ],
)
def test_what_the_table_would_not_take_is_refused(wagers: Mapping[str, str], outcome: str, says: str) -> None:
    with pytest.raises(Refused, match=says):
        open_table("new-jersey", "roulette", unit="0.25").settle(wagers, outcome=outcome)


def test_a_table_that_the_law_forbids_is_refused_with_its_clause() -> None:
    with pytest.raises(Refused, match=r"oneida-roulette:A\.3") as refused:
        open_table("oneida-roulette", wheel="single-zero")
    assert refused.value.refusal.clause == "oneida-roulette:A.3"
    with pytest.raises(Refused, match="has no rules for 'roulette'"):
        open_table("oneida-parimutuel")


def test_odds_are_exact() -> None:
    assert TABLE.odds("red").edge == Fraction(1, 38)
    assert len(TABLE.every_odds()) == 161
    laid = TABLE.together({"red": "10.00", "black": "10.00"})
    assert laid.edge == Fraction(1, 38)
    ended = TABLE.session({"red": "10.00"}, bankroll="100.00", rounds=20, goal="150.00")
    assert 0 < ended.ruined < ended.reached < 1
    band = TABLE.hold_band({"red": "10.00"}, 1000)
    assert band.exact
    assert TABLE.risk().worst is None
    assert TABLE.compare_options().variants


LIMITED = open_table("new-jersey", "roulette", limits="red=5.00..50.00,aggregate=10.00..")


@pytest.mark.parametrize(
    ("stakes", "says"),
    [
        ({"17-20": "5.00", "20-17": "5.00"}, r"wagers\[1\]\.spot: 17-20 is bet on twice"),
        ({"red": "51.00"}, r"wagers\[0\]: \$51 on red is above the maximum of \$50 \(new-jersey:5\.1\(a\)\)"),
        ({"red": "4.00", "17": "6.00"}, r"wagers\[0\]: \$4 on red is below the minimum of \$5"),
        ({"red": "5.00"}, r"wagers: a player's wagers come to 10\.00 at least; these would be returned"),
        ({"red": 5}, r"wagers\[0\]\.stake: money is written as text"),
    ],
)
def test_stakes_that_the_table_would_not_take_have_no_odds(stakes: Mapping[str, Any], says: str) -> None:
    asked = (
        LIMITED.together,
        lambda laid: LIMITED.session(laid, bankroll="100.00", rounds=5),
        lambda laid: LIMITED.hold_band(laid, rounds=5),
        lambda laid: LIMITED.simulate(laid, rounds=5),
    )
    for ask in asked:
        with pytest.raises(Refused, match=says):
            ask(stakes)


def test_the_most_that_a_table_takes_has_odds() -> None:
    assert LIMITED.together({"red": "50.00"}).staked == 5_000


@pytest.mark.parametrize("rounds", ["5", 5.0, True, None])
def test_rounds_are_whole_numbers(rounds: Any) -> None:
    for ask in (
        lambda: TABLE.session({"red": "1.00"}, bankroll="9.00", rounds=rounds),
        lambda: TABLE.hold_band({"red": "1.00"}, rounds=rounds),
        lambda: TABLE.simulate({"red": "1.00"}, rounds=rounds),
        lambda: TABLE.simulate_sessions("red", "1.00", rounds=rounds, sessions=5),
        lambda: TABLE.simulate_sessions("red", "1.00", rounds=5, sessions=rounds),
    ):
        with pytest.raises(Refused, match=r"(rounds|sessions): .* is not a whole number"):
            ask()


def test_a_band_of_no_rounds_or_too_many_is_refused() -> None:
    for rounds in (0, 10**9):
        with pytest.raises(Refused, match="rounds: ask about 1 to"):
            TABLE.hold_band({"red": "1.00"}, rounds=rounds)


def test_money_adds_and_prints_exactly() -> None:
    five = Money("5.00")
    assert (repr(five), str(five), f"{five:>6}") == ("Money('5.00')", "5.00", "  5.00")
    assert repr(sum([five, five * 3, 2 * five])) == "Money('30.00')"
    assert repr(five - Money("7.50")) == "Money('-2.50')"
    assert repr(-five) == "Money('-5.00')"


def test_race_bets_are_read_priced_and_counted() -> None:
    bet = read_bet("r4 $1 exacta box 1,3,5")
    assert repr(bet) == "read_bet('R4 $1 EXACTA BOX 1,3,5')"
    assert (bet.cost(), bet.amount, bet.races, list(bet.pools)) == (
        Money("6.00"),
        Money("1.00"),
        (4,),
        ["exacta"],
    )
    assert bet.combinations() == ["1-3", "1-5", "3-1", "3-5", "5-1", "5-3"]
    assert read_bet("R4 $2 DD 4/ALL").cost([8, 10]) == Money("20.00")
    assert read_wins("daily-double", "3/5,6").covers((3, 6))


@pytest.mark.parametrize(
    ("text", "runners", "says"),
    [
        ("R4 $2 DD 4/ALL", None, "depends on who runs: say how many, like runners=10"),
        ("R4 $2 DD 4/ALL", [8], "is over 2 races, not 1"),
        ("R4 $2 DD 4/ALL", 0, "a race has 1 to 24 runners, not 0"),
        ("R4 $2 WIN 9", 8, "runner 9 does not run in race 4"),
    ],
)
def test_a_bet_that_cannot_be_counted_is_refused(text: str, runners: Any, says: str) -> None:
    with pytest.raises(Refused, match=says):
        read_bet(text).cost(runners)


def test_pools_are_priced_as_at_the_command_line() -> None:
    answer = price_pools(
        {
            "races": [{"number": 4, "runners": 8, "finish": ["6", "2", "5"]}],
            "pools": [{"kind": "win", "races": [4], "amounts": {"6": "400.00", "2": "600.00"}}],
        }
    )
    assert answer["pools"][0]["payoffs"][0]["one_dollar"] == "2.00"
    with pytest.raises(Refused, match='the request must have "races"'):
        price_pools({})
    with pytest.raises(Refused, match="kind: 'winner' is not one of win"):
        read_wins("winner", "6")


def test_what_the_package_offers_is_there() -> None:
    assert set(croupier.__all__) <= set(dir(croupier))
    assert all(getattr(croupier, name) for name in croupier.__all__)
    with pytest.raises(AttributeError, match="module 'croupier' has no attribute 'deal'"):
        _ = croupier.deal
