"""A host and a guest, each a Croupier in a process of its own, with a cable between them that can be cut."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from croupier.base.names import TableId
from croupier.desk.record import Record
from croupier.devices.track import FinishPosted, RaceOfficial, StopBet
from croupier.floor.kinds import KINDS
from croupier.floor.tote.messages.tickets import TicketCashed, TicketPrinted, TicketSold
from croupier.games.tote.program.writing import written_card
from croupier.store.sqlite import SqliteStore, database
from tests.crash import held_printer
from tests.crash.cuttable import Cuttable
from tests.crash.filed_track import plant as plant_track
from tests.crash.filed_track import tell
from tests.crash.process import Process
from tests.crash.rig import free_port
from tests.server.clients import Screen, eventually
from tests.totes import race_card

P1 = TableId("P1")
ROOM = "frames_per_address = 100000\nrequests_per_address = 10000\nguesses_per_address = 10000"
STAFF = """
[[staff]]
name = "Tess"
role = "teller"
password = "sell"

[[staff]]
name = "Max"
role = "mutuel-manager"
password = "post"
"""
TOTE = """
[[tables]]
id = "P1"
kind = "tote"
cycle_seconds = 0.1
"""


def plant() -> None:
    """In the process of either site."""
    plant_track()
    held_printer.plant()


class Floor:
    """One site: its process, its teller Tess at W1 and its mutuel manager Max."""

    def __init__(self, folder: Path, config: str, planted: Any) -> None:
        self.folder, self._config, self._planted = folder, config, planted
        self._screens: list[Screen] = []
        self.start()

    def start(self) -> None:
        self.process = Process(self.folder, self._config + STAFF, ROOM, self._planted)

    def people(self) -> None:
        """They sign in, and sit down where they sat."""
        self.tess, self.max = self._person("Tess", "sell", "teller"), self._person("Max", "post", "mutuels")
        if self.tess.view["window"] is None:
            self.tess.do("open-drawer", "W1", "2000.00")

    def _person(self, name: str, password: str, screen: str) -> Screen:
        browser = self.process.browser()
        assert browser.sign_in(name, password).status_code in (200, 201)
        self._screens.append(browser.open(screen))
        return self._screens[-1]

    def kill(self) -> None:
        for screen in self._screens:
            screen.cut()
        self._screens.clear()
        self.process.end()

    def again(self) -> None:
        self.start()
        self.people()

    def sell(self, *bets: str) -> None:
        """The customer has the paper in hand: a site that is killed before that owes nobody a ticket."""
        self.tess.do("sell-ticket", *bets)
        eventually(lambda: len(self.events(TicketPrinted)) == len(self.events(TicketSold)))

    def race(self, number: int) -> dict[str, Any]:
        found: dict[str, Any] = self.max.view["races"][number - 1]
        return found

    def phase(self, number: int, phase: str) -> None:
        self.max.until(lambda _: self.max.view["races"] and self.race(number)["phase"] == phase)

    def until_live(self, live: bool) -> None:
        self.max.until(lambda view: view["live"] is live)

    def happened(self, event_type: type, /, **fields: object) -> bool:
        return bool(self.events(event_type, **fields))

    def events(self, event_type: type, /, **fields: object) -> list[Any]:
        return [
            event
            for record in self.journal()
            for event in record.events
            if isinstance(event, event_type)
            and all(getattr(event, name) == one for name, one in fields.items())
        ]

    def journal(self) -> list[Record]:
        store = SqliteStore.reading(database(self.folder))
        try:
            return [KINDS.read_record(entry.body) for entry in store.entries()]
        finally:
            store.close()

    def until(self, event_type: type, /, **fields: object) -> None:
        eventually(lambda: self.happened(event_type, **fields))

    def balances(self) -> dict[str, int]:
        store = SqliteStore.reading(database(self.folder))
        try:
            return {str(name): cents for name, cents in store.balances().items() if cents}
        finally:
            store.close()

    def papers(self) -> list[str]:
        """The numbers of the tickets, as their customers read them."""
        papers = sorted(
            (self.folder / "spool" / "P1-W1").glob("*.escpos"), key=lambda one: one.stat().st_mtime_ns
        )
        found = (re.findall(rb"\b(\d{18})\b", one.read_bytes()) for one in papers)
        return [numbers[0].decode() for numbers in found if numbers]

    def cash_everything(self) -> int:
        """Every ticket is brought twice; what was paid, by the journal."""
        for number in self.papers():
            first, second = (self.tess.ask("cash-ticket", number) for _ in range(2))
            assert not second["ok"], (first, second)
        paid = self.events(TicketCashed)
        assert len({one.ticket for one in paid}) == len(paid)
        return sum(one.amount for one in paid)


class Sites:
    def __init__(self, folder: Path) -> None:
        for name in ("host", "guest"):
            (folder / name).mkdir()
        self._reports, self._held = folder / "reports", folder / "held"
        card, key = folder / "card.json", folder / "shared.key"
        card.write_text(json.dumps(written_card(race_card())), "utf-8")
        key.write_text("a secret that both sites keep in a file\n", "utf-8")
        port = free_port()
        self.cable = Cuttable(port)
        self.cable.cut()
        both = f'{TOTE}card = "{card}"\n'
        self.host = Floor(
            folder / "host",
            f'{both}name = "Host Park"\ntrack = "file:{self._reports}"\nlink = "127.0.0.1:{port}"\n'
            f'guests = [{{ name = "GST", key = "{key}" }}]\n',
            plant,
        )
        self.guest = Floor(
            folder / "guest",
            f'{both}name = "Guest Hall"\ntrack = "link:127.0.0.1:{self.cable.port}"\nhost = "Host Park"\n'
            f'link_name = "GST"\nlink_key = "{key}"\ntakeouts = {{ win = 2000 }}\n'
            f'printer = "held:{self._held}"\n',
            plant,
        )

    def join(self) -> "Sites":
        """Both are on sale, and the guest's pools are verified."""
        self.cable.mend()
        for one in (self.host, self.guest):
            one.people()
            one.max.until(lambda view: view["races"])
            one.max.do("open-wagering")
        self.guest.max.until(lambda view: view["host"]["verification"] == "verified" and view["live"])
        return self

    def hold_paper(self, held: bool) -> None:
        """At the guest: nothing comes out of a printer."""
        if held:
            self._held.touch()
        else:
            self._held.unlink()

    def stop_bet(self, race: int) -> None:
        tell(self._reports, StopBet(race=race))

    def official(self, race: int, order: str = "1-2-3-4-5-6") -> None:
        self.posted(race, order)
        tell(self._reports, RaceOfficial(race=race, finish=tuple((one,) for one in order.split("-"))))

    def posted(self, race: int, order: str = "1-2-3-4-5-6") -> None:
        tell(self._reports, FinishPosted(race=race, finish=tuple((one,) for one in order.split("-"))))


@contextmanager
def linked_sites(folder: Path) -> Iterator[Sites]:
    sites = Sites(folder)
    try:
        yield sites
    finally:
        sites.host.kill()
        sites.guest.kill()
        sites.cable.close()
