"""Write docs/parimutuel.md and its drawings: our words, with every figure worked out by the program itself.

The words are in tools/parimutuel/page.md. A fenced block there that is named like a table below is a pool in
short text, and is replaced by what the program makes of it.
"""

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from tools.parimutuel import facts, papers, pictures, sites, tables

DOCS = Path(__file__).parent.parent / "docs"
PAGE = DOCS / "parimutuel.md"
WORDS = Path(__file__).parent / "parimutuel" / "page.md"
PICTURES: Mapping[str, Callable[[], str]] = {
    "dollar.svg": pictures.dollar,
    "split.svg": pictures.split,
    "ticket.svg": papers.ticket,
    "ticket-cancelled.svg": papers.cancelled,
    "ticket-cancelled-by-hand.svg": papers.cancelled_by_hand,
    "ticket-exchange.svg": papers.exchange,
}
TABLES: Mapping[str, Callable[[Mapping[str, str], Sequence[str]], str]] = {
    "worked": tables.worked,
    "ladder": tables.ladder,
    "breaks": facts.breaks,
    "minus": facts.minus,
    "twin": facts.twin,
    "sites": sites.sites,
    "board": facts.board,
    "probable": facts.probable,
    "willpay": facts.willpay,
    "tickets": facts.tickets,
    "tracks": facts.tracks,
    "cited": facts.cited,
    "growth": facts.growth,
}
_BLOCK = re.compile(rf"```({'|'.join(TABLES)})\n(.*?)```", re.DOTALL)


def page() -> str:
    return _BLOCK.sub(lambda block: _table(block[1], block[2]), WORDS.read_text("utf-8"))


def drawn() -> dict[Path, str]:
    return {DOCS / "pictures" / name: draw() for name, draw in PICTURES.items()}


def _table(name: str, text: str) -> str:
    """Lines are `key: value`, or rows that begin with a sign."""
    rows = [line for line in text.splitlines() if line.startswith(("-", "+"))]
    told = (line.split(": ", 1) for line in text.splitlines() if not line.startswith(("-", "+")))
    return TABLES[name](dict(told), rows)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    for path, text in drawn().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    sys.stdout.write(f"wrote {PAGE.name} and {len(PICTURES)} drawings\n")
