"""Acknowledged means exactly once; not acknowledged means once or not at all: kill -9 under load.

Players sit at every kind of table of one floor. `make test` kills 30 times; CROUPIER_KILLS says how many more
a long proof wants.
"""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from croupier.base.names import TableId
from croupier.floor.parts.messages.rounds import RoundSettled
from croupier.floor.wheel.messages.deal import MultiplierDrawn, WinnersPaid
from tests.crash.rig import EVERYWHERE, Rig
from tests.crash.serving import serve_acknowledging_early, serve_paying_twice, serve_taking_bills_twice

KILLS = int(os.environ.get("CROUPIER_KILLS", "30"))
EACH = 15
"""Kills of one floor, so that its journal stays short and floors can run side by side."""
PATHS = ("direct_sockets = true", "direct_sockets = false")
"""Of screens' sockets, turn about."""
BETWEEN_GAMES = ("closed", "idle")


@pytest.mark.parametrize("seed", range(-(-KILLS // EACH)))
def test_nothing_acknowledged_is_lost_and_nothing_is_done_twice(
    tmp_path: Path, seed: int, record_property: Callable[[str, object], None]
) -> None:
    rig = Rig(tmp_path, seed=seed, server=PATHS[seed % 2])
    assert rig.run(EACH) == []
    record_property("counts", f"{rig.kills} kills, {rig.acknowledged:,} acknowledged, none lost or doubled")
    assert rig.kills == EACH
    assert rig.acknowledged > 10 * EACH, "the floor was hardly played"
    assert any(player.given_up for player in rig.players), "nothing was ever in flight at a kill"
    in_play = {table for table, phase in rig.witness.found_in if phase not in BETWEEN_GAMES}
    assert in_play == set(EVERYWHERE), "some kind of table was never hit in the middle of a game"
    for table, end in (("T1", RoundSettled), ("E1", RoundSettled), ("L1", WinnersPaid), ("B1", WinnersPaid)):
        assert rig.witness.happened[TableId(table), end], f"no game of {table} ever ended"
    assert rig.witness.happened[TableId("L1"), MultiplierDrawn], "no draw was there to be proved"


@pytest.mark.parametrize("table", ["T1", "L1"])
def test_the_rig_finds_a_server_that_acknowledges_before_it_commits(tmp_path: Path, table: str) -> None:
    found = Rig(tmp_path, serve_acknowledging_early, tables=(table,)).run(10)
    lost = ("was acknowledged as", "was shown record")
    assert any(says.startswith(f"terminal:{table}:") and any(map(says.count, lost)) for says in found), found


def test_the_rig_finds_a_server_that_pays_a_live_round_twice(tmp_path: Path) -> None:
    found = Rig(tmp_path, serve_paying_twice, tables=("L1",)).run(20)
    assert any("its transfers are not those of its events" in says for says in found), found
    assert any("of L1 does not hold what its accounts say" in says for says in found), found


def test_the_rig_finds_a_server_that_takes_a_bill_twice(tmp_path: Path) -> None:
    found = Rig(tmp_path, serve_taking_bills_twice, tables=("E1",)).run(10)
    assert any("terminal:E1:" in says and "were taken" in says for says in found), found
