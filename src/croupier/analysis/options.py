"""Every house option side by side: what each choice that the law leaves open does to every wager's odds."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from fractions import Fraction
from itertools import combinations

import msgspec

from croupier.analysis.wager_kinds import WagerKind, wager_kinds
from croupier.base.names import Citation
from croupier.base.refusal import Refused
from croupier.games.library import Table, load, open_table
from croupier.games.options_form import standing, without_idle
from croupier.law.options import LISTS, in_effect
from croupier.law.rulebook import GameRules

Options = Mapping[str, object]
Edges = tuple[Fraction | None, ...]


class Variant(msgspec.Struct, frozen=True):
    """One choice in place of the standing one. `along` are the options that the law changes with it.

    `refused` is the sentence where the choice cannot stand beside the others, or needs a value of its own.
    """

    option: str
    choice: str
    clause: Citation
    along: Mapping[str, str]
    wagers: tuple[WagerKind, ...] = ()
    refused: str = ""


class Comparison(msgspec.Struct, frozen=True):
    """`same` are the choices that give no wager other odds, though they may take one away."""

    wagers: tuple[WagerKind, ...]
    variants: tuple[Variant, ...]
    same: tuple[Variant, ...]


def compare_options(table: Table) -> Comparison:
    """The table as it stands, and with each other choice of each option of its book."""
    kinds = tuple(wager_kinds(table))
    found = list(_variants(table))
    known = _odds(kinds)
    changed = [one for one in found if one.refused or not _odds(one.wagers) <= known]
    return Comparison(kinds, tuple(changed), tuple(one for one in found if one not in changed))


def edges_by_kind(*tables: tuple[WagerKind, ...]) -> list[tuple[str, Edges]]:
    """A row for each kind of wager: how it is called, and its edge at each of the tables that has it.

    Kinds that are called alike, and have the same edges, are one row.
    """
    columns = [{one.kind: one for one in wagers} for wagers in tables]
    called = {kind: one.called for column in columns for kind, one in column.items()}

    def edges(kind: str) -> Edges:
        return tuple(column[kind].odds.edge if kind in column else None for column in columns)

    return list(dict.fromkeys((name, edges(kind)) for kind, name in called.items()))


def _odds(wagers: tuple[WagerKind, ...]) -> set[tuple[str, object]]:
    return {(one.kind, one.odds.figures) for one in wagers}


def _variants(table: Table) -> Iterator[Variant]:
    rules = load(table.terms.book).game(table.game)
    for name, rule in rules.options.items():
        for choice in rule.choices:
            if choice not in table.terms.chosen[name]:
                yield _variant(table, rules, name, choice)


def _variant(table: Table, rules: GameRules, name: str, choice: str) -> Variant:
    chosen, clause = table.terms.chosen, rules.options[name].choices[choice]
    values = (*chosen[name], choice) if name in LISTS else (choice,)
    wanted = _lawful(rules, {**chosen, name: values}, name)
    along = {
        other: ",".join(each) for other, each in wanted.items() if other != name and each != chosen[other]
    }
    value = ",".join(values)
    try:
        opened = _opened(table, {**along, name: value})
    except Refused as refused:
        return Variant(name, choice, clause, along, refused=str(refused))
    return Variant(name, choice, clause, along, tuple(wager_kinds(opened)))


def _opened(table: Table, options: Options) -> Table:
    """The table with these options in place of the standing ones. Values of the house's that do not fit them
    are left out, as few as can be; the first refusal where nothing helps."""
    every = without_idle(table, {**standing(table), **options})
    house = [name for name in every if name not in options and name not in table.terms.chosen]
    try:
        return _with(table, every)
    except Refused as refused:
        for count in range(1, len(house) + 1):
            for dropped in combinations(house, count):
                with suppress(Refused):
                    return _for_wagers_left(table, every, dropped)
        raise refused from None


def _for_wagers_left(table: Table, every: Options, dropped: Iterable[str]) -> Table:
    """Without the dropped options; one with a value for each wager, such as limits, keeps those of wagers
    that are still there, if they fit."""
    kept = {name: value for name, value in every.items() if name not in dropped}
    opened = _with(table, kept)
    for name in dropped:
        values, offered = every[name], standing(opened).get(name)
        if isinstance(values, dict) and isinstance(offered, dict):
            kept |= {name: {about: value for about, value in values.items() if about in offered}}
            with suppress(Refused):
                opened = _with(table, kept)
    return opened


def _with(table: Table, options: Options) -> Table:
    return open_table(load(table.terms.book), table.game, options)


def _lawful(
    rules: GameRules, chosen: Mapping[str, tuple[str, ...]], fixed: str
) -> Mapping[str, tuple[str, ...]]:
    """These choices with whatever else the law demands of whoever makes them; `fixed` is not changed."""
    wanted = dict(chosen)
    for demand in rules.constraints:
        if in_effect(demand.when, wanted):
            for name, needed in demand.needs.items():
                if name in LISTS:
                    wanted[name] = tuple(dict.fromkeys((*wanted[name], *needed)))
                elif name != fixed and wanted[name][0] not in needed:
                    wanted[name] = (needed[0],)
    return wanted
