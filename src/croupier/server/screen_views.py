"""The structs behind every screen's view, as the kinds of this floor and the server declare them."""

from collections.abc import Mapping

import msgspec

from croupier.desk.front import ANYONE
from croupier.desk.kinds import OWN_SCREENS, Kinds
from croupier.desk.view import ScreenParts
from croupier.server.absent_dealers import DealerAwayPart
from croupier.server.pit_view import SUPERVISOR, MePart
from croupier.server.slip_view import TableSlipsPart

Views = Mapping[str, Mapping[str, ScreenParts]]


def screen_views(kinds: Kinds) -> Views:
    """The parts of a view by screen and by the name of the kind; the supervisors' screen is of no kind."""
    found: dict[str, dict[str, ScreenParts]] = {}
    for kind in kinds.kinds:
        for screen in kind.screens.keys() & kind.views.keys():
            parts: ScreenParts = kind.views[screen]
            for_players = screen == kind.player_screen or kind.screens[screen] == ANYONE
            parts = (DealerAwayPart, *parts) if for_players else (MePart, TableSlipsPart, *parts)
            found.setdefault(screen, {})[kind.name] = parts
    in_order = {screen: found[screen] for screen in kinds.screens if screen in found}
    return {**in_order, "supervisor": {"": SUPERVISOR}}


def overviews(kinds: Kinds) -> dict[str, type[msgspec.Struct]]:
    """What each kind shows of a place among the supervisors' tables, by the name of the kind."""
    return {kind.name: part for kind in kinds.kinds for part in kind.views.get(_OVERSEEING, ())}


[_OVERSEEING] = OWN_SCREENS
