"""Every release's golden journal opens in this version, holds, and is told the same."""

from pathlib import Path

import pytest

from croupier.desk.audit import Verification
from croupier.desk.desk import Desk
from croupier.desk.transcript import transcript
from tests.house import ONE, T1
from tests.journals import golden

JOURNALS = sorted(golden.FOLDER.glob("*.jsonl"))


def test_this_release_has_left_one() -> None:
    assert JOURNALS


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_it_opens_and_nothing_is_wrong_with_it(path: Path) -> None:
    store = golden.read(path)
    assert Verification(store).run() == []
    table = Desk(store, lambda: 0).of_terminals(T1)
    assert table.terminals[ONE].lock is not None


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_its_games_are_told_the_same(path: Path) -> None:
    entries = list(golden.read(path).entries())
    told = [line for game in (1, 2) for line in transcript(entries, T1, game)]
    expected = path.with_suffix(".txt").read_text("utf-8")
    assert "".join(f"{line.says} ({line.clause})\n" for line in told) == expected
