"""A refusal: its words, its place in a larger message, and its way out of a reading."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refusal, Refused, foremost, refuse, shown, worded

CLAUSE = Citation("new-jersey:5.2(b)")


@pytest.mark.parametrize(
    ("refusal", "text"),
    [
        (Refusal(Reason.BAD_AMOUNT, "no"), "no"),
        (Refusal(Reason.BAD_AMOUNT, "no", CLAUSE), "no (new-jersey:5.2(b))"),
        (Refusal(Reason.BAD_AMOUNT, "no", place="stake"), "stake: no"),
        (Refusal(Reason.BAD_AMOUNT, "no", CLAUSE, "stake"), "stake: no (new-jersey:5.2(b))"),
    ],
)
def test_a_refusal_says_where_what_and_by_which_clause(refusal: Refusal, text: str) -> None:
    assert str(refusal) == text
    assert str(Refused(refusal)) == text


@pytest.mark.parametrize(
    ("inner", "outer", "place"),
    [
        ("", "wagers", "wagers"),
        ("stake", "wagers[2]", "wagers[2].stake"),
        ("[2].stake", "wagers", "wagers[2].stake"),
        ("", "", ""),
    ],
)
def test_a_refusal_found_inside_names_the_whole_place(inner: str, outer: str, place: str) -> None:
    refusal = Refusal(Reason.BAD_AMOUNT, "no", CLAUSE, inner)
    moved = Refused(refusal).at(outer)
    assert moved.refusal == refusal.at(outer) == Refusal(Reason.BAD_AMOUNT, "no", CLAUSE, place)


def test_refuse_stops_the_reading_with_all_it_was_told() -> None:
    with pytest.raises(Refused) as refused:
        refuse(Reason.NOT_OFFERED, "not here", CLAUSE, "spot")
    assert refused.value.refusal == Refusal(Reason.NOT_OFFERED, "not here", CLAUSE, "spot")


def test_a_sentence_with_values_keeps_its_key_and_its_values() -> None:
    refusal = worded(Reason.WRONG_PHASE, "game {round} is not finished", CLAUSE, round=7)
    assert (refusal.says, refusal.key) == ("game 7 is not finished", "game {round} is not finished")
    assert refusal.values == {"round": 7}
    with pytest.raises(Refused) as refused:
        refuse(Reason.WRONG_PHASE, "game {round} is not finished", CLAUSE, "round", round=7)
    assert refused.value.refusal == refusal.at("round")


@pytest.mark.parametrize(
    ("refusal", "written"),
    [
        (
            Refusal(Reason.BAD_AMOUNT, "no", CLAUSE),
            b'{"reason":"bad_amount","says":"no","clause":"new-jersey:5.2(b)","place":""}',
        ),
        (
            worded(Reason.BAD_AMOUNT, "no {what}", what="bill"),
            b'{"reason":"bad_amount","says":"no bill","clause":null,"place":"",'
            b'"key":"no {what}","values":{"what":"bill"}}',
        ),
    ],
)
def test_a_refusal_is_written_as_before_unless_it_has_values(refusal: Refusal, written: bytes) -> None:
    """Replies that an earlier release kept are read back as they are."""
    assert msgspec.json.encode(refusal) == written
    assert msgspec.json.decode(written, type=Refusal) == refusal


NESTED: list[object] = []
for _ in range(100_000):
    NESTED = [NESTED]


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ("17", "'17'"),
        (17, "17"),
        (None, "None"),
        (["a", 1], "['a', 1]"),
        ("\u0663\n", "'\\u0663\\n'"),
        ("x" * 38, f"'{'x' * 38}'"),
        ("x" * 39, f"'{'x' * 36}..."),
        (10**5000, "a very large number"),
        ([10**5000], "a very large number"),
        (NESTED, "something nested too deeply"),
    ],
    ids=lambda value: str(value)[:20] if isinstance(value, str) else type(value).__name__,
)
def test_what_was_given_is_shown_short_and_in_ascii(given: object, text: str) -> None:
    assert shown(given) == text


@given(st.text() | st.integers() | st.lists(st.text()))
def test_anything_is_shown_in_forty_ascii_characters(given: object) -> None:
    assert len(shown(given)) <= 40
    assert shown(given).isascii()


def test_a_refused_reading_is_a_value_error_as_for_int() -> None:
    with pytest.raises(ValueError, match="not here"):
        refuse(Reason.NOT_OFFERED, "not here")


def test_reasons_are_declared_from_the_message_inwards() -> None:
    order = list(Reason)
    assert order[0] is Reason.UNREADABLE
    who, what, much = map(order.index, (Reason.WRONG_PHASE, Reason.UNKNOWN_SPOT, Reason.BELOW_MINIMUM))
    assert who < what < order.index(Reason.BAD_AMOUNT) < much


def test_of_several_refusals_the_first_declared_is_given() -> None:
    found = [
        Refusal(reason, "no") for reason in (Reason.ABOVE_MAXIMUM, Reason.BAD_AMOUNT, Reason.UNKNOWN_SPOT)
    ]
    assert foremost(found) == found[2]
    assert foremost([]) is None


@pytest.mark.parametrize("reason", list(Reason))
def test_every_reason_is_a_plain_snake_case_word(reason: Reason) -> None:
    assert reason.value == reason.name.lower()


def test_a_refusal_rests_on_another_clause_only_where_it_has_none() -> None:
    other = Citation("new-jersey:5.1(a)")
    assert Refusal(Reason.UNKNOWN_SPOT, "no").resting_on(other).clause == other
    assert Refusal(Reason.UNKNOWN_SPOT, "no", CLAUSE).resting_on(other).clause == CLAUSE
