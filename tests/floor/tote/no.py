"""Answers as the tests of the tote write them: a reason and a clause of section VIII, or one event."""

from typing import Any

from croupier.base.refusal import Refusal
from tests.house import Answer


def no(answer: Answer) -> tuple[str, str]:
    assert isinstance(answer, Refusal), answer
    return str(answer.reason), str(answer.clause or "").removeprefix("oneida-parimutuel:")


def only(answer: Answer) -> Any:
    """The one event that came of it."""
    assert isinstance(answer, tuple), answer
    [event] = answer
    return event
