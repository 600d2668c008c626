"""Commands print as into a file, however wide the terminal is that the tests were started from."""

import shutil
from pathlib import Path

import pytest

from croupier.floor.parts.messages.tender import Money
from croupier.store.sqlite import SqliteStore, database
from tests.house import ONE, TWO, House


@pytest.fixture(autouse=True)
def piped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games: one settled, one with bets in play."""
    folder = tmp_path_factory.mktemp("played")
    store = SqliteStore(database(folder))
    house = House(store).opened().buy_in(ONE, Money(20_00)).buy_in(TWO, Money(0, 50_00))
    house.game({ONE: [("red", 500), ("17", 100)], TWO: [("17", 500)]}).spin("17")
    house.game({ONE: [("black", 500)], TWO: [("red", 2500), ("0-00", 100)]})
    store.close()
    return folder


@pytest.fixture
def folder(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(played, tmp_path / "floor"))
