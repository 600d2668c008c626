"""Fills and credits over the wire, in a house with a cage: each signature by its own sign-in."""

from pathlib import Path
from urllib.parse import unquote

import pytest

from croupier.ledger import accounts as chart
from tests.server.clients import Screen, eventually
from tests.server.rig import T1, House, house, settings
from tests.server.test_cage import C1, with_cage


def people(floor: House) -> tuple[Screen, Screen, Screen, Screen, Screen]:
    """Sam and Flo in the pit, Cass and Rune at the cage, Dana at the open table; the vault counted."""
    sam, dana, flo = floor.staff("Sam"), floor.staff("Dana"), floor.pit("Flo")
    sam.do("open-table", T1, "10000.00", 32, 13, "non-metallic")
    dana.do("take-table")
    cass, rune = floor.signed_in("Cass", "cage"), floor.signed_in("Rune", "cage")
    cass.do("open-drawer", "1", "5000.00")
    cass.do("count-inventory", "Sam", "1.00", 900, "5.00", 900, "25.00", 0, "100.00", 900)
    return sam, flo, cass, rune, dana


@pytest.mark.clause("oneida-roulette:I.2.b")
def test_a_fill_goes_through_six_hands_and_two_of_them_are_not_one(tmp_path: Path) -> None:
    with house(with_cage(settings()), tmp_path) as floor:
        sam, flo, cass, rune, dana = people(floor)
        assert sam.view["chip_values"] == ["1.00", "5.00", "25.00", "100.00"]
        refused = sam.ask("request-fill", T1, "10.00", 5)
        assert (refused["reason"], refused["clause"]) == ("bad_amount", "oneida-roulette:I.2.b")
        sam.do("request-fill", T1, "5.00", 20)
        cass.do("prepare-fill", 1)
        rune.do("carry-slip", 1)
        dana.do("receive-slip", 1)
        refused = sam.ask("confirm-slip", T1, 1)
        assert (refused["reason"], refused["clause"]) == ("not_witnessed", "oneida-roulette:I.2.b")
        assert "10100" not in str(sam.ask("count-float", T1, "10100.00", "Dana"))
        flo.do("confirm-slip", T1, 1)
        assert floor.floor.desk.balances[chart.rack(T1)] == -10_100_00
        eventually(lambda: fills(tmp_path) == 1)
        cass.do("print-slip-again", 1)
        eventually(lambda: fills(tmp_path) == 2)
        assert floor.audit() == []


def fills(folder: Path) -> int:
    return sum(unquote(one.name).startswith("fill:1:") for one in (folder / "spool" / C1).glob("*.pdf"))


@pytest.mark.clause("oneida-roulette:I.2.b")
def test_no_table_is_filled_in_one_step_where_there_is_a_cage(tmp_path: Path) -> None:
    with house(with_cage(settings()), tmp_path) as floor:
        sam, *_ = people(floor)
        for name in ("fill-table", "credit-table"):
            refused = sam.ask(name, T1, "100.00", "F1", "Dana")
            assert (refused["reason"], refused["clause"]) == ("not_offered", "oneida-roulette:I.2.b")
            assert "request a fill or a credit on a numbered slip" in refused["says"]


def test_the_vault_is_counted_value_by_value_and_supervisors_hear_what_it_differs_by(
    tmp_path: Path,
) -> None:
    with house(with_cage(settings()), tmp_path) as floor:
        sam, _, cass, _, _ = people(floor)
        assert "every value" in cass.ask("count-inventory", "Sam", "1.00", 900)["says"]
        cass.do("count-inventory", "Sam", "1.00", 900, "5.00", 899, "25.00", 0, "100.00", 800)
        sam.until(lambda view: view["alarms"])
        assert sam.view["alarms"][0]["says"] == "the chips in the vault are $10,005 short"
