"""JSON is read strictly: what other readers let through is refused with one sentence."""

import pytest

from croupier.base.refusal import Refused
from croupier.base.strict_json import decode_json


def test_sound_text_is_read() -> None:
    assert decode_json('{"a": [1, "5.00", null, true]}', "the card") == {"a": [1, "5.00", None, True]}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "the card is not JSON: expecting property name enclosed in double quotes at line 1, column 2"),
        ("[" * 100_000, "the card is nested too deeply"),
        ('{"a": 1, "a": 2}', "the key 'a' is given twice"),
        ("1234567890123456789", "a number has more than 18 digits"),
        ("5.00", '5.00 is not a whole number; write money as text, like "5.00"'),
        ("NaN", "NaN is not a number"),
    ],
)
def test_what_is_refused(text: str, says: str) -> None:
    with pytest.raises(Refused) as found:
        decode_json(text, "the card")
    assert str(found.value) == says
