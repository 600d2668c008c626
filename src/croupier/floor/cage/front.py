"""How a cage meets people: a screen for cashiers, on which runners sign too and supervisors stand in."""

from croupier.base.envelope import Role
from croupier.desk.front import Front
from croupier.desk.room import Room
from croupier.desk.running import Around, Running
from croupier.floor.cage.kind import KIND
from croupier.floor.cage.settings import CageSettings, installation
from croupier.floor.cage.state import Cage
from croupier.floor.cage.views import CagePart


def run(cage: Cage, around: Around, settings: CageSettings) -> Running:
    from croupier.floor.cage.running import RunningCage  # noqa: PLC0415 - loads what only a server needs

    return RunningCage(cage, around, settings)


FRONT: Front[Cage, CageSettings] = Front(
    settings=CageSettings,
    installation=installation,
    run=run,
    screens={"cage": frozenset({Role.CASHIER, Role.RUNNER, Role.SUPERVISOR})},
    player_screen="",
    label=lambda _: "cage",
    positions=lambda _: {},
    overview=lambda _: {},
    views={"cage": (CagePart,)},
)
ROOM = Room(KIND, FRONT)
