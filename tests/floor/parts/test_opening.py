"""Opening a table asks only what its own document asks."""

import pytest

from tests.electronic import Electronic
from tests.house import House
from tests.live import Live
from tests.shown.terminals import supervisor_view
from tests.shown.wheel import supervisor_view as live_view

BALL = {"least": 12, "most": 14, "clause": "oneida-roulette:A.6"}


def test_oneida_measures_wheel_and_ball_and_counts_the_float() -> None:
    asked = {"frame": "open-table", "float": True, "ball": BALL, "enclosed": None}
    wheel = {"least": 30, "most": None}
    shown = supervisor_view(House().installed().table)["opening"]
    assert shown == asked | {"inches": wheel | {"clause": "oneida-roulette:I.1.b"}}
    live = live_view(Live().seated().live)["opening"]
    assert live == asked | {"inches": wheel | {"clause": "oneida-roulette:A.3"}}


@pytest.mark.parametrize("book", ["new-jersey", "massachusetts", "big-six"])
def test_other_documents_ask_for_the_float_alone(book: str) -> None:
    opening = live_view(Live().seated(book).live)["opening"]
    assert opening == {
        "frame": "open-unmeasured", "float": True, "inches": None, "ball": None, "enclosed": None,
    }  # fmt: skip


def test_a_dealerless_table_has_no_float_and_its_wheel_is_enclosed() -> None:
    opening = supervisor_view(Electronic().installed().table)["opening"]
    assert (opening["frame"], opening["float"], opening["enclosed"]) == ("open-enclosed", False, "ilani:2.b")
    assert (opening["inches"], opening["ball"]) == (None, None)
