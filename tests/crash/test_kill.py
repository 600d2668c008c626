"""Acknowledged means exactly once; not acknowledged means once or not at all: kill -9 under load.

`make test` kills 30 times; CROUPIER_KILLS says how many more a long proof wants.
"""

import os
from pathlib import Path

import pytest

from tests.crash.rig import Rig
from tests.crash.serving import serve_acknowledging_early

KILLS = int(os.environ.get("CROUPIER_KILLS", "30"))
EACH = 15
"""Kills of one floor, so that its journal stays short and floors can run side by side."""


@pytest.mark.parametrize("seed", range(-(-KILLS // EACH)))
def test_nothing_acknowledged_is_lost_and_nothing_is_done_twice(tmp_path: Path, seed: int) -> None:
    rig = Rig(tmp_path, seed=seed)
    assert rig.run(EACH) == []
    assert rig.kills == EACH
    assert rig.acknowledged > 10 * EACH, "the floor was hardly played"
    assert any(bot.given_up for bot in rig.bots), "nothing was ever in flight at a kill"


def test_the_rig_finds_a_server_that_acknowledges_before_it_commits(tmp_path: Path) -> None:
    found = Rig(tmp_path, serve_acknowledging_early).run(10)
    assert any("was acknowledged as" in says and "is not there" in says for says in found), found
