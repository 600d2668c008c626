"""The terms a roulette table is opened on: the book's values and the house's options, nothing else.

This is the effective book of a table. It goes into the journal once, under its digest, and a round is
settled from it whatever the program ships later; so it holds values and citations, and no prose.
"""

from collections.abc import Mapping

import msgspec

from croupier.base.money import Cents
from croupier.base.names import Citation
from croupier.base.refusal import Reason, refuse, shown
from croupier.games.limits import Limit, Limits, agree_limits, read_limits
from croupier.games.odds import Odds, house_odds, read_odds
from croupier.games.roulette.bets import Kind, group
from croupier.games.roulette.colours import read_sections
from croupier.games.roulette.demands import check_book
from croupier.games.roulette.paytable import Paytable, read_paytable
from croupier.games.roulette.rules import (
    B2BPays,
    BetRule,
    Closing,
    ModeRule,
    RouletteRules,
    ZeroRule,
    read_rules,
    terminal_clause,
)
from croupier.games.roulette.wheel import WheelKind
from croupier.law.options import choose, read_table, read_unit
from croupier.law.rulebook import Book, Chosen, GameRules, Leaf


class BetTerms(msgspec.Struct, frozen=True):
    """Where the document describes the wager, where it gives the odds, and where it has the wager lose."""

    odds: Odds | None
    defined: Citation
    paid: Citation
    lost: Citation


class RouletteTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    book: str
    chosen: dict[str, tuple[str, ...]]
    wheel: WheelKind
    wheel_clause: Citation
    zero: ZeroRule
    zero_clause: Citation | None
    bets: dict[Kind, BetTerms]
    not_offered: dict[Kind, Citation]
    triples: tuple[tuple[str, ...], ...]
    seven_numbers: tuple[str, ...]
    sections: dict[str, tuple[str, ...]]
    paytable: Paytable
    b2b_pays: B2BPays
    neighbours: int
    neighbours_clause: Citation | None
    unit: Cents
    limits: Limits
    limits_by_number: bool
    play: ModeRule

    @property
    def mode(self) -> str:
        return self.chosen["mode"][0]


def agree(book: Book, rules: GameRules, options: Mapping[str, object]) -> RouletteTerms:
    """The terms of a table under this book, or a refusal that names the clause."""
    law = read_rules(rules)
    check_book(rules, law)
    chosen = choose(book.name, rules, options)
    wheel = WheelKind(chosen["wheel"][0])
    zero = law.zero.get(wheel)
    play = _closing(rules, chosen, law.modes[chosen["mode"][0]])
    house = _house_limits(law, play, options.get("limits", {}))
    return RouletteTerms(
        book=book.name,
        chosen=chosen,
        wheel=wheel,
        wheel_clause=rules.options["wheel"].choices[wheel],
        zero=ZeroRule(chosen["even-money-on-zero"][0]),
        zero_clause=zero.clause if zero else None,
        bets=_bets(law, chosen, options.get("odds", {})),
        not_offered=_not_offered(law, rules, chosen),
        triples=law.triples,
        seven_numbers=law.seven_numbers,
        sections=read_sections(options.get("colour-sections"), wheel, rules.options.get("colour-sections")),
        paytable=_paytable(rules, chosen, options),
        b2b_pays=B2BPays(_one(chosen, "b2b-pays", B2BPays.STAKE_RETURNED)),
        neighbours=1 if _one(chosen, "neighbours", "") == "one-each-side" else 2,
        neighbours_clause=rules.options["neighbours"].clause if "neighbours" in rules.options else None,
        unit=read_unit(rules, options),
        limits=agree_limits(law.limits, house),
        limits_by_number=_one(chosen, "inside-maximum", "") == "each-number",
        play=play,
    )


def _closing(rules: GameRules, chosen: Chosen, play: ModeRule) -> ModeRule:
    """When betting closes, where the document leaves it to the house."""
    if "closing" not in chosen:
        return play
    option = rules.options["closing"]
    value = Closing(chosen["closing"][0])
    leaf = Leaf(value=value, clause=option.choices[value], origin=option.origin)
    return msgspec.structs.replace(play, closing=leaf)


def _one(chosen: Chosen, name: str, otherwise: str) -> str:
    return chosen[name][0] if name in chosen else otherwise


