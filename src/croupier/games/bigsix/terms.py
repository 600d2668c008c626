"""The terms a Big Six table is opened on: the book's values and the house's options, nothing else."""

from collections import Counter
from collections.abc import Mapping

import msgspec

from croupier.base.money import Cents
from croupier.base.names import Citation
from croupier.base.refusal import Reason, refuse, shown
from croupier.games.bigsix.rules import BigSixRules, ClapperRule, SpinRule, read_rules
from croupier.games.limits import Limits, read_limits
from croupier.games.odds import Odds, house_odds, read_odds
from croupier.law.options import choose, read_table, read_unit
from croupier.law.rulebook import Book, GameRules


class BetTerms(msgspec.Struct, frozen=True):
    odds: Odds
    clause: Citation


class BigSixTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    book: str
    chosen: dict[str, tuple[str, ...]]
    stops: tuple[str, ...]
    bets: dict[str, BetTerms]
    clapper: ClapperRule
    odds_word: str
    odds_word_clause: Citation
    unit: Cents
    unit_clause: Citation
    limits: Limits
    play: SpinRule

    @property
    def symbols(self) -> tuple[str, ...]:
        """From the most stops to the fewest; of as many, the one that comes first on the wheel."""
        return tuple(symbol for symbol, _ in Counter(self.stops).most_common())


def agree(book: Book, rules: GameRules, options: Mapping[str, object]) -> BigSixTerms:
    """The terms of a table under this book, or a refusal that names the clause."""
    law = read_rules(rules)
    chosen = choose(book.name, rules, options)
    return BigSixTerms(
        book=book.name,
        chosen=chosen,
        stops=law.wheels[chosen["stops"][0]].value,
        bets=_bets(law, options.get("odds", {}), rules.options["odds-word"].clause),
        clapper=ClapperRule(chosen["clapper"][0]),
        odds_word=chosen["odds-word"][0],
        odds_word_clause=rules.options["odds-word"].clause,
        unit=read_unit(rules, options),
        unit_clause=rules.options["unit"].clause,
        limits=read_limits(options.get("limits", {}), law.bets, rules.options["limits"].clause),
        play=law.spin,
    )


def _bets(law: BigSixRules, house: object, stated: Citation) -> dict[str, BetTerms]:
    better = read_table(house, "joker=50 to 1", "options.odds")
    for name in better:
        if name not in law.bets:
            says = "no odds are set for {name}; name one of {bets}"
            refuse(
                Reason.UNKNOWN_OPTION, says, place="options.odds", name=shown(name), bets=", ".join(law.bets)
            )
    return {name: BetTerms(_odds(law, name, better, stated), leaf.clause) for name, leaf in law.bets.items()}


def _odds(law: BigSixRules, name: str, better: Mapping[str, object], stated: Citation) -> Odds:
    floor, clause = read_odds(law.bets[name].value), law.bets[name].clause
    if name not in better:
        return floor
    return house_odds(better[name], floor, law.bound, clause, name=name, stated=stated)
