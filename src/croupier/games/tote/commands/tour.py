"""The stops of `croupier tour` at the races."""

from collections.abc import Callable

from rich.text import Text

from croupier.cli.screen import say, say_json
from croupier.games.tote.card.card import read_price_request
from croupier.games.tote.card.settlement import settle_card
from croupier.games.tote.commands.cost import cost
from croupier.games.tote.commands.settlement_tables import show_settlement

BET = "R4 $1 TRIFECTA KEY 7 BOX 1,2,3"
RACE = {
    "races": [{"number": 4, "runners": 8, "scratched": ["7"], "finish": ["6", "2", "5"]}],
    "tickets": [
        {"id": "a", "bet": "R4 $2 ACROSS 6"},
        {"id": "b", "bet": "R4 $2 WIN 2,7"},
        {"id": "c", "bet": "R4 $5 WIN 3"},
    ],
}


def show_stops(stop: Callable[[str, str], None]) -> None:
    """`stop` prints the heading of each: why to look, and the command that shows the same."""
    stop("What a race bet holds and costs.", f"croupier tote cost '{BET}'")
    cost(BET)
    stop("Races and tickets in; what every pool pays out.", "croupier tote price - --table")
    say_json(RACE)
    say(Text("gives", style="dim"))
    show_settlement(settle_card(read_price_request(RACE)))
