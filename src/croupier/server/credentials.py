"""The cookies by which a browser is known, and the floor behind an application."""

from litestar.datastructures import State

from croupier.server.running_floor import RunningFloor

DEVICE, SESSION = "croupier-device", "croupier-session"


def cookies_of(header: str) -> dict[str, str]:
    """What a browser says of itself in its `Cookie` header. Our own cookies are never quoted."""
    pairs = (part.partition("=") for part in header.split(";"))
    return {name.strip(): value.strip() for name, _, value in pairs}


def the_floor(state: State) -> RunningFloor:
    floor: RunningFloor = state.floor
    return floor
