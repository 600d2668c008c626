"""Results of a spin: what each table reads, and that it prints what it read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.refusal import Reason, Refusal
from croupier.games.roulette.result import Result, irregular_texts, read_prior, read_result, show_result
from croupier.games.roulette.rules import Irregularity
from tests.games.legal import LEGAL, House, houses, open_once
from tests.law.reading import JSON, attempt, refusal
from tests.oracle import second_reading
from tests.tables import roulette

LIVE = ["no-spin:with-rotation", "no-spin:short-spin", "no-spin:foreign-object"]
TERMINALS = (
    "with-rotation short-spin ball-not-dropped wrong-number interference malfunction "
    "foreign-object ball-out fraud"
)


@pytest.mark.parametrize(
    ("book", "options", "texts"),
    [
        ("new-jersey", {}, LIVE),
        ("massachusetts", {}, LIVE),
        ("oneida-roulette", {}, LIVE),
        ("oneida-roulette", {"mode": "terminals"}, [f"void:{name}" for name in TERMINALS.split()]),
        ("ilani", {}, ["void:malfunction", "void:irregularity"]),
    ],
)
def test_a_document_knows_these_irregularities(
    book: str, options: dict[str, object], texts: list[str]
) -> None:
    terms = roulette(book, **options).terms
    assert list(irregular_texts(terms)) == texts
    assert [show_result(terms, read_result(terms, text)) for text in texts] == texts


@pytest.mark.no_cover
def test_every_result_of_every_legal_table_prints_as_it_reads() -> None:
    for house in LEGAL:
        terms = open_once(house).terms
        texts = [*second_reading.WHEELS[house.wheel], *irregular_texts(terms)]
        assert [show_result(terms, read_result(terms, text)) for text in texts] == texts, house


@given(houses, JSON | st.text() | st.integers(-1, 40).map(str))
def test_anything_reads_as_a_result_or_is_refused(house: House, text: object) -> None:
    terms = open_once(house).terms
    result = attempt(lambda: read_result(terms, text))
    if isinstance(result, Refusal):
        assert result.reason is Reason.UNKNOWN_OUTCOME
        assert result.place == "outcome"
    else:
        assert show_result(terms, result) == text
    prior = attempt(lambda: read_prior(terms, text))
    assert prior.reason is Reason.NO_PRIOR_NUMBER if isinstance(prior, Refusal) else prior == text


@pytest.mark.parametrize(
    ("wheel", "text", "says"),
    [
        ("double-zero", "37", "'37' is not an outcome here; write 0, 00, 1 to 36, or no-spin:with-rotation"),
        ("single-zero", "00", "'00' is not an outcome here; write 0, 1 to 36, or"),
        ("double-zero", "017", "'017' is not an outcome here"),
        ("double-zero", 17, "17 is not an outcome here"),
        ("double-zero", "void:malfunction", "'void:malfunction' is not an outcome here"),
        ("double-zero", "no-spin", "'no-spin' is not an outcome here"),
        ("double-zero", "red", "'red' is not an outcome here"),
    ],
)
def test_what_no_spin_can_give_is_refused(wheel: str, text: object, says: str) -> None:
    refused = refusal(lambda: read_result(roulette("new-jersey", wheel=wheel).terms, text))
    assert (refused.reason, refused.place) == (Reason.UNKNOWN_OUTCOME, "outcome")
    assert refused.says.startswith(says)


@pytest.mark.parametrize(
    ("wheel", "text", "read"),
    [
        ("double-zero", "17", True),
        ("double-zero", "00", True),
        ("single-zero", "00", False),
        ("double-zero-as-single-zero", "00", False),
        ("double-zero-as-single-zero", "0", True),
        ("double-zero", "no-spin:short-spin", False),
        ("double-zero", 17, False),
    ],
)
def test_only_a_number_of_a_valid_spin_is_the_prior_number(wheel: str, text: object, read: bool) -> None:
    prior = attempt(lambda: read_prior(roulette("massachusetts", wheel=wheel).terms, text))
    if read:
        assert prior == text
    else:
        assert isinstance(prior, Refusal)
        assert (prior.reason, prior.place) == (Reason.NO_PRIOR_NUMBER, "prior")


def test_a_result_is_a_pocket_or_an_irregularity() -> None:
    terms = roulette("new-jersey").terms
    assert read_result(terms, "17") == Result(pocket="17")
    assert read_result(terms, "no-spin:short-spin") == Result(irregularity=Irregularity.SHORT_SPIN)
