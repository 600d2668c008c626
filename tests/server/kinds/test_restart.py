"""The process ends after every step of a game, another opens the same folder, and the game goes on."""

from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest

from croupier.desk.audit import Verification
from croupier.devices import bigsix, simulated
from croupier.server.settings import Settings
from croupier.store.sqlite import SqliteStore, database
from tests.server.clients import Screen
from tests.server.kinds.cable import Cable
from tests.server.kinds.plays import NUMBER, PLAYER, POSITIONS, RESTARTED, Play, Step, deal, filled
from tests.server.rig import House, Loaded, house
from tests.server.sites import Sites

PASSING = {"clock", "ball", "reader", "reasons", "acts", "seats", "statistics", "sat_seconds"}
"""What passes by itself: the clock, the ball and what is seen of it, who is online, the time of a stay."""
WHILE_THE_BALL_RUNS = ("spin-ball", "no-more-bets")


class Stopped(Loaded):
    def randbelow(self, most: int) -> int:
        return 5 if most == bigsix.STOPS else 0


@pytest.mark.parametrize("name", RESTARTED)
def test_a_game_goes_on_from_every_step(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulated, "secrets", Loaded([NUMBER]))
    monkeypatch.setattr(bigsix, "secrets", Stopped([NUMBER]))
    play, people = RESTARTED[name], Sites()
    with house(play.settings(), tmp_path, play.kinds) as floor:
        play.start(floor)
        before = looked_at(floor, play)
        people.leave(floor)
    for step in play.steps:
        with house(paced(play.settings(), step), tmp_path, play.kinds) as floor:
            people.come_back(floor)
            assert looked_at(floor, play) == before, f"before {step.frame}"
            do(floor, play, step)
            before = looked_at(floor, play)
            people.leave(floor)
    store = SqliteStore.reading(database(tmp_path))
    assert store.balances()[play.account] == play.gained  # type: ignore[index]
    assert Verification(store, play.kinds).run() == []
    store.close()


def paced(settings: Settings, step: Step) -> Settings:
    """A ball that runs while a process ends and another begins must not come to rest in that time."""
    if step.frame not in WHILE_THE_BALL_RUNS:
        return settings
    slow = msgspec.structs.replace(settings.tables[0], wheel_speed=1.0)
    return msgspec.structs.replace(settings, tables=(slow,))


def do(floor: House, play: Play, step: Step) -> None:
    if step.who != PLAYER:
        return deal(floor, staffs_screen(floor, play), step)
    for position in POSITIONS:
        Cable(floor, position, play.screen).do(step.frame, filled(floor, step.values, position))


def staffs_screen(floor: House, play: Play) -> Screen:
    return floor.signed_in("Sam" if play.staffs_screen == "supervisor" else "Dana", play.staffs_screen)


def looked_at(floor: House, play: Play) -> list[dict[str, object]]:
    """What both players see, less what passes by itself."""
    return [kept(floor.terminal(position, play.screen).view) for position in POSITIONS]


def kept(view: Mapping[str, object]) -> dict[str, object]:
    return {key: value for key, value in view.items() if key not in PASSING}
