"""The `croupier` command: where its parts are put together and its refusals are spoken."""

import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from croupier.cli import audit, people, reports, rules
from croupier.cli.backup import backup, restore
from croupier.cli.bots import bots
from croupier.cli.notices import show_notices
from croupier.cli.odds import show_odds
from croupier.cli.replay import replay
from croupier.cli.screen import complain
from croupier.cli.serve import serve
from croupier.cli.settle import settle_file
from croupier.cli.tote.app import app as tote
from croupier.cli.tour import show_tour
from croupier.messages.refusal import Refused

REFUSED = 2

app = App(
    name="croupier",
    help="Croupier runs a wagering floor exactly as its rule documents say. New here? Try: croupier tour",
)
app.command(settle_file, name="settle")
app.command(show_odds, name="odds")
app.command(show_notices, name="notices")
app.command(rules.app)
app.command(tote)
app.command(serve)
app.command(bots)
app.command(people.app)
app.command(reports.app)
app.command(audit.app)
app.command(replay)
app.command(backup)
app.command(restore)
app.command(show_tour, name="tour")


def main(words: Sequence[str] | None = None) -> None:
    """Run one command; a refusal is one sentence on standard error and exit status 2."""
    sys.exit(run(sys.argv[1:] if words is None else list(words)))


def run(words: Sequence[str]) -> int:
    try:
        status = app(words, exit_on_error=False, print_error=False, result_action="return_value")
    except Refused as refused:
        complain(str(refused))
        return REFUSED
    except CycloptsError as error:
        complain(f"{_one_line(str(error))} Try: croupier --help")
        return REFUSED
    except BrokenPipeError:
        sys.stderr.close()  # whoever read us has left; there is no one to tell
        return 1
    return status if isinstance(status, int) else 0


def _one_line(text: str) -> str:
    return " ".join(text.split())
