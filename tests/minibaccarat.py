"""Marks for tests that show clauses of the mini-baccarat document."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., Any])


def shows(*clauses: str) -> Callable[[Test], Test]:
    """The test asserts something of each of these clauses."""

    def marked(test: Test) -> Test:
        for clause in clauses:
            test = pytest.mark.clause(f"oneida-minibaccarat:{clause}")(test)
        return test

    return marked
