"""A worker of the floor that dies is heard of: in the log, by an alarm, and at /health."""

import asyncio
import errno
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import structlog

from croupier.desk.desk import Desk
from croupier.desk.ports import DeskStopped
from croupier.devices.memory import Remembered, WheelMemory
from croupier.floor.terminals.running import Terminals
from croupier.server.workers import Ended, Workers
from tests.server.clients import eventually
from tests.server.rig import T1, house, settings


class Deaths:
    """What the workers reported; a stopped desk is nobody's death but its own."""

    def __init__(self) -> None:
        self.reported: list[tuple[str, BaseException]] = []
        self.workers = Workers(self._failed)

    def _failed(self, name: str, error: BaseException) -> bool:
        self.reported.append((name, error))
        return not isinstance(error, DeskStopped)


async def fails(error: Exception | None = None) -> None:
    await asyncio.sleep(0)
    if error:
        raise error


def test_every_end_of_a_worker_but_its_own_is_reported() -> None:
    async def run() -> None:
        deaths, full = Deaths(), OSError(errno.ENOSPC, "full")
        workers = deaths.workers
        workers.start("waits", asyncio.sleep(60))
        workers.start("fails", fails(full))
        workers.start("returns", fails())
        workers.start("misses the desk", fails(DeskStopped()))
        workers.start_once("launch", fails())
        workers.start_once("bad launch", fails(full))
        assert set(workers.states().values()) == {"running"}
        await asyncio.sleep(0.01)
        assert workers.states() == {
            "waits": "running", "fails": "dead", "returns": "dead", "misses the desk": "stopped",
            "bad launch": "dead",
        }  # fmt: skip
        assert [type(error) for _, error in deaths.reported] == [OSError, Ended, DeskStopped, OSError]
        await workers.stop()
        assert len(deaths.reported) == 4
        assert not workers.all_running

    asyncio.run(run())


def broken(number: int) -> Callable[[WheelMemory, Remembered], None]:
    def keep(self: WheelMemory, remembered: Remembered) -> None:
        raise OSError(number, "the wheel cannot write")

    return keep


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EMFILE])
@pytest.mark.parametrize("who", ["the wheel", "a person's hand"])
def test_a_wheel_that_cannot_remember_is_an_alarm_and_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, who: str
) -> None:
    ended: list[bool] = []
    with structlog.testing.capture_logs() as logs, house(settings(), tmp_path) as floor:
        floor.floor.when_failed = lambda: ended.append(True)
        sam, dana = floor.opened()
        dana.do("new-game")
        if who == "the wheel":
            dana.socket.send('["wheel", "throw"]')
            eventually(lambda: floor.floor.running[T1].wheel.running)  # type: ignore[attr-defined]
            monkeypatch.setattr(WheelMemory, "keep", broken(number))
        else:
            monkeypatch.setattr(WheelMemory, "keep", broken(number))
            dana.socket.send('["wheel", "throw"]')
        says = sam.until(lambda view: view["alarms"])["alarms"][0]["says"]
        assert says.startswith("the floor stops, because T1 wheel has died: OSError")
        answer = floor.browser("anyone").http.get("/health")
        assert (answer.status_code, answer.json()["ok"]) == (503, False)
        if who == "the wheel":
            assert answer.json()["workers"]["T1 wheel"] == "dead"
        assert ended == [True]
        assert floor.audit() == []
    assert next(one["worker"] for one in logs if one["log_level"] == "error") == "T1 wheel"


def stopped_by(tmp_path: Path, breaks: Callable[[], None]) -> tuple[list[Any], list[str]]:
    """The errors logged and the alarms raised by a floor at which something breaks as a game starts."""
    ended: list[bool] = []
    with structlog.testing.capture_logs() as logs, house(settings(), tmp_path) as floor:
        floor.floor.when_failed = lambda: ended.append(True)
        _, dana = floor.opened()
        breaks()
        dana.send("new-game")
        eventually(lambda: ended)
        health = floor.browser("anyone").http.get("/health")
        assert (health.status_code, health.json()["workers"]["desk"]) == (503, "dead")
        alarms = [one.says for one in floor.floor.desk.alarms]
    assert ended == [True]
    return [one for one in logs if one["log_level"] == "error"], alarms


def test_an_error_in_telling_the_tables_ends_the_floor_with_an_alarm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def follow(self: Terminals, record: object) -> None:
        raise ZeroDivisionError("a view was wrong")

    errors, alarms = stopped_by(tmp_path, lambda: monkeypatch.setattr(Terminals, "follow", follow))
    assert errors[0]["worker"] == "desk"
    assert "desk has died: ZeroDivisionError: a view was wrong" in alarms[0]


def test_where_even_the_alarm_cannot_be_kept_the_floor_ends_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def handle(self: Desk, envelopes: object) -> None:
        raise OSError(errno.EIO, "the journal is gone")

    errors, alarms = stopped_by(tmp_path, lambda: monkeypatch.setattr(Desk, "handle", handle))
    died = ["a worker of the floor has died", "the alarm could not be raised"]
    assert ([one["event"] for one in errors], alarms) == (died, [])
