"""The Python of our pages prints what the pages show."""

from pathlib import Path

import pytest

from tools import python_page


@pytest.mark.parametrize("page", python_page.PAGES, ids=lambda page: page.name)
def test_a_page_shows_what_its_python_prints(page: Path) -> None:
    text = page.read_text("utf-8")
    assert "```python" in text
    assert python_page.refreshed(text) == text, "run: python -m tools.python_page"


def test_the_ten_lines_are_the_same_and_ten() -> None:
    first = [page.read_text("utf-8").split("```python\n")[1].split("```")[0] for page in python_page.PAGES]
    assert first[0] == first[1]
    assert len([line for line in first[0].splitlines() if line]) <= 10


def test_the_check_can_fail() -> None:
    page = "```python\n>>> 1 + 1\n3\n```\n"
    assert python_page.refreshed(page) == "```python\n>>> 1 + 1\n2\n```\n"
    lines = "```python\nprint(2)\n```\n\n```text\n3\n```\n"
    assert python_page.refreshed(lines) == lines.replace("3", "2")