def _house_limits(law: RouletteRules, play: ModeRule, given: object) -> Limits:
    """The house's limits; the document speaks of B2B's in a clause of its own."""
    names = (*dict.fromkeys(group(kind) for kind in law.bets), *law.bets)
    limits = read_limits(given, names, play.limits.clause)
    own = {name: law.bets[Kind.B2B].called.clause for name in ("bonus", Kind.B2B) if name in limits}
    return {**limits, **{name: Limit(limits[name].least, limits[name].most, own[name]) for name in own}}


def _paytable(rules: GameRules, chosen: Chosen, options: Mapping[str, object]) -> Paytable:
    offered = Kind.B2B in chosen["offer"]
    if not offered and "b2b-paytable" not in options:
        return ()
    return read_paytable(options.get("b2b-paytable"), rules.options["b2b-paytable"].clause)


def _offered(law: RouletteRules, chosen: Chosen) -> list[Kind]:
    return [
        kind
        for kind, rule in law.bets.items()
        if kind not in chosen.get("withhold", ())
        and (rule.offered is None or kind in chosen["offer"])
        and not _without_00(kind, chosen)
    ]


def _without_00(kind: Kind, chosen: Chosen) -> bool:
    """The first five hold 00, which only a double-zero wheel that is used as one can give."""
    return kind is Kind.FIRST_FIVE and WheelKind.DOUBLE_ZERO not in chosen["wheel"]


def _bets(law: RouletteRules, chosen: Chosen, house: object) -> dict[Kind, BetTerms]:
    better = _house_odds(law, house)
    mode = chosen["mode"][0]
    return {
        kind: _bet_terms(law.bets[kind], better.get(_paid_as(kind)), mode) for kind in _offered(law, chosen)
    }


def _paid_as(kind: Kind) -> Kind:
    """Five adjacent numbers are five straights."""
    return Kind.STRAIGHT if kind is Kind.FIVE_ADJACENT else kind


def _not_offered(law: RouletteRules, rules: GameRules, chosen: Chosen) -> dict[Kind, Citation]:
    """Why each other wager is not to be had: unknown to the document or the wheel, withheld, not chosen."""
    missing = (kind for kind in Kind if kind not in _offered(law, chosen))
    return {kind: _missing_clause(law, rules, chosen, kind) for kind in missing}


def _missing_clause(law: RouletteRules, rules: GameRules, chosen: Chosen, kind: Kind) -> Citation:
    if kind not in law.bets:
        return rules.options["offer"].clause
    if _without_00(kind, chosen):
        return rules.options["wheel"].choices[chosen["wheel"][0]]
    optional = law.bets[kind].offered
    return optional.clause if optional else rules.options["withhold"].clause


def _bet_terms(rule: BetRule, better: Odds | None, mode: str) -> BetTerms:
    defined = terminal_clause(rule, mode)
    lost = rule.loses.clause if rule.loses else defined
    if rule.odds is None:
        return BetTerms(None, defined, rule.multiplied.clause if rule.multiplied else defined, lost)
    return BetTerms(better or read_odds(rule.odds.value), defined, rule.odds.clause, lost)


def _house_odds(law: RouletteRules, given: object) -> dict[Kind, Odds]:
    """The odds a house pays in place of the document's, never worse, and the same where they are fixed."""
    odds = {}
    for name, text in read_table(given, "straight=36 to 1", "options.odds").items():
        rule = law.bets.get(Kind(name)) if name in tuple(Kind) else None
        if rule is None or rule.odds is None:
            known = ", ".join(kind for kind, bet in law.bets.items() if bet.odds)
            refuse(
                Reason.UNKNOWN_OPTION,
                "no odds are set for {name}; name one of {known}",
                place="options.odds",
                name=shown(name),
                known=known,
            )
        if _paid_as(Kind(name)) != name:
            says = "five adjacent numbers are straights; set straight"
            refuse(Reason.ODDS_NOT_ALLOWED, says, rule.called.clause, "options.odds")
        floor, clause = read_odds(rule.odds.value), rule.odds.clause
        odds[Kind(name)] = house_odds(text, floor, law.bound.value, clause, name=name, stated=clause)
    return odds
