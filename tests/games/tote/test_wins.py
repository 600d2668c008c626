"""What a payoff names reads back, and covers just the combinations that it pays."""

import pytest

from croupier.base.refusal import Refused
from croupier.games.tote.combination import read_combination
from croupier.games.tote.kinds import PICKS, Kind
from croupier.games.tote.pool_result import PoolResult
from croupier.games.tote.wins import read_wins
from tests.oracle import golden_pools

GOLDEN = [golden_pools.worked_out(one) for path in golden_pools.FILES for one in golden_pools.read(path)]


def test_every_golden_payoff_reads_back() -> None:
    texts = {(result.kind, payoff.wins) for result in GOLDEN for payoff in result.payoffs}
    assert len(texts) > 50
    for kind, text in texts:
        read = read_wins(kind, text)
        assert read_wins(kind, str(read)) == read


def priced(result: PoolResult) -> set[tuple[tuple[int, ...], int]]:
    """What each combination is paid, by the lines that cover it."""
    lines = [(read_wins(result.kind, one.wins), one.price) for one in result.payoffs]
    return {(combo, cents) for combo in result.prices for line, cents in lines if line.covers(combo)}


@pytest.mark.parametrize("kind", [kind for kind in Kind if kind not in (*PICKS, Kind.TWIN_TRIFECTA)])
def test_a_line_covers_what_it_pays(kind: Kind) -> None:
    """A twin trifecta pays a bet on two lines, and a pick moves the bets on whoever was withdrawn."""
    results = [result for result in GOLDEN if result.kind is kind]
    assert results
    for result in results:
        if all(result.prices[combo] == cents for combo, cents in priced(result)):
            assert {combo for combo, _ in priced(result)} == set(result.prices)
        else:  # a consolation is named beside the winners that its runner would have been among
            assert set(result.prices.items()) <= priced(result)


@pytest.mark.parametrize(
    ("kind", "text", "covered", "not_covered"),
    [
        (Kind.DAILY_DOUBLE, "3/5,6", (3, 6), (3, 7)),
        (Kind.DAILY_DOUBLE, "ALL/4", (9, 4), (4, 9)),
        (Kind.EXACTA, "6-ALL", (6, 1), (1, 6)),
        (Kind.QUINELLA, "6-ALL", (1, 6), (1, 2)),
        (Kind.QUINELLA, "2-5", (2, 5), (2, 6)),
        (Kind.PICK_THREE, "6/4,5/1: 2 of 3", (6, 5, 2), (6, 5, 1)),
        (Kind.TWIN_TRIFECTA, "R4 1-2-3 1-3-2", (1, 3, 2), (2, 3, 1)),
    ],
)
def test_a_text_says_whom_it_covers(
    kind: Kind, text: str, covered: tuple[int, ...], not_covered: tuple[int, ...]
) -> None:
    read = read_wins(kind, text)
    assert str(read) == text
    assert read.covers(covered)
    assert not read.covers(not_covered)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (Kind.WIN, 6),
        (Kind.WIN, "6-2"),
        (Kind.WIN, "R4 6"),
        (Kind.EXACTA, "6/2"),
        (Kind.PICK_THREE, "6/4/1"),
        (Kind.PICK_THREE, "6/4/1: 2 of 6"),
        (Kind.PICK_THREE, "6/4/1: 0 of 3"),
        (Kind.TWIN_TRIFECTA, "1-2-3"),
        (Kind.WIN, "6: x"),
    ],
)
def test_what_no_payoff_names_is_refused(kind: Kind, text: object) -> None:
    with pytest.raises(Refused, match="is not what a payoff of a"):
        read_wins(kind, text)


def test_the_text_of_a_payoff_names_a_combination_too() -> None:
    assert read_combination(Kind.DAILY_DOUBLE, "6/4") == read_combination(Kind.DAILY_DOUBLE, "6-4") == (6, 4)
    assert read_combination(Kind.PICK_THREE, "6/4/1") == (6, 4, 1)
    for kind, text in ((Kind.EXACTA, "6/4"), (Kind.DAILY_DOUBLE, "6/4-1"), (Kind.TWIN_TRIFECTA, "1/2/3")):
        with pytest.raises(Refused):
            read_combination(kind, text)
