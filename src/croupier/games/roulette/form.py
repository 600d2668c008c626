"""What a form for a roulette table's terms shows beyond choices."""

from collections.abc import Iterator

from croupier.games.form import OwnOptions
from croupier.games.limits import AGGREGATE, GROUPS
from croupier.games.odds import Bound
from croupier.games.roulette.bets import Kind, group
from croupier.games.roulette.neighbours import no_neighbours
from croupier.games.roulette.rules import read_rules
from croupier.games.roulette.table import RouletteTable
from croupier.games.roulette.terms import RouletteTerms
from croupier.law.form import Row, Text, Values
from croupier.law.rulebook import GameRules


def own_options(table: RouletteTable, rules: GameRules) -> OwnOptions:
    terms = table.terms
    limited, fixed = _limited(terms, rules)
    return OwnOptions(
        odds=tuple(_odds(terms)),
        odds_fixed=read_rules(rules).bound.value is Bound.EXACTLY,
        limited=limited,
        limits_fixed=fixed,
        texts=tuple(_texts(terms, rules)),
        values=tuple(_sections(terms, rules)),
        unused=("neighbours",) if no_neighbours(table) else (),
        limits_clause=terms.play.limits.clause,
    )


def _odds(terms: RouletteTerms) -> Iterator[Row]:
    """Five adjacent numbers are straights, and have no odds of their own."""
    for kind in Kind:  # terms that were stored have their wagers by the alphabet
        bet = terms.bets.get(kind)
        if bet is not None and bet.odds is not None and kind is not Kind.FIVE_ADJACENT:
            yield Row(kind, str(bet.odds), bet.paid)


def _limited(terms: RouletteTerms, rules: GameRules) -> tuple[tuple[str, ...], bool]:
    """Whatever can have a limit, groups first; where the document fixes limits, only what it names."""
    every = (*GROUPS, AGGREGATE, *Kind)
    if read_rules(rules).limits:
        return tuple(name for name in every if name in terms.limits), True
    known = {AGGREGATE, *terms.limits, *terms.bets, *(group(kind) for kind in terms.bets)}
    return tuple(name for name in every if name in known), False


def _texts(terms: RouletteTerms, rules: GameRules) -> Iterator[Text]:
    if rule := rules.options.get("b2b-paytable"):
        paytable = ",".join(f"{times}:{weight}" for times, weight in terms.paytable)
        yield Text("b2b-paytable", rule.says, rule.clause, paytable, "10:6,20:3,50:1")


def _sections(terms: RouletteTerms, rules: GameRules) -> Iterator[Values]:
    if terms.sections:
        rule = rules.options["colour-sections"]
        rows = tuple(Row(name, "-".join(numbers), rule.clause) for name, numbers in terms.sections.items())
        yield Values("colour-sections", rule.says, rule.clause, False, "28-9-26-30-11-7", rows)
