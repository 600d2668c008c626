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
        assert "50000.00" not in str(sam.view), "counts of the float are blind"
        assert floor.audit() == []


def test_a_measure_that_the_document_asks_cannot_be_left_out(tmp_path: Path) -> None:
    with house(live(), tmp_path) as floor:
        sam = floor.staff("Sam")
        refused = sam.ask("open-unmeasured", T1, "50000.00")
        assert (refused["ok"], refused["clause"]) == (False, "oneida-roulette:A.3")
