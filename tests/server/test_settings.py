"""A floor's configuration: the good one loads, and every mistake is one sentence that names it."""

from pathlib import Path

import pytest

from croupier.base.envelope import STAFF
from croupier.base.refusal import Refused
from croupier.floor.kinds import KINDS
from croupier.floor.parts.settings import TableSettings, opened_table
from croupier.server.opening import open_floor
from croupier.server.settings import EXAMPLE, read_settings

GOOD = """
[server]
port = 8001
demonstration = false
origins = ["https://floor.example"]

[[tables]]
id = "T1"
name = "Roulette 1"
terminals = ["1", "2"]
chips = ["1.00", "5.00", "10.00", "25.00", "100.00", "500.00"]
options = { mode = "terminals" }
bankroll = "50000.00"

[[staff]]
name = "Sam"
role = "supervisor"
password = "$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaGhhc2g"
"""


def read(tmp_path: Path, text: str) -> str:
    """What reading says against a configuration; nothing if it is good."""
    path = tmp_path / "floor.toml"
    path.write_text(text, "utf-8")
    try:
        read_settings(path, KINDS)
    except Refused as refused:
        said = str(refused)
        assert str(path) in said
        assert "\n" not in said
        return said.replace(str(path), "floor.toml")
    return ""


@pytest.mark.parametrize(
    ("house", "says"),
    [
        (
            'tables_per_supervisor = 4\nchip_colours = { "5.00" = "maroon", "25.00" = "mint" }',
            "",
        ),
        ("tables_per_supervisor = 0", "tables_per_supervisor"),
        ('chip_colours = { "5.00" = "white" }', "chips of $1 and of $5 would both be white: give each value"),
        ('chip_colours = { "5.00" = "mint", "25.00" = "mint" }', "chips of $5 and of $25 would both be mint"),
        ('chip_colours = { "5.00" = "Rot!" }', "Rot! is no colour of a chip"),
        ('chip_colours = { "five" = "red" }', "five"),
    ],
)
def test_a_house_has_its_own_ratio_and_colours_each_value_its_own(
    tmp_path: Path, house: str, says: str
) -> None:
    said = read(tmp_path, GOOD.replace("[[tables]]", f"[house]\n{house}\n\n[[tables]]", 1))
    assert (says in said) if says else said == "", said


def test_the_example_loads_and_is_the_demonstration_floor() -> None:
    settings = read_settings(EXAMPLE, KINDS)
    assert settings.server.demonstration
    tables = [one for one in settings.tables if isinstance(one, TableSettings)]
    table = tables[0]
    kinds = [(opened_table(one).terms.book, opened_table(one).game) for one in tables]
    assert kinds == [
        ("oneida-roulette", "roulette"), ("ilani", "roulette"), ("oneida-roulette", "roulette"),
        ("massachusetts", "roulette"), ("new-jersey", "roulette"), ("new-jersey", "bigsix"),
        ("oneida-minibaccarat", "baccarat"),
    ]  # fmt: skip
    assert all(one.demonstration_dealer for one in tables)
    assert all(one.rest_seconds >= 6 for one in tables)  # a result stands long enough to be read
    assert table.chip_cents == (100, 500, 1000, 2500, 10_000, 50_000)
    assert {one.role for one in settings.staff} == {
        "dealer",
        "mucker",
        "supervisor",
        "accountant",
        "cashier",
        "runner",
        "director",
        "engineer",
        "teller",
        "mutuel-manager",
    }


def test_every_setting_is_in_the_example() -> None:
    text = EXAMPLE.read_text("utf-8")
    settings = read_settings(EXAMPLE, KINDS)
    for part in (settings.server, settings.tables[0], settings.staff[0], settings.day, settings.house):
        for name in part.__struct_fields__:
            assert f"\n{name} = " in text, name


