"""Every screen is shown exactly the fields that its structs declare, with values of the declared types.

Floors of every kind play a round; then each view is read as its structs and written again: nothing may be
missing, left over or changed.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest

from croupier.desk.view import ScreenParts
from croupier.floor.kinds import KINDS
from croupier.server.pit_view import HouseOverview
from croupier.server.screen_views import overviews, screen_views
from tests.server.acts import buy_in, play
from tests.server.clients import Screen
from tests.server.rig import T1, house, live, settings

VIEWS = screen_views(KINDS)


def declared(parts: ScreenParts) -> dict[str, Any]:
    return {name: hint for part in parts for name, hint in get_type_hints(part, include_extras=True).items()}


def faults(shown: dict[str, Any], parts: ScreenParts) -> Iterator[str]:
    hints = declared(parts)
    yield from (f"{name} is shown or declared, not both" for name in shown.keys() ^ hints.keys())
    for name in shown.keys() & hints.keys():
        read = msgspec.convert(shown[name], hints[name])
        again = msgspec.json.decode(msgspec.json.encode(read))
        if again != shown[name]:
            yield f"{name} is {shown[name]}, and as declared it would be {again}"


def check(kind: str, **screens: Screen) -> None:
    for name, screen in screens.items():
        assert list(faults(screen.view, VIEWS[name][kind])) == [], name


def check_overview(kind: str, supervisor: Screen) -> None:
    assert list(faults(supervisor.view, VIEWS["supervisor"][""])) == []
    [table] = supervisor.view["tables"]
    assert list(faults(table, (overviews(KINDS)[kind], HouseOverview))) == []


def test_every_screen_of_every_kind_is_declared() -> None:
    for kind in KINDS.kinds:
        undeclared = kind.screens.keys() - kind.views.keys()
        assert undeclared == set(), f"{kind.name} shows {undeclared} without saying what"


def test_terminals_show_what_they_declare(tmp_path: Path) -> None:
    with house(settings(), tmp_path) as floor:
        sam, dana = floor.opened()
        one = floor.terminal("1")
        check("terminals", terminal=one, console=dana, board=floor.board())
        buy_in(one, dana, "100.00")
        play(dana, [one], [("red", "5.00"), ("17", "1.00"), ("black", "5.00")])
        one.do("ask-cash-out")
        dana.until(lambda view: view["terminals"][0]["cash_out"])
        sam.until(lambda view: view["tables"][0]["rounds"])
        check("terminals", terminal=one, console=dana, board=floor.board())
        check_overview("terminals", sam)


def test_a_dealerless_table_shows_what_it_declares(tmp_path: Path) -> None:
    made = settings(betting_seconds=0.5, prompt_seconds=0.2, rest_seconds=0.2)
    table = msgspec.structs.replace(made.tables[0], rulebook="ilani", options={})
    with house(msgspec.structs.replace(made, tables=(table,)), tmp_path) as floor:
        sam, one = floor.staff("Sam"), floor.terminal("1")
        sam.do("open-enclosed", T1)
        sam.do("open-station", T1, "1", "start of day")
        one.until(lambda view: view["games"] or view["history"])
        check("dealerless", terminal=one, board=floor.board())
        check_overview("dealerless", sam)


@pytest.mark.parametrize(("book", "game"), [("oneida-roulette", "roulette"), ("new-jersey", "bigsix")])
def test_a_live_wheel_shows_what_it_declares(tmp_path: Path, book: str, game: str) -> None:
    with house(live(book, game), tmp_path) as floor:
        sam, dana = floor.dealt()
        one = floor.seat("1")
        one.do("ask-chips", "100.00", "0.00", "0.00", "0.00")
        dana.until(lambda view: view["seats"][0]["asked"])
        check("wheel", seat=one, felt=dana, board=floor.board())
        dana.do("issue-chips", "1", "", "0.00", "100.00", "0.00", "0.00")
        a_round(dana, one, game)
        sam.until(lambda view: view["tables"][0]["rounds"])
        check("wheel", seat=one, felt=dana, board=floor.board())
        check_overview("wheel", sam)


def a_round(dana: Screen, one: Screen, game: str) -> None:
    """The seat bets, and at the Big Six it wins: there the dealer alone says what came."""
    spot = "17" if game == "roulette" else "joker"
    dana.do("new-game")
    one.until(lambda view: view["phase"] == "betting")
    one.do("lay-wager", 1, spot, "5.00", "value", "0.00")
    if dana.view["table"]["before_spin"]:
        dana.do("no-more-bets", 1)
    dana.do("spin-ball", 1, "clockwise")
    if not dana.view["table"]["before_spin"]:
        dana.do("no-more-bets", 1)
    dana.until(lambda view: view["ball"]["state"] == "rest")
    dana.do("announce-number", 1, dana.view["ball"]["number"] if game == "roulette" else "stop:6")
    one.until(lambda view: view["phase"] == "announced")
    check("wheel", seat=one, felt=dana)
    if game == "roulette":
        dana.do("place-crown", 1)
    dana.do("collect-losers", 1)
    dana.do("pay-winners", 1)
