"""The house's own rules, which the pit keeps: tables for each supervisor, and the colours of value chips."""

import pytest

from croupier.floor.pit.messages import pit
from croupier.floor.pit.port import PORT
from croupier.floor.pit.state import PIT
from tests.house import House, No, said


def test_rules_are_set_and_kept_through_a_restart() -> None:
    house = House()
    rules = PORT.set_rules(4, {500: "ivory", 100: "coral"})
    colours = ((100, "coral"), (500, "ivory"))
    house.rows(("engineer", rules, pit.HouseRulesSet(4, colours)), table=PIT)
    house.restart()
    kept = house.desk.house
    assert (kept.tables_per_supervisor, kept.chip_colours) == (4, dict(colours))


@pytest.mark.parametrize(
    ("tables", "colours", "reason"),
    [(0, {}, "malformed"), (4, {100: "coral", 500: "coral"}, "chips_clash")],
)
def test_rules_that_cannot_be_are_refused(tables: int, colours: dict[int, str], reason: str) -> None:
    house = House()
    answer = said(house.ask("engineer", PORT.set_rules(tables, colours), PIT))
    assert isinstance(answer, No)
    assert answer.reason == reason
