"""A PAR sheet: everything that a laboratory or a manager wants to know of a table's maths, gathered once."""

from collections.abc import Iterable, Iterator

import msgspec

from croupier.analysis.gains import gains_of
from croupier.analysis.hold_band import Bands, hold_bands, rounds_until_sure
from croupier.analysis.nets import nets_of
from croupier.analysis.options import Comparison, compare_options
from croupier.analysis.risk import TableRisk, table_risk
from croupier.analysis.wager_kinds import WagerKind, wager_kinds
from croupier.base.clause import book_and_key
from croupier.base.names import Citation
from croupier.games.effective import digest
from croupier.games.library import Table, load
from croupier.games.options_form import described
from croupier.law.rulebook import Book


class Chosen(msgspec.Struct, frozen=True):
    """An option in effect."""

    name: str
    value: str
    says: str
    clause: Citation


class Alike(msgspec.Struct, frozen=True):
    """Kinds of wager with the same odds, and how far the house's hold on any of them strays."""

    wagers: tuple[WagerKind, ...]
    bands: Bands
    sure: int | None

    @property
    def called(self) -> str:
        return ", ".join(dict.fromkeys(one.called for one in self.wagers))


class Cited(msgspec.Struct, frozen=True):
    clause: Citation
    text: str


class ParSheet(msgspec.Struct, frozen=True):
    """`clauses` has the words of every clause that the sheet cites."""

    book: str
    title: str
    cite: str
    game: str
    digest: str
    chosen: tuple[Chosen, ...]
    limits: tuple[tuple[str, str, Citation], ...]
    wagers: tuple[WagerKind, ...]
    alike: tuple[Alike, ...]
    risk: TableRisk
    options: Comparison
    clauses: tuple[Cited, ...]


def par_sheet(table: Table) -> ParSheet:
    book, kinds = load(table.terms.book), tuple(wager_kinds(table))
    chosen, options = tuple(_chosen(book, table)), compare_options(table)
    limits = tuple((name, limit.words, limit.clause) for name, limit in table.terms.limits.items())
    cited = (
        *(one.clause for one in chosen),
        *(one.clause for one in kinds),
        *(clause for _, _, clause in limits),
        *(one.clause for one in options.variants),
    )
    return ParSheet(
        book=book.name,
        title=book.title,
        cite=book.cite,
        game=table.game,
        digest=digest(table),
        chosen=chosen,
        limits=limits,
        wagers=kinds,
        alike=tuple(_alike(table, kinds)),
        risk=table_risk(table),
        options=options,
        clauses=tuple(_cited(book, cited)),
    )


def _chosen(book: Book, table: Table) -> Iterator[Chosen]:
    """Choices, and the values that the house has set."""
    for name, values in table.terms.chosen.items():
        rule = book.game(table.game).options[name]
        clause = rule.choices[values[0]] if len(values) == 1 else rule.clause
        yield Chosen(name, ", ".join(values) or "none", rule.says, clause)
    for text in described(table).texts:
        if text.value:
            yield Chosen(text.name, text.value, text.says, text.clause)


def _alike(table: Table, kinds: Iterable[WagerKind]) -> Iterator[Alike]:
    groups: dict[object, list[WagerKind]] = {}
    for one in kinds:
        groups.setdefault(one.odds.figures, []).append(one)
    nets = nets_of(table)
    for group in groups.values():
        stake = nets.whole_stake(group[0].example)
        gains = gains_of(nets, {group[0].example: stake})
        yield Alike(tuple(group), hold_bands(gains, stake), rounds_until_sure(gains))


def _cited(book: Book, cited: Iterable[Citation]) -> Iterator[Cited]:
    for clause in dict.fromkeys(cited):
        yield Cited(clause, book.text(book_and_key(clause)[1]))
