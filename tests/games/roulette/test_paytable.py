"""The B2B paytable and the multiplier on the reader board."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refusal
from croupier.games.roulette.paytable import Paytable, read_multiplier, read_paytable
from tests.law.reading import JSON, attempt, refusal

CLAUSE = Citation("massachusetts:4(g)")
USUAL: Paytable = ((10, 6), (20, 3), (50, 1))
ROWS = st.lists(
    st.tuples(st.integers(1, 99_999), st.integers(1, 999_999)),
    min_size=1,
    max_size=6,
    unique_by=lambda row: row[0],
)


@pytest.mark.parametrize(
    ("given", "table"),
    [
        ("10:6,20:3,50:1", USUAL),
        ("X10:6, X20:3 ,x50:1", USUAL),
        ("1:1", ((1, 1),)),
        ("010:006", ((10, 6),)),
    ],
)
def test_a_paytable_reads(given: str, table: Paytable) -> None:
    assert read_paytable(given, CLAUSE) == table


@given(ROWS)
def test_every_paytable_written_plainly_reads_back(rows: list[tuple[int, int]]) -> None:
    text = ",".join(f"{multiplier}:{weight}" for multiplier, weight in rows)
    assert read_paytable(text, CLAUSE) == tuple(rows)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (None, "the B2B wager needs a paytable of multipliers and weights"),
        ("", "'' is not a paytable; write each multiplier once with its weight"),
        ("10", "'10' is not a paytable"),
        ("10:6,", "'10:6,' is not a paytable"),
        ("10:6,10:3", "'10:6,10:3' is not a paytable"),
        ("10:6,010:3", "'10:6,010:3' is not a paytable"),
        ("0:1", "'0:1' is not a paytable"),
        ("10:0", "'10:0' is not a paytable"),
        ("-10:1", "'-10:1' is not a paytable"),
        ("1.5:1", "'1.5:1' is not a paytable"),
        ("100000:1", "'100000:1' is not a paytable"),
        ("10:1000000", "'10:1000000' is not a paytable"),
        ("١٠:1", "'\\u0661\\u0660:1' is not a paytable"),
        (10, "10 is not a paytable"),
        (["10:6"], "['10:6'] is not a paytable"),
        ({"10": 6}, "{'10': 6} is not a paytable"),
        ([10**5000], "a very large number is not a paytable"),
        ("10:6," * 20, "'10:6,10:6,10:6,10:6,10:6,10:6,10:6,1... is not a paytable"),
    ],
)
def test_what_is_not_a_paytable_is_refused(given: object, says: str) -> None:
    refused = refusal(lambda: read_paytable(given, CLAUSE))
    assert (refused.reason, refused.clause) == (Reason.OPTION_NOT_ALLOWED, CLAUSE)
    assert refused.place == "options.b2b-paytable"
    assert refused.says.startswith(says)


@pytest.mark.parametrize(
    ("given", "multiplier"),
    [(10, 10), ("10", 10), ("X10", 10), ("X50", 50)],
)
def test_a_multiplier_reads_as_the_reader_board_shows_it(given: object, multiplier: int) -> None:
    assert read_multiplier(given, USUAL, CLAUSE) == multiplier


@pytest.mark.parametrize(
    ("given", "paytable", "says"),
    [
        (11, USUAL, "11 is not a multiplier of this table; they are X10, X20, X50"),
        ("XX10", USUAL, "'XX10' is not a multiplier"),
        ("010", USUAL, "'010' is not a multiplier"),
        (10.0, USUAL, "10.0 is not a multiplier"),
        (True, ((1, 1),), "True is not a multiplier"),
        (None, USUAL, "None is not a multiplier"),
        ([10], USUAL, "[10] is not a multiplier"),
        ([10**5000], USUAL, "a very large number is not a multiplier"),
        (10, (), "10 is not a multiplier of this table; they are none: the table has no paytable"),
    ],
)
def test_a_multiplier_off_the_paytable_is_refused(given: object, paytable: Paytable, says: str) -> None:
    refused = refusal(lambda: read_multiplier(given, paytable, CLAUSE))
    assert (refused.reason, refused.clause) == (Reason.NO_MULTIPLIER, CLAUSE)
    assert refused.says.startswith(says)


@given(JSON | st.from_regex(r"[Xx]?[0-9]{0,7}:[0-9]{0,7}(,[0-9]+:[0-9]+)?", fullmatch=True))
def test_anything_reads_as_a_paytable_and_multiplier_or_is_refused(given: object) -> None:
    table = attempt(lambda: read_paytable(given, CLAUSE))
    assert isinstance(table, Refusal) or all(multiplier > 0 and weight > 0 for multiplier, weight in table)
    multiplier = attempt(lambda: read_multiplier(given, USUAL, CLAUSE))
    assert isinstance(multiplier, Refusal) or multiplier in (10, 20, 50)
