"""Bots play at every kind of table of a demonstration floor, and say what they did."""

from collections.abc import Iterator
from typing import Any

import pytest

from croupier.base.envelope import Role
from croupier.cli.main import run
from croupier.desk.audit import Verification
from croupier.floor.kinds import KINDS
from croupier.store.sqlite import SqliteStore, database
from tests.server.rig import House, house
from tests.server.test_demonstration import hurried


@pytest.fixture
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("floor")
    with house(hurried(), folder) as made:
        yield made
    store = SqliteStore.reading(database(folder))
    assert Verification(store, KINDS).run() == []
    store.close()


def played(floor: House) -> dict[str, set[str]]:
    """Which commands players sent at which table, as far as they were taken."""
    found: dict[str, set[str]] = {}
    for entry in floor.entries():
        asked: Any = KINDS.read_record(entry.body).envelope
        if asked.role in (Role.PLAYER, Role.DEVICE):
            found.setdefault(asked.table, set()).add(type(asked.command).__name__)
    return found


def test_they_play_at_every_kind_of_table(floor: House, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"http://{floor.server.host}"
    assert run(["bots", "--url", url, "--terminals", "12", "--pause", "0.05", "--seconds", "8"]) == 0
    said = capsys.readouterr().out
    for place in ("terminals", "dealerless", "live", "bigsix", "baccarat"):
        assert f"{place} " in said
    assert "bets a second" in said
    found = played(floor)
    assert found["T1"] >= {"LayBuyIn", "VerifyCredit", "PlaceBet"}
    assert found["E1"] >= {"AcceptCash", "PlaceBet"}
    for live in ("L1", "L2", "L3", "B1", "M1"):
        assert found[live] >= {"AskChips", "LayWager"}, live


def test_no_floor_and_a_full_one_get_one_sentence(floor: House, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bots", "--url", "http://127.0.0.1:1"]) == 2
    assert "no floor answers at http://127.0.0.1:1" in capsys.readouterr().err
    assert run(["bots", "--url", f"http://{floor.server.host}", "--terminals", "200", "--seconds", "1"]) == 0
    assert capsys.readouterr().err == ""
