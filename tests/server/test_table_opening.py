"""A supervisor opens a table by the frame that its own view names, with the values that it asks for."""

from pathlib import Path

import pytest

from tests.server.rig import T1, house, live


@pytest.mark.parametrize(
    ("book", "game"), [("new-jersey", "bigsix"), ("new-jersey", "roulette"), ("massachusetts", "roulette")]
)
def test_a_table_whose_document_asks_for_no_measure_opens_with_its_float(
    tmp_path: Path, book: str, game: str
) -> None:
    with house(live(book, game), tmp_path) as floor:
        sam = floor.staff("Sam")
        [table] = sam.view["tables"]
        assert table["opening"]["frame"] == "open-unmeasured"
        sam.do("open-unmeasured", T1, "50000.00")
        sam.until(lambda view: view["tables"][0]["phase"] == "idle")
        assert sam.view["tables"][0]["float"] == "50000.00"
        assert floor.audit() == []


@pytest.mark.clause("oneida-roulette:A.1")
@pytest.mark.clause("oneida-roulette:A.3")
def test_a_supervisor_opens_a_table_with_a_layout_a_wheel_of_38_pockets_and_a_ball(tmp_path: Path) -> None:
    with house(live(), tmp_path) as floor:
        sam = floor.staff("Sam")
        opening = sam.view["tables"][0]["opening"]
        assert (opening["inches"]["least"], opening["inches"]["clause"]) == (30, "oneida-roulette:A.3")
        small = sam.ask("open-table", T1, "50000.00", 29, 13, "non-metallic")
        assert (small["reason"], small["clause"]) == ("equipment_unfit", "oneida-roulette:A.3")
        sam.do("open-table", T1, "50000.00", 30, 13, "non-metallic")
        sam.until(lambda view: view["tables"][0]["phase"] == "idle")
        cloth = floor.browser("anyone").http.get(f"/api/tables/{T1}/layout").json()
        assert sorted(cloth["wheel"]) == sorted(["0", "00", *map(str, range(1, 37))])
        assert cloth["positions"], "the areas to bet on"


def test_a_measure_that_the_document_asks_cannot_be_left_out(tmp_path: Path) -> None:
    with house(live(), tmp_path) as floor:
        sam = floor.staff("Sam")
        refused = sam.ask("open-unmeasured", T1, "50000.00")
        assert (refused["ok"], refused["clause"]) == (False, "oneida-roulette:A.3")
