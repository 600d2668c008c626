"""The coin toss on a real floor: over websockets, shown, replayed after a restart, told and audited.

Nothing outside its folder and the registry knows of it.
"""

from pathlib import Path

import httpx
import pytest

from croupier.base.envelope import Role
from croupier.base.names import TableId, TerminalId
from croupier.base.refusal import Refused
from croupier.server.opening import open_floor
from croupier.server.settings import Settings, StaffSettings, read_settings
from tests.contract.coin.front import CoinSettings
from tests.contract.registry import EVERY_KIND
from tests.server.clients import PASSWORD
from tests.server.rig import STAFF, House, house, password_hash, roomy

C1 = TableId("C1")
COIN = CoinSettings(id=C1, name="Coin 1", terminals=(TerminalId("1"), TerminalId("2")), kind="coin")
TOML = """
[server]
demonstration = true

[[tables]]
id = "C1"
kind = "coin"
name = "Coin 1"
terminals = ["1", "2"]
"""


def settings() -> Settings:
    people = {**STAFF, "Ann": Role.ACCOUNTANT}
    staff = tuple(StaffSettings(name, role, password_hash()) for name, role in people.items())
    return Settings(roomy(), (COIN,), staff)


def play(floor: House) -> None:
    sam, dana = floor.pit("Sam"), floor.signed_in("Dana", "tosser")
    one, two = floor.terminal("1", "caller"), floor.terminal("2", "caller")
    sam.do("open-coin", C1)
    for caller in ("1", "2"):
        dana.do("bring-cash", caller, "10.00")
    one.do("call-coin", 1, "heads", "4.00")
    two.do("call-coin", 1, "tails", "10.00")
    assert one.until(lambda view: view["staked"] == 400)["credits"] == "6.00"
    refused = two.ask("call-coin", 1, "heads", "1.00")
    assert (refused["ok"], refused["reason"], refused["clause"]) == (False, "wrong_phase", "ilani:4.a")
    assert dana.ask("call-coin", 1, "heads", "1.00")["says"] == "a tosser does not send 'call-coin'"
    dana.do("toss-coin", 1, "heads")
    assert one.until(lambda view: view["fell"] == ["heads"])["credits"] == "14.00"
    assert two.until(lambda view: view["round"] == 2)["credits"] == "0.00"


def test_a_configuration_names_it_and_says_only_what_it_needs(tmp_path: Path) -> None:
    path = tmp_path / "floor.toml"
    path.write_text(TOML, "utf-8")
    assert read_settings(path, EVERY_KIND).tables == (COIN,)


def test_it_is_played_over_websockets_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    with house(settings(), tmp_path, EVERY_KIND) as floor:
        play(floor)
        assert floor.audit() == []
    with house(settings(), tmp_path, EVERY_KIND) as floor:
        dana = floor.signed_in("Dana", "tosser")
        assert dana.view["fell"] == ["heads"]
        dana.do("pay-back", "1")
        assert floor.audit() == []
        told = round_lines(floor, 1)
    assert told == ["Heads.", "Player 1 wins 400.", "Player 2 loses 1000."]


def test_its_day_is_reported(tmp_path: Path) -> None:
    """By the codes of its transfers alone: what came in, was staked, was won."""
    with house(settings(), tmp_path, EVERY_KIND) as floor:
        play(floor)
        assert floor.browser("Ann").sign_in("Ann", PASSWORD).status_code == httpx.codes.OK
        ann = floor.browser("Ann").http
        day = floor.floor.desk.house.day
        tables = ann.get(f"/api/reports/tables/{day}").json()["sheets"][0]["rows"]
        [row] = [one for one in tables if one["table"] == C1]
        lines = ann.get(f"/api/reports/drilldown/drop/{day}", params={"table": C1}).json()["sheets"][0][
            "rows"
        ]
        assert [line["amount"] for line in lines] == ["10.00", "10.00", "20.00"]  # and their sum
        assert (row["handle"], row["drop"], row["win"]) == ("14.00", "20.00", "6.00")


def test_a_program_without_it_does_not_guess_at_its_journal(tmp_path: Path) -> None:
    with house(settings(), tmp_path, EVERY_KIND) as floor:
        floor.pit("Sam").do("open-coin", C1)
    with pytest.raises(Refused, match="C1 was installed as a kind of table that this program does not know"):
        open_floor(Settings(roomy(), (), ()), tmp_path)


def round_lines(floor: House, number: int) -> list[str]:
    http = floor.browser("Sam").http
    if not http.cookies:
        assert floor.browser("Sam").sign_in("Sam", PASSWORD).status_code == httpx.codes.OK
    lines = http.get(f"/api/tables/{C1}/rounds/{number}").json()["lines"]
    return [line["says"] for line in lines if not line["terminal"]]


def test_the_lobby_and_the_pit_show_it(tmp_path: Path) -> None:
    with house(settings(), tmp_path, EVERY_KIND) as floor:
        sam = floor.pit("Sam")
        [shown] = sam.until(lambda view: view["tables"])["tables"]
        assert (shown["id"], shown["kind"], shown["open"]) == (C1, "coin", False)
        [table] = floor.browser("Sam").http.get("/api/lobby").json()["tables"]
        assert [one["name"] for one in table["terminals"]] == ["Caller 1", "Caller 2"]
        assert table["links"] == {"tosser": "/tosser?table=C1"}
