"""A floorperson signs in at the supervisors' screen, and does there what is a floorperson's and no more."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from croupier.base.envelope import Role
from croupier.server.settings import Settings, StaffSettings
from tests.server.card_table import CardPeople, bought, card_table
from tests.server.rig import T1, house, password_hash
from tests.server.test_card_shoes import loaded


def with_floorperson(**table: object) -> Settings:
    made = card_table(**table)
    return replace(made, staff=(*made.staff, StaffSettings("Flo", Role.FLOORPERSON, password_hash())))


@pytest.mark.clause("oneida-minibaccarat:D.1")
def test_the_floorperson_brings_and_verifies_the_cards(tmp_path: Path) -> None:
    with house(with_floorperson(), tmp_path) as floor:
        people, flo = CardPeople(floor).noticed(), floor.pit("Flo")
        assert (flo.view["me"]["name"], flo.view["me"]["role"]) == ("Flo", "floorperson")
        assert "verify-cards" in flo.view["me"]["may"]
        assert not {"open-table", "close-table", "change-terms", "order-recut"} & set(flo.view["me"]["may"])
        assert flo.ask("close-table", T1)["reason"] == "not_permitted"
        flo.do("receive-cards", T1, 6, "red", "", "yellow", True, True)
        people.dana.do("inspect-cards")
        flo.do("verify-cards", T1)
        people.dana.until(lambda view: view["phase"] == "spread")
        assert floor.audit() == []


@pytest.mark.clause("oneida-minibaccarat:G.3")
def test_the_floorperson_confirms_a_wager_that_was_spoken(tmp_path: Path) -> None:
    with house(with_floorperson(shoe="keys"), tmp_path) as floor:
        dana, flo, one = loaded(floor), floor.pit("Flo"), floor.terminal("1", "position")
        dana.do("deal-card", "KS")
        bought(one, dana)
        dana.do("new-game")
        one.do("call-wager", 1, "banker", "25.00")
        says = "Seat 1 calls $25 on the Banker's Hand: confirm it for the dealer."
        flo.until(lambda view: says in [act["says"] for act in view["tables"][0]["acts"]])
        flo.do("confirm-called", T1, "1", 1, "banker", "25.00")
        dana.do("accept-called", "1", 1, "banker", "25.00")
        one.until(lambda view: view["staked"] == "25.00")
