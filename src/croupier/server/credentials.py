"""The cookies by which a browser is known, and the floor behind an application."""

from litestar.datastructures import State

from croupier.server.running_floor import RunningFloor

DEVICE, SESSION = "croupier-device", "croupier-session"


def the_floor(state: State) -> RunningFloor:
    floor: RunningFloor = state.floor
    return floor
