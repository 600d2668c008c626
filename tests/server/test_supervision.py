"""How many supervisors a pit needs: by Oneida's clause at Oneida's tables, elsewhere by the house alone."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from croupier.base.names import TableId
from croupier.server.house_rules import HouseSettings
from croupier.server.settings import Settings
from croupier.server.wire import new_id
from tests.server.rig import T1, house, live

ONEIDA = "oneida-roulette:I.2.b"


def seven(last: str) -> Settings:
    """Six tables of New Jersey, and a seventh of that document."""
    settings = live("new-jersey")
    [one] = settings.tables
    many: list[Any] = [replace(one, id=TableId(f"N{number}"), name=f"N{number}") for number in range(1, 7)]
    seventh: Any = replace(one, id=TableId("N7"), name="N7", rulebook=last)
    return replace(settings, tables=(*many, seventh))


@pytest.mark.clause("oneida-roulette:I.2.b")
@pytest.mark.parametrize(("book", "clause"), [("new-jersey", None), ("oneida-roulette", ONEIDA)])
def test_only_oneidas_tables_cite_oneida_for_too_few_supervisors(
    tmp_path: Path, book: str, clause: str | None
) -> None:
    with house(seven(book), tmp_path) as floor:
        sam = floor.pit("Sam")
        for number in range(1, 7):
            sam.do("open-table", f"N{number}", "1000.00", 32, 13, "non-metallic")
        pit = sam.until(lambda view: view["pit"]["staffed"] == 6)["pit"]
        assert (pit["needed"], pit["clause"]) == (1, None), "no table of Oneida's is open"
        refused = sam.ask("open-table", "N7", "1000.00", 32, 13, "non-metallic")
        assert (refused["reason"], refused["clause"]) == ("too_few_supervisors", clause)
        assert "one for every 6" in refused["says"]
        floor.browser("Mika").sign_in("Mika")
        floor.browser("Mika").http.post("/api/duty", json={"id": new_id(), "on": True}).raise_for_status()
        sam.do("count-float", "N1", "1000.00", "Mika")
        sam.do("close-table", "N1")
        sam.do("open-table", "N7", "1000.00", 32, 13, "non-metallic")
        pit = sam.until(lambda view: view["tables"][6]["phase"] != "closed")["pit"]
        assert (pit["clause"], pit["bound"]) == (clause, 1 if clause else 0), "of six tables, one is Oneida's"


@pytest.mark.clause("oneida-roulette:I.2.b")
@pytest.mark.parametrize(("ratio", "book", "opens"), [(8, "new-jersey", True), (8, "oneida-roulette", False)])
def test_the_house_has_its_own_ratio_where_no_document_has_one(
    tmp_path: Path, ratio: int, book: str, opens: bool
) -> None:
    """One supervisor for eight tables: at New Jersey's. Of Oneida's, none oversees more than six."""
    settings = replace(seven(book), house=HouseSettings(tables_per_supervisor=ratio))
    tables: Any = tuple(replace(one, rulebook=book) for one in settings.tables)
    with house(replace(settings, tables=tables), tmp_path) as floor:
        sam = floor.pit("Sam")
        for number in range(1, 7):
            sam.do("open-table", f"N{number}", "1000.00", 32, 13, "non-metallic")
        assert sam.ask("open-table", "N7", "1000.00", 32, 13, "non-metallic")["ok"] is opens
        pit = sam.until(lambda view: view["pit"]["staffed"] == 6 + opens)["pit"]
        stated = (8, None) if opens else (6, "oneida-roulette:I.2.b")
        assert (pit["each"], pit["clause"]) == stated, "no clause stands behind the house's own number"
        assert floor.audit() == []
    with house(replace(settings, tables=tables), tmp_path) as floor:
        assert floor.floor.desk.house.tables_per_supervisor == ratio, "it is in the journal"


def test_going_on_duty_twice_cites_oneida_only_at_its_tables(tmp_path: Path) -> None:
    with house(live("new-jersey"), tmp_path) as floor:
        sam = floor.pit("Sam")
        sam.do("open-table", T1, "1000.00", 32, 13, "non-metallic")
        asked = {"id": "01hv3k7q8u9-a2b4c6", "on": True}
        refused = floor.browser("Sam").http.post("/api/duty", json=asked)
        assert refused.json()["detail"] == "you are on duty already"
        assert "I.2.b" not in refused.text


def test_a_houses_own_chip_colour_is_issued_to_no_seat(tmp_path: Path) -> None:
    """A house whose $5 chips are navy: no player's colour is navy, and red is free."""
    settings = live("new-jersey")
    [one] = settings.tables
    colours = {"5.00": "navy"}
    one = replace(one, chip_colours=colours, colours=("navy", "red", "lime"))
    mine = replace(settings, tables=(one,), house=HouseSettings(chip_colours=colours))
    with house(mine, tmp_path) as floor:
        _, dana = floor.dealt()
        seat = floor.seat("1")
        seat.do("ask-chips", "20.00", "0.00", "0.00", "1.00")
        assert dana.view["all_colours"] == ["red", "lime"]
        refused = dana.ask("issue-chips", "1", "navy", "1.00", "20.00", "0.00", "0.00")
        assert (refused["reason"], refused["clause"]) == ("chips_clash", "new-jersey:5.1(b)")
        dana.do("issue-chips", "1", "red", "1.00", "20.00", "0.00", "0.00")
        assert floor.browser("anyone").http.get("/api/house").json() == {"chip_colours": {"500": "navy"}}
        assert floor.audit() == []
