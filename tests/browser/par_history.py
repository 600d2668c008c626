"""A floor with a table whose win is odd, because red came too often, and one where nothing was played."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from croupier.devices.ss2 import spin_after
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import rounds, tables
from croupier.floor.parts.messages.tender import Money
from croupier.server.demonstration import mark_of
from croupier.server.settings import read_settings
from tests.cli.test_reports import stored
from tests.desk.reports.days import begin
from tests.house import FLOAT, ONE, TWO, House

CONFIG = """
[server]
demonstration = true
[day]
rollover = 0
zone = "UTC"
[[tables]]
id = "T1"
name = "Roulette 1"
options = { mode = "terminals" }
terminals = ["1", "2", "3", "4"]
chips = ["1.00", "5.00", "10.00", "25.00", "100.00", "500.00"]
[[tables]]
id = "T2"
name = "Roulette 2"
options = { mode = "terminals" }
terminals = ["1", "2"]
chips = ["1.00", "5.00", "10.00", "25.00", "100.00", "500.00"]
[[staff]]
name = "Ann"
role = "accountant"
password = "sums"
[[staff]]
name = "Sam"
role = "supervisor"
password = "watch"
"""
BETS = {ONE: [("red", 10_000)], TWO: [("red", 2_500), ("dozen1", 2_500), ("17", 500)]}


def write_results(folder: Path, games: int, days: int = 4) -> Path:
    """The configuration of a floor in this folder, at whose first table red came in 13 of 20 games."""
    config = folder / "floor.toml"
    config.write_text(CONFIG, encoding="utf-8")
    settings = read_settings(config, KINDS)
    journal, chance = House(), Random(17)  # noqa: S311
    begin(journal, "2026-01-01")
    journal.do("engineer", KINDS.installation(settings.tables[0]))
    journal.do("supervisor", tables.OpenTable(FLOAT, 32, 13, ball="non-metallic"))
    journal.do("dealer", tables.TakeTable())
    for terminal in BETS:
        journal.buy_in(terminal, Money(5_000_000, 0))
    rules = journal.table.rules
    red = rules.spots["red"].pockets
    others = {*rules.wheel.order} - red
    last = datetime.now(UTC).date()
    for day in range(days):
        begin(journal, (last - timedelta(days=days - 1 - day)).isoformat())
        for _ in range(games // days):
            number = chance.choice(sorted(red if chance.random() < 0.65 else others))
            journal.game(BETS).close()
            journal.do("reader", rounds.ReadNumber(spin_after(journal.table.spin), number))
            journal.do("dealer", rounds.ConfirmNumber(journal.table.round, number))
    stored(journal, folder, mark_of(settings))
    return config
