"""`croupier tote price`: races, pools and tickets in, what every pool pays out."""

from typing import Annotated

from cyclopts import Parameter

from croupier.cli.intake import read_json
from croupier.cli.screen import say_json
from croupier.games.tote.card.answer import card_answer
from croupier.games.tote.card.card import read_price_request
from croupier.games.tote.card.settlement import settle_card
from croupier.games.tote.commands.settlement_tables import show_settlement


def price(file: Annotated[str, Parameter(allow_leading_hyphen=True)], /, *, table: bool = False) -> None:
    """Price pools by the results of their races: JSON in, JSON out, money as text.

    The file holds {"track": "model", "races": [{"number": 4, "runners": 8, "finish": ["6", "2", "5"]}],
    "pools": [{"kind": "win", "races": [4], "amounts": {"6": "400.00", "2": "600.00"}}]}; or, instead of
    pools, {"tickets": [{"id": "a", "bet": "R4 $2 WIN 6"}]}; or both. Each pool comes back with its payoffs,
    takeout, breakage and a sum that balances. docs/commands.md has every key and an example.

    Parameters
    ----------
    file
        A JSON file, or - for standard input.
    table
        Print tables for people instead of JSON.
    """
    settled = settle_card(read_price_request(read_json(file)))
    if table:
        show_settlement(settled)
    else:
        say_json(card_answer(settled))
