"""Write docs/options.md from the books, so that the page and the law cannot drift apart."""

import sys
from collections.abc import Iterator
from pathlib import Path

from croupier.games.library import BOOKS, load
from croupier.law.facts import option_text

PAGE = Path(__file__).parent.parent / "docs" / "options.md"
TOP = """# Table options

What a house may choose, book by book, with the clause that lets it choose. Written by
`tools/options_page.py` from the books themselves. In JSON an option is a key of `options`; on the command
line it is `--NAME VALUE`.

How values are written: `offer` and `withhold` are lists, `five-adjacent,seven-numbers`; `odds` is a table,
`straight=36 to 1,split=18 to 1`; so are `limits`, `inside=1.00..500.00,straight=..100.00,aggregate=5.00..`
(a kind of wager, else `inside`, `outside` or `bonus`; `aggregate` is a player's total), and
`colour-sections`, `black=28-9-26-30-11-7,blue=…` with six neighbours each, clockwise; `b2b-paytable` gives
each multiplier its weight, `10:6,20:3,50:1`; `unit` is an amount, `1.00`. In JSON, lists and tables may also
be JSON lists and objects.
"""


def page() -> str:
    return TOP + "\n".join(_sections()) + "\n"


def _sections() -> Iterator[str]:
    for name in BOOKS:
        book = load(name)
        for game, rules in book.games.items():
            yield f"\n## {name}: {game}\n"
            yield "| option | choices, the default first | what it is | clause |\n|---|---|---|---|"
            for option, rule in rules.options.items():
                yield f"| `{option}` | {option_text(rule)} | {rule.says} | `{rule.clause}` |"
            if rules.constraints:
                yield "\nThe law ties some choices to others:\n"
            for constraint in rules.constraints:
                yield f"- {constraint.says} (`{constraint.clause}`)"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"wrote {PAGE.name}\n")
