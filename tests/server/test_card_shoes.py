"""Where the cards of a mini-baccarat table come from, as its configuration says: keyed, or virtual."""

import re
import tomllib
from pathlib import Path

import msgspec

from croupier.base.envelope import Role
from croupier.base.names import TerminalId
from croupier.floor.baccarat.settings import BaccaratSettings, installation
from croupier.server.settings import Settings, StaffSettings
from tests.server.clients import Screen
from tests.server.rig import T1, VALUE_CHIPS, House, house, password_hash, roomy

OPERATORS = Path(__file__).parents[2] / "docs" / "operators.md"
STAFF = {"Dana": Role.DEALER, "Sam": Role.SUPERVISOR, "Dirk": Role.DIRECTOR}


def mini(shoe: str) -> Settings:
    positions = tuple(TerminalId(str(number)) for number in range(1, 8))
    table = BaccaratSettings(
        id=T1, kind="baccarat", name="Mini 1", terminals=positions, chips=VALUE_CHIPS, shoe=shoe
    )
    staff = tuple(StaffSettings(name, role, password_hash()) for name, role in STAFF.items())
    return Settings(roomy(), (table,), staff)


def loaded(floor: House) -> Screen:
    """The dealer's screen, with a shoe whose first card is to be burned."""
    sam, dana = floor.pit("Sam"), floor.signed_in("Dana", "dealing")
    sam.do("open-unmeasured", T1, "50000.00")
    dana.do("take-table")
    floor.pit("Dirk").do("give-dealing-notice", T1, "a", "2026-11-16")
    sam.do("receive-cards", T1, 6, "red", "", "yellow", True, True)
    dana.do("inspect-cards")
    sam.do("verify-cards", T1)
    for frame in (("spread-cards", "up"), ("show-cards", "1"), ("stack-cards",)):
        dana.do(*frame)
    dana.until(lambda view: "shuffle-cards" in [act["key"] for act in view["acts"] if act["when"] == "due"])
    dana.do("shuffle-cards")
    dana.do("cut-cards", 100)
    dana.do("load-shoe", 20)
    return dana


def test_a_dealer_keys_the_cards_of_a_shoe_that_nothing_reads(tmp_path: Path) -> None:
    with house(mini("keys"), tmp_path) as floor:
        dana = loaded(floor)
        assert (dana.view["shoe"]["port"], dana.view["virtual"]) == ("keys", False)
        dana.do("deal-card", "KS")
        dana.until(lambda view: view["phase"] == "idle")
        dana.raw('["shoe", "draw"]')
        assert dana.reply(None)["says"] == "cards are drawn from the shoe by hand: this screen draws none"
        assert floor.audit() == []


def test_a_dealer_draws_from_a_virtual_shoe_and_names_no_card(tmp_path: Path) -> None:
    with house(mini("virtual"), tmp_path) as floor:
        dana = loaded(floor)
        shoe = dana.view["shoe"]
        assert (shoe["port"], shoe["left"], len(shoe["commitment"])) == ("virtual", 312, 64)
        assert dana.ask("deal-card", "KS")["says"] == "this shoe tells its cards itself"
        dana.raw('["shoe", "draw"]')
        dana.until(lambda view: view["shoe"]["left"] < 312)
        assert floor.audit() == []


def test_the_example_that_operators_are_given_is_such_a_table() -> None:
    [example] = re.findall(r"```toml\n(.*?)```", OPERATORS.read_text("utf-8"), re.DOTALL)
    [table] = tomllib.loads(example)["tables"]
    settings = msgspec.convert(table, BaccaratSettings)
    assert installation(settings).name == "Mini-baccarat 1"
    assert (settings.kind, settings.shoe, settings.squeeze_seconds) == ("baccarat", "virtual", 30.0)
