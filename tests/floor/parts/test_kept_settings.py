"""A table that stands already: a file that says something else of it does not start, and says why."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from croupier.base.envelope import Command, Envelope, Role
from croupier.base.names import CommandId, SenderId, TerminalId
from croupier.base.refusal import Refused
from croupier.desk.messages import ChangeTerms
from croupier.floor.kinds import KINDS
from croupier.floor.parts.kept_settings import Unlike, unlike
from croupier.floor.parts.settings import TableSettings
from croupier.games.effective import read_effective, write_effective
from croupier.games.library import load, open_table
from croupier.server.opening import open_floor
from croupier.server.settings import Settings
from croupier.server.wire import new_id
from tests.journals import golden
from tests.server.rig import T1, live, settings
from tests.tables import bigsix, roulette

INSIDE = {"mode": "terminals", "limits": {"inside": "1.00..500.00"}}
B2B = {"offer": ["b2b"], "b2b-paytable": "10:6,20:3,50:1"}


def with_(chosen: Settings, **table: Any) -> Settings:
    return replace(chosen, tables=(replace(chosen.tables[0], **table),))


def done(chosen: Settings, folder: Path, role: Role, command: Command) -> None:
    """Asked of the floor's own desk, which must do it."""
    floor = open_floor(chosen, folder)
    asked = Envelope(CommandId(new_id()), SenderId("someone"), role, T1, command)
    replies, _ = floor.desk.handle([asked])
    floor.close()
    assert replies[0].refusal is None


def install(chosen: Settings, folder: Path) -> None:
    done(chosen, folder, Role.ENGINEER, KINDS.installation(chosen.tables[0]))


def change(chosen: Settings, folder: Path, options: dict[str, Any]) -> None:
    """The pit changes the terms of the table that stands, on a floor that this configuration starts."""
    [table] = chosen.tables
    assert isinstance(table, TableSettings)
    other = open_table(load(table.rulebook), table.game, options)
    done(chosen, folder, Role.SUPERVISOR, ChangeTerms(write_effective(other).decode()))


def said(chosen: Settings, folder: Path) -> str:
    """What keeps the floor from starting; nothing if it does start."""
    try:
        open_floor(chosen, folder).close()
    except Refused as refused:
        return str(refused)
    return ""


AT_THE_PIT = "put that back and change the table's terms at the pit, or give it another id"
ANOTHER = "put that back or give the table another id"


@pytest.mark.parametrize(
    ("table", "says"),
    [
        ({"terminals": ("1", "2", "3")}, "other terminals; give it another id to change them"),
        ({"terminals": ("2", "1")}, "other terminals; give it another id to change them"),
        ({"chips": ("2.00", "5.00", "10.00", "25.00", "100.00", "500.00")},
         "other chips; give it another id to change them"),
        ({"options": {**INSIDE, "limits": {"inside": "1.00..50.00"}}},
         f"limits inside=1.00..500.00, not inside=1.00..50.00: {AT_THE_PIT}"),
        ({"options": {"mode": "terminals"}}, f"limits inside=1.00..500.00, not none: {AT_THE_PIT}"),
        ({"options": {**INSIDE, "unit": "0.50", "neighbours": "one-each-side"}},
         "neighbours two-each-side, not one-each-side and unit 0.01, not 0.50: " + AT_THE_PIT),
        ({"options": {**INSIDE, "odds": {"straight": "36 to 1"}}},
         f"odds straight 35 to 1, not 36 to 1: {AT_THE_PIT}"),
        ({"options": {**INSIDE, "mode": "live"}}, f"mode terminals, not live: {ANOTHER}"),
        ({"rulebook": "new-jersey", "game": "bigsix", "options": {}},
         f"rulebook oneida-roulette, not new-jersey and game roulette, not bigsix: {ANOTHER}"),
        ({"rulebook": "ilani", "options": {}}, f"rulebook oneida-roulette, not ilani: {ANOTHER}"),
    ],
)  # fmt: skip
def test_what_a_table_was_installed_with_is_not_changed_by_a_file(
    tmp_path: Path, table: dict[str, Any], says: str
) -> None:
    chosen = with_(settings(), options=INSIDE)
    install(chosen, tmp_path)
    assert said(with_(chosen, **table), tmp_path) == f"table T1 was installed with {says}"
    assert said(chosen, tmp_path) == ""


