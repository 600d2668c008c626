"""How a real process begins and ends: announced once it listens, cleanly by a signal, with 70 by a death."""

import errno
import os
import shutil
import signal
import socket
from pathlib import Path

import httpx
import pytest

from croupier.base.names import CommandId
from croupier.cli.serve import DESK_STOPPED
from croupier.desk.messages import Alarmed
from croupier.devices.memory import Remembered, StateFile, WheelMemory
from croupier.server.running_floor import RunningFloor
from croupier.store.sqlite import SqliteStore
from tests.crash.process import STATIONS, TERMINALS, Plant, Process, buy_in, nothing, records, serving
from tests.server.clients import NO_TLS, eventually

KEPT_WELL = 4
"""Files that the wheel writes before it cannot any more."""


def wheel_fails(number: int) -> None:
    keep, kept = WheelMemory.keep, list[Remembered]()

    def failing(self: StateFile[Remembered], state: Remembered) -> None:
        kept.append(state)
        if len(kept) > KEPT_WELL:
            raise OSError(number, "the wheel cannot write")
        keep(self, state)

    WheelMemory.keep = failing  # type: ignore[method-assign]


def disk_full() -> None:
    wheel_fails(errno.ENOSPC)


def no_descriptors() -> None:
    wheel_fails(errno.EMFILE)


def disk_full_for_the_alarm_too() -> None:
    """The journal fails as soon as the floor wants to say what is wrong."""

    def commit(*batch: object) -> None:
        raise OSError(errno.ENOSPC, "the journal is full")

    def alarm(self: RunningFloor, says: str) -> None:
        SqliteStore.commit = commit  # type: ignore[method-assign, assignment]
        raise_alarm(self, says)

    raise_alarm, RunningFloor._alarm = RunningFloor._alarm, alarm  # type: ignore[method-assign]
    disk_full()


def goes_on(process: Process) -> None:
    """Tables are dealt, whatever happened before."""
    seq = httpx.get(f"http://{process.host}/health", verify=NO_TLS).json()["seq"]
    eventually(lambda: httpx.get(f"http://{process.host}/health", verify=NO_TLS).json()["seq"] > seq + 10)


@pytest.mark.parametrize(
    ("plant", "table"),
    [(disk_full, TERMINALS), (no_descriptors, STATIONS), (disk_full_for_the_alarm_too, TERMINALS)],
)
def test_a_wheel_that_cannot_write_ends_the_process_with_an_alarm(
    tmp_path: Path, plant: Plant, table: str
) -> None:
    with serving(tmp_path, table, plant=plant) as process:
        assert process.ended() == DESK_STOPPED
        assert "a worker of the floor has died" in process.said
        alarms = [
            event.says for one in process.records() for event in one.events if isinstance(event, Alarmed)
        ]
    if plant is disk_full_for_the_alarm_too:
        assert alarms == []
        return
    assert [says.partition(" has died: OSError")[1] for says in alarms] == [" has died: OSError"]
    with serving(tmp_path, table) as process:
        goes_on(process)


def nobody_reads() -> None:
    """Standard output and error go to a pipe whose reader has gone, as after `serve | head`."""
    reader, writer = os.pipe()
    os.dup2(writer, 1)
    os.dup2(writer, 2)
    os.close(writer)
    os.close(reader)
    disk_full()


def test_a_log_that_nobody_reads_keeps_no_dead_floor_alive(tmp_path: Path) -> None:
    with serving(tmp_path, plant=nobody_reads) as process:
        assert process.ended() == DESK_STOPPED


def test_a_folder_taken_from_beneath_the_floor_ends_it(tmp_path: Path) -> None:
    """What it wrote from then on would be lost with the process."""
    folder = tmp_path / "floor"
    folder.mkdir()
    with serving(folder) as process:
        assert process.host
        said = os.open(folder / "said.txt", os.O_RDONLY)
        folder.rename(tmp_path / "gone")
        folder.mkdir()
        assert process.ended() == DESK_STOPPED
        assert b"no longer the journal that this floor writes" in os.read(said, 1_000_000)
        os.close(said)


