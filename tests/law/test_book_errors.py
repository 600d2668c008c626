"""msgspec's findings in words that need no programmer."""

import pytest

from croupier.law.book_errors import plainly

BARE = "a value must carry its clause and origin; this is only"


@pytest.mark.parametrize(
    ("error", "says"),
    [
        ("Object missing required field `clause`", "this value cites no clause"),
        ("Object missing required field `clause` - at `$.odds`", "this value cites no clause, at `odds`"),
        (
            "Object missing required field `origin`",
            "this value does not say who set it: law, house or equipment",
        ),
        (
            "Object missing required field `source` - at `$.takeout`",
            "this value names no source, at `takeout`",
        ),
        ("Object missing required field `cite`", "something is missing: `cite`"),
        (
            "Object contains unknown field `since` - at `$.odds`",
            "the program knows no key `since`, at `odds`",
        ),
        ("Expected `object`, got `null`", "this table is missing"),
        ("Expected `object`, got `str`", f"{BARE} text"),
        ("Expected `object | null`, got `str` - at `$.odds`", f"{BARE} text, at `odds`"),
        ("Expected `object | null`, got `array` - at `$.odds`", f"{BARE} a list, at `odds`"),
        ("Expected `object`, got `int` - at `$[...]`", f"{BARE} a whole number"),
        ("Expected `object`, got `array` - at `$.choices`", "Expected a table, got a list, at `choices`"),
        (
            "Expected `object | null`, got `int` - at `$.equipment`",
            "Expected a table, got a whole number, at",
        ),
        ("Expected `str`, got `bool` - at `$.cite`", "Expected text, got true or false, at `cite`"),
        ("Expected `str | array | null`, got `int`", "Expected text or a list, got a whole number"),
        (
            "Expected `array` of length 2 - at `$.equipment.ball`",
            "Expected a list of length 2, at `equipment.ball`",
        ),
        (
            "Expected `int` >= 1 - at `$.revolutions.value`",
            "Expected a whole number >= 1, at `revolutions.value`",
        ),
        (
            "Invalid enum value 'x' - at `$.tender.value[0]`",
            "the program knows no choice 'x', at `tender.value[0]`",
        ),
        ("Invalid enum value 'x' - at `key` in `$.zero`", "the program knows no choice 'x', at `zero`"),
        ("Invalid enum value 'x' - at `key` in `$`", "the program knows no choice 'x'"),
        (
            "Invalid enum value 'x' - at `$.irregularities[...].value`",
            "knows no choice 'x', at `irregularities`",
        ),
        ("Expected `date`, got `time`", "Expected a date, got a time of day"),
    ],
)
def test_a_finding_reads_in_plain_words(error: str, says: str) -> None:
    assert says in plainly(error)
    assert "$" not in plainly(error)
    assert "[...]" not in plainly(error)
