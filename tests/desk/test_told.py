"""Rounds are told at a table where other things happened too."""

import pytest

from croupier.desk.messages import RestartTable
from croupier.desk.transcript import transcript
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import rounds
from croupier.floor.parts.messages.racks import CountFloat, FillTable, PickUpDrop
from croupier.floor.pit.messages import pit
from croupier.floor.pit.state import PIT
from tests.house import FLOAT, T1, House
from tests.live import Live
from tests.planting import plant_decide


@pytest.mark.parametrize("kind", ["terminals", "live"])
def test_a_table_that_was_filled_counted_and_stopped_is_told_as_any_other(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the pit and the desk do at a table is no part of its rounds, and does not stand in their way."""
    house = House().opened() if kind == "terminals" else Live().seated()
    house.do("designee", pit.GoOnDuty(), table=PIT)
    house.do("supervisor", FillTable(10_000, "F-1", "staff:Desi"), PickUpDrop("staff:Desi"))
    house.do("supervisor", CountFloat(FLOAT + 10_000, "staff:Desi"))
    with monkeypatch.context() as broken:
        plant_decide(broken, lambda envelope: isinstance(envelope.command, rounds.StartGame))
        house.ask("dealer", rounds.StartGame())
    house.do("supervisor", RestartTable())
    house.do("dealer", rounds.StartGame())
    lines = transcript(KINDS, house.store.entries(), T1, 1)
    assert lines[0].says.startswith("Game 1:")
