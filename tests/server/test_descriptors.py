"""A process that may open too few files for its connections raises its limit, or does not start."""

import resource

import pytest

from croupier.base.refusal import Refused
from croupier.server.descriptors import RESERVE, allow_descriptors

NEEDED = 2000 + RESERVE


@pytest.mark.parametrize(
    ("soft", "hard", "after"),
    [
        (NEEDED, 9999, None),
        (resource.RLIM_INFINITY, resource.RLIM_INFINITY, None),
        (1024, NEEDED, (NEEDED, NEEDED)),
        (1024, 9999, (9999, 9999)),
        (1024, resource.RLIM_INFINITY, (NEEDED, resource.RLIM_INFINITY)),
    ],
)
def test_the_limit_is_raised_when_it_must_be(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, after: tuple[int, int] | None
) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    allow_descriptors(2000)
    assert asked == ([after] if after else [])


def test_too_few_are_refused_with_both_numbers_and_what_to_change(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, NEEDED - 1))
    with pytest.raises(
        Refused, match=f"need {NEEDED} file descriptors, and this process may have {NEEDED - 1}: "
    ):
        allow_descriptors(2000)
