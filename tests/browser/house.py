"""A real server in a process of its own, started, stopped and started again on the same folder."""

import socket
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx

from croupier.server.wire import new_id
from tests.server.clients import NO_TLS

FLOOR = Path(__file__).parent / "floor.toml"
PATIENCE = 120
"""Seconds, also for an answer: a busy machine takes long over the passwords of so many people."""


class House:
    def __init__(self, folder: Path, config: Path = FLOOR) -> None:
        self.folder, self.config = folder, config
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None
        self._sessions: dict[str, str] = {}

    def start(self) -> None:
        program = Path(sys.executable).parent / "croupier"
        words = [
            "serve",
            "--config",
            str(self.config),
            "--folder",
            str(self.folder),
            "--port",
            str(self.port),
        ]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen([program, *words], stdout=log, stderr=log)
        ends = monotonic() + PATIENCE
        while not self.answers():
            assert self._process.poll() is None, (self.folder / "server.log").read_text()
            assert monotonic() < ends, "the server does not answer"
            sleep(0.02)

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/health", verify=NO_TLS, timeout=PATIENCE).is_success
        except httpx.TransportError:
            return False

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(10)
            self._process = None

    def session(self, name: str) -> str:
        """A member of staff's cookie; signed in once, as it holds over restarts."""
        if name not in self._sessions:
            password = {one["name"]: one["password"] for one in self.lobby()["staff"]}[name]
            signed = httpx.post(
                f"{self.url}/api/sign-in",
                json={"name": name, "password": password},
                verify=NO_TLS,
                timeout=PATIENCE,
            )
            self._sessions[name] = signed.cookies["croupier-session"]
        return self._sessions[name]

    def lobby(self) -> dict[str, Any]:
        found: dict[str, Any] = httpx.get(f"{self.url}/api/lobby", verify=NO_TLS, timeout=PATIENCE).json()
        return found

    def change_terms(self, table: str, options: dict[str, Any]) -> None:
        """As a director does, between games."""
        asked = {"id": new_id(), "options": options}
        cookies = {"croupier-session": self.session("Dora")}
        changed = httpx.post(
            f"{self.url}/api/tables/{table}/terms",
            json=asked,
            cookies=cookies,
            verify=NO_TLS,
            timeout=PATIENCE,
        )
        assert changed.status_code == 200, changed.text

    def pair(self, table: str, terminal: str) -> str:
        """The cookie of a browser that was paired with a terminal."""
        code = self.seat(table, terminal).partition("code=")[2]
        paired = httpx.post(f"{self.url}/api/pair", json={"code": code}, verify=NO_TLS, timeout=PATIENCE)
        assert paired.status_code == 200, paired.text
        return "; ".join(f"{name}={value}" for name, value in paired.cookies.items())

    def seat(self, table: str, terminal: str) -> str:
        """The address that pairs the browser that opens it."""
        tables = {one["id"]: one for one in self.lobby()["tables"]}
        seats = {one["id"]: one["link"] for one in tables[table]["terminals"]}
        return f"{self.url}{seats[terminal]}"


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port
