"""Two drawings for the page: where a dollar goes, and who shares the profit of place and show."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from html import escape

from croupier.games.tote.kinds import Kind
from croupier.games.tote.pool_result import PoolResult
from croupier.games.tote.single_race import FINDERS
from tools.parimutuel.example import read_example

WIDE, LEFT, HIGH, GAP = 720, 190, 34, 18
BAR = WIDE - LEFT - 20
COLOURS = ("#1b6e53", "#b4552d", "#6b6f76")
SHADES = ("#1b6e53", "#2f8f6f", "#57ad90", "#86c7b0", "#b3ddcd")

DOLLAR = (
    ("win, 18 % taken", {"kind": "win", "takeout": "18", "bets": "1:250 2:400 3:120 4:90 5:60 6:80"}),
    ("exacta, 20 %", {"kind": "exacta", "takeout": "20", "bets": "3-2:90 2-3:150 1-2:200 4-5:60"}),
    ("trifecta, 24 %", {"kind": "trifecta", "takeout": "24", "bets": "3-2-1:37 2-3-1:150 1-2-3:200"}),
    ("show, a minus pool", {"kind": "show", "takeout": "18", "bets": "3:900 2:30 1:30 4:40"}),
)
FINISH = "3 2 1 4"
SHARED = (
    (Kind.PLACE, "1 2 3", "1 first, 2 second"),
    (Kind.PLACE, "1=2 3", "1 and 2 level for first"),
    (Kind.PLACE, "1 2=3", "2 and 3 level for second"),
    (Kind.PLACE, "1 1A 2", "an entry, 1 and 1A, first and second"),
    (Kind.SHOW, "1 2 3", "1 first, 2 second, 3 third"),
    (Kind.SHOW, "1 2=3 4", "2 and 3 level for second"),
    (Kind.SHOW, "1 2 3=4", "3 and 4 level for third"),
    (Kind.SHOW, "1 1A 2", "the entry takes two of three"),
)
Piece = tuple[Fraction, str, str]
"""A part of the bar, what stands in it, and its colour."""


def dollar() -> str:
    """Of $1 bet: paid, taken and broken off; a minus pool pays more than is there."""
    bars = []
    for name, told in DOLLAR:
        done = read_example({**told, "finish": FINISH}).priced()
        parts = (done.paid - done.minus, done.takeout, done.breakage)
        pieces = [
            (Fraction(part, done.wagers), _of_a_dollar(Fraction(part, done.wagers)), colour)
            for part, colour in zip(parts, COLOURS, strict=True)
            if part
        ]
        bars.append((name, pieces, _note(done)))
    legend = list(zip(("to the winners", "takeout", "breakage"), COLOURS, strict=True))
    return _svg("Where a dollar goes", bars, legend)


def _note(done: PoolResult) -> str:
    """What is too narrow to be seen in the bar, or does not come out of the dollar."""
    if done.minus:
        return f"and {_of_a_dollar(Fraction(done.minus, done.wagers))} more, from the association"
    return f"breakage {_of_a_dollar(Fraction(done.breakage, done.wagers))}"


def _of_a_dollar(part: Fraction) -> str:
    cents, tenths = divmod(round(part * 1000), 10)
    return f"{cents}.{tenths}¢"


def split() -> str:
    """Who gets which part of the profit."""
    bars = []
    for kind, finish, says in SHARED:
        told = {"kind": kind, "takeout": "0", "runners": "1 1A 2 3 4", "bets": "1:1 2:1 3:1 4:1"}
        example = read_example({**told, "finish": finish})
        winners = FINDERS[kind](example.pool.bets, example.races[1])
        pieces = [
            (winner.part, f"{winner.wins}: {'all' if winner.part == 1 else winner.part}", SHADES[number])
            for number, winner in enumerate(winners)
        ]
        bars.append((f"{kind}: {finish}", pieces, says))
    return _svg("Who shares the profit of place and show", bars, [])


def _svg(title: str, bars: Sequence[tuple[str, Sequence[Piece], str]], legend: list[tuple[str, str]]) -> str:
    step = HIGH + GAP + 14
    high = 50 + step * len(bars) + (30 if legend else 0)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" width="{WIDE}" height="{high}"'
        f' font-family="sans-serif" font-size="15" role="img" aria-label="{escape(title)}">',
        f'<rect width="{WIDE}" height="{high}" fill="#ffffff"/>',
        f'<text x="16" y="28" font-size="18" font-weight="bold" fill="#222">{escape(title)}</text>',
    ]
    for number, (name, pieces, note) in enumerate(bars):
        lines += _bar(50 + number * step, name, pieces, note)
    for number, (name, colour) in enumerate(legend):
        x = LEFT + number * 170
        lines.append(f'<rect x="{x}" y="{high - 30}" width="16" height="16" fill="{colour}"/>')
        lines.append(f'<text x="{x + 24}" y="{high - 17}" fill="#222">{name}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def _bar(top: int, name: str, pieces: Sequence[Piece], note: str) -> Iterator[str]:
    yield f'<text x="16" y="{top + 22}" fill="#222">{escape(name)}</text>'
    x = LEFT
    for part, text, colour in pieces:
        wide = int(part * BAR)
        yield f'<rect x="{x}" y="{top}" width="{wide}" height="{HIGH}" fill="{colour}" stroke="#ffffff"/>'
        if wide >= 9 * len(text):
            ink = "#222" if colour in SHADES[2:] else "#ffffff"
            yield f'<text x="{x + 8}" y="{top + 22}" fill="{ink}">{escape(text)}</text>'
        x += wide
    if note:
        yield f'<text x="{LEFT}" y="{top + HIGH + 16}" font-size="12" fill="#555">{escape(note)}</text>'
