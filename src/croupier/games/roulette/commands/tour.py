"""The stops of `croupier tour` at a roulette table."""

from collections.abc import Callable, Mapping

from rich.text import Text

from croupier.cli.notices import show_notices
from croupier.cli.odds import show_odds
from croupier.cli.screen import say, say_json
from croupier.cli.settle import settle_request

HALF_LOSS: Mapping[str, str] = {"even-money-on-zero": "lose-half"}
SETTLED = {
    "rulebook": "new-jersey",
    "game": "roulette",
    "options": HALF_LOSS,
    "wagers": [
        {"id": "a", "player": "Ada", "spot": "17-20", "stake": "5.00"},
        {"id": "b", "player": "Ada", "spot": "red", "stake": "25.00"},
        {"id": "c", "player": "Ben", "spot": "0-00", "stake": "2.00"},
    ],
    "outcome": "0",
}


def show_stops(stop: Callable[[str, str], None]) -> None:
    """`stop` prints the heading of each: why to look, and the command that shows the same."""
    stop("Exact odds, added up by settling every wager at every result.", "croupier odds roulette")
    show_odds("roulette")
    stop("A table's sign.", "croupier notices --rulebook new-jersey --even-money-on-zero lose-half")
    show_notices(rulebook="new-jersey", json=False, pdf=None, **HALF_LOSS)
    stop("Wagers in, verdicts out; losers first, each with its clause.", "croupier settle -")
    say_json(SETTLED)
    say(Text("gives", style="dim"))
    say_json(settle_request(SETTLED))
