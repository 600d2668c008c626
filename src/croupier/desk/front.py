"""How places of a kind meet people: their screens, their settings, and how they are set in motion."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic, TypeVar

from croupier.base.envelope import Role
from croupier.base.names import TerminalId
from croupier.desk.bot import Bot
from croupier.desk.messages import InstallTable
from croupier.desk.running import Around, PlaceSettings, Running
from croupier.desk.terms import PlaceTerms
from croupier.desk.view import ScreenParts, View
from croupier.law.sign import Sign

S = TypeVar("S")
P = TypeVar("P", bound=PlaceSettings)
ANYONE: frozenset[Role] = frozenset()


def _always_fits(
    _state: object, _settings: PlaceSettings | None, _books: Sequence[str], _folder: Path
) -> None: ...


def _no_terms(_state: object) -> PlaceTerms | None:
    return None


@dataclass(frozen=True)
class Front(Generic[S, P]):
    """`screens` by who may open them; those for `ANYONE` show what hangs on a wall.

    `player_screen` is the one that a paired terminal or seat opens. `check` refuses a folder or configuration
    that does not fit what the journal says of the place; the file may no longer name it. `devices` are
    simulated ones that a person's hand may use, and the screens on which it may. `views` are the structs that
    each screen's view is made of; `supervisor` there is the struct that `overview` returns; a place that
    returns nothing is not among the supervisors' tables. A screen that is
    not declared there works all the same, with views of any shape and no generated types. `layouts` are the
    structs that the terms of such a place may give as its layout. `bots` play there by themselves,
    by the place's label. `sign` is what is posted there in a language, where it is not the sign of its terms.
    `papers` are PDFs that anyone may take away, by their file's name; None where
    there is nothing to print yet.
    """

    settings: type[P]
    installation: Callable[[P], InstallTable]
    run: Callable[[S, Around, P], Running]
    screens: Mapping[str, frozenset[Role]]
    player_screen: str
    label: Callable[[S], str]
    positions: Callable[[S], Mapping[TerminalId, str]]
    overview: Callable[[S], View]
    terms: Callable[[S], PlaceTerms | None] = _no_terms
    check: Callable[[S, P | None, Sequence[str], Path], None] = _always_fits
    devices: Mapping[str, frozenset[str]] = field(default_factory=dict)
    views: Mapping[str, ScreenParts] = field(default_factory=dict)
    layouts: ScreenParts = ()
    bots: Mapping[str, Bot] = field(default_factory=dict)
    sign: Callable[[S, str], Sign] | None = None
    papers: Mapping[str, Callable[[S], bytes | None]] = field(default_factory=dict)


def _nobody_runs_it(_state: object, _around: Around, _settings: PlaceSettings) -> Running:
    raise TypeError("this place has nothing in motion")


def _nothing_installs_it(_settings: PlaceSettings) -> InstallTable:
    raise TypeError("this place stands without being installed")


def no_front(_state: type[S]) -> Front[S, PlaceSettings]:
    """Of a place that nobody looks at: it has no screens of its own."""
    return Front(
        settings=PlaceSettings,
        installation=_nothing_installs_it,
        run=_nobody_runs_it,
        screens={},
        player_screen="",
        label=lambda _: "",
        positions=lambda _: {},
        overview=lambda _: {},
    )
