"""The cookies by which a browser is known, and the screens that staff may open."""

from litestar.datastructures import State

from croupier.base.envelope import Role
from croupier.server.floor import Floor

DEVICE, SESSION = "croupier-device", "croupier-session"
SCREENS = {
    "console": (Role.DEALER,),
    "felt": (Role.DEALER, Role.MUCKER),
    "supervisor": (Role.SUPERVISOR, Role.DIRECTOR),
}
"""Whose role opens which screen; what may then be done follows from the role."""


def the_floor(state: State) -> Floor:
    floor: Floor = state.floor
    return floor
