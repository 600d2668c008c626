"""`croupier tour`: a walk through the command line, for a first visit."""

from rich.rule import Rule
from rich.text import Text

from croupier.cli.registry import brought
from croupier.cli.rules import diff, list_books, show
from croupier.cli.screen import console, say


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
    for show_game in brought("tour", "show_stops"):
        show_game(_stop)
    say(Text("\nMore: croupier --help, and docs/commands.md.", style="bold"))


def _stop(why: str, command: str) -> None:
    console().print()
    console().print(Rule(style="green"))
    say(Text(why, style="bold"), Text(f"$ {command}\n", style="green"))
