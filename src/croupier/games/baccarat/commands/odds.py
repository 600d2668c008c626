"""`croupier odds baccarat`: how often each hand wins from a shoe, and the exact edge of each wager."""

from fractions import Fraction
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter

from croupier.analysis.exact import percent, square_root
from croupier.base.refusal import Reason, refuse, shown
from croupier.cli.screen import cells, cited, say, say_json, table
from croupier.games.baccarat.counting import HandCounts, count_hands, full_shoe
from croupier.games.baccarat.edges import TIE, TIE_CLAUSE, WagerEdge, wager_edges
from croupier.games.baccarat.tie_odds import said_to_one
from croupier.games.baccarat.vigorish import BOOK, MOST_ON_TIE, Vigorish
from croupier.games.library import load
from croupier.games.odds import Bound, house_odds

MOST_DECKS = 12


def show(
    *,
    rulebook: str = BOOK,
    decks: int = 8,
    shoe: str = "",
    vigorish: Literal["5", "4", "tie"] = "5",
    no_vigorish: Annotated[bool, Parameter(negative=())] = False,
    on_tie: int = MOST_ON_TIE,
    tie_pays: str = "8 to 1",
    json: bool = False,
) -> None:
    """Show how often each hand of mini-baccarat wins, and the exact house edge of each wager.

    Every order of the next six cards is counted, as whole numbers and without replacement.

    Parameters
    ----------
    rulebook
        The document that is played under.
    decks
        Decks in a full shoe, 1 to 12.
    shoe
        Instead: the cards that are left in it, of value 0 to 9, as ten numbers with commas between.
    vigorish
        Percent of a banker's win, 5 or 4; or `tie`, a share of a banker's wager when the hands tie.
    no_vigorish
        Instead: no vigorish, and a winning banker's six pays 1 to 2.
    on_tie
        Percent of the wager that `--vigorish tie` takes, at most 25.
    tie_pays
        Odds of the tie bet, at least 8 to 1, which are 9 for 1.
    json
        Print JSON for a program to read.
    """
    _check_book(rulebook)
    counts = count_hands(_read_shoe(shoe) if shoe else full_shoe(_read_decks(decks)))
    kind = Vigorish.NONE if no_vigorish else Vigorish(vigorish)
    tie = house_odds(said_to_one(tie_pays), TIE, Bound.AT_LEAST, TIE_CLAUSE, name="tie", stated=TIE_CLAUSE)
    found = list(wager_edges(counts, kind, tie, _read_share(on_tie)))
    if json:
        say_json({"counts": msgspec.to_builtins(counts), "wagers": [_row(one) for one in found]})
    else:
        _print(counts, found)


def _check_book(name: str) -> None:
    """These figures are of one document's tables and odds."""
    load(name).game("baccarat")


def _read_decks(decks: int) -> int:
    if not 1 <= decks <= MOST_DECKS:
        refuse(Reason.MALFORMED, "a shoe is of 1 to {most} decks, not {decks}", most=MOST_DECKS, decks=decks)
    return decks


def _read_share(share: int) -> int:
    if not 0 <= share <= MOST_ON_TIE:
        says = "a vigorish on ties is at most {most} percent, not {share}"
        refuse(Reason.ODDS_NOT_ALLOWED, says, most=MOST_ON_TIE, share=share)
    return share


def _read_shoe(text: str) -> list[int]:
    numbers = text.split(",")
    if not all(number.isascii() and number.isdigit() for number in numbers):
        says = "{text} is not a shoe; write ten numbers with commas, like 16,4,4,4,4,4,4,4,4,4"
        refuse(Reason.MALFORMED, says, text=shown(text))
    return [int(number) for number in numbers]


def _row(one: WagerEdge) -> dict[str, object]:
    return {
        "wager": one.wager,
        "pays": one.pays,
        "clause": one.clause,
        "edge": str(one.edge),
        "edge_percent": percent(one.edge),
        "wins": str(one.wins),
        "wins_percent": percent(one.wins),
        "variance": str(one.variance),
        "standard_deviation": str(square_root(one.variance)),
    }


def _print(counts: HandCounts, found: list[WagerEdge]) -> None:
    orders = table("The next six cards of the shoe", ("ends", "orders", "share"), ("orders", "share"))
    for name, count in msgspec.to_builtins(counts).items():
        share = percent(Fraction(count, counts.all))
        orders.add_row(*cells(name.replace("_", " with "), f"{count:,}", share))
    say(orders)
    columns = ("wager", "pays", "wins", "edge", "std dev", "clause")
    edges = table("Mini-baccarat", columns, ("wins", "edge", "std dev"))
    for one in found:
        figures = percent(one.wins), percent(one.edge), f"{square_root(one.variance):.4f}"
        edges.add_row(*cells(one.wager, one.pays, *figures, cited(one.clause)))
    say(edges)