def test_a_good_file_loads(tmp_path: Path) -> None:
    assert read(tmp_path, GOOD) == ""


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('id = "T1"', 'id = "T1"\nkind = "terminal"', "no kind of table 'terminal'; they are terminals, "),
        ('id = "T1"', 'id = "T1"\nkind = "pit"', "there is no kind of table 'pit'"),
        ('id = "T1"', 'id = "T1"\nkind = "wheel"', "its terms make it one of terminals, not of wheel"),
        ("port = 8001", "port = '8001'", "floor.toml: server, port: Expected `int`, got `str`"),
        ("port = 8001", "prot = 8001", "floor.toml: server: there is no setting prot"),
        ("[[staff]]", "[[people]]", "floor.toml: there is no setting people"),
        ("[server]", "[server", "floor.toml is not TOML"),
        ('id = "T1"\n', "", "floor.toml: tables 1: Object missing required field `id`"),
        ('name = "Roulette 1"', "colour = 1", "tables 1: there is no setting colour"),
        ('name = "Roulette 1"', "name = 1", "tables 1, name: it is text: write it in quotes"),
        ('role = "supervisor"', 'role = "boss"', "staff 1, role: 'boss' is no role of staff"),
        ('role = "supervisor"', 'role = "player"', "Sam cannot be a player: that is no one of staff"),
        ('role = "supervisor"', 'role = "reader"', "Sam cannot be a reader: that is no one of staff"),
        ("port = 8001", "idle_minutes = 0", "server, idle_minutes: Expected `float` > 0.0"),
        ("port = 8001", "session_hours = 999", "server, session_hours: Expected `float` <= 168.0"),
        ("[[staff]]", '[day]\nzone = "Atlantis"\n[[staff]]', "'Atlantis' is no time zone"),
        ("[[staff]]", '[day]\nzone = "../x"\n[[staff]]', "'../x' is no time zone"),
        ("[[staff]]", '[day]\nzone = ""\n[[staff]]', "'' is no time zone"),
        ("[[staff]]", "[day]\nrollover = 24\n[[staff]]", "day, rollover: Expected `int` <= 23"),
        ('mode = "terminals"', 'mode = "live", unit = "2.00"', "every value chip is a multiple of"),
        ('id = "T1"', 'id = "T1"\ngame = "keno"', "floor.toml: table T1: "),
        ('id = "T1"', 'id = "T1"\ngame = "bigsix"', "floor.toml: table T1: "),
        ('mode = "terminals"', 'mode = "open"', "(oneida-roulette:I.1.a)"),
        ('mode = "terminals"', 'mode = "terminals", colour = 1', "table T1: "),
        ('options = { mode = "terminals" }', 'rulebook = "nevada"', "table T1: "),
        ('"1.00", "5.00"', '"0.00", "5.00"', "table T1: the amount must be more than 0.00"),
        ('"1.00", "5.00"', '"1,00", "5.00"', "table T1: '1,00' is not an amount"),
        ('"1.00", "5.00"', '"5.00", "5.00"', "table T1: a terminal shows 6 different chips"),
        ('"1.00", "5.00", ', '"1.00", ', "table T1: a terminal shows 6 different chips"),
        ('["1", "2"]', '["1", "1"]', "table T1: a table has terminals, each with a name of its own"),
        ('["1", "2"]', "[]", "table T1: a table has terminals, each with a name of its own"),
        ('bankroll = "50000.00"', 'bankroll = "0"', "table T1: the amount must be more than 0.00"),
        ('bankroll = "50000.00"', "bankroll = 5", "tables 1, bankroll: it is text: write it in quotes"),
        ('bankroll = "50000.00"', "wheel_speed = 0", "tables 1, wheel_speed: Expected `float` > 0.0"),
        ('bankroll = "50000.00"', "wheel_speed = nan", "tables 1, wheel_speed"),
        ('bankroll = "50000.00"', "wheel_speed = inf", "Expected `float` <= 1000.0"),
        ('bankroll = "50000.00"', "betting_seconds = -1", "tables 1, betting_seconds"),
        ('bankroll = "50000.00"', "betting_seconds = nan", "tables 1, betting_seconds"),
        ('bankroll = "50000.00"', "prompt_seconds = 0", "tables 1, prompt_seconds"),
        ('bankroll = "50000.00"', "prompt_seconds = 9", "with 10 seconds left: leave prompt_seconds out"),
        ('bankroll = "50000.00"', "betting_seconds = 9", "lasts at least the 10 seconds of the prompt"),
        ('bankroll = "50000.00"', "clock_speed = 0", "tables 1, clock_speed"),
        ("[[staff]]", '[[tables]]\nid = "T1"\nname = "x"\nterminals = ["1"]\n'
         'chips = ["1","2","3","4","5","6"]\noptions = { mode = "terminals" }\n[[staff]]',
         "two tables are called T1"),
        ("[[staff]]", '[[staff]]\nname = "Sam"\nrole = "dealer"\npassword = "x"\n[[staff]]',
         "two members of staff are called Sam"),
        ("port = 8001", "port = 70000", "server, port: Expected `int` <= 65535"),
        ("port = 8001", "frames_per_address = 0", "server, frames_per_address: Expected `int` >= 1"),
        ("port = 8001", "requests_per_address = 0", "server, requests_per"),
        ("port = 8001", "guesses_per_address = 0", "server, guesses_per"),
        ("port = 8001", 'trusted_proxies = ["*"]', "'*' is no address or network of a proxy"),
        ("port = 8001", 'trusted_proxies = ["proxy.example"]', "'proxy.example' is no address or network"),
        ("port = 8001", 'trusted_proxies = ["0.0.0.0/0"]', "'0.0.0.0/0' is no address or network"),
        ("port = 8001", 'trusted_proxies = ["::/0"]', "'::/0' is no address or network"),
        ("port = 8001", "frames_per_second = 0", "server, frames_per"),
    ],
)  # fmt: skip
def test_a_mistake_is_one_sentence(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert old in GOOD
    said = read(tmp_path, GOOD.replace(old, new))
    assert says in said


def test_a_proxy_is_an_address_or_a_network(tmp_path: Path) -> None:
    proxies = 'trusted_proxies = ["10.0.0.5", "::1", "10.1.0.0/16"]'
    assert read(tmp_path, GOOD.replace("port = 8001", proxies)) == ""


def test_a_choice_outside_the_law_names_its_clause(tmp_path: Path) -> None:
    outside = GOOD.replace('mode = "terminals"', 'mode = "terminals", wheel = "single-zero"')
    assert "oneida-roulette:" in read(tmp_path, outside)


def test_a_file_that_is_not_there_or_not_text_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="cannot be read: no such file or directory"):
        read_settings(tmp_path / "none.toml", KINDS)
    (tmp_path / "floor.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(Refused, match="is not TOML"):
        read_settings(tmp_path / "floor.toml", KINDS)


DEMONSTRATION = GOOD.replace("demonstration = false", "demonstration = true")


def test_a_plain_password_serves_only_a_demonstration(tmp_path: Path) -> None:
    def plain(text: str) -> str:
        return text.replace("$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaGhhc2g", "watch")

    said = "floor.toml: the password of Sam must be a hash: croupier people hash"
    assert read(tmp_path, plain(GOOD)) == said
    assert read(tmp_path, plain(DEMONSTRATION)) == ""
    floor = open_floor(read_settings(tmp_path / "floor.toml", KINDS), tmp_path / "floor")
    assert floor.access.sign_in("Sam", "watch")
    floor.close()


def test_a_demonstration_dealer_serves_only_a_demonstration(tmp_path: Path) -> None:
    def robot(text: str) -> str:
        return text.replace('name = "Roulette 1"', 'name = "Roulette 1"\ndemonstration_dealer = true')

    assert read(tmp_path, robot(DEMONSTRATION)) == ""
    assert read(tmp_path, robot(GOOD)) == (
        "floor.toml: table T1 has a demonstration_dealer, which makes money of nothing:"
        " remove it, or set demonstration = true under [server]"
    )


@pytest.mark.parametrize(
    ("host", "harmless"),
    [
        ("127.0.0.1", True), ("127.1.2.3", True), ("::1", True), ("0:0:0:0:0:0:0:1", True),
        ("localhost", True), ("LOCALHOST", False), ("localhost.example", False), ("floor.example", False),
        ("0.0.0.0", False), ("", False), ("*", False), ("::", False), ("10.0.0.5", False),  # noqa: S104
        ("fe80::1", False), ("::ffff:127.0.0.1", False), ("::ffff:10.0.0.5", False), ("::1%lo", False),
        ("[::1]", False), ("128.0.0.1", False), ("127.1", False), ("2130706433", False),
        (" 127.0.0.1", False), ("127.0.0.1.example", False),
    ],
)  # fmt: skip
def test_a_demonstration_listens_on_this_machine_alone(tmp_path: Path, host: str, harmless: bool) -> None:
    said = read(tmp_path, DEMONSTRATION.replace("port = 8001", f'host = "{host}"'))
    where = f"a demonstration runs on this machine alone: host must be 127.0.0.1, not '{host}'"
    assert said == ("" if harmless else f"floor.toml: {where}")
    assert read(tmp_path, GOOD.replace("port = 8001", f'host = "{host}"')) == "", "one with money may"


def test_two_terminals_never_share_an_account(tmp_path: Path) -> None:
    table = GOOD[GOOD.index("[[tables]]") : GOOD.index("[[staff]]")]
    first = GOOD.replace('["1", "2"]', '["1", "2:3"]')
    second = table.replace('"T1"', '"T1:2"').replace('["1", "2"]', '["3"]')
    assert "two terminals are called T1:2:3" in read(
        tmp_path, first.replace("[[staff]]", f"{second}[[staff]]")
    )


def test_a_folder_that_cannot_be_a_folder_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    path = tmp_path / "floor.toml"
    path.write_text(GOOD)
    with pytest.raises(Refused, match=r"the folder .* cannot be used"):
        open_floor(read_settings(path, KINDS), tmp_path / "file" / "floor")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "floor.db").write_bytes(b"this is not a database at all" * 100)
    with pytest.raises(Refused, match=r"the journal in .* is damaged: .* file is not a database"):
        open_floor(read_settings(path, KINDS), tmp_path / "other")


@pytest.mark.parametrize("role", sorted(STAFF))
def test_staff_may_hold_any_role_of_staff(tmp_path: Path, role: str) -> None:
    assert read(tmp_path, GOOD.replace('role = "supervisor"', f'role = "{role}"')) == ""
