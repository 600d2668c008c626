"""`croupier serve`: after a failed commit it does not linger, and it believes only proxies that are named."""

import os
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
import uvicorn
from msgspec.structs import replace

from croupier.cli.serve import DESK_STOPPED, serve
from croupier.desk.ports import StoreFailed
from croupier.server.listening import web_config
from croupier.server.opening import open_floor
from croupier.store.sqlite import SqliteStore
from tests.server.clients import NO_TLS, eventually
from tests.server.paths import DIRECT, WITHOUT_PICOWS, sockets
from tests.server.rig import settings


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def test_a_failed_commit_ends_the_process_for_its_watchdog_to_start_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    commits = 0  # six tables are installed, and two wheels say where they stand; then nothing more
    commit = SqliteStore.commit

    def full_disk(self: SqliteStore, *batch: object) -> None:
        nonlocal commits
        commits += 1
        if commits > 8:
            raise StoreFailed("the disk is full")
        commit(self, *batch)  # type: ignore[arg-type]

    monkeypatch.setattr(SqliteStore, "commit", full_disk)
    assert serve(folder=tmp_path, port=free_port()) == DESK_STOPPED
    assert "the disk is full" in capfd.readouterr().out
    monkeypatch.undo()
    assert SqliteStore.reading(tmp_path / "floor.db").head()[0] == 8


@pytest.mark.parametrize(
    ("direct", "path", "by"),
    [
        (True, DIRECT, "DirectSocket"),
        (False, DIRECT, "WebSocketsSansIOProtocol"),
        (True, WITHOUT_PICOWS, "WebSocketsSansIOProtocol"),
    ],
)
def test_screens_have_their_sockets_by_picows_where_it_is_installed_and_wanted(
    tmp_path: Path, direct: bool, path: str, by: str
) -> None:
    chosen = settings()
    server = replace(chosen.server, direct_sockets=direct)
    floor = open_floor(replace(chosen, server=server), tmp_path)
    with sockets(path):
        config = web_config(floor)
    config.load()
    assert config.ws_protocol_class is not None
    assert config.ws_protocol_class.__name__ == by
    floor.close()


@pytest.mark.parametrize("proxies", [[], ["10.0.0.5"]])
def test_only_a_named_proxy_says_where_a_client_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, proxies: list[str]
) -> None:
    """Whoever may say so can have as many addresses, and as many limits, as they like."""
    config = tmp_path / "floor.toml"
    config.write_text(f"[server]\ntrusted_proxies = {proxies}\n")
    believed: list[object] = []
    monkeypatch.setattr(
        uvicorn.Server, "run", lambda server, _: believed.append(server.config.forwarded_allow_ips)
    )
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    assert serve(config=config, folder=tmp_path / "floor", port=0) == 0
    assert believed == [proxies]


def test_a_floor_whose_output_nobody_reads_answers_all_the_same(tmp_path: Path) -> None:
    read, write = os.pipe()
    os.set_blocking(write, False)
    with suppress(BlockingIOError):
        while True:  # full before the floor writes its first line
            os.write(write, b"x" * 65_536)
    os.set_blocking(write, True)
    port = free_port()
    asked = [sys.executable, "-m", "croupier", "serve", "--folder", str(tmp_path), "--port", str(port)]
    with subprocess.Popen(asked, stdout=write, stderr=write) as floor:
        try:
            eventually(lambda: answers(port))
        finally:
            floor.terminate()
            assert floor.wait(20) == 0
            os.close(read)
            os.close(write)


def answers(port: int) -> bool:
    with suppress(httpx.HTTPError):
        return httpx.get(f"http://127.0.0.1:{port}/api/lobby", verify=NO_TLS).status_code == 200
    return False
