"""How many supervisors a pit needs: by Oneida's clause at Oneida's tables, elsewhere by the house alone."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from croupier.base.names import TableId
from croupier.server.settings import Settings
from tests.server.rig import house, live

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
        sam.do("close-table", "N1")
        sam.do("open-table", "N7", "1000.00", 32, 13, "non-metallic")
        pit = sam.until(lambda view: view["tables"][6]["phase"] != "closed")["pit"]
        assert pit["clause"] == clause
