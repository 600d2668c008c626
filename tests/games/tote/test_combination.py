"""Combinations as text, read back as they were printed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.refusal import Refused
from croupier.games.tote.clauses import clause_of
from croupier.games.tote.combination import read_combination, show_combination
from croupier.games.tote.kinds import Kind, length
from tests.law.reading import attempt


@given(st.sampled_from(Kind), st.permutations(range(1, 25)))
def test_a_combination_reads_back_as_it_was_printed(kind: Kind, runners: list[int]) -> None:
    one = tuple(runners[: length(kind)])
    read = read_combination(kind, show_combination(one))
    assert read == (tuple(sorted(one)) if kind is Kind.QUINELLA else one)


def test_the_same_number_may_win_two_legs() -> None:
    assert read_combination(Kind.DAILY_DOUBLE, "4-4") == (4, 4)


@pytest.mark.parametrize(
    ("kind", "text", "says"),
    [
        (Kind.WIN, "1-2", """'1-2' is no win combination; write 1 runner, like "1\""""),
        (
            Kind.EXACTA,
            "1",
            """'1' is no exacta combination; write 2 runners with - between them, like "1-2\"""",
        ),
        (Kind.EXACTA, 12, "12 is no exacta combination"),
        (Kind.EXACTA, "1/2", "'1/2' is no exacta combination"),
        (Kind.EXACTA, "1-1", "'1-1' names one runner twice"),
        (Kind.EXACTA, "1-", "a runner is missing"),
        (Kind.EXACTA, "1-1A", "1A runs coupled with 1; bet on 1"),
        (Kind.EXACTA, "1-٣", "is not a runner"),
        (Kind.EXACTA, "1-25", "'25' is not a runner"),
        (Kind.TRIFECTA, "1-2-1", "'1-2-1' names one runner twice"),
    ],
)
def test_what_is_no_combination_is_refused(kind: Kind, text: object, says: str) -> None:
    with pytest.raises(Refused) as refused:
        read_combination(kind, text)
    assert says in refused.value.refusal.says
    assert refused.value.refusal.clause == clause_of(kind)


@given(st.sampled_from(Kind), st.text())
def test_any_text_is_read_or_refused(kind: Kind, text: str) -> None:
    assert attempt(lambda: read_combination(kind, text))
