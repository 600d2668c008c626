"""`croupier odds compare`: what each choice that the law leaves a house does to the odds."""

from rich.text import Text

from croupier.analysis.figures import percent
from croupier.analysis.options import Comparison, Variant, compare_options, edges_by_kind
from croupier.analysis.wager_kinds import WagerKind
from croupier.base.clause import book_and_key
from croupier.cli.asked_table import Game, Rulebook, asked_table, table_title
from croupier.cli.odds_answers import CompareAnswer, OddsRow, VariantAnswer, odds_row
from croupier.cli.screen import cells, cited, say, say_json, table
from croupier.games.effective import digest
from croupier.games.library import Table
from croupier.games.wager_list import ListedWager


def compare(game: Game, /, *, rulebook: Rulebook = None, json: bool = False, **options: str) -> None:
    """Show the house edge of every wager beside what each other choice of each option would make it.

    The first column is the table with the options that you name, as --NAME VALUE. Where the law ties a choice
    to others, these are changed along with it.

    Parameters
    ----------
    json
        Print JSON for a program to read.
    options
        Table options, as --NAME VALUE.
    """
    opened = asked_table(game, rulebook, options)
    found = compare_options(opened)
    if json:
        say_json(_answer(opened, found))
        return
    changes = [one for one in found.variants if not one.refused]
    say(table_title(opened))
    _show(found, changes)
    for number, one in enumerate(changes, 1):
        along = "".join(f", with {name} {value}" for name, value in one.along.items())
        say(Text(f"{number}: {one.option} {one.choice}{along} ").append(cited(book_and_key(one.clause)[1])))
    for one in (one for one in found.variants if one.refused):
        say(Text(f"{one.option} {one.choice}: {one.refused}", style="dim"))
    if found.same:
        named = ", ".join(f"{one.option} {one.choice}" for one in found.same)
        say(Text(f"These give no wager other odds: {named}", style="dim"))


def _show(found: Comparison, changes: list[Variant]) -> None:
    numbers = [str(number) for number in range(1, len(changes) + 1)]
    made = table("House edge", ("wager", "here", *numbers), ("here", *numbers))
    edges = edges_by_kind(found.wagers, *(one.wagers for one in changes))
    for called, row in edges:
        made.add_row(*cells(called, *("" if edge is None else percent(edge, 2) for edge in row)))
    say(made)


def _answer(opened: Table, found: Comparison) -> CompareAnswer:
    return {
        "rulebook": opened.terms.book,
        "game": opened.game,
        "digest": digest(opened),
        "wagers": _rows(found.wagers),
        "variants": [_variant(one) for one in found.variants],
        "same": [_variant(one) for one in found.same],
    }


def _variant(one: Variant) -> VariantAnswer:
    answer: VariantAnswer = {
        "option": one.option,
        "choice": one.choice,
        "clause": one.clause,
        "along": dict(one.along),
    }
    if one.refused:
        answer["refused"] = one.refused
    else:
        answer["wagers"] = _rows(one.wagers)
    return answer


def _rows(wagers: tuple[WagerKind, ...]) -> list[OddsRow]:
    return [odds_row(one.odds, ListedWager(one.kind, one.called, one.pays, one.clause)) for one in wagers]
