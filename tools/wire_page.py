"""Write the tables of docs/wire.md: what each screen sends and is shown. The page's prose is kept."""

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import msgspec

from croupier.desk.view import ScreenParts
from croupier.floor.kinds import KINDS
from croupier.server.frames import Frame, frames_of
from croupier.server.pit_view import HouseOverview
from croupier.server.screen_views import overviews, screen_views
from tools.typescript import Types, one_line
from tools.wire_words import ASKS, DEVICES

PAGE = Path(__file__).parent.parent / "docs" / "wire.md"
SECTION = re.compile(r"(<!-- ([a-z]+): tools/wire_page\.py -->\n).*?(<!-- end -->\n)", re.DOTALL)


def page() -> str:
    """As it stands, with its tables written anew."""
    return SECTION.sub(lambda found: found[1] + TABLES[found[2]]() + found[3], PAGE.read_text("utf-8"))


def _frames() -> str:
    rows = ["| screen | frame | what it asks | clause |", "|---|---|---|---|"]
    rows.append('| all | `["ping"]` | are you there? answered by `pong` | |')
    for screen, frames in frames_of(KINDS).items():
        asks = ASKS.get(screen, {})
        if unknown := asks.keys() ^ frames.keys():
            raise KeyError(f"tools/wire_words.py and what a {screen} sends differ in {sorted(unknown)}")
        rows += [_frame(screen, name, frames[name], *asks[name]) for name in asks]
        devices = [(device, words) for (at, device), words in DEVICES.items() if at == screen]
        rows += [f'| {screen} | `["{device}", WHAT]` | {words} | |' for device, words in devices]
    return "\n".join(rows) + "\n"


def _frame(screen: str, name: str, frame: Frame, words: str, clause: str) -> str:
    values = ["TABLE"] if screen == "supervisor" else []
    values += [field.name.upper() for field in frame.fields]
    if frame.repeated:
        values += _repeated(frame)
    values = ["ID", f'"{name}"', *values]
    return f"| {screen} | `[{', '.join(values)}]` | {words} | {clause} |"


def _repeated(frame: Frame) -> list[str]:
    if len(frame.repeated) == 1:
        return [frame.repeated[0].name.upper(), "…"]
    return ["VALUE" if frame.repeated[0].says == "cents" else "COLOUR", "COUNT", "…"]


def _views() -> str:
    types, lines = Types(), list[str]()
    for screen, by_kind in screen_views(KINDS).items():
        sets: dict[ScreenParts, list[str]] = {}
        for kind, parts in by_kind.items():
            sets.setdefault(parts, []).append(kind)
        for parts, kinds in sets.items():
            at = f" ({', '.join(kinds)})" if len(sets) > 1 else ""
            lines.append(f"- `{screen}`{at}: {', '.join(f'`{types.name(part)}`' for part in parts)}")
    shown = ", ".join(f"`{types.name(part)}`" for part in dict.fromkeys(overviews(KINDS).values()))
    lines.append(f"- each of a supervisor's `tables`: one of {shown}; and `{types.name(HouseOverview)}`")
    return "\n".join((*lines, "", *_structs(types))) + "\n"


def _structs(types: Types) -> Iterator[str]:
    """Those that were named, then those that they name."""
    yield "| name | keys | what they say |\n|---|---|---|"
    written: set[str] = set()
    while left := [name for name in types.structs if name not in written]:
        for name in left:
            written.add(name)
            yield _struct(types, name, types.structs[name])


def _struct(types: Types, name: str, struct: type[msgspec.Struct]) -> str:
    keys = "<br>".join(f"`{field.strip(' ;')}`" for field in types.fields(struct)).replace("|", "\\|")
    said = one_line(struct.__doc__) if struct.__doc__ and not struct.__doc__.startswith(f"{name}(") else ""
    return f"| `{name}` | {keys} | {said} |"


TABLES: Mapping[str, Callable[[], str]] = {"frames": _frames, "views": _views}


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"wrote {PAGE.name}\n")
