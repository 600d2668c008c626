"""Run the Python of docs/python.md and README.md, and write its output where it is missing or has changed."""

import doctest
import io
import re
import sys
from contextlib import redirect_stdout
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = (ROOT / "docs" / "python.md", ROOT / "README.md")
_BLOCK = re.compile(r"(```python\n)(.*?)(```\n)(?:(\n```text\n).*?(```\n))?", re.DOTALL)


def refreshed(text: str) -> str:
    """The page with what each example prints; one page is one session, from top to bottom."""
    names: dict[str, object] = {}
    return _BLOCK.sub(lambda block: _refresh(block, names), text)


def _refresh(block: re.Match[str], names: dict[str, object]) -> str:
    """Examples with prompts show what each prints; lines to paste have it in a block of its own below."""
    if block[4] is None:
        return f"{block[1]}{_run(block[2], names)}{block[3]}"
    return f"{block[1]}{block[2]}{block[3]}{block[4]}{_printed(block[2], names, 'exec')}{block[5]}"


def _run(block: str, names: dict[str, object]) -> str:
    examples = doctest.DocTestParser().get_examples(block)
    return "".join(_prompted(one.source) + _printed(one.source, names) for one in examples)


def _prompted(source: str) -> str:
    first, *rest = source.splitlines()
    return "".join((f">>> {first}\n", *(f"... {line}\n" for line in rest)))


def _printed(source: str, names: dict[str, object], mode: str = "single") -> str:
    out = io.StringIO()
    with redirect_stdout(out):
        try:
            exec(compile(source, "<page>", mode), names)  # noqa: S102 - our own page
        except Exception as error:
            kind = f"{type(error).__module__}.{type(error).__name__}"
            out.write(f"Traceback (most recent call last):\n    ...\n{kind}: {error}\n")
    return out.getvalue()


if __name__ == "__main__":
    for page in PAGES:
        page.write_text(refreshed(page.read_text("utf-8")), encoding="utf-8")
    sys.stdout.write("wrote what the examples print\n")
