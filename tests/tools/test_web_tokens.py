"""Goal: one palette. Method: find every colour that the screens' source writes outside tokens.css."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "web" / "src"
TOKENS = SOURCE / "lib" / "tokens.css"
BASES = (
    "aqua|aquamarine|beige|black|blue|brown|chocolate|coral|crimson|cyan|fuchsia|gold|goldenrod|gray|green|grey|indigo|ivory"
    "|khaki|lavender|lime|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|seagreen|sienna|silver|skyblue"
    "|slategray|slategrey|snow|tan|teal|tomato|turquoise|violet|wheat|white|yellow"
)
HEX = re.compile(r"(?<![\w&])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b", re.IGNORECASE)
FUNCTION = re.compile(r"\b(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch|color)\((?!\s*from\s+var\(--)")
"""A colour made from a token, `oklch(from var(--dye-red) …)`, is a use of it."""
NAME = re.compile(rf"(?<![\w$.-])(?:dark|light|medium|deep|pale)?(?:{BASES})(?![\w-])", re.IGNORECASE)
PAINTED = r"[\w-]*color|background[\w-]*|fill|stroke|border[\w-]*|outline|[\w-]+-shadow|filter|--[\w-]+"
DECLARATION = re.compile(rf"^\s*(?:{PAINTED}):(.*)")
ATTRIBUTE = re.compile(r"\b(?:fill|stroke|stop-color|flood-color|color)=(?:\"([^\"]*)\"|\{([^}]*)\})")
USED = re.compile(r"var\((--[\w-]+)\s*[,)]")
DEFINED = re.compile(r"(--[\w-]+)\s*(?::|=)")


def sources() -> list[Path]:
    found = (path for kind in ("svelte", "ts", "css") for path in SOURCE.rglob(f"*.{kind}"))
    return sorted(path for path in found if path != TOKENS)


def colours(line: str) -> Iterator[str]:
    """Written in a line of source: hex and functions anywhere, names where a colour is meant."""
    for found in (*HEX.finditer(line), *FUNCTION.finditer(line)):
        yield found[0]
    values = [found[1] for found in DECLARATION.finditer(line)]
    values += [found[1] or found[2] for found in ATTRIBUTE.finditer(line)]
    for value in values:
        yield from NAME.findall(value)


def test_colours_come_from_the_tokens_alone() -> None:
    written = [
        f"{path.relative_to(SOURCE)}:{number}: {colour}"
        for path in sources()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        for colour in colours(line)
    ]
    assert written == []


def test_every_token_that_is_used_is_defined() -> None:
    texts = {path: path.read_text("utf-8") for path in (TOKENS, *sources())}
    defined = {name for text in texts.values() for name in DEFINED.findall(text)}
    used = {name: path for path, text in texts.items() for name in USED.findall(text)}
    assert {name: str(path.relative_to(SOURCE)) for name, path in used.items() if name not in defined} == {}


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("    color: #fff;", ["#fff"]),
        ("    background: linear-gradient(90deg, #0b6b40f5, var(--go));", ["#0b6b40f5"]),
        ("  return `hsl(${turn} 52% 48%)`;", ["hsl("]),
        ('<circle r="9" fill="gold" />', ["gold"]),
        ("    border: 1px solid white;", ["white"]),
        ("    fill: var(--pocket-red);", []),
        ("  .red {", []),
        ("    background: transparent;", []),
        ("  red: 'red',", []),
        ("{#each order as pocket}", []),
        ('<circle fill="url(#glass)" />', []),
        ("  return `oklch(from var(--dye-red) l c ${turn})`;", []),
    ],
)
def test_what_counts_as_a_colour(line: str, found: list[str]) -> None:
    assert list(colours(line)) == found
