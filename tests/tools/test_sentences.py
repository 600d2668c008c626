"""Every refusal that a screen can show has a key, and a value for each place in it."""

import pytest

from tools.sentences import AT_THE_COMMAND_LINE, SOURCE, all_keys, faults, modules, places


def test_every_refusal_says_a_literal_with_a_value_for_each_place() -> None:
    assert [fault for name, text in modules() for fault in faults(name, text)] == []


def test_what_is_left_out_is_still_there() -> None:
    assert [name for name in AT_THE_COMMAND_LINE if not (SOURCE / name).is_file()] == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('Refusal(R, f"game {round}")', "x.py:1: the sentence is not a literal"),
        ('def f(a):\n says = f"game {a}"\n return Refusal(R, says)', "x.py:3: the sentence is not a literal"),
        ("def f(says): return Refusal(R, says)", "x.py:1: the sentence is not a literal"),
        ('says = "a" + b\nrefuse(R, says)', "x.py:2: the sentence is not a literal"),
        ('refuse(R, "a" if b else "c")', "x.py:1: the sentence is not a literal"),
        ('worded(R, "game {round} of {day}", c, round=1)', "x.py:1: no value for day"),
        ('Refusal(R, "game {round}")', "x.py:1: no value for round"),
        ('refused_request(404, "no {what}")', "x.py:1: no value for what"),
        ('raise HTTPException(status_code=404, detail="no")', "x.py:1: an answer is for refused_request"),
    ],
)
def test_the_check_can_fail(code: str, found: str) -> None:
    assert list(faults("x.py", code)) == [found]


@pytest.mark.parametrize(
    "code",
    [
        'worded(R, "game {round}", c, round=1)',
        'def f():\n says = "no"\n if a: refuse(R, says)\n says = "no {b}"\n worded(R, says, b=1)',
        'def f():\n says, b = "no {b}", 1\n return worded(R, says, b=b)',
        'NO = sentence("no {b}")\ndef f(): return worded(R, NO, b=1)',
        'ALL = {1: sentence("no"), 2: sentence("{a}")}\ndef f(a): return worded(R, ALL[a], a=a)',
    ],
)
def test_these_are_in_order(code: str) -> None:
    assert list(faults("x.py", code)) == []


def test_the_list_has_plain_sentences_and_those_with_places() -> None:
    keys = all_keys()
    assert {"the table is closed", "game {round} is not finished", "there is no such table"} <= set(keys)
    assert "{text} is not a wager: four numbers share one corner on the layout" in keys
    assert [key for key in keys if not key or key != key.strip()] == []
    assert places("{total} on {position} is above the maximum of {most}") == {"total", "position", "most"}
