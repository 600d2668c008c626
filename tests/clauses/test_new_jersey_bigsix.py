"""N.J.A.C. 19:47-5.5 and 5.6: the Big Six wheel."""

import pytest

from croupier.base import money
from croupier.games.bigsix.result import read_result
from croupier.games.bigsix.table import BigSixTable
from croupier.games.library import load
from croupier.games.notices import sign
from croupier.games.round import settle
from tests.clauses.play import End, No, agrees, bet, end, refusal_of
from tests.tables import bigsix

ODDS = [("$1", 1), ("$2", 2), ("$5", 5), ("$10", 10), ("$20", 20), ("joker", 45), ("flag", 45)]
EVERY = [f"{spot} 1.00" for spot, _ in ODDS]


def ends(table: BigSixTable, outcome: str, *bets: str) -> list[End]:
    settled = settle(table.rulings(read_result(table.terms, outcome)), [bet(one) for one in bets])
    return [end(one) for one in settled]


@pytest.mark.clause("new-jersey:5.5(a)")
@pytest.mark.parametrize(("spot", "pays"), ODDS)
def test_each_symbol_pays_its_odds_and_no_less(spot: str, pays: int) -> None:
    won = End(spot, "won", money.show(300 * pays), "3.00", "0.00", "new-jersey:5.5(a)")
    assert ends(bigsix(), spot, f"{spot} 3.00") == [won]
    less = f"{pays - 1} to 1" if pays > 1 else "19 to 20"
    no = No("odds_not_allowed", "new-jersey:5.5(a)", f"no less than {pays} to 1")
    agrees(refusal_of(lambda: bigsix(odds={spot: less})), no)
    better = bigsix(odds={spot: f"{pays + 1} to 1"})
    assert [one.paid for one in ends(better, spot, f"{spot} 3.00")] == [money.show(300 * (pays + 1))]


@pytest.mark.clause("new-jersey:5.5(b)")
@pytest.mark.parametrize(
    ("word", "shown"),
    [
        ("to", ["1 to 1", "2 to 1", "5 to 1", "10 to 1", "20 to 1", "45 to 1", "45 to 1"]),
        ("win", ["win 1", "win 2", "win 5", "win 10", "win 20", "win 45", "win 45"]),
    ],
)
def test_printed_odds_say_to_or_win(word: str, shown: list[str]) -> None:
    assert [line.says for line in sign(load("new-jersey"), bigsix(odds_word=word)).odds] == shown


@pytest.mark.clause("new-jersey:5.5(b)")
def test_printed_odds_never_say_for() -> None:
    no = No("option_not_allowed", "new-jersey:5.5(b)", "it allows to, win")
    agrees(refusal_of(lambda: bigsix(odds_word="for")), no)
    assert refusal_of(lambda: bigsix(odds="joker=46 for 1")).reason == "odds_not_allowed"


@pytest.mark.clause("new-jersey:5.6(b)")
def test_fewer_than_three_revolutions_decide_nothing() -> None:
    table = bigsix()
    assert table.terms.play.revolutions.value == 3
    stands = [End(spot, "stands", "0.00", "0.00", "0.00", "new-jersey:5.6(b)") for spot, _ in ODDS]
    assert ends(table, "no-spin:short-spin", *EVERY) == stands


@pytest.mark.clause("new-jersey:5.6(b)")
@pytest.mark.clause("new-jersey:5.6(c)")
@pytest.mark.parametrize(
    ("outcome", "winner"),
    [
        ("between:12-13:clockwise", "$1"),
        ("between:12-13:counterclockwise", "$10"),
        ("between:6-7:clockwise", "$1"),
        ("between:6-7:counterclockwise", "joker"),
        ("between:54-1:clockwise", "$1"),
        ("between:54-1:counterclockwise", "$10"),
    ],
)
def test_a_clapper_between_two_numbers_gives_the_one_passed_whichever_way_the_wheel_turned(
    outcome: str, winner: str
) -> None:
    """Stops are numbered clockwise: turning clockwise, the higher number passes the clapper first."""
    settled = ends(bigsix(clapper="previous-number"), outcome, *EVERY)
    assert [one.spot for one in settled if one.verdict == "won"] == [winner]
    assert {one.verdict for one in settled if one.spot != winner} == {"lost"}


@pytest.mark.clause("new-jersey:5.6(c)")
def test_a_clapper_between_two_numbers_is_spun_again_where_the_house_chose_so() -> None:
    stands = [End(spot, "stands", "0.00", "0.00", "0.00", "new-jersey:5.6(c)") for spot, _ in ODDS]
    assert ends(bigsix(clapper="respin"), "between:12-13:clockwise", *EVERY) == stands
    no = No("option_not_allowed", "new-jersey:5.6(c)", "previous-number, respin")
    agrees(refusal_of(lambda: bigsix(clapper="next-number")), no)


@pytest.mark.clause("new-jersey:5.6(d)")
@pytest.mark.parametrize(
    ("clapper", "words"),
    [("previous-number", "the number previously passed wins"), ("respin", "the wheel is spun again")],
)
def test_the_clapper_option_in_effect_is_posted(clapper: str, words: str) -> None:
    [notice] = sign(load("new-jersey"), bigsix(clapper=clapper)).notices
    assert notice.clause == "new-jersey:5.6(d)"
    assert words in notice.says


@pytest.mark.clause("new-jersey:5.6(e)")
def test_losers_are_collected_before_winners_are_paid() -> None:
    assert ends(bigsix(), "$5", "$5 2.00", "$1 4.00", "$5 1.00", "flag 1.00") == [
        End("$1", "lost", "0.00", "0.00", "4.00", "new-jersey:5.6(e)"),
        End("flag", "lost", "0.00", "0.00", "1.00", "new-jersey:5.6(e)"),
        End("$5", "won", "10.00", "2.00", "0.00", "new-jersey:5.5(a)"),
        End("$5", "won", "5.00", "1.00", "0.00", "new-jersey:5.5(a)"),
    ]
