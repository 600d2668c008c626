"""`make check` and `make test`: which parts run, and that the first failure ends them."""

import re
from pathlib import Path

import pytest

from tools import parts

MAKEFILE = (Path(parts.__file__).parent.parent / "Makefile").read_text("utf-8")


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words of every part that was started; one named `fails` does."""
    started: list[str] = []

    def start(part: parts.Part) -> tuple[float, int]:
        started.append(" ".join(part[1]))
        return 0.0, 3 if part[0] == "fails" else 0

    monkeypatch.setattr(parts, "_run", start)
    return started


def test_a_check_is_format_lint_types_and_pure_tests_without_coverage(ran: list[str]) -> None:
    assert parts.main("check") == 0
    assert [words.split()[0] for words in ran] == ["ruff", "ruff", "mypy", "pytest"]
    assert "tests/games" in ran[-1]
    assert not [words for words in ran if "--cov" in words]


def test_the_first_failure_ends_the_run_with_its_status(
    ran: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    steps = ((parts.FORMAT,), (("fails", ["false"]),), (parts.LINT,))
    monkeypatch.setitem(parts.STEPS, "check", steps)
    assert parts.main("check") == 3
    assert len(ran) == 2
    assert capsys.readouterr().out == "== fails failed\n"


def test_every_target_is_listed_in_the_help() -> None:
    phony = re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    assert phony is not None
    listed = re.findall(r'@echo "make (\w+)', MAKEFILE)
    assert set(phony[1].split()) - set(listed) == {"help", "clean"}
