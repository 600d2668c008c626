"""`croupier odds session`: wagers laid together, round after round, exactly."""

from fractions import Fraction
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from croupier.analysis.figures import decimal, percent, square_root
from croupier.analysis.session import QUANTILES, Session
from croupier.analysis.together import Together
from croupier.base import money
from croupier.base.refusal import Reason, refuse, shown
from croupier.cli.asked_table import Game, Rulebook, asked_table, table_title
from croupier.cli.odds_answers import SessionAnswer, share
from croupier.cli.screen import cells, say, say_json, table
from croupier.library.money import read_amount
from croupier.library.table import Table

MOST_CORRELATED = 8
Bets = Annotated[
    list[str], Parameter(name="--bet", negative=(), help="SPOT=STAKE, like red=5.00; once for each spot.")
]


def show_session(
    game: Game,
    /,
    *,
    bet: Bets,
    bankroll: str,
    rounds: int,
    goal: str | None = None,
    rulebook: Rulebook = None,
    json: bool = False,
    **options: str,
) -> None:
    """Show the chances of a session: the same wagers every round until they cannot be laid any more.

    Chance of ruin, of being ahead, and quantiles of the money at the end, all exact; of one round the edge,
    deviation and hit frequency of the wagers together, and how they hang together.

    Parameters
    ----------
    bankroll
        The money at the start, like 100.00.
    rounds
        How many rounds are played at most.
    goal
        Stop as soon as the money comes to so much.
    json
        Print JSON for a program to read.
    options
        Table options, as --NAME VALUE.
    """
    opened = Table(asked_table(game, rulebook, options))
    stakes = read_bets(bet)
    laid = opened.together(stakes)
    ended = opened.session(stakes, bankroll=bankroll, rounds=rounds, goal=goal)
    if json:
        say_json(_answer(opened, laid, ended, goal))
    else:
        say(table_title(opened.rules))
        _show(laid, ended, goal)


def read_bets(given: list[str]) -> dict[str, str]:
    """Stakes by spot, each of which is named once."""
    stakes: dict[str, str] = {}
    for spot, stake in map(_bet, given):
        if spot in stakes:
            says = "{spot} is bet on twice: give its whole stake once"
            refuse(Reason.MALFORMED, says, place="bet", spot=shown(spot))
        stakes[spot] = stake
    return stakes


def _bet(text: str) -> tuple[str, str]:
    spot, equals, stake = text.rpartition("=")
    if not equals:
        refuse(Reason.UNREADABLE, f"{shown(text)} is not a bet; write SPOT=STAKE, like red=5.00", place="bet")
    return spot, stake


def _show(laid: Together, ended: Session, goal: str | None) -> None:
    one = table("One round", ("", " "), (" ",))
    one.add_row(*cells("staked", money.show(laid.staked)))
    one.add_row(*cells("house edge", percent(laid.edge)))
    one.add_row(*cells("standard deviation", decimal(Fraction(square_root(laid.gains.variance)) / 100, 2)))
    one.add_row(*cells("skew", f"{float(laid.gains.skew):.4f}"))
    one.add_row(*cells("player ahead", percent(laid.gains.hits)))
    say(one)
    if 1 < len(laid.stakes) <= MOST_CORRELATED:
        _show_correlation(laid)
    made = table(f"{ended.rounds} rounds from {money.show(ended.bankroll)}", ("", " "), (" ",))
    made.add_row(*cells("ruined", percent(ended.ruined)))
    if goal is not None:
        made.add_row(*cells(f"reaches {goal}", percent(ended.reached)))
    made.add_row(*cells("ends ahead", percent(ended.ahead)))
    made.add_row(*cells("ends even", percent(ended.even)))
    made.add_row(*cells("mean at the end", decimal(ended.mean / 100, 2)))
    made.add_row(*cells("rounds played", decimal(ended.played, 1)))
    for part in QUANTILES:
        made.add_row(*cells(f"{percent(part, 0)} end with at most", money.show(ended.quantile(part))))
    say(made, Text("Exact: every way the session can go is counted.", style="dim"))


def _show_correlation(laid: Together) -> None:
    spots = list(laid.stakes)
    made = table("Correlation", ("", *spots), spots)
    for one in spots:
        made.add_row(*cells(one, *(f"{laid.correlation(one, other):.3f}" for other in spots)))
    say(made)


def _answer(opened: Table, laid: Together, ended: Session, goal: str | None) -> SessionAnswer:
    answer: SessionAnswer = {
        "rulebook": opened.rulebook,
        "game": opened.game,
        "digest": opened.digest,
        "bets": [{"spot": spot, "stake": money.show(stake)} for spot, stake in laid.stakes.items()],
        "staked": money.show(laid.staked),
        "house_edge": share(laid.edge),
        "standard_deviation": str(decimal(Fraction(square_root(laid.gains.variance)) / 100, 6)),
        "skew": laid.gains.skew,
        "hits": share(laid.gains.hits),
        "covariance": [
            {
                "one": one,
                "other": other,
                "covariance": str(value / 100**2),
                "correlation": str(laid.correlation(one, other)),
            }
            for (one, other), value in laid.covariance.items()
        ],
        "rounds": ended.rounds,
        "bankroll": money.show(ended.bankroll),
        "ruined": share(ended.ruined),
        "ahead": share(ended.ahead),
        "even": share(ended.even),
        "mean": str(decimal(ended.mean / 100, 6)),
        "rounds_played": str(decimal(ended.played, 6)),
        "quantiles": [
            {"share": percent(part, 0), "bankroll": money.show(ended.quantile(part))} for part in QUANTILES
        ],
    }
    if goal is not None:
        answer["goal"], answer["reached"] = money.show(read_amount(goal, "goal")), share(ended.reached)
    return answer