def full_from_the_start() -> None:
    def commit(*batch: object) -> None:
        raise OSError(errno.ENOSPC, "no room at all")

    SqliteStore.commit = commit  # type: ignore[method-assign, assignment]


def test_a_floor_that_cannot_start_ends_the_same_way(tmp_path: Path) -> None:
    with serving(tmp_path, plant=full_from_the_start) as process:
        assert process.ended() == DESK_STOPPED
        assert "The floor is open" not in process.said


def hangs_at_the_end() -> None:
    """The bug: the floor never stops."""
    import asyncio  # noqa: PLC0415 - in the new process alone

    from croupier.cli import serve  # noqa: PLC0415

    async def stop(self: RunningFloor) -> None:
        await asyncio.sleep(3600)

    RunningFloor.stop = stop  # type: ignore[method-assign]
    serve.SECONDS_TO_END = 0.5
    disk_full()


def test_a_floor_that_hangs_as_it_ends_is_ended_all_the_same(tmp_path: Path) -> None:
    with serving(tmp_path, plant=hangs_at_the_end) as process:
        assert process.ended() == DESK_STOPPED


@pytest.mark.parametrize(("number", "direct"), [(signal.SIGTERM, "true"), (signal.SIGINT, "false")])
def test_a_signal_ends_it_with_everything_in_one_file(tmp_path: Path, number: int, direct: str) -> None:
    folder, elsewhere = tmp_path / "floor", tmp_path / "copy.db"
    folder.mkdir()
    with serving(folder, server=f"direct_sockets = {direct}") as process:
        one = process.terminal("1")
        buy_in(one)
        told: dict[CommandId, int] = {}
        while len(told) < 5:
            game = one.until(lambda view: view["phase"] == "betting")["round"]
            id_ = one.send("place-bet", game, "red", "1.00")
            if (reply := one.reply(id_))["ok"]:
                told[CommandId(id_)] = reply["seq"]
        process.signal(number)
        assert process.ended() == 0, process.said
        one.close()
        assert sorted(one.name for one in folder.glob("*.db*")) == ["access.db", "floor.db"]
    shutil.copy(folder / "floor.db", elsewhere)
    kept = {one.envelope.id: one.seq for one in records(elsewhere)}
    assert {id_: kept.get(id_) for id_ in told} == told


def test_a_second_signal_waits_for_nobody_and_still_closes_the_journal(tmp_path: Path) -> None:
    with serving(tmp_path) as process:
        host, port = process.host.split(":")
        with socket.create_connection((host, int(port))) as idle:
            idle.sendall(b"POST /api/pair HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf")
            process.signal(signal.SIGTERM)
            process.signal(signal.SIGINT)
            assert process.ended() == 0, process.said
        assert not (tmp_path / "floor.db-wal").exists()


def test_a_port_in_use_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with serving(tmp_path, port=port) as process:
            assert process.ended() == 2
            sentence = f"croupier: the floor cannot listen on port {port}: address already in use\n"
            assert process.said == sentence
    assert not (tmp_path / "floor.db").exists()


def slow_to_start() -> None:
    import asyncio  # noqa: PLC0415 - in the new process alone

    start = RunningFloor.start

    async def slowly(self: RunningFloor) -> None:
        await asyncio.sleep(0.3)
        await start(self)

    RunningFloor.start = slowly  # type: ignore[method-assign]


@pytest.mark.parametrize("plant", [nothing, slow_to_start])
def test_once_it_says_it_is_open_it_answers(tmp_path: Path, plant: Plant) -> None:
    with serving(tmp_path, plant=plant) as process:
        assert httpx.get(f"http://{process.host}/health", verify=NO_TLS).json()["ok"]
