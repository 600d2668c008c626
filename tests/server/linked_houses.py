"""A host and its guest, each a served floor, with a cable between them that a test can cut."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from croupier.floor.tote.settings import GuestSettings
from croupier.games.tote.kinds import Kind
from croupier.server.settings import Settings
from tests.crash.cuttable import Cuttable
from tests.crash.rig import free_port
from tests.server.clients import Screen
from tests.server.race_day import RaceDayHouse, tote_settings
from tests.server.rig import house
from tests.server.scripted_track import scripted

HOST, GST = "Host Park", "GST"
TAKEOUTS = {Kind.WIN: 2000, Kind.EXACTA: 2500, Kind.DAILY_DOUBLE: 2500}
"""The guest's own, in basis points; the model track has 18, 20 and 20 %."""


Site = dict[str, Any]
"""The other site, as a mutuel manager's screen shows it."""


class LinkedHouses:
    """Both are on sale once the cable is whole; Max works the mutuels at both, Tess sells."""

    def __init__(self, host: RaceDayHouse, guest: RaceDayHouse, cable: Cuttable) -> None:
        self.host, self.guest, self.cable = host, guest, cable
        self.at_host, self.at_guest = host.on_sale(), guest.manager()

    def join(self) -> "LinkedHouses":
        self.cable.mend()
        self.guest.on_sale()
        self.at_guest.until(lambda view: view["host"]["heard"] and view["host"]["verification"] == "verified")
        self.at_host.until(lambda view: view["guests"][0]["verification"] == "verified")
        return self

    def cut(self) -> None:
        self.cable.cut()
        self.at_guest.until(lambda view: not view["host"]["heard"])

    def stop_and_merge(self, race: int) -> None:
        self.host.stop(race)
        self.until_both(lambda site: race_of(site, race)["merge"] == "merged")

    def until_both(self, so: Callable[[Site], object]) -> list[Site]:
        """Each manager's view of the other site, once it is so."""
        return [
            guest_of(self.at_host.until(lambda view: so(guest_of(view)))),
            host_of(self.at_guest.until(lambda view: so(host_of(view)))),
        ]

    def run(self, race: int, order: str = "1-2-3-4-5-6") -> None:
        self.stop_and_merge(race)
        self.host.finish(race, order)
        self.guest.phase(race, "official")


def host_of(view: dict[str, Any]) -> Site:
    found: Site = view["host"]
    return found


def guest_of(view: dict[str, Any]) -> Site:
    [found] = view["guests"]
    return dict(found)


def race_of(site: Site, race: int) -> dict[str, Any]:
    found: dict[str, Any] = site["races"][race - 1]
    return found


def act(screen: Screen, key: str) -> tuple[str, str] | None:
    """What the act says, and its clause."""
    found = next((one for one in screen.view["acts"] if one["key"] == key), None)
    return (found["says"], found["clause"].partition(":")[2]) if found else None


def _sites(folder: Path, cable: Cuttable, port: int, changed: dict[str, Any]) -> tuple[Settings, Settings]:
    key = folder / "shared.key"
    key.write_text("a secret that both sites keep in a file\n", "utf-8")
    made = []
    for name in ("host", "guest"):
        (folder / name).mkdir()
        made.append(tote_settings(folder / name))
    host, guest = made
    linked = {"name": HOST, "link": f"127.0.0.1:{port}", "guests": (GuestSettings(GST, str(key)),)}
    joined = {"track": f"link:127.0.0.1:{cable.port}", "host": HOST, "link_name": GST, "link_key": str(key)}
    return _with(host, **linked), _with(guest, **joined, takeouts=TAKEOUTS, **changed)


def _with(settings: Settings, **changed: Any) -> Settings:
    return replace(settings, tables=(replace(settings.tables[0], **changed),))


@contextmanager
def linked_houses(folder: Path, monkeypatch: pytest.MonkeyPatch, **guest: Any) -> Iterator[LinkedHouses]:
    """The cable is cut to begin with; `guest` are settings of the guest."""
    tracks, port = scripted(monkeypatch), free_port()
    cable = Cuttable(port)
    cable.cut()
    at_host, at_guest = _sites(folder, cable, port, guest)
    with house(at_host, folder / "host") as host, house(at_guest, folder / "guest") as other:
        yield LinkedHouses(
            RaceDayHouse(host, tracks, folder / "host"), RaceDayHouse(other, tracks, folder / "guest"), cable
        )
        assert host.audit() == other.audit() == []
    cable.close()
