"""A spin as it was seen: valid, or the irregularity it is."""

import pytest

from croupier.base.refusal import Reason
from croupier.games.roulette.rules import Irregularity
from croupier.games.roulette.spin import Spin, judge, valid_spin_clause
from tests.law.reading import refusal
from tests.tables import roulette

WITH_ROTATION, SHORT, FRAUD = Irregularity.WITH_ROTATION, Irregularity.SHORT_SPIN, Irregularity.FRAUD


@pytest.mark.parametrize(
    ("book", "spin", "judged"),
    [
        ("new-jersey", Spin(True, 4), None),
        ("new-jersey", Spin(True, 3), SHORT),
        ("new-jersey", Spin(False, 9), WITH_ROTATION),
        ("new-jersey", Spin(False, 3), WITH_ROTATION),
        ("new-jersey", Spin(True, 9, Irregularity.FOREIGN_OBJECT), Irregularity.FOREIGN_OBJECT),
        ("massachusetts", Spin(True, 3), SHORT),
        ("oneida-roulette", Spin(True, 4), None),
        ("ilani", Spin(False, 0), None),
        ("ilani", Spin(True, 9, Irregularity.MALFUNCTION), Irregularity.MALFUNCTION),
    ],
)
def test_a_spin_is_judged(book: str, spin: Spin, judged: Irregularity | None) -> None:
    assert judge(roulette(book).terms, spin) is judged


def test_what_happened_at_a_terminal_is_judged_as_it_was_seen() -> None:
    assert judge(roulette("oneida-roulette", mode="terminals").terms, Spin(True, 4, FRAUD)) is FRAUD


@pytest.mark.parametrize(
    ("book", "seen", "clause", "says"),
    [
        (
            "oneida-roulette",
            FRAUD,
            "oneida-roulette:F.1",
            "no fraud here; it knows with-rotation, short-spin, foreign",
        ),
        (
            "ilani",
            SHORT,
            "ilani:1.b",
            "the document knows no short-spin here; it knows malfunction, irregularity",
        ),
    ],
)
def test_what_the_document_does_not_know_is_refused(
    book: str, seen: Irregularity, clause: str, says: str
) -> None:
    refused = refusal(lambda: judge(roulette(book).terms, Spin(True, 4, seen)))
    assert (refused.reason, refused.clause) == (Reason.UNKNOWN_OUTCOME, clause)
    assert says in refused.says


@pytest.mark.parametrize(
    ("book", "options", "clause"),
    [
        ("new-jersey", {}, "new-jersey:5.3(a)"),
        ("massachusetts", {}, "massachusetts:3(a)"),
        ("oneida-roulette", {}, "oneida-roulette:F.1"),
        ("oneida-roulette", {"mode": "terminals"}, "oneida-roulette:I.6.c"),
        ("ilani", {}, "ilani:1.b"),
    ],
)
def test_a_valid_spin_is_valid_by_this_clause(book: str, options: dict[str, object], clause: str) -> None:
    assert valid_spin_clause(roulette(book, **options).terms) == clause
