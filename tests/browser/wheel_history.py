"""A floor whose wheel has a history: days of games with a worn sector, speeds and misfires, on record."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import numpy as np

from croupier.devices.ss2 import spin_after
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import rounds, tables
from croupier.server.demonstration import mark_of
from croupier.server.settings import read_settings
from tests.analysis.bias.wheels import planted
from tests.cli.test_reports import stored
from tests.desk.reports.days import begin
from tests.house import FLOAT, House

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
[[staff]]
name = "Eli"
role = "engineer"
password = "tune"
[[staff]]
name = "Sam"
role = "supervisor"
password = "watch"
"""
FAULTS = ("ball-not-dropped", "malfunction", "with-rotation")


def write_history(folder: Path, games: int, bias: float, days: int = 6) -> Path:
    """The configuration of a floor in this folder, whose first nine pockets came so much too often."""
    config = folder / "floor.toml"
    config.write_text(CONFIG, encoding="utf-8")
    settings = read_settings(config, KINDS)
    journal = House()
    order = _opened(journal, KINDS.installation(settings.tables[0]))
    chance = np.random.default_rng(14)
    landed = chance.choice(order, games, p=planted(9, bias))
    last = datetime.now(UTC).date()
    for day in range(days):
        begin(journal, (last - timedelta(days=days - day)).isoformat())
        for number in landed[day * games // days : (day + 1) * games // days]:
            _game(journal, str(number), chance, day)
    stored(journal, folder, mark_of(settings))
    return config


def _opened(journal: House, installed: object) -> tuple[str, ...]:
    begin(journal, "2026-01-01")
    journal.do("engineer", installed)  # type: ignore[arg-type]
    journal.do("supervisor", tables.OpenTable(FLOAT, 32, 13, ball="non-metallic"))
    journal.do("dealer", tables.TakeTable())
    return journal.table.rules.wheel.order


def _game(journal: House, number: str, chance: np.random.Generator, day: int) -> None:
    """One game; about one in eighty is a misfire first. The rotor slows from day to day."""
    if chance.random() < 1 / 80:
        journal.game({}).close()
        journal.do("reader", rounds.ReportFault(spin_after(journal.table.spin), str(chance.choice(FAULTS))))
        journal.do("supervisor", rounds.RefundGame(journal.table.round))
    journal.game({}).close()
    turning = rounds.Turning(int(chance.normal(172 - 2 * day, 4)), bool(chance.random() < 0.5))
    journal.do("reader", rounds.ReadNumber(spin_after(journal.table.spin), number, turning))
    journal.do("dealer", rounds.ConfirmNumber(journal.table.round, number))
