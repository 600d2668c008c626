"""`croupier tour`: a walk through the command line, for a first visit."""

from typing import Any

from rich.rule import Rule
from rich.text import Text

from croupier.cli.main import brought
from croupier.cli.notices import show_notices
from croupier.cli.odds import show_odds
from croupier.cli.rules import diff, list_books, show
from croupier.cli.screen import console, say, say_json
from croupier.cli.settle import settle_request

EXAMPLE = {
    "rulebook": "new-jersey",
    "game": "roulette",
    "options": {"even-money-on-zero": "lose-half"},
    "wagers": [
        {"id": "a", "player": "Ada", "spot": "17-20", "stake": "5.00"},
        {"id": "b", "player": "Ada", "spot": "red", "stake": "25.00"},
        {"id": "c", "player": "Ben", "spot": "0-00", "stake": "2.00"},
    ],
    "outcome": "0",
}


def show_tour() -> None:
    """Walk through what Croupier can do from here, with real output."""
    _stop("Five documents are the law here; these are their books.", "croupier rules list")
    list_books()
    _stop(
        "One clause, in our words, and every value that rests on it.", "croupier rules show new-jersey:5.2(b)"
    )
    show("new-jersey:5.2(b)")
    _stop("How two documents differ.", "croupier rules diff new-jersey ilani")
    diff("new-jersey", "ilani")
    _stop("Exact odds, added up by settling every wager at every result.", "croupier odds roulette")
    show_odds("roulette")
    _stop("The same for the Big Six wheel.", "croupier odds bigsix --stops nevada")
    show_odds("bigsix", stops="nevada")
    _stop("A table's sign.", "croupier notices --rulebook new-jersey --even-money-on-zero lose-half")
    half_loss: dict[str, Any] = {"even-money-on-zero": "lose-half"}
    show_notices(rulebook="new-jersey", **half_loss)
    _stop("Wagers in, verdicts out; losers first, each with its clause.", "croupier settle -")
    say_json(EXAMPLE)
    say(Text("gives", style="dim"))
    say_json(settle_request(EXAMPLE))
    for tour in brought("tour"):
        tour(_stop)
    say(Text("\nMore: croupier --help, and docs/commands.md.", style="bold"))


def _stop(why: str, command: str) -> None:
    console().print()
    console().print(Rule(style="green"))
    say(Text(why, style="bold"), Text(f"$ {command}\n", style="green"))
