"""Card files for a floor whose mutuel manager publishes them: days to come, in both layouts."""

import json
from pathlib import Path
from typing import Any

from croupier.games.tote.program.card import RaceCard
from croupier.games.tote.program.reading import read_card
from croupier.games.tote.program.writing import written_card
from tests.games.tote.program.drf import race as drf_race
from tests.totes import race_card

MEET = {"name": "Autumn", "first": "2020-01-01", "last": "2099-12-19"}
NOTES = """
track = "Model Park"
zone = "America/Chicago"
meet = "Autumn"
meet_first = "2026-10-02"
meet_last = "2099-12-19"
entries_close = "2099-11-19T10:00:00-06:00"
"""


def card_values(day: str = "2099-11-21", races: int = 2, twin: bool = False) -> dict[str, Any]:
    """A card of two small races on a day to come, as JSON values; with a twin trifecta where asked for."""
    values: dict[str, Any] = written_card(race_card())
    given = json.loads(json.dumps(values).replace("2026-11-21", day))
    given["meet"] = MEET
    given["races"] = given["races"][:races]
    for one in given["races"]:
        wanted = ("twin-trifecta",) if twin else ()
        one["pools"] = [pool for pool in one["pools"] if "races" not in pool or pool["kind"] in wanted]
    return dict(given)


def write_card(folder: Path, name: str, values: dict[str, Any]) -> RaceCard:
    (folder / name).write_text(json.dumps(values), "utf-8")
    return read_card(values)


def write_single_file(folder: Path, name: str = "MDL1121.DRF", day: str = "20991121") -> None:
    """Two races in the single-file layout."""
    lines = [line for number in (1, 2) for line in drf_race(number, DATE=day)]
    (folder / name).write_text("\r\n".join(lines) + "\r\n", "utf-8")
