"""`croupier odds`: exact probability, edge and deviation of every wager."""

from collections.abc import Iterable
from fractions import Fraction

from croupier.analysis.exact import SpotOdds, analyse, percent
from croupier.base.clause import book_and_key
from croupier.cli.screen import cells, cited, say, say_json, table
from croupier.games.effective import digest
from croupier.games.library import Table, load, open_table
from croupier.games.notices import printed
from croupier.games.roulette.rules import read_rules
from croupier.games.roulette.table import RouletteTable
from croupier.law.rulebook import Book


def show_odds(
    game: str,
    /,
    *,
    rulebook: str = "new-jersey",
    json: bool = False,
    every_spot: bool = False,
    **options: str,
) -> None:
    """Show the exact probability, house edge and standard deviation of every wager.

    Every figure is added up by settling the wager at every result, as fractions. Table options follow as
    --NAME VALUE: croupier odds roulette --rulebook new-jersey --wheel single-zero. `croupier rules show BOOK`
    lists a book's options.

    Parameters
    ----------
    game
        roulette or bigsix.
    rulebook
        The document the table is played under.
    json
        Print JSON, every spot apart, for a program to read.
    every_spot
        List every spot, not one row for each kind of wager.
    options
        Table options, as --NAME VALUE.
    """
    book = load(rulebook)
    opened = open_table(book, game, options)
    found = analyse(opened)
    if json:
        say_json(_as_json(book, opened, found))
        return
    _show(book, opened, found if every_spot else list(_one_of_each(opened, found)), every_spot)


def _kind(opened: Table, spot: str) -> str:
    return opened.spots[spot].kind if isinstance(opened, RouletteTable) else spot


def _one_of_each(opened: Table, found: Iterable[SpotOdds]) -> Iterable[SpotOdds]:
    """One spot for each kind of wager, and any spot of it whose figures differ."""
    seen: set[tuple[str, tuple[Fraction, ...]]] = set()
    for odds in found:
        key = (_kind(opened, odds.spot), odds.figures)
        if key not in seen:
            seen.add(key)
            yield odds


def _pays(opened: Table, spot: str) -> tuple[str, str]:
    """The odds as printed, and the clause they rest on."""
    if isinstance(opened, RouletteTable):
        bet = opened.terms.bets[opened.spots[spot].kind]
        return str(bet.odds) if bet.odds else "multiplier", bet.paid
    terms = opened.terms
    return printed(terms.bets[spot].odds, terms.odds_word), terms.bets[spot].clause


def _names(book: Book, opened: Table) -> dict[str, str]:
    if not isinstance(opened, RouletteTable):
        return {spot: spot for spot in opened.spots}
    bets = read_rules(book.game("roulette")).bets
    return {kind: " or ".join(bets[kind].called.value) for kind in opened.terms.bets}


def _show(book: Book, opened: Table, found: list[SpotOdds], every_spot: bool) -> None:
    chosen = ", ".join(",".join(values) for values in opened.terms.chosen.values() if values)
    first = "spot" if every_spot else "example"
    columns = ("wager", first, "pays", "wins", "", "edge", " ", "std dev", "clause")
    shown = table(
        f"{book.title} ({opened.game}: {chosen})",
        columns,
        ("pays", "wins", "", "edge", " ", "std dev"),
    )
    names = _names(book, opened)
    for odds in found:
        pays, clause = _pays(opened, odds.spot)
        shown.add_row(
            *cells(names[_kind(opened, odds.spot)], odds.spot, pays, odds.wins, percent(odds.wins, 2)),
            *cells(odds.edge, percent(odds.edge, 2), f"{odds.deviation:.4f}", cited(book_and_key(clause)[1])),
        )
    say(shown)


def _as_json(book: Book, opened: Table, found: list[SpotOdds]) -> dict[str, object]:
    rows = [_row(opened, odds) for odds in found]
    return {"rulebook": book.name, "game": opened.game, "digest": digest(opened), "wagers": rows}


def _row(opened: Table, odds: SpotOdds) -> dict[str, object]:
    pays, clause = _pays(opened, odds.spot)
    return {
        "spot": odds.spot,
        "kind": _kind(opened, odds.spot),
        "pays": pays,
        "clause": clause,
        "wins": {"fraction": str(odds.wins), "percent": percent(odds.wins)},
        "half_lost": {"fraction": str(odds.halves), "percent": percent(odds.halves)},
        "house_edge": {"fraction": str(odds.edge), "percent": percent(odds.edge)},
        "variance": str(odds.variance),
        "standard_deviation": str(odds.deviation),
    }
