"""`croupier odds baccarat`: how often each hand wins from a shoe, and the exact edge of each wager."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter

from croupier.analysis.exact import SpotOdds, analyse
from croupier.analysis.figures import percent
from croupier.base.clause import book_and_key
from croupier.base.refusal import Reason, refuse, shown
from croupier.cli.odds_answers import CardOdds, CardWager
from croupier.cli.screen import cells, cited, say, say_json, table
from croupier.games.baccarat.counting import HandCounts, count_hands, full_shoe
from croupier.games.baccarat.table import BaccaratTable
from croupier.games.baccarat.terms import MOST_DECKS
from croupier.games.baccarat.vigorish import BOOK
from croupier.games.library import load, open_table
from croupier.games.play import wager_list
from croupier.games.wager_list import ListedWager

Row = tuple[SpotOdds, ListedWager]
FIRST = ("banker", "player", "tie")


def show(
    *,
    rulebook: str = BOOK,
    decks: int = 8,
    shoe: Annotated[str, Parameter(show_default=False)] = "",
    vigorish: Literal["5", "4", "tie", "none"] = "5",
    no_vigorish: Annotated[bool, Parameter(negative=())] = False,
    on_tie: int | None = None,
    tie_pays: str = "8 to 1",
    json: bool = False,
) -> None:
    """Show how often each hand of mini-baccarat wins, and the exact house edge of each wager.

    Every order of the next six cards is counted, as whole numbers and without replacement; what each wager
    then gets is what the table pays.

    Parameters
    ----------
    rulebook
        The document that is played under.
    decks
        Decks in a full shoe, 1 to 12.
    shoe
        Instead: the cards that are left in it, of value 0 to 9, as ten numbers with commas between.
    vigorish
        Percent of a banker's win, 5 or 4; `tie`, a share of a banker's wager when the hands tie; or `none`,
        and a winning banker's six pays 1 to 2.
    no_vigorish
        The same as `--vigorish none`.
    on_tie
        Percent of the wager that `--vigorish tie` takes; 25, the most, if left out.
    tie_pays
        Odds of the tie bet, at least 8 to 1, which are 9 for 1.
    json
        Print JSON for a program to read.
    """
    left = _read_shoe(shoe) if shoe else full_shoe(_read_decks(decks))
    options: dict[str, object] = {"vigorish": "none" if no_vigorish else vigorish, "odds": {"tie": tie_pays}}
    if on_tie is not None:
        options["vigorish-on-tie"] = on_tie
    counts, found = count_hands(left), _odds(rulebook, tuple(left), options)
    if json:
        say_json(_answer(rulebook, left, counts, found))
    else:
        _print(f"the {sum(left)} cards left" if shoe else f"{decks} full decks", counts, found)


def _odds(rulebook: str, shoe: tuple[int, ...], options: dict[str, object]) -> list[Row]:
    """Of a table with these options that is dealt from this shoe."""
    book = load(rulebook)
    table = open_table(book, "baccarat", options)
    assert isinstance(table, BaccaratTable)  # noqa: S101 - as it was opened
    found = {one.spot: one for one in analyse(BaccaratTable(table.terms, shoe))}
    return [(found[spot], wager_list(book, table)[spot]) for spot in FIRST]


def _read_decks(decks: int) -> int:
    if not 1 <= decks <= MOST_DECKS:
        refuse(Reason.MALFORMED, "a shoe is of 1 to {most} decks, not {decks}", most=MOST_DECKS, decks=decks)
    return decks


def _read_shoe(text: str) -> list[int]:
    numbers = text.split(",")
    if not all(number.isascii() and number.isdigit() for number in numbers):
        says = "{text} is not a shoe; write ten numbers with commas, like 16,4,4,4,4,4,4,4,4,4"
        refuse(Reason.MALFORMED, says, text=shown(text))
    return [int(number) for number in numbers]


def _answer(rulebook: str, shoe: Sequence[int], counts: HandCounts, found: list[Row]) -> CardOdds:
    return {
        "rulebook": rulebook,
        "shoe": list(shoe),
        "counts": msgspec.to_builtins(counts),
        "wagers": [_row(*one) for one in found],
    }


def _row(one: SpotOdds, wager: ListedWager) -> CardWager:
    return {
        "wager": one.spot,
        "pays": wager.pays,
        "clause": wager.clause,
        "edge": str(one.edge),
        "edge_percent": percent(one.edge),
        "edge_decided_percent": percent(one.edge_decided),
        "wins": str(one.wins),
        "wins_percent": percent(one.wins),
        "variance": str(one.variance),
        "standard_deviation": str(one.deviation),
        "skew": str(one.skew),
    }


def _print(shoe: str, counts: HandCounts, found: list[Row]) -> None:
    orders = table(f"The next six of {shoe}", ("ends", "orders", "share"), ("orders", "share"))
    for name, count in msgspec.to_builtins(counts).items():
        share = percent(Fraction(count, counts.all))
        orders.add_row(*cells(name.replace("_", " with "), f"{count:,}", share))
    say(orders)
    columns = ("wager", "pays", "wins", "edge", "without ties", "std dev", "skew", "clause")
    edges = table(load(book_and_key(found[0][1].clause)[0]).title, columns, columns[2:7])
    for one, wager in found:
        figures = (percent(one.wins), percent(one.edge), percent(one.edge_decided))
        shape = f"{one.deviation:.4f}", f"{one.skew:.4f}"
        edges.add_row(*cells(one.spot, wager.pays, *figures, *shape, cited(book_and_key(wager.clause)[1])))
    say(edges)
