"""Write web/src/lib/generated.ts from the server's structs: every view, every HTTP answer, every frame."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args, get_origin

from litestar import Response
from litestar.handlers import HTTPRouteHandler

from croupier.base.wire_types import CENTS, COUNT, EMPTY, LONG, SLIP, SMALL, STAFF
from croupier.desk.view import ScreenParts
from croupier.floor.kinds import KINDS
from croupier.floor.parts.colours import OTHER_VALUE, VALUE_COLOURS
from croupier.games.reasons import REASONS
from croupier.server.accounts_api import ACCOUNTS_ROUTES
from croupier.server.app import health
from croupier.server.entrance_api import ENTRANCE_ROUTES
from croupier.server.frames import TRUTH, Field, Frame, frames_of
from croupier.server.integrity_api import INTEGRITY_ROUTES
from croupier.server.par_api import PAR_ROUTES
from croupier.server.pit_api import PIT_ROUTES
from croupier.server.pit_view import HouseOverview
from croupier.server.replies import DoneReply, RefusedReply
from croupier.server.screen_views import overviews, screen_views
from croupier.server.table_api import TABLE_ROUTES, layout_route
from croupier.server.words_api import WORDS_ROUTES
from tools.typescript import Types, interface, one_of

PAGE = Path(__file__).parent.parent / "web" / "src" / "lib" / "generated.ts"
TOP = """/**
 * What the server sends to screens, answers over HTTP and takes from each screen.
 * Written by tools/wire_types.py from the server's own structs: change those and run it again.
 */

/** Money as text, like "5.00". */
export type Dollars = string;

/** The colour of each value chip, by its worth in cents. */
export const VALUE_COLOURS: Readonly<Record<number, string>> = {{
{colours}
}};
export const OTHER_VALUE = '{other}';

/** Why a spin or a game decided nothing, by the reason's name in the journal. */
export const REASONS: Readonly<Record<string, string>> = {{
{reasons}
}};
"""
IN_FRAMES = {
    "voucher": "string",
    CENTS: "Dollars",
    "game": "number",
    SLIP: "number",
    SMALL: "number",
    COUNT: "number",
}
IN_FRAMES |= {**dict.fromkeys((STAFF, EMPTY, LONG, "text"), "string"), TRUTH: "boolean"}
ROUTES = (
    *ENTRANCE_ROUTES,
    *TABLE_ROUTES,
    *WORDS_ROUTES,
    *ACCOUNTS_ROUTES,
    *PIT_ROUTES,
    *INTEGRITY_ROUTES,
    *PAR_ROUTES,
    layout_route(KINDS),
    health,
)


def page() -> str:
    types_ = Types()
    views, answers = list(_views(types_)), _answers(types_)
    parts = (*types_.interfaces(), *views, answers, *_frames())
    colours = "\n".join(f"  {chip}: '{colour}'," for chip, colour in VALUE_COLOURS.items())
    reasons = "\n".join(f"  '{name}': '{says}'," for name, says in REASONS.items())
    return "\n".join((TOP.format(colours=colours, other=OTHER_VALUE, reasons=reasons), *parts))


def _views(types_: Types) -> Iterator[str]:
    """One type for a screen; where kinds differ, one for each and the union of them."""
    yield _supervised(types_)
    screens = screen_views(KINDS)
    for screen, by_kind in screens.items():
        different = dict.fromkeys(by_kind.values())
        kinds = {parts: next(kind for kind, same in by_kind.items() if same == parts) for parts in different}
        names = {parts: _named(kinds[parts] if len(kinds) > 1 else "", screen) for parts in kinds}
        yield from (_view(types_, name, parts) for parts, name in names.items())
        if len(names) > 1:
            yield f"export type {_named('', screen)} = {' | '.join(names.values())};\n"
    fields = [f"  {_key(screen)}: {_named('', screen)};" for screen in screens]
    yield interface("Views", "The whole view of each screen.", fields)


def _named(kind: str, screen: str) -> str:
    return f"{kind.capitalize()}{_in_capitals(screen)}View"


def _in_capitals(screen: str) -> str:
    """`tote-board` as a type's name has it: `ToteBoard`."""
    return "".join(word.capitalize() for word in screen.split("-"))


def _key(screen: str) -> str:
    return screen if screen.isidentifier() else f"'{screen}'"


def _view(types_: Types, name: str, parts: ScreenParts) -> str:
    return f"export interface {name} extends {', '.join(map(types_.name, parts))} {{}}\n"


def _supervised(types_: Types) -> str:
    shown = " | ".join(dict.fromkeys(map(types_.name, overviews(KINDS).values())))
    return f"export type SupervisedTable = ({shown}) & {types_.name(HouseOverview)};\n"


def _answers(types_: Types) -> str:
    for struct in (DoneReply, RefusedReply):
        types_.name(struct)
    fields = []
    for route in ROUTES:
        answer = route.fn.__annotations__["return"]
        origin: object = get_origin(answer)
        if origin is Response:
            [answer] = get_args(answer)
        if answer is not bytes:
            fields += [f"  '{method} {path}': {types_.of(answer)};" for method, path in _paths(route)]
    return interface("Answers", "What each request is answered.", fields)


def _paths(route: HTTPRouteHandler) -> Iterator[tuple[str, str]]:
    for method in sorted(route.http_methods):
        yield from ((method, path.replace(":str", "").replace(":int", "")) for path in sorted(route.paths))


def _frames() -> Iterator[str]:
    by_screen = {screen: frames for screen, frames in frames_of(KINDS).items() if frames}
    for screen, frames in by_screen.items():
        fields = [f"  '{name}': {_values(frame, screen)};" for name, frame in sorted(frames.items())]
        yield interface(f"{_in_capitals(screen)}Frames", f"What a {screen} sends, by name.", fields)
    fields = [f"  {_key(screen)}: {_in_capitals(screen)}Frames;" for screen in by_screen]
    yield interface("Frames", "What each screen sends.", fields)
    devices = [f"  {name}: {one_of(sorted(screens))};" for name, screens in KINDS.devices.items()]
    yield interface("Devices", "Simulated devices, and the screens on which a hand may use them.", devices)


def _values(frame: Frame, screen: str) -> str:
    """As a tuple with a name for each value; a supervisor's frame begins with the table."""
    values = ["table: string"] if screen == "supervisor" else []
    values += [f"{field.name}: {_value(field)}" for field in frame.fields]
    if frame.repeated:
        each = " | ".join(dict.fromkeys(map(_value, frame.repeated)))
        values.append(f"...{frame.repeated[0].name}: ({each})[]")
    return f"[{', '.join(values)}]"


def _value(field: Field) -> str:
    return IN_FRAMES.get(field.says) or one_of(field.says.split(" or "))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"wrote {PAGE.name}\n")
