"""`croupier serve` as a real process: what it says, how it ends, and what is in its folder."""

import multiprocessing
import os
import re
import resource
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

from croupier.cli.main import run
from croupier.desk.audit import Verification
from croupier.desk.record import Record
from croupier.floor.kinds import KINDS
from croupier.store.sqlite import SqliteStore, database
from tests.server.clients import Browser, Screen

PATIENCE = 30.0
FAST = """
betting_seconds = 15
clock_speed = 50
rest_seconds = 0.05
wheel_speed = 100
demonstration_dealer = true
chips = ["1.00", "5.00", "10.00", "25.00", "100.00", "500.00"]
"""
TERMINALS = (
    f'[[tables]]\nid = "T1"\nname = "T"\noptions = {{ mode = "terminals" }}\nterminals = ["1", "2"]\n{FAST}'
)
STATIONS = f'[[tables]]\nid = "E1"\nname = "E"\nrulebook = "ilani"\nterminals = ["1", "2"]\n{FAST}'
Plant = Callable[[], None]

_processes = multiprocessing.get_context("forkserver")
_processes.set_forkserver_preload(["tests.crash.serving", "tests.crash.process"])


def nothing() -> None:
    """No bug is planted."""


def main(folder: Path, plant: Plant, port: int, descriptors: int | None) -> None:
    """In the new process: whatever it says goes to a file."""
    out = os.open(folder / "said.txt", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.close(out)
    if descriptors:
        resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))
    plant()
    config = str(folder / "floor.toml")
    sys.exit(run(["serve", "--config", config, "--folder", str(folder), "--port", str(port)]))


class Process:
    """One floor and the process that serves it. `host` is there once the floor says it is open."""

    def __init__(
        self,
        folder: Path,
        config: str,
        server: str = "",
        plant: Plant = nothing,
        port: int = 0,
        descriptors: int | None = None,
    ) -> None:
        self.folder = folder
        settings = f"[server]\ndemonstration = true\nframes_per_second = 100000\n{server}\n"
        (folder / "floor.toml").write_text(settings + config, "utf-8")
        (folder / "said.txt").unlink(missing_ok=True)
        self.process = _processes.Process(target=main, args=(folder, plant, port, descriptors), daemon=True)
        self.process.start()
        self._browsers: list[Browser] = []

    @property
    def host(self) -> str:
        return self.until_said(r"The floor is open at http://([\w.:]+)")

    @property
    def said(self) -> str:
        file = self.folder / "said.txt"
        return file.read_text("utf-8") if file.exists() else ""

    def until_said(self, pattern: str) -> str:
        ends = monotonic() + PATIENCE
        while not (found := re.search(pattern, self.said)):
            assert monotonic() < ends, self.said
            assert self.process.is_alive(), self.said
            sleep(0.01)
        return found[1]

    def signal(self, number: int) -> None:
        assert self.process.pid is not None
        os.kill(self.process.pid, number)

    def ended(self) -> int | None:
        """Its exit status, once it has ended by itself."""
        self.process.join(PATIENCE)
        return self.process.exitcode

    def browser(self) -> Browser:
        made = Browser(self)  # type: ignore[arg-type]  # it asks for the host alone
        self._browsers.append(made)
        return made

    def terminal(self, terminal: str, browser: Browser | None = None) -> Screen:
        """The first table's, paired the first time."""
        browser = browser or self.browser()
        if not browser.http.cookies:
            assert browser.pair(terminal).status_code == 200
        return browser.open("terminal")

    def records(self) -> list[Record]:
        return records(database(self.folder))

    def end(self) -> None:
        for browser in self._browsers:
            browser.close()
        self.process.kill()
        self.process.join(PATIENCE)


def records(path: Path) -> list[Record]:
    """What a journal holds, which an auditor has found sound."""
    store = SqliteStore.reading(path)
    try:
        assert Verification(store, KINDS).run() == []
        return [KINDS.read_record(entry.body) for entry in store.entries()]
    finally:
        store.close()


@contextmanager
def serving(folder: Path, config: str = TERMINALS, **how: object) -> Iterator[Process]:
    process = Process(folder, config, **how)  # type: ignore[arg-type]
    try:
        yield process
    finally:
        process.end()


def buy_in(one: Screen, amount: str = "5000.00") -> None:
    """At a terminal whose dealer is the demonstration's."""
    one.do("lay-buy-in", amount, "0.00", "0.00")
    one.until(lambda view: view["buy_in"] and view["buy_in"]["step"] in ("credited", "dropped"))
    one.do("verify-credit")
