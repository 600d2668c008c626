"""Shows of what zero takes and what is posted about it; the test files give the clauses."""

from tests.clauses.play import End, No, agrees, caused, ends, posted, refusal_of, spot_refused
from tests.tables import roulette

AS_SINGLE = "double-zero-as-single-zero"


def takes_half_or_all(book: str, clause: str, spot: str, pocket: str) -> None:
    """The odd cent of a half goes to the player."""
    half = roulette(book, even_money_on_zero="lose-half")
    whole = roulette(book, even_money_on_zero="lose-all")
    assert ends(half, pocket, f"{spot} 5.00") == [End(spot, "half", "0.00", "2.50", "2.50", clause)]
    assert ends(half, pocket, f"{spot} 0.05") == [End(spot, "half", "0.00", "0.03", "0.02", clause)]
    assert ends(whole, pocket, f"{spot} 5.00") == [End(spot, "lost", "0.00", "0.00", "5.00", clause)]


def takes_all_of(book: str, spot: str) -> None:
    table = roulette(book, even_money_on_zero="lose-half")
    assert [one.collected for one in ends(table, "00", f"{spot} 5.00")] == ["5.00"]


def option_is_posted(book: str, clause: str) -> None:
    half = _posted_by(book, clause, wheel="double-zero", even_money_on_zero="lose-half")
    assert "half" in half
    assert "returned" in half
    whole = _posted_by(book, clause, wheel="double-zero", even_money_on_zero="lose-all")
    assert "half" not in whole
    assert "lost" in whole
    assert not [by for by in posted(roulette(book, wheel="single-zero")).values() if by == clause]


def takes_even_money_whole(book: str, wheel: str, clause: str, spot: str) -> None:
    lost = End(spot, "lost", "0.00", "0.00", "5.00", clause)
    assert ends(roulette(book, wheel=wheel), "0", f"{spot} 5.00") == [lost]
    half = refusal_of(lambda: roulette(book, wheel=wheel, even_money_on_zero="lose-half"))
    agrees(half, No("options_conflict", clause, "0 takes even-money wagers whole"))


def double_zero_is_no_spin(book: str, clause: str) -> None:
    """Wagers stand, and the number of the next spin decides the same wagers."""
    table = roulette(book, wheel=AS_SINGLE)
    bets = ("red 5.00", "17 5.00")
    stand = [End(spot, "stands", "0.00", "0.00", "0.00", clause) for spot in ("red", "17")]
    assert ends(table, "00", *bets) == stand
    assert caused(table, "00") == clause
    assert [(one.spot, one.verdict) for one in ends(table, "17", *bets)] == [("red", "lost"), ("17", "won")]


def use_as_single_is_posted(book: str, clause: str) -> None:
    notice = _posted_by(book, clause, wheel=AS_SINGLE)
    assert "used as a single-zero wheel" in notice
    assert "00 is no spin" in notice
    assert clause not in posted(roulette(book)).values()


def double_zero_takes_no_wager(book: str, clause: str, spot: str) -> None:
    table = roulette(book, wheel=AS_SINGLE)
    agrees(spot_refused(table, spot), No("unknown_spot", clause, "no wager that contains 00"))


def _posted_by(book: str, clause: str, **options: object) -> str:
    [says] = [says for says, by in posted(roulette(book, **options)).items() if by == clause]
    return says
