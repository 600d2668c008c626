"""Refused commands are forgotten while the floor runs: old ones, and one sender's that are too many."""

from collections.abc import Callable
from pathlib import Path
from time import time

import pytest

from croupier.base.names import CommandId, SenderId
from croupier.desk.ports import KeptRefusal, Store, StoreFailed
from croupier.server import refusals
from croupier.store.sqlite import SqliteStore
from tests.server.clients import eventually
from tests.server.rig import House, demonstration_store, house, settings

HOURS = 3_600_000_000
ANN = SenderId("Ann")


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(refusals, "EVERY", 0.01)


def refused(id_: str, hours_ago: int) -> KeptRefusal:
    return KeptRefusal(ANN, CommandId(id_), int(time() * 1_000_000) - hours_ago * HOURS, b"{}", b"{}")


def ask(floor: House, what: Callable[[Store], object]) -> object:
    """In the loop, between commits, as whoever else uses the store."""

    async def asked() -> object:
        return what(floor.floor._store)

    return floor.ask_floor(asked())


def finds(floor: House, one: KeptRefusal) -> bool:
    return ask(floor, lambda store: store.find(one.sender, one.command)) is not None


def test_refusals_of_long_ago_are_forgotten_from_the_start_on(tmp_path: Path) -> None:
    """Two gaming days before today's are kept, so half a week is too old whatever the hour."""
    old, new, older = refused("001", 84), refused("002", 24), refused("003", 999)
    store = demonstration_store(tmp_path)
    store.commit([], [old, new], {})
    store.close()
    with house(settings(), tmp_path) as floor:
        eventually(lambda: not finds(floor, old))
        ask(floor, lambda store: store.commit([], [older], {}))  # as if days had passed since it was refused
        eventually(lambda: not finds(floor, older))
        assert finds(floor, new)


def test_many_are_forgotten_in_small_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    many = [refused(f"{n:04}", 999) for n in range(1000)]
    store = demonstration_store(tmp_path)
    store.commit([], many, {})
    pieces: list[int] = []
    forget = SqliteStore.forget_refused

    def forgetting(self: SqliteStore, before: int, most: int) -> int:
        pieces.append(forget(self, before, most))
        return pieces[-1]

    store.close()
    monkeypatch.setattr(SqliteStore, "forget_refused", forgetting)
    with house(settings(), tmp_path) as floor:
        eventually(lambda: not finds(floor, many[-1]))
        assert floor.terminal("1").ask("undo", 1)["reason"], "commands are answered meanwhile"
    assert max(pieces) == refusals.PIECE
    assert sum(pieces) == 1000


def test_a_hostile_terminal_pushes_out_its_own_refusals_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(refusals, "MOST_EACH", 20)
    with house(settings(), tmp_path) as floor:
        hostile, other = floor.terminal("1"), floor.terminal("2")
        evidence = other.ask("undo", 1)["id"]
        sent = [hostile.send("undo", 1) for _ in range(100)]
        assert not any(hostile.reply(one)["ok"] for one in sent)

        def kept() -> int:
            return sum(floor.floor.desk.knows(SenderId("terminal:T1:1"), CommandId(one)) for one in sent)

        eventually(lambda: ask(floor, lambda _: kept()) == 20)
        assert ask(floor, lambda store: store.find(SenderId("terminal:T1:2"), CommandId(evidence)))


def test_a_floor_that_cannot_forget_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def fails(*_: object) -> int:
        tried.append(1)
        raise StoreFailed("the disk is full")

    monkeypatch.setattr(SqliteStore, "forget_refused", fails)
    with house(settings(), tmp_path) as floor:
        eventually(lambda: len(tried) > 2)
        assert floor.browser("anyone").http.get("/health").json()["ok"]
