"""`croupier odds risk`: what a table's limits let the house lose."""

from rich.text import Text

from croupier.analysis.risk import Exposure, TableRisk, table_risk
from croupier.base import money
from croupier.base.money import Cents
from croupier.cli.asked_table import Game, Rulebook, asked_table, table_title
from croupier.cli.odds_answers import RiskAnswer, WorstAnswer
from croupier.cli.screen import cells, say, say_json, table
from croupier.games.effective import digest
from croupier.games.library import Table


def show_risk(game: Game, /, *, rulebook: Rulebook = None, json: bool = False, **options: str) -> None:
    """Show what a table's limits let the house lose, and the reserve that lasts against each wager.

    The reserve is an upper bound, by Lundberg: a house that takes the largest wager in every round for ever
    loses all of it at most once in a thousand cases. Limits are options: --limits 'inside=1.00..100.00'.

    Parameters
    ----------
    json
        Print JSON for a program to read.
    options
        Table options, as --NAME VALUE.
    """
    opened = asked_table(game, rulebook, options)
    risk = table_risk(opened)
    if json:
        say_json(_answer(opened, risk))
        return
    columns = ("wager", "example", "at most", "house loses", "reserve")
    made = table("The most that limits allow", columns, columns[2:])
    say(table_title(opened))
    for one in risk.wagers:
        amounts = ("no limit" if one.stake is None else _dollars(one.stake), _dollars(one.loses))
        made.add_row(*cells(one.wager.called, one.wager.example, *amounts, _dollars(one.reserve)))
    say(made)
    if risk.worst is None:
        say(Text("Some wager has no maximum, so nothing limits what one player can win in one round."))
        return
    worst, wins = risk.worst, money.show_dollars(risk.worst.wins)
    laid = f"{money.show_dollars(sum(worst.stakes.values()))} on {len(worst.stakes)} spots"
    say(Text(f"One player wins at most {wins} in one round: {laid}, at {worst.result}."))


def _dollars(amount: Cents | None) -> str:
    return "" if amount is None else money.show_dollars(amount)


def _shown(amount: Cents | None) -> str | None:
    return None if amount is None else money.show(amount)


def _answer(opened: Table, risk: TableRisk) -> RiskAnswer:
    return {
        "rulebook": opened.terms.book,
        "game": opened.game,
        "digest": digest(opened),
        "wagers": [
            {
                "kind": one.wager.kind,
                "spot": one.wager.example,
                "most": _shown(one.stake),
                "loses": _shown(one.loses),
                "reserve": _shown(one.reserve),
            }
            for one in risk.wagers
        ],
        "worst": None if risk.worst is None else _worst(risk.worst),
    }


def _worst(worst: Exposure) -> WorstAnswer:
    stakes = {spot: money.show(stake) for spot, stake in worst.stakes.items()}
    return {"result": worst.result, "wins": money.show(worst.wins), "stakes": stakes}
