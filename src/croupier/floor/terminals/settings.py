"""What a configuration may say of dealt terminals: their clock's prompt is the document's."""

from collections.abc import Sequence
from pathlib import Path

from croupier.base.refusal import Reason, refuse
from croupier.desk.messages import InstallTable
from croupier.floor.parts import kept_settings, settings
from croupier.floor.parts.kept_settings import Standing
from croupier.floor.parts.settings import TableSettings, opened_table
from croupier.floor.terminals.clauses import MODE, PROMPT
from croupier.games.roulette.table import RouletteTable

PROMPT_SECONDS = 10.0
"""How long before the end of betting the dealer is prompted: the document's, not the house's."""


def installation(table: TableSettings) -> InstallTable:
    """Of any table with these settings: kinds that share them share their installation."""
    opened = opened_table(table)
    if isinstance(opened, RouletteTable) and opened.terms.mode == MODE:
        _check_clock(table)
    return settings.installation(table)


def check_settings(table: Standing, one: TableSettings | None, books: Sequence[str], folder: Path) -> None:
    if one is not None:
        _check_clock(one)
    kept_settings.check_settings(table, one, books, folder)


def _check_clock(table: TableSettings) -> None:
    """A demonstration that wants a shorter game speeds its clock up as a whole."""
    seconds = f"{PROMPT_SECONDS:g}"
    if table.prompt_seconds != PROMPT_SECONDS:
        says = "the prompt to spin comes with {seconds} seconds left: leave prompt_seconds out"
        refuse(Reason.OPTION_NOT_ALLOWED, says, PROMPT, seconds=seconds)
    if table.betting_seconds < PROMPT_SECONDS:
        says = "betting lasts at least the {seconds} seconds of the prompt: raise betting_seconds"
        refuse(Reason.OPTION_NOT_ALLOWED, says, PROMPT, seconds=seconds)