@pytest.mark.parametrize(
    "table",
    [
        {"name": "Roulette 2"},
        {"id": "T2", "terminals": (TerminalId("9"),), "options": {"mode": "terminals"}},
        {"betting_seconds": 12.0, "bankroll": "70000.00", "demonstration_dealer": True},
        {"options": {**INSIDE, "limits": "inside=1.00..500.00"}},
        {"options": {**INSIDE, "neighbours": "two-each-side", "unit": "0.01", "offer": []}},
        {"options": {**INSIDE, "odds": {"straight": "35 to 1"}}},
    ],
)
def test_what_is_no_change_of_terms_starts(tmp_path: Path, table: dict[str, Any]) -> None:
    chosen = with_(settings(), options=INSIDE)
    install(chosen, tmp_path)
    assert said(with_(chosen, **table), tmp_path) == ""


def test_a_change_at_the_pit_never_keeps_the_floor_from_starting(tmp_path: Path) -> None:
    """Whether the file still says what was installed, or has been made to say what stood for a while."""
    chosen = with_(settings(), options=INSIDE)
    later = [{**INSIDE, "limits": {"inside": f"1.00..{most}.00"}} for most in (50, 60)]
    install(chosen, tmp_path)
    assert said(with_(chosen, options=later[0]), tmp_path) != ""
    for options in later:
        change(chosen, tmp_path, options)
    for options in (INSIDE, *later):
        assert said(with_(chosen, options=options), tmp_path) == ""
    other = with_(chosen, options={"mode": "terminals"})
    installed = "table T1 was installed with limits inside=1.00..500.00, not none: "
    assert said(other, tmp_path) == installed + AT_THE_PIT


def test_a_big_six_wheel_keeps_its_stops_and_may_change_its_odds_at_the_pit(tmp_path: Path) -> None:
    chosen = live("new-jersey", game="bigsix")
    install(chosen, tmp_path)
    for options, what in (
        ({"stops": "nevada"}, f"stops atlantic-city, not nevada: {ANOTHER}"),
        ({"odds": {"joker": "50 to 1"}}, f"odds joker 45 to 1, not 50 to 1: {AT_THE_PIT}"),
    ):
        changed = said(with_(chosen, options=options), tmp_path)
        assert changed == f"table T1 was installed with {what}"


def test_what_a_wager_brings_with_it_is_told_once() -> None:
    """Other bets are other choices; the odds of what was not offered were never any others."""
    plain, bonus = roulette("massachusetts"), roulette("massachusetts", **B2B)
    assert unlike(plain, bonus) == [Unlike("offer", "", "b2b"), Unlike("b2b-paytable", "", "10:6,20:3,50:1")]
    assert unlike(bonus, plain) == [Unlike("offer", "b2b", ""), Unlike("b2b-paytable", "10:6,20:3,50:1", "")]
    replica: dict[str, object] = {"offer": "five-adjacent", "layout": "wheel-replica"}
    one, other = roulette("new-jersey", **replica), roulette("new-jersey", **replica, odds="straight=36 to 1")
    assert unlike(one, other) == [Unlike("odds straight", "35 to 1", "36 to 1")]
    assert unlike(bigsix(), bigsix()) == []


def test_colour_sections_are_a_choice() -> None:
    usual = roulette("new-jersey")
    sections = {colour: list(numbers) for colour, numbers in usual.terms.sections.items()}
    first, *rest = sections.values()
    turned = dict(zip(sections, [*rest, first], strict=True))
    [one] = unlike(usual, roulette("new-jersey", colour_sections=turned))
    assert one.name == "colour-sections"
    assert unlike(usual, roulette("new-jersey", colour_sections=sections)) == []


def test_terms_of_an_earlier_version_are_compared_by_what_the_house_chose() -> None:
    """An option that did not exist then has the default it came with; a clause cited anew is no choice."""
    given = roulette("massachusetts")
    stored = msgspec.json.decode(write_effective(given))
    del stored["terms"]["chosen"]["closing"]
    stored["terms"]["wheel_clause"] = "massachusetts:1(a)"
    earlier = read_effective(msgspec.json.encode(stored))
    assert write_effective(earlier) != write_effective(given)
    assert unlike(earlier, given) == []
    in_track = roulette("massachusetts", closing="in-track")
    assert unlike(earlier, in_track) == [Unlike("closing", "before-spin", "in-track")]


@pytest.mark.parametrize("release", ["0.2.0", "0.3.0"])
def test_a_floor_of_an_earlier_release_starts_with_the_file_it_had(release: str) -> None:
    store = golden.read(golden.FOLDER / f"{release}.jsonl")
    [effective] = [
        msgspec.json.decode(entry.body)[4][0]["effective"]
        for entry in store.entries()
        if b'"table-installed"' in entry.body and entry.table == T1
    ]
    installed = read_effective(effective.encode())
    assert unlike(installed, roulette("oneida-roulette", mode="terminals")) == []
