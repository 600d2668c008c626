"""The house's choices: lists and texts, defaults, demands of one choice on another, and tables of values."""

import pytest
from hypothesis import given

from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refusal
from croupier.law.options import choose, in_effect, read_table
from croupier.law.rulebook import Chosen, Constraint, GameRules, OptionRule, Origin
from tests.law.reading import JSON, attempt, refusal

A, B, C = Citation("book:a"), Citation("book:b"), Citation("book:c")
LAW = Origin.LAW
RULES = GameRules(
    options={
        "wheel": OptionRule(A, LAW, "", "double", {"double": A, "single": B}),
        "offer": OptionRule(B, LAW, "", (), {"six": A, "seven": A}),
        "withhold": OptionRule(C, LAW, "", (), {"red": A, "black": A}),
        "nothing": OptionRule(C, LAW, "", ()),
        "odds": OptionRule(C, LAW, ""),
    },
    constraints=(
        Constraint({"offer": ("six", "seven")}, {"withhold": ("red", "black")}, "no red, no black", A, LAW),
        Constraint({"offer": ("seven",)}, {"wheel": ("single",)}, "seven is single", B, LAW),
    ),
    notices=(),
    own={},
)
PLAIN: Chosen = {"wheel": ("double",), "offer": (), "withhold": (), "nothing": ()}
OFF: Chosen = {"withhold": ("red", "black")}


@pytest.mark.parametrize(
    ("options", "chosen"),
    [
        ({}, PLAIN),
        ({"wheel": "single"}, {**PLAIN, "wheel": ("single",)}),
        ({"odds": object()}, PLAIN),
        ({"offer": []}, PLAIN),
        ({"offer": ""}, PLAIN),
        ({"offer": " , "}, PLAIN),
        ({"withhold": "black, red"}, {**PLAIN, **OFF}),
        ({"withhold": ["black", "red", "red"]}, {**PLAIN, **OFF}),
        ({"withhold": ("red", "black"), "offer": "six"}, {**PLAIN, **OFF, "offer": ("six",)}),
        (
            {"withhold": "red,black", "offer": "seven,six", "wheel": "single"},
            {**PLAIN, **OFF, "offer": ("six", "seven"), "wheel": ("single",)},
        ),
    ],
)
def test_what_is_in_effect_is_the_houses_choice_or_the_default(
    options: dict[str, object], chosen: Chosen
) -> None:
    assert choose("book", RULES, options) == chosen


@pytest.mark.parametrize(
    ("options", "reason", "clause", "place", "says"),
    [
        ({"x": 1}, Reason.UNKNOWN_OPTION, None, "", "book has no option 'x'; its options are wheel, offer"),
        (
            {"wheel": "x"},
            Reason.OPTION_NOT_ALLOWED,
            A,
            "options.wheel",
            "book does not allow 'x'; it allows double",
        ),
        ({"wheel": None}, Reason.OPTION_NOT_ALLOWED, A, "options.wheel", "book does not allow None"),
        (
            {"wheel": ["double"]},
            Reason.OPTION_NOT_ALLOWED,
            A,
            "options.wheel",
            "book does not allow ['double']",
        ),
        (
            {"wheel": "double,single"},
            Reason.OPTION_NOT_ALLOWED,
            A,
            "options.wheel",
            "book does not allow 'double,",
        ),
        ({"offer": "six,x"}, Reason.OPTION_NOT_ALLOWED, B, "options.offer", "book does not allow 'x'"),
        ({"offer": [["six"]]}, Reason.OPTION_NOT_ALLOWED, B, "options.offer", "book does not allow ['six']"),
        (
            {"offer": {"six": 1}},
            Reason.OPTION_NOT_ALLOWED,
            B,
            "options.offer",
            "book does not allow {'six': 1}",
        ),
        ({"nothing": "six"}, Reason.OPTION_NOT_ALLOWED, C, "options.nothing", "it allows nothing"),
        (
            {"offer": "six"},
            Reason.OPTIONS_CONFLICT,
            A,
            "options.withhold",
            "no red, no black; set withhold to red,black",
        ),
        (
            {"offer": "seven", "withhold": "red,black"},
            Reason.OPTIONS_CONFLICT,
            B,
            "options.wheel",
            "seven is single; set wheel to single",
        ),
        ({"offer": "seven"}, Reason.OPTIONS_CONFLICT, A, "options.withhold", "no red, no black"),
        ({"offer": "six", "x": 1}, Reason.UNKNOWN_OPTION, None, "", "book has no option 'x'"),
    ],
)
def test_a_choice_outside_the_book_is_refused(
    options: dict[str, object], reason: Reason, clause: str | None, place: str, says: str
) -> None:
    refused = refusal(lambda: choose("book", RULES, options))
    assert (refused.reason, refused.clause, refused.place) == (reason, clause, place)
    assert says in refused.says


@pytest.mark.parametrize(
    ("when", "holds"),
    [
        ({}, True),
        ({"wheel": ("double",)}, True),
        ({"wheel": ("single", "double")}, True),
        ({"wheel": ("single",)}, False),
        ({"offer": ("six",)}, False),
        ({"wheel": ("double",), "withhold": ("red",)}, True),
        ({"wheel": ("double",), "withhold": ("black",)}, False),
    ],
)
def test_a_condition_holds_when_each_option_has_one_of_its_values(when: Chosen, holds: bool) -> None:
    assert in_effect(when, {**PLAIN, "withhold": ("red",)}) is holds


@pytest.mark.parametrize(
    ("given", "table"),
    [
        ({}, {}),
        ({"a": 1}, {"a": 1}),
        ("", {}),
        ("a=1", {"a": "1"}),
        (" a = 1 , b=2=3,", {"a": "1", "b": "2=3"}),
        ("a=", {"a": ""}),
    ],
)
def test_a_table_of_values_reads(given: object, table: dict[str, object]) -> None:
    assert read_table(given, "a=1", "options.x") == table


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (None, 'None is not a table; write "a=1"'),
        (["a=1"], "['a=1'] is not a table; write \"a=1\""),
        ("a", "'a' must name each value once, like \"a=1\""),
        ("a=1,a=2", "'a=1,a=2' must name each value once"),
        ("a=1, a =2", "'a=1, a =2' must name each value once"),
        ("a=1,b", "'a=1,b' must name each value once"),
    ],
)
def test_what_is_not_a_table_of_values_is_refused(given: object, says: str) -> None:
    refused = refusal(lambda: read_table(given, "a=1", "options.x"))
    assert (refused.reason, refused.place) == (Reason.OPTION_NOT_ALLOWED, "options.x")
    assert refused.says.startswith(says)


@given(JSON)
def test_any_json_reads_as_a_table_or_is_refused(given: object) -> None:
    table = attempt(lambda: read_table(given, "a=1", "options.x"))
    assert isinstance(table, Refusal | dict)


@given(JSON, JSON, JSON)
def test_any_json_is_a_choice_or_is_refused(wheel: object, offer: object, withhold: object) -> None:
    options = {"wheel": wheel, "offer": offer, "withhold": withhold}
    chosen = attempt(lambda: choose("book", RULES, options))
    assert isinstance(chosen, Refusal) or chosen["wheel"][0] == wheel
